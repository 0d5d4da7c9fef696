import type { PictureLayout } from '../picture-layout.ts';

const EXTENSION = 0x21;
const FRAME = 0x2c;
const TRAILER = 0x3b;

/** Reads the blocks (GIF89a). `undefined` without the trailer. */
export function gifLayout(bytes: Buffer): PictureLayout | undefined {
  let frames = 0;
  let at = 13 + colorTableBytes(bytes[10]);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === TRAILER) return { end: at + 1, isAnimated: frames > 1 };
    if (block === EXTENSION) {
      at = skipSubBlocks(bytes, at + 2);
    } else if (block === FRAME) {
      frames += 1;
      at = skipSubBlocks(bytes, at + 11 + colorTableBytes(bytes[at + 9]));
    } else if (block === 0) {
      // Some writers end a block twice.
      at += 1;
    } else {
      return undefined;
    }
  }
  return undefined;
}

function colorTableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

function skipSubBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at]) at += 1 + bytes[at]!;
  return at + 1;
}
