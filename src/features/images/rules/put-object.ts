import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/db/client';
import type { ObjectStore } from '#ports/object-store';
import { insertPendingObjects } from '../queries/pending-objects.ts';

/**
 * Writes bytes under a new random key (128 bits). The key is recorded as pending first, so that the sweeper finds the object
 * if the process dies before a row names it.
 * @throws ProviderError as the object store does
 */
export async function putObject(
  { db, objectStore }: { db: Database; objectStore: ObjectStore },
  bytes: Uint8Array,
  contentType: string,
): Promise<string> {
  const objectKey = randomBytes(16).toString('hex');
  await insertPendingObjects(db, [objectKey]);
  await objectStore.put(objectKey, bytes, contentType);
  return objectKey;
}
