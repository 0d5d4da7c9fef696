import sharp from 'sharp';

/** Encodes as PNG, shrunk so that the longer side has at most this many pixels. */
export function shrinkToPng(bytes: Buffer, longestSide: number): Promise<Buffer> {
  return sharp(bytes).resize(longestSide, longestSide, { fit: 'inside' }).png().toBuffer();
}
