import { presentGalleryImage } from '#features/gallery/routes/present-gallery-image';
import { searchGallery } from '#features/gallery/rules/search-gallery';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import { searchV1Gallery } from '../contract/v1-endpoints.ts';
import { presentV1GalleryImage } from './present-v1.ts';

export type V1GalleryDeps = Parameters<typeof searchGallery>[0] & { publicUrl: string };

export function registerV1Gallery(app: App, deps: V1GalleryDeps): void {
  route(app, searchV1Gallery, async ({ query }) => {
    const { items, total } = await searchGallery(deps, query);
    return { data: items.map((item) => presentV1GalleryImage(presentGalleryImage(item), deps)), total };
  });
}
