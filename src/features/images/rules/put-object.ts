import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/db/client';
import type { ObjectStore } from '#ports/object-store';
import { insertPendingObjects } from '../queries/pending-objects.ts';

/**
 * Writes bytes under a new random key (128 bits). It is noted as pending first, so that whoever dies before naming
 * the key leaves something to sweep, never something to find.
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
