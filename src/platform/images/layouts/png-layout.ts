import type { PictureLayout } from '../picture-layout.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;

/** Reads the chunks (PNG, ISO/IEC 15948); `acTL` marks an animation. `undefined` without the last chunk. */
export function pngLayout(bytes: Buffer): PictureLayout | undefined {
  let isAnimated = false;
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    at += FRAME_BYTES + bytes.readUInt32BE(at);
    if (at > bytes.length) return undefined;
    if (type === 'acTL') isAnimated = true;
    if (type === 'IEND') return { end: at, isAnimated };
  }
  return undefined;
}
