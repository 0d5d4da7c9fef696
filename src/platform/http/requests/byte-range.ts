export interface ByteRange {
  /** First and last byte, counted from 0. */
  start: number;
  end: number;
}

/**
 * The byte range that a GET request asks for (RFC 9110, 14); `undefined` for the whole file, also for several ranges,
 * units other than bytes and malformed headers, as the standard allows.
 * @param size bytes of the file
 * @returns `'unsatisfiable'` if the range begins after the end
 */
export function byteRangeOf(
  headers: Partial<Record<'range' | 'if-range', string | undefined>>,
  { size, etag }: { size: number; etag: string },
): ByteRange | 'unsatisfiable' | undefined {
  const { range, 'if-range': ifRange } = headers;
  // The client holds a part of another version, or sent a date, which is too coarse.
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
