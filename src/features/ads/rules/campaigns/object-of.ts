import { Readable } from 'node:stream';
import type { StoredObject } from '#ports/object-store';

/** Bytes in memory, like an object of the store. */
export function objectOf(bytes: Uint8Array): StoredObject {
  return { size: bytes.length, stream: () => Readable.from([bytes]) };
}
