import type { DatabaseTransaction } from '#platform/db/client';

/** Whoever refills the gallery waits for this until the other has committed. */
export async function lockGalleryRefill(trx: DatabaseTransaction): Promise<void> {
  await trx.selectFrom('galleryRefill').select('sole').forUpdate().execute();
}

/** Notes a tick as done, and holds the lock. @returns false when it, or a later one, was done before */
export async function updateLastTick(trx: DatabaseTransaction, tick: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('galleryRefill')
    .set({ lastTick: tick })
    .where('lastTick', '<', tick)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
