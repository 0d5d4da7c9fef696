import type { Readable } from 'node:stream';

/** Keeps immutable objects by key: the disk, or S3. */
export interface ObjectStore {
  /** Writes the whole object or nothing. @throws ProviderError */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** `undefined` when there is no such object. @throws ProviderError */
  get(key: string): Promise<StoredObject | undefined>;
  /** Deleting what is not there is no error. @throws ProviderError */
  delete(key: string): Promise<void>;
}

export interface StoredObject {
  /** Bytes of the whole object. */
  size: number;
  stream(): Readable;
}
