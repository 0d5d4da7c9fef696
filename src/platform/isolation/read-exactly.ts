import type { Readable } from 'node:stream';

/**
 * The next so many bytes of a stream, which stays open. Whoever writes waits to be answered before writing more.
 * @returns fewer when the stream ends
 * @throws RangeError when more come
 */
export async function readExactly(stream: Readable, length: number): Promise<Buffer> {
  if (length === 0) return Buffer.alloc(0);
  const bytes = Buffer.allocUnsafeSlow(length);
  let taken = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    if (taken + chunk.length > length) throw new RangeError('More bytes came than were announced');
    bytes.set(chunk, taken);
    taken += chunk.length;
    if (taken >= length) break;
  }
  return bytes.subarray(0, taken);
}
