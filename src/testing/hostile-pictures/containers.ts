import { pngChunk } from '../sample-pictures.ts';
import { be, bytesOf, le } from './hostile-picture.ts';

/** Containers of picture formats around any contents, valid or not. */

export interface PngHeader {
  width: number;
  height: number;
  depth?: number;
  /** 0 gray, 2 RGB, 3 palette, 4 gray and alpha, 6 RGBA. */
  color?: number;
  interlace?: number;
}

export function pngOf(
  { width, height, depth = 8, color = 2, interlace = 0 }: PngHeader,
  ...chunks: Buffer[]
) {
  const header = bytesOf(be(width), be(height), depth, color, 0, 0, interlace);
  return bytesOf('\x89PNG\r\n\x1a\n', pngChunk('IHDR', header), ...chunks, pngChunk('IEND', ''));
}

/** Offset of a JPEG's first segment with this marker. */
export function jpegSegmentAt(jpeg: Buffer, marker: number): number {
  const at = jpeg.indexOf(Buffer.from([0xff, marker]), 2);
  if (at < 0) throw new Error(`The JPEG has no segment ${marker.toString(16)}`);
  return at;
}

/** A copy with the bytes at `at` overwritten. */
export function patched(bytes: Buffer, at: number, ...parts: (string | number | Uint8Array)[]): Buffer {
  const copy = Buffer.from(bytes);
  copy.set(bytesOf(...parts), at);
  return copy;
}

export function riffChunk(type: string, data: Uint8Array | string, size?: number): Buffer {
  const content = bytesOf(data);
  return bytesOf(type, le(size ?? content.length), content, content.length % 2 ? '\0' : '');
}

export function webpOf(...chunks: Buffer[]): Buffer {
  const content = bytesOf('WEBP', ...chunks);
  return bytesOf('RIFF', le(content.length), content);
}

/** The extended form of a plain WebP, with these flags and further chunks. */
export function extendedWebp(
  plain: Buffer,
  { flags, width, height }: { flags: number; width: number; height: number },
  ...chunks: Buffer[]
): Buffer {
  const header = riffChunk('VP8X', bytesOf(flags, '\0\0\0', le(width - 1, 3), le(height - 1, 3)));
  return webpOf(
    header,
    ...chunks.filter(isBeforePixels),
    plain.subarray(12),
    ...chunks.filter(isAfterPixels),
  );
}

/** Profiles come before the picture, Exif and XMP after it. */
const isBeforePixels = (chunk: Buffer) => chunk.toString('latin1', 0, 4) === 'ICCP';
const isAfterPixels = (chunk: Buffer) => !isBeforePixels(chunk);

/** An entry of a TIFF directory: tag, type, count, and a value or offset. */
export type TiffEntry = readonly [tag: number, type: number, count: number, value: number];

/** A little-endian TIFF with one directory; `next` is the declared offset of another. */
export function tiffOf(
  entries: readonly TiffEntry[],
  { next = 0, data = Buffer.alloc(0) }: { next?: number; data?: Uint8Array } = {},
): Buffer {
  const rows = entries.map(([tag, type, count, value]) =>
    bytesOf(le(tag, 2), le(type, 2), le(count), le(value >>> 0)),
  );
  return bytesOf('II*\0', le(8), le(entries.length, 2), ...rows, le(next), data);
}

export function isoBox(type: string, ...contents: (Uint8Array | string)[]): Buffer {
  const content = bytesOf(...contents);
  return bytesOf(be(content.length + 8), type, content);
}
