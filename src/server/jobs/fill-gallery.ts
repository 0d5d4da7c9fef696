import { type FillGalleryDeps, fillGallery } from '#server/domain/gallery/fill-gallery';

/** At each tick of GALLERY_CRON: has the next pictures made. */
export async function fillGalleryJob(deps: FillGalleryDeps): Promise<void> {
  await fillGallery(deps, { now: new Date() });
}
