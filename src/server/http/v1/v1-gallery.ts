import { searchV1Gallery } from '#contract/v1-endpoints';
import { searchGallery } from '#server/domain/gallery/search-gallery';
import type { App } from '../app.ts';
import { presentGalleryImage } from '../present-gallery-image.ts';
import { route } from '../route.ts';
import { presentV1GalleryImage } from './present-v1.ts';

export type V1GalleryDeps = Parameters<typeof searchGallery>[0] & { publicUrl: string };

export function registerV1Gallery(app: App, deps: V1GalleryDeps): void {
  route(app, searchV1Gallery, async ({ query }) => {
    const { items, total } = await searchGallery(deps, query);
    return { data: items.map((item) => presentV1GalleryImage(presentGalleryImage(item), deps)), total };
  });
}
