import { AppError } from '#platform/errors/app-error';
import type { PictureLayout } from '../picture-layout.ts';

const MARKER = 0xff;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
// Each scan goes over the whole picture once more; encoders write some ten of them.
const MOST_SCANS = 64;

/**
 * Segments and scans as JPEG (ITU-T T.81, annex B) has them. A phone may put more pictures, or a film, behind the end of
 * the first. `undefined` without that end.
 * @throws AppError `too_large` when decoding it would take forever
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
    // The next marker follows, or the data of a scan and then a marker.
    at = bytes.indexOf(MARKER, at);
  }
  return undefined;
}

/** A byte of scan data that looks like a marker, a temporary one, a restart, or a start. */
function standsAlone(code: number): boolean {
  return code <= 0x01 || (code >= 0xd0 && code <= 0xd8);
}
