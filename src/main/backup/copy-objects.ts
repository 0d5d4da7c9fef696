import { buffer } from 'node:stream/consumers';
import type { ListedObject, ObjectStore } from '#ports/object-store';

export interface CopyObjectsInput {
  from: ObjectStore;
  to: ObjectStore;
  /** Objects in hand at once: each has its bytes in memory. */
  concurrency?: number;
  onProgress?(sofar: CopiedObjects): void;
}

export interface CopiedObjects {
  copied: number;
  /** That the other store had already. */
  present: number;
  /** Of what was copied. */
  bytes: number;
}

// Keys begin with two hexadecimal digits (see put-object).
const SLICES = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0'));

/**
 * Copies all objects that another store does not have in their full length. Objects never change, so it may be run again
 * for what has come since, or where it was broken off.
 * @throws ProviderError as the stores do
 */
export async function copyObjects({
  from,
  to,
  concurrency = 8,
  onProgress,
}: CopyObjectsInput): Promise<CopiedObjects> {
  const done: CopiedObjects = { copied: 0, present: 0, bytes: 0 };
  const waiting = listAll(from);
  const copyWaiting = async () => {
    for (;;) {
      const { value: key, done: isOver } = await waiting.next();
      if (isOver) return;
      const object = await from.get(key);
      // Deleted since it was listed.
      if (!object) continue;
      if ((await to.get(key))?.size === object.size) {
        done.present += 1;
      } else {
        await to.put(key, await buffer(object.stream()), 'application/octet-stream');
        done.copied += 1;
        done.bytes += object.size;
      }
      onProgress?.(done);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, copyWaiting));
  return done;
}

async function* listAll(store: ObjectStore): AsyncGenerator<ListedObject['key']> {
  for (const slice of SLICES) for await (const { key } of store.list(slice)) yield key;
}
