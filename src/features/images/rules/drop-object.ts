import type { Database } from '#platform/db/client';
import type { ObjectStore } from '#ports/object-store';
import { deletePendingObjects } from '../queries/pending-objects.ts';

/** Deletes a pending object that no row will name. If that fails, the sweeper deletes it a day later. */
export async function dropObject(
  { db, objectStore }: { db: Database; objectStore: ObjectStore },
  objectKey: string,
): Promise<void> {
  try {
    await objectStore.delete(objectKey);
    await deletePendingObjects(db, [objectKey]);
  } catch {
    // It is still recorded as pending.
  }
}
