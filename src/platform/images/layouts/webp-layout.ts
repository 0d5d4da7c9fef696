import type { PictureLayout } from '../picture-layout.ts';

const RIFF_BYTES = 8;

/** Reads the chunks (WebP container, RFC 9649). `undefined` if they are longer than the file. */
export function webpLayout(bytes: Buffer): PictureLayout | undefined {
  const end = RIFF_BYTES + bytes.readUInt32LE(4);
  if (end > bytes.length) return undefined;
  let isAnimated = false;
  for (let at = 12; at + 8 <= end; ) {
    if (/^AN(IM|MF)$/.test(bytes.toString('latin1', at, at + 4))) isAnimated = true;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return { end, isAnimated };
}
