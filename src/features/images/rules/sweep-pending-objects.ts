import type { Database } from '#platform/db/client';
import type { ObjectStore } from '#ports/object-store';
import { deletePendingObjects, listPendingObjects } from '../queries/pending-objects.ts';

// Far above the longest attempt, so that nothing still being written is swept.
const PENDING_MS = 24 * 3_600_000;
// For readers that have just found the object.
const UNNAMED_MS = 60_000;
const BATCH = 500;
// More than anybody can upload in a minute, few enough to leave time for the minute's other work.
const MOST_MS = 20_000;

/**
 * Deletes objects that no row names any more, or that a settlement left out, within minutes; those of crashed attempts
 * after a day.
 * @returns how many
 */
export async function sweepPendingObjects({
  db,
  objectStore,
}: {
  db: Database;
  objectStore: ObjectStore;
}): Promise<number> {
  const now = Date.now();
  const until = performance.now() + MOST_MS;
  let deleted = 0;
  while (performance.now() < until) {
    const keys = await listPendingObjects(db, {
      pendingBefore: new Date(now - PENDING_MS),
      unnamedBefore: new Date(now - UNNAMED_MS),
      limit: BATCH,
    });
    for (const key of keys) await objectStore.delete(key);
    await deletePendingObjects(db, keys);
    deleted += keys.length;
    if (keys.length < BATCH) break;
  }
  return deleted;
}
