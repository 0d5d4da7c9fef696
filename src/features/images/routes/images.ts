import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { acceptedFormats } from '#platform/http/requests/accepted-formats';
import { sendFile } from '#platform/http/responses/send-file';
import { route } from '#platform/http/route';
import { headAsFile } from '#platform/http/security/security-headers';
import { sendImage } from '../contract/images.ts';
import { openImage } from '../rules/open-image.ts';
import { type OpenRenditionDeps, openRendition } from '../rules/open-rendition.ts';
import { parseImageAddress } from './image-address.ts';

// Withdrawing a public picture removes it from the gallery and its pages, not from caches. A private picture is cached
// for an hour only, so that deleting it takes effect.
const PUBLIC = 'public, max-age=31536000, immutable';
const PRIVATE = 'private, max-age=3600, immutable';
// The file that is sent in place of a rendition while that is made.
const STAND_IN_S = 30;

export type ImagesDeps = OpenRenditionDeps & { publicUrl: string };

export function registerImageRoutes(app: App, deps: ImagesDeps): void {
  route(app, sendImage, async ({ params, request, reply }) => {
    const address = parseImageAddress(`/images/${params.file}`, [deps.publicUrl]);
    if (!address) throw new AppError('not_found.image');
    const { objectKey, rendition } = address;
    if (!rendition) {
      const image = await openImage(deps, objectKey);
      headAsFile(reply).header('cache-control', image.isPublic ? PUBLIC : PRIVATE);
      return sendFile(request, reply, image);
    }
    const { width, format } = rendition;
    const formats = format ? [format] : acceptedFormats(request.headers.accept);
    const image = await openRendition(deps, { objectKey, width, formats });
    if (!format) reply.header('vary', 'accept');
    headAsFile(reply).header('cache-control', cacheControl(image));
    return sendFile(request, reply, image);
  });
}

function cacheControl({ isPublic, isStandIn }: { isPublic: boolean; isStandIn: boolean }): string {
  if (isStandIn) return `${isPublic ? 'public' : 'private'}, max-age=${STAND_IN_S}`;
  return isPublic ? PUBLIC : PRIVATE;
}
