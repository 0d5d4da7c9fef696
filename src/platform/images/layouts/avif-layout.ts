import type { PictureLayout } from '../picture-layout.ts';

// Top-level boxes of a picture file. A truncated file has one that is longer than the rest of the file.
const KNOWN_BOXES = /^(ftyp|meta|mdat|moov|free|skip|uuid)$/;

/** Reads the boxes (ISO/IEC 14496-12) up to the first unknown one. `undefined` if one is longer than the file. */
export function avifLayout(bytes: Buffer): PictureLayout | undefined {
  let hasMeta = false;
  let isAnimated = /^(avis|msf1)/.test(bytes.toString('latin1', 8, 12));
  let at = 0;
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const length = boxBytes(bytes, at);
    const fits = length >= 8 && at + length <= bytes.length;
    if (!fits && KNOWN_BOXES.test(type)) return undefined;
    if (!fits) break;
    if (type === 'meta') hasMeta = true;
    if (type === 'moov') isAnimated = true;
    at += length;
  }
  return hasMeta || isAnimated ? { end: at, isAnimated } : undefined;
}

/** 0 stands for the rest of the file, 1 for a length of 64 bits behind the name. */
function boxBytes(bytes: Buffer, at: number): number {
  const length = bytes.readUInt32BE(at);
  if (length === 0) return bytes.length - at;
  if (length !== 1) return length;
  return at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : Number.POSITIVE_INFINITY;
}
