import type { Database } from '#server/db/client';
import { deletePendingObjects, listPendingObjects } from '#server/db/queries/pending-objects';
import type { ObjectStore } from '#server/ports/object-store';

// Far above the longest attempt, so that nothing still being written is swept.
const KEPT_MS = 24 * 3_600_000;
const BATCH = 500;

/**
 * Deletes objects that attempts wrote and no settlement named.
 * @returns how many there were
 */
export async function sweepPendingObjects({
  db,
  objectStore,
}: {
  db: Database;
  objectStore: ObjectStore;
}): Promise<number> {
  const keys = await listPendingObjects(db, new Date(Date.now() - KEPT_MS), BATCH);
  for (const key of keys) await objectStore.delete(key);
  await deletePendingObjects(db, keys);
  return keys.length;
}
