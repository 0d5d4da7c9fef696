import { crc32 } from 'node:zlib';

// The signature and the header chunk, whose length is fixed.
const HEADER_BYTES = 8 + 25;
const KEYWORD = 'XML:com.adobe.xmp';

/**
 * Adds an XMP packet to a PNG, uncompressed after the header, as XMP part 3 (ISO 16684-3) requires: the encoder would
 * compress it, and few programs read that.
 */
export function withPngXmp(png: Buffer, packet: string): Buffer {
  // Keyword, then four empty fields: compression flag and method, language, translated keyword.
  const named = Buffer.from(`iTXt${KEYWORD}\0\0\0\0\0${packet}`, 'utf8');
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(named.length - 4, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return Buffer.concat([png.subarray(0, HEADER_BYTES), chunk, png.subarray(HEADER_BYTES)]);
}
