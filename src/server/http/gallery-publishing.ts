import { z } from 'zod';
import { galleryImageId } from '#contract/gallery';
import { AppError } from '#platform/errors/app-error';
import { withdrawGalleryImage } from '#server/domain/gallery/withdraw-gallery-image';
import type { App } from './app.ts';

export type GalleryPublishingDeps = Parameters<typeof withdrawGalleryImage>[0];

/** What owners do to their public pictures; publishing itself is part of `POST /api/quick-generate`. */
export function registerGalleryPublishing(app: App, deps: GalleryPublishingDeps): void {
  app.delete(
    '/api/gallery/:id',
    { schema: { params: z.object({ id: z.string() }) } },
    async (request, reply) => {
      const user = await request.requireUser('signed_out.withdraw');
      const id = galleryImageId.safeParse(request.params.id);
      if (!id.success) throw new AppError('not_found.gallery_picture');
      await withdrawGalleryImage(deps, { id: id.data, userId: user.id });
      return reply.code(204).send();
    },
  );
}
