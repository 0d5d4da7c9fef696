import type { Database } from '#platform/db/client';
import type { ObjectStore } from '#ports/object-store';
import { findDatabaseBirth, listUnnamedObjects } from '../queries/named-objects.ts';

// Far above the longest attempt: younger objects may still be in use.
const RETENTION_MS = 24 * 3_600_000;
const BATCH = 500;
// Keys begin with two hexadecimal digits (see put-object); each minute handles one pair.
const SLICES = 256;
const SLICE_MS = 60_000;

/**
 * Deletes stored objects that no row names, which a crash during a write or a restored database may leave. Each run lists
 * one of 256 prefixes, so that the whole store is checked every four and a half hours. Objects older than the database
 * stay, so that an empty or wrong database does not empty the store.
 * @param now milliseconds
 * @returns how many objects there were
 */
export async function sweepOrphanedObjects(
  { db, objectStore }: { db: Database; objectStore: ObjectStore },
  now = Date.now(),
): Promise<number> {
  const prefix = sliceAt(now);
  const youngest = new Date(now - RETENTION_MS);
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

/** The key prefix to sweep at this time. @param now milliseconds */
function sliceAt(now: number): string {
  const slice = Math.floor(now / SLICE_MS) % SLICES;
  return slice.toString(16).padStart(2, '0');
}
