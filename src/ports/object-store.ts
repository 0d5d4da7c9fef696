import type { Readable } from 'node:stream';

/** Keeps immutable objects by key: the disk, or S3. */
export interface ObjectStore {
  /** Writes the whole object or nothing. @throws ProviderError */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** `undefined` when there is no such object. @throws ProviderError */
  get(key: string): Promise<StoredObject | undefined>;
  /** Deleting what is not there is no error. @throws ProviderError */
  delete(key: string): Promise<void>;
  /**
   * The objects whose keys begin with these two or more characters, in no order. What comes or goes meanwhile may be
   * among them or not; what is still being written is not. @throws ProviderError
   */
  list(prefix: string): AsyncIterable<ListedObject>;
  /**
   * Removes what writers left of objects that they never finished, where they began before this time.
   * @param prefix as for `list`
   * @returns how many there were
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
  /** @param range the first and the last byte to read, from 0; without it, all of them */
  stream(range?: ByteRange): Readable;
}

export interface ByteRange {
  start: number;
  end: number;
}
