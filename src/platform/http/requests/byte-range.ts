export interface ByteRange {
  /** First and last byte, from 0. */
  start: number;
  end: number;
}

/**
 * The part of a file that a GET request asks for (RFC 9110, 14): `undefined` for all of it. Several ranges at once,
 * other units than bytes and what cannot be read are answered with the whole file, as the standard allows.
 * @param size bytes of the file
 * @returns `'unsatisfiable'` where the range begins behind the end
 */
export function byteRangeOf(
  headers: Partial<Record<'range' | 'if-range', string | undefined>>,
  { size, etag }: { size: number; etag: string },
): ByteRange | 'unsatisfiable' | undefined {
  const { range, 'if-range': ifRange } = headers;
  // Whoever holds a part of another file, or names a date, needs all of this one.
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const [, first, last] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(range) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
