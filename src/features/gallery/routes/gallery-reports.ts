import { z } from 'zod';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { addressKey, countCall, networkKey, type RateLimits } from '#platform/http/rate-limits';
import { galleryImageId } from '../contract/gallery.ts';
import { reportRequest } from '../contract/gallery-reports.ts';
import { reportGalleryImage } from '../rules/report-gallery-image.ts';

export type GalleryReportsDeps = Parameters<typeof reportGalleryImage>[0] & { limits: RateLimits };

/** What anybody, signed in or not, has against a public picture. */
export function registerGalleryReports(app: App, deps: GalleryReportsDeps): void {
  app.post(
    '/api/gallery/:id/report',
    {
      schema: {
        params: z.object({ id: z.string() }),
        body: reportRequest,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const user = await request.findUser();
      const address = addressKey(request.ip);
      await countCall(deps.limits.report, user ? user.id : address);
      const id = galleryImageId.safeParse(request.params.id);
      if (!id.success) throw new AppError('not_found.gallery_picture');
      await reportGalleryImage(deps, {
        galleryImageId: id.data,
        userId: user?.id ?? null,
        address,
        network: networkKey(request.ip),
        ...request.body,
      });
      return reply.code(204).send(null);
    },
  );
}
