import { requireObjectKey } from '#features/images/routes/image-address';
import type { App } from '#platform/http/app';
import { addressKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { route } from '#platform/http/route';
import { headAsFile } from '#platform/http/security/security-headers';
import { downloadSvg } from '../contract/download-svg.ts';
import { drawPictureSvg } from '../rules/draw-picture-svg.ts';
import { type DownloadImageDeps, registerDownloadImage } from './download-image.ts';
import { downloadName } from './download-name.ts';
import { type DownloadZipDeps, registerDownloadZip } from './download-zip.ts';
import { type ImageFilesDeps, registerImageFiles } from './image-files.ts';

export type DownloadsDeps = DownloadImageDeps & DownloadSvgDeps & DownloadZipDeps & ImageFilesDeps;

export async function registerDownloadRoutes(app: App, deps: DownloadsDeps): Promise<void> {
  registerDownloadImage(app, deps);
  registerDownloadSvg(app, deps);
  await registerDownloadZip(app, deps);
  registerImageFiles(app, deps);
}

type DownloadSvgDeps = Parameters<typeof drawPictureSvg>[0] & {
  limits: RateLimiters;
  publicUrl: string;
};

function registerDownloadSvg(app: App, deps: DownloadSvgDeps): void {
  route(app, downloadSvg, async ({ body, request, reply }) => {
    const { imageUrl, generationId } = body;
    const objectKey = requireObjectKey(request, deps.publicUrl, { address: imageUrl, field: 'imageUrl' });
    const userId = (await request.findUser())?.id;
    await countCall(deps.limits.imageFile, userId ?? addressKey(request.ip));
    const svg = await drawPictureSvg(deps, objectKey);
    return headAsFile(reply)
      .type('image/svg+xml')
      .header('content-disposition', `attachment; filename="${downloadName(generationId)}.svg"`)
      .send(svg);
  });
}
