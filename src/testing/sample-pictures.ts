import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Formats that uploads may have, as sharp names them, with their media types. */
export const SAMPLE_TYPES = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  tiff: 'image/tiff',
  gif: 'image/gif',
} as const;
export type SampleFormat = keyof typeof SAMPLE_TYPES;

/** A picture with noise, red on its left half and blue on its right. */
export async function samplePhoto(format: SampleFormat, { width = 64, height = 48 } = {}): Promise<Buffer> {
  return await sharp(halves(width, height), { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

/** RGB bytes, red on the left half and blue on the right. */
export function halves(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    const isLeft = (at / 3) % width < width / 2;
    pixels[at + (isLeft ? 0 : 2)] = 200 + ((at * 7919) % 50);
  }
  return pixels;
}

/** A green disc on a transparent background. */
export async function sampleCutOut(format: 'png' | 'webp' | 'avif' = 'png'): Promise<Buffer> {
  const disc = '<svg width="64" height="64"><circle cx="32" cy="32" r="24" fill="#00c800"/></svg>';
  const picture = sharp(Buffer.from(disc));
  return await picture.toFormat(format, { lossless: true }).toBuffer();
}

/** A copy with another chunk after the header. */
export function withPngChunk(png: Buffer, type: string, data: Uint8Array | string): Buffer {
  const header = 8 + 25;
  return Buffer.concat([png.subarray(0, header), pngChunk(type, data), png.subarray(header)]);
}

export function pngChunk(type: string, data: Uint8Array | string): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), toBytes(data)]);
  return Buffer.concat([uint32(named.length - 4), named, uint32(crc32(named))]);
}

/** A black PNG with one bit per pixel, built without a decoder, so that it can be very large. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([1, 0, 0, 0, 0])]);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', ''),
  ]);
}

/** A copy with another segment after the start of the image, such as APP1 (0xe1) or a comment (0xfe). */
export function withJpegSegment(jpeg: Buffer, marker: number, data: Uint8Array | string): Buffer {
  const content = toBytes(data);
  const head = Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/** A copy with a comment extension before the trailer. */
export function withGifComment(gif: Buffer, text: string): Buffer {
  const comment = Buffer.from(text, 'latin1');
  const extension = Buffer.concat([Buffer.from([0x21, 0xfe, comment.length]), comment, Buffer.from([0])]);
  return Buffer.concat([gif.subarray(0, -1), extension, gif.subarray(-1)]);
}

/** A ZIP archive of one stored file. */
export function zipArchive(): Buffer {
  const [name, content] = [Buffer.from('a.html'), Buffer.from('<p>hello')];
  const facts = Buffer.concat([
    Buffer.from([0, 0, 0, 0, 0, 0, 0, 0]),
    uint32le(crc32(content)),
    uint32le(content.length),
    uint32le(content.length),
    Buffer.from([name.length, 0, 0, 0]),
  ]);
  const local = Buffer.concat([Buffer.from('PK\x03\x04\x14\0', 'latin1'), facts, name, content]);
  const entry = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\0\x14\0', 'latin1'),
    facts,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.concat([
    Buffer.from('PK\x05\x06\0\0\0\0\x01\0\x01\0', 'latin1'),
    uint32le(entry.length),
    uint32le(local.length),
    Buffer.alloc(2),
  ]);
  return Buffer.concat([local, entry, end]);
}

/** A film as phones append it to a photograph: boxes of ISO/IEC 14496-12. */
export function mp4Film(): Buffer {
  return Buffer.concat([
    isoBox('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1')),
    isoBox('mdat', noise(20_000)),
    isoBox('moov', isoBox('mvhd', Buffer.alloc(100))),
  ]);
}

/** Bytes as random as compressed data, always the same. */
export function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 0x2545f491;
  for (let at = 0; at < length; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

function toBytes(data: Uint8Array | string): Buffer {
  return typeof data === 'string' ? Buffer.from(data, 'latin1') : Buffer.from(data);
}

function isoBox(type: string, data: Uint8Array): Buffer {
  return Buffer.concat([uint32(data.length + 8), Buffer.from(type, 'latin1'), data]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function uint32le(value: number): Buffer {
  return uint32(value).reverse();
}
