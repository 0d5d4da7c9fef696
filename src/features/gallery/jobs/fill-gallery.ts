import { type FillGalleryDeps, fillGallery } from '../rules/fill-gallery.ts';

/** At each tick of GALLERY_CRON: has the next pictures made. */
export async function fillGalleryJob(deps: FillGalleryDeps): Promise<void> {
  await fillGallery(deps, { now: new Date() });
}
