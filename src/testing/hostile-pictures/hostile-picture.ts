/** A file that somebody may send as a picture, to do harm or by mistake. */
export interface HostilePicture {
  /** Unique in the corpus. */
  name: string;
  bytes: Buffer;
  /** The media type that it is sent with. */
  type: string;
  /**
   * What must become of it: a refusal, a clean picture, or one of these two, where what decoders make of it may differ
   * from release to release.
   */
  outcome: 'refused' | 'taken' | 'either';
}

/** Bytes of text in Latin 1, numbers as bytes, and buffers, one after the other. */
export function bytesOf(...parts: (string | number | Uint8Array)[]): Buffer {
  return Buffer.concat(
    parts.map((part) => {
      if (typeof part === 'string') return Buffer.from(part, 'latin1');
      return typeof part === 'number' ? Buffer.from([part]) : Buffer.from(part);
    }),
  );
}

/** Unsigned, big-endian. */
export function be(value: number, size: 2 | 3 | 4 = 4): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
}

/** Unsigned, little-endian. */
export function le(value: number, size: 2 | 3 | 4 = 4): Buffer {
  return be(value, size).reverse();
}
