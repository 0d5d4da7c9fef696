import { z } from 'zod';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { galleryImageId } from '../contract/gallery.ts';
import { withdrawGalleryImage } from '../rules/withdraw-gallery-image.ts';

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
