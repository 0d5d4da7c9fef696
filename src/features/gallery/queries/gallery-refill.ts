import type { DatabaseTransaction } from '#platform/db/client';

/** Lets only one transaction at a time refill the gallery. */
export async function lockGalleryRefill(trx: DatabaseTransaction): Promise<void> {
  await trx.selectFrom('galleryRefill').select('sole').forUpdate().execute();
}

/** Records a tick as done and takes the lock. @returns false if this tick or a later one is already done */
export async function updateLastTick(trx: DatabaseTransaction, tick: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('galleryRefill')
    .set({ lastTick: tick })
    .where('lastTick', '<', tick)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
