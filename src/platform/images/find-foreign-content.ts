import { isUtf8 } from 'node:buffer';
import type { ForeignContent } from '#phrases';
import { BEHIND_A_PICTURE, IN_A_PICTURE } from './foreign-signatures.ts';

/**
 * Finds content in a picture file that another program would open or run; `undefined` if there is none. Re-encoding
 * would silently drop it, so the sender is told.
 * @param end offset of the first byte behind the picture
 */
export function findForeignContent(bytes: Buffer, end: number): ForeignContent | undefined {
  const text = bytes.toString('latin1');
  const found = IN_A_PICTURE.find(
    (signature) =>
      signature.bytes?.some((sequence) => text.includes(sequence)) ||
      signature.words?.some((pattern) => pattern.test(text)),
  );
  return found?.what ?? findBehind(withoutPadding(bytes.subarray(end)));
}

/**
 * Phones append videos, more pictures and metadata to a picture. Those are binary or JSON: any other text could be a
 * script.
 */
function findBehind(trailer: Buffer): ForeignContent | undefined {
  const start = trailer.toString('latin1', 0, 300);
  const found = BEHIND_A_PICTURE.find(
    (signature) =>
      signature.bytes?.some((sequence) => start.startsWith(sequence)) ||
      signature.words?.some((pattern) => pattern.test(start)),
  );
  if (found) return found.what;
  const isText = trailer.length >= SHORTEST_TEXT && isUtf8(trailer) && !trailer.some(isControl);
  return isText && !PHONE_NOTE.test(start) ? 'text' : undefined;
}

const SHORTEST_TEXT = 6;
const PHONE_NOTE = /^\w{0,10}[[{]\s*["{]/;
const [TAB, CARRIAGE_RETURN, SPACE, FILL] = [0x09, 0x0d, 0x20, 0xff];

function isControl(byte: number): boolean {
  return byte < SPACE && !isBlank(byte);
}

/** Whitespace. */
function isBlank(byte: number): boolean {
  return byte === SPACE || (byte >= TAB && byte <= CARRIAGE_RETURN);
}

function withoutPadding(trailer: Buffer): Buffer {
  const from = trailer.findIndex(isContent);
  return from < 0 ? trailer.subarray(0, 0) : trailer.subarray(from, 1 + trailer.findLastIndex(isContent));
}

function isContent(byte: number): boolean {
  return byte !== 0 && byte !== FILL && !isBlank(byte);
}
