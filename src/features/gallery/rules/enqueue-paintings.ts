import { randomInt } from 'node:crypto';
import type { DatabaseTransaction } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import { countGalleryCategories } from '../queries/gallery-counts.ts';
import { countGalleryPaintings, insertGalleryPaintings } from '../queries/gallery-paintings.ts';
import { chooseCategories } from './choose-categories.ts';

/**
 * Enqueues pictures for the gallery, in the categories with the fewest. The caller holds the refill lock.
 * @param longSides pixels of each picture's longer side, in the order of the pictures
 */
export async function enqueuePaintings(
  { queue }: { queue: Queue },
  trx: DatabaseTransaction,
  longSides: readonly number[],
): Promise<void> {
  if (longSides.length === 0) return;
  const have = new Map<string, number>();
  for (const { category, count } of [
    ...(await countGalleryCategories(trx)),
    ...(await countGalleryPaintings(trx)),
  ])
    have.set(category, (have.get(category) ?? 0) + count);
  const paintings = chooseCategories(have, longSides.length).map((category, index) => ({
    category,
    longSide: longSides[index]!,
    seed: randomInt(2 ** 32),
  }));
  const ids = await insertGalleryPaintings(trx, paintings);
  // They have the same creation time, so priority sets their order.
  for (const [index, paintingId] of ids.entries())
    await queue.enqueue(trx, 'paint-gallery-image', { paintingId }, { priority: -index });
}
