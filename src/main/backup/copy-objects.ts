import { buffer } from 'node:stream/consumers';
import type { ListedObject, ObjectStore } from '#ports/object-store';

export interface CopyObjectsInput {
  from: ObjectStore;
  to: ObjectStore;
  /** Concurrent copies; each holds its object in memory. */
  concurrency?: number;
  onProgress?(sofar: CopiedObjects): void;
}

export interface CopiedObjects {
  copied: number;
  /** Objects the target already had. */
  present: number;
  /** Copied bytes. */
  bytes: number;
}

// Keys begin with two hexadecimal digits (see put-object).
const SLICES = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0'));

/**
 * Copies the objects that the target lacks or has with another size. Objects are immutable, so running it again copies
 * new objects and resumes an interrupted copy.
 * @throws ProviderError from either store
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
