import { z } from 'zod';
import { downloadImageRequest } from '#contract/generations';
import { openImage } from '#server/domain/images/open-image';
import { AppError } from '#server/errors';
import type { App } from './app.ts';
import { parseImageAddress, requireObjectKey } from './image-address.ts';

// Everybody has seen a public picture; whoever withdraws one takes it out of the gallery and its pages, not out of
// caches. A private one is kept for an hour only: deleting it has to mean something.
const PUBLIC = 'public, max-age=31536000, immutable';
const PRIVATE = 'private, max-age=3600, immutable';

export type ImagesDeps = Parameters<typeof openImage>[0] & { publicUrl: string };

export function registerImages(app: App, deps: ImagesDeps): void {
  app.get('/images/:file', { schema: { params: z.object({ file: z.string() }) } }, async (request, reply) => {
    const address = parseImageAddress(`/images/${request.params.file}`, [deps.publicUrl]);
    if (!address) throw new AppError('not_found', 'There is no such image');
    const { contentType, isPublic, object } = await openImage(deps, address.objectKey);
    return reply
      .type(contentType)
      .headers({
        'content-length': object.size,
        'cache-control': isPublic ? PUBLIC : PRIVATE,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
      .send(object.stream());
  });

  app.post('/api/download-image', { schema: { body: downloadImageRequest } }, async (request, reply) => {
    const { imageUrl, generationId } = request.body;
    const key = requireObjectKey(request, deps.publicUrl, { address: imageUrl, field: 'imageUrl' });
    const { contentType, object } = await openImage(deps, key);
    return reply
      .type(contentType)
      .headers({
        'content-length': object.size,
        'content-disposition': `attachment; filename="${fileName(generationId)}"`,
        'cache-control': 'no-store',
      })
      .send(object.stream());
  });
}

function fileName(generationId: string | number | undefined): string {
  const name = String(generationId ?? Date.now()).replace(/[^\w-]/g, '');
  return `framewright-${name || Date.now()}.png`;
}
