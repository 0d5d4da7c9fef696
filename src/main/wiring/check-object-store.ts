import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from '#ports/object-store';

/**
 * Writes, reads, lists and deletes one small object. If the deletion fails, the sweeper of orphaned objects removes it.
 * @returns one line that says which operation failed, and why; `undefined` if all succeeded
 */
export async function checkObjectStore(store: ObjectStore): Promise<string | undefined> {
  const key = randomBytes(16).toString('hex');
  const bytes = Buffer.from('Framewright checks that it can store pictures here.\n');
  let step = 'written';
  try {
    await store.put(key, bytes, 'text/plain');
    step = 'read';
    const object = await store.get(key);
    if (!object || !(await buffer(object.stream())).equals(bytes))
      return 'pictures cannot be read from the object store: it returned other bytes than were stored';
    step = 'listed';
    let isListed = false;
    for await (const listed of store.list(key)) isListed ||= listed.key === key;
    if (!isListed) return 'pictures cannot be listed in the object store: a stored object is missing';
    step = 'deleted';
    await store.delete(key);
    return undefined;
  } catch (error) {
    return `pictures cannot be ${step}: ${(error as Error).message}`;
  }
}
