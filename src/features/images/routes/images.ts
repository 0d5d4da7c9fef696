import { z } from 'zod';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { acceptedFormats } from '#platform/http/requests/accepted-formats';
import { sendFile } from '#platform/http/responses/send-file';
import { headAsFile } from '#platform/http/security/security-headers';
import { openImage } from '../rules/open-image.ts';
import { type OpenRenditionDeps, openRendition } from '../rules/open-rendition.ts';
import { parseImageAddress } from './image-address.ts';

// Everybody has seen a public picture; whoever withdraws one takes it out of the gallery and its pages, not out of
// caches. A private one is kept for an hour only: deleting it has to mean something.
const PUBLIC = 'public, max-age=31536000, immutable';
const PRIVATE = 'private, max-age=3600, immutable';
// What is shown while a rendition is made.
const STAND_IN_S = 30;

export type ImagesDeps = OpenRenditionDeps & { publicUrl: string };

export function registerImages(app: App, deps: ImagesDeps): void {
  const pictures = {
    // A page shows many, and each is a file.
    config: { isUncounted: true },
    schema: { params: z.object({ file: z.string() }) },
  };
  app.get('/images/:file', pictures, async (request, reply) => {
    const address = parseImageAddress(`/images/${request.params.file}`, [deps.publicUrl]);
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
