import { z } from 'zod';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { SHARED } from '#platform/http/response-cache';
import {
  galleryActiveQuery,
  galleryCategory,
  galleryImage,
  galleryImageDetail,
  galleryImageId,
  gallerySearchQuery,
} from '../contract/gallery.ts';
import { findGalleryImage } from '../rules/find-gallery-image.ts';
import { listCategories } from '../rules/list-categories.ts';
import { listGallery } from '../rules/list-gallery.ts';
import { searchGallery } from '../rules/search-gallery.ts';
import { presentGalleryImage, presentGalleryImageDetail } from './present-gallery-image.ts';

export type GalleryDeps = Parameters<typeof listGallery>[0];

export function registerGallery(app: App, deps: GalleryDeps): void {
  app.get(
    '/api/gallery/active',
    {
      config: { isShared: true },
      schema: { querystring: galleryActiveQuery, response: { 200: z.array(galleryImage) } },
    },
    async (request, reply) => {
      const { items, total } = await listGallery(deps, request.query);
      reply.headers({ 'x-total-count': total, 'cache-control': SHARED });
      return items.map(presentGalleryImage);
    },
  );

  app.get(
    '/api/gallery/search',
    {
      config: { isShared: true },
      schema: { querystring: gallerySearchQuery, response: { 200: z.array(galleryImage) } },
    },
    async (request, reply) => {
      const { items, total } = await searchGallery(deps, request.query);
      reply.headers({ 'x-total-count': total, 'cache-control': SHARED });
      return items.map(presentGalleryImage);
    },
  );

  app.get(
    '/api/gallery/categories',
    { config: { isShared: true }, schema: { response: { 200: z.array(galleryCategory) } } },
    async (_request, reply) => {
      reply.header('cache-control', SHARED);
      return await listCategories(deps);
    },
  );

  app.get(
    '/api/gallery/:id',
    {
      config: { isShared: true },
      schema: { params: z.object({ id: z.string() }), response: { 200: galleryImageDetail } },
    },
    async (request, reply) => {
      const id = galleryImageId.safeParse(request.params.id);
      if (!id.success) throw new AppError('not_found.gallery_picture');
      const user = await request.findUser();
      reply.headers({ 'cache-control': user ? 'private, no-store' : SHARED, vary: 'Cookie' });
      return presentGalleryImageDetail(await findGalleryImage(deps, { id: id.data, userId: user?.id }));
    },
  );
}
