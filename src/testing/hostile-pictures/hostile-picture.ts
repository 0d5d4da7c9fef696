/** A file that a user may upload as a picture, as an attack or by mistake. */
export interface HostilePicture {
  /** Unique in the corpus. */
  name: string;
  bytes: Buffer;
  /** The media type of the upload. */
  type: string;
  /**
   * The required outcome: a refusal, a clean picture, or either, if decoders may differ between releases.
   */
  outcome: 'refused' | 'taken' | 'either';
}

/** Concatenates text in Latin 1, numbers as bytes, and buffers. */
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
