import sharp from 'sharp';

/** The picture as a PNG with at most this many pixels on its longer side. */
export function shrinkToPng(bytes: Buffer, longestSide: number): Promise<Buffer> {
  return sharp(bytes).resize(longestSide, longestSide, { fit: 'inside' }).png().toBuffer();
}
