import type { Database } from '#server/db/client';
import { deletePendingObjects } from '#server/db/queries/pending-objects';
import type { ObjectStore } from '#server/ports/object-store';

/** Deletes a pending object that will not be named after all. Where that fails, the sweeper does it a day later. */
export async function dropObject(
  { db, objectStore }: { db: Database; objectStore: ObjectStore },
  objectKey: string,
): Promise<void> {
  try {
    await objectStore.delete(objectKey);
    await deletePendingObjects(db, [objectKey]);
  } catch {
    // It is still noted as pending.
  }
}
