import { AppError } from '#platform/errors/app-error';
import type { PictureLayout } from '../picture-layout.ts';

const MARKER = 0xff;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
// Each scan decodes the whole picture again; encoders write about ten.
const MOST_SCANS = 64;

/**
 * Reads the segments and scans (JPEG, ITU-T T.81, annex B). Phones may append more pictures or a video to the first
 * picture. `undefined` if the first picture has no end.
 * @throws AppError `too_large` if it has so many scans that decoding would take too long
 */
export function jpegLayout(bytes: Buffer): PictureLayout | undefined {
  let scans = 0;
  let at = bytes.indexOf(MARKER, 2);
  while (at >= 0 && at + 2 <= bytes.length) {
    const code = bytes[at + 1]!;
    if (code === END_OF_IMAGE) return { end: at + 2, isAnimated: false };
    if (code === START_OF_SCAN) scans += 1;
    if (scans > MOST_SCANS) throw new AppError('too_large.slow');
    if (code === MARKER) at += 1;
    else if (standsAlone(code)) at += 2;
    else if (at + 4 <= bytes.length) at += 2 + bytes.readUInt16BE(at + 2);
    else return undefined;
    // Next: a marker, or scan data and then a marker.
    at = bytes.indexOf(MARKER, at);
  }
  return undefined;
}

/** Markers without a length: stuffed scan data, TEM, restarts, and the start of an image. */
function standsAlone(code: number): boolean {
  return code <= 0x01 || (code >= 0xd0 && code <= 0xd8);
}
