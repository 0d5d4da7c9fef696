import { requireObjectKey } from '#features/images/routes/image-address';
import { openImage } from '#features/images/rules/open-image';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import { headAsFile } from '#platform/http/security/security-headers';
import { downloadImage } from '../contract/download-image.ts';
import { openImageFile } from '../rules/open-image-file.ts';
import { downloadName } from './download-name.ts';

export type DownloadImageDeps = Parameters<typeof openImage>[0] & { publicUrl: string };

export function registerDownloadImage(app: App, deps: DownloadImageDeps): void {
  route(app, downloadImage, async ({ body, request, reply }) => {
    const { imageUrl, generationId, fileId } = body;
    const objectKey = requireObjectKey(request, deps.publicUrl, { address: imageUrl, field: 'imageUrl' });
    const { contentType, object, ending } = fileId
      ? await openFile(deps, { id: fileId, objectKey })
      : { ...(await openImage(deps, objectKey)), ending: '.png' };
    return headAsFile(reply)
      .type(contentType)
      .headers({
        'content-length': object.size,
        'content-disposition': `attachment; filename="${downloadName(generationId)}${ending}"`,
      })
      .send(object.stream());
  });
}

async function openFile(deps: DownloadImageDeps, file: Parameters<typeof openImageFile>[1]) {
  const { variant, ...opened } = await openImageFile(deps, file);
  // Both sizes of a picture may be saved to one folder.
  const size = variant.method ? '-4k' : '';
  return { ...opened, ending: `${size}.${variant.format === 'jpeg' ? 'jpg' : variant.format}` };
}
