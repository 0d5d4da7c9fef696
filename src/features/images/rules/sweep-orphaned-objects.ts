import type { Database } from '#platform/db/client';
import type { ObjectStore } from '#ports/object-store';
import { findDatabaseBirth, listUnnamedObjects } from '../queries/named-objects.ts';

// Far above the longest attempt: a younger object may still be in use by one.
const KEPT_MS = 24 * 3_600_000;
const BATCH = 500;
// Keys begin with two hexadecimal digits (see put-object), and each minute has its pair of them.
const SLICES = 256;
const SLICE_MS = 60_000;

/**
 * Deletes what stands in the object store and nothing names, as crashes between a write and its note, or a restored
 * database, may leave it. Each run looks at the part of the store whose turn it is, so that all of it is looked at within
 * four and a half hours of running, whatever its size. Objects older than the database itself are another's, and stay:
 * a store beside an empty or wrong database is not emptied.
 * @param now milliseconds
 * @returns how many objects there were
 */
export async function sweepOrphanedObjects(
  { db, objectStore }: { db: Database; objectStore: ObjectStore },
  now = Date.now(),
): Promise<number> {
  const prefix = sliceAt(now);
  const youngest = new Date(now - KEPT_MS);
  await objectStore.deleteUnfinished(prefix, youngest);
  const birth = await findDatabaseBirth(db);
  let deleted = 0;
  let batch: string[] = [];
  const sweepBatch = async () => {
    const orphans = await listUnnamedObjects(db, batch);
    for (const key of orphans) await objectStore.delete(key);
    deleted += orphans.length;
    batch = [];
  };
  for await (const { key, modifiedAt } of objectStore.list(prefix)) {
    if (modifiedAt >= youngest || modifiedAt < birth) continue;
    if (batch.push(key) === BATCH) await sweepBatch();
  }
  if (batch.length > 0) await sweepBatch();
  return deleted;
}

/** The prefix of the keys whose turn it is at this time, in milliseconds. */
function sliceAt(now: number): string {
  const slice = Math.floor(now / SLICE_MS) % SLICES;
  return slice.toString(16).padStart(2, '0');
}
