import type { Readable } from 'node:stream';

/**
 * Reads exactly `length` bytes of a stream, which stays open. The writer sends no more before it is answered.
 * @returns fewer bytes if the stream ends
 * @throws RangeError if more bytes arrive
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
