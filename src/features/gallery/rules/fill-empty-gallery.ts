import { isWithinBudget, type ModelBudgetDeps } from '#features/image-models/rules/model-budget';
import { isGalleryEmpty } from '#features/publishing/queries/gallery-images';
import type { Queue } from '#platform/queue/queue';
import { countGalleryPaintings } from '../queries/gallery-paintings.ts';
import { lockGalleryRefill } from '../queries/gallery-refill.ts';
import { enqueuePaintings } from './enqueue-paintings.ts';

export interface FillEmptyGalleryDeps extends ModelBudgetDeps {
  queue: Queue;
  /** The model that makes the gallery's own pictures. */
  galleryImageModel: string;
}

/**
 * Pixels of the longer sides. The first pictures are small, so that the gallery fills quickly; the built-in text model has an
 * order for 48. The rest brings enough photographs for every category.
 */
const FIRST_PICTURES: readonly number[] = [
  ...Array<number>(12).fill(960),
  ...Array<number>(36).fill(1_248),
  ...Array<number>(40).fill(1_536),
];

/**
 * Enqueues an empty gallery's first pictures, the same number in each category. Does nothing if pictures exist or are being
 * made, or the day's budget is spent.
 * @returns how many were enqueued
 */
export async function fillEmptyGallery(deps: FillEmptyGalleryDeps): Promise<number> {
  const { galleryImageModel: imageModel } = deps;
  if (!(await isWithinBudget(deps, { imageModel, purpose: 'gallery' }))) return 0;
  return await deps.db.transaction().execute(async (trx) => {
    await lockGalleryRefill(trx);
    const waiting = await countGalleryPaintings(trx);
    if (waiting.length > 0 || !(await isGalleryEmpty(trx))) return 0;
    await enqueuePaintings(deps, trx, FIRST_PICTURES);
    return FIRST_PICTURES.length;
  });
}
