import { gallerySearchQuery } from '#contract/gallery';
import { v1GalleryPage } from '#contract/public-api';
import { searchGallery } from '#server/domain/gallery/search-gallery';
import type { App } from '../app.ts';
import { presentGalleryImage } from '../present-gallery-image.ts';
import { type RequireKeyDeps, withKey } from '../require-key.ts';
import { presentV1GalleryImage } from './present-v1.ts';

export type V1GalleryDeps = RequireKeyDeps & Parameters<typeof searchGallery>[0] & { publicUrl: string };

export function registerV1Gallery(app: App, deps: V1GalleryDeps): void {
  app.get(
    '/api/v1/gallery/search',
    {
      ...withKey(deps, 'gallery:read'),
      schema: { querystring: gallerySearchQuery, response: { 200: v1GalleryPage } },
    },
    async (request) => {
      const { items, total } = await searchGallery(deps, request.query);
      return { data: items.map((item) => presentV1GalleryImage(presentGalleryImage(item), deps)), total };
    },
  );
}
