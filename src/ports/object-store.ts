import type { Readable } from 'node:stream';

/** Stores immutable objects by key, on disk or in S3. */
export interface ObjectStore {
  /** Writes the whole object or nothing. @throws ProviderError */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** `undefined` if the object does not exist. @throws ProviderError */
  get(key: string): Promise<StoredObject | undefined>;
  /** Does nothing if the object does not exist. @throws ProviderError */
  delete(key: string): Promise<void>;
  /**
   * The objects whose keys begin with `prefix` (at least two characters), in no order. Objects that are added or deleted
   * meanwhile may be included or not; unfinished ones are not. @throws ProviderError
   */
  list(prefix: string): AsyncIterable<ListedObject>;
  /**
   * Deletes unfinished objects that were last written before this time.
   * @param prefix as in `list`
   * @returns the number of deleted objects
   * @throws ProviderError
   */
  deleteUnfinished(prefix: string, before: Date): Promise<number>;
}

export interface ListedObject {
  key: string;
  modifiedAt: Date;
}

export interface StoredObject {
  /** Bytes of the whole object. */
  size: number;
  /** @param range the first and the last byte to read, from 0; by default the whole object */
  stream(range?: ByteRange): Readable;
}

export interface ByteRange {
  start: number;
  end: number;
}
