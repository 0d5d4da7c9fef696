import type { Database } from '#server/db/client';
import { isGalleryEmpty } from '#server/db/queries/gallery-images';
import { countGalleryPaintings } from '#server/db/queries/gallery-paintings';
import { lockGalleryRefill } from '#server/db/queries/gallery-refill';
import type { Queue } from '#server/db/queue';
import { enqueuePaintings } from './enqueue-paintings.ts';

/** Pixels of the longer side: the first pictures are small, so that the gallery is not empty for long. */
const FIRST_PICTURES: readonly number[] = [...Array<number>(12).fill(960), ...Array<number>(36).fill(1_248)];

/**
 * Gives an empty gallery its first pictures, all categories alike; nothing when it has any, or some are on their way.
 * @returns how many were asked for
 */
export async function fillEmptyGallery(deps: { db: Database; queue: Queue }): Promise<number> {
  return await deps.db.transaction().execute(async (trx) => {
    await lockGalleryRefill(trx);
    const waiting = await countGalleryPaintings(trx);
    if (waiting.length > 0 || !(await isGalleryEmpty(trx))) return 0;
    await enqueuePaintings(deps, trx, FIRST_PICTURES);
    return FIRST_PICTURES.length;
  });
}
