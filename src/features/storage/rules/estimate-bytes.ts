/** Bytes that are set aside while something is made: about the most that it takes. */

const PNG_BYTES_PER_PIXEL = 3;
const LOSSY_BYTES_PER_PIXEL = 1;
// Three widths in two formats, all of them small.
const RENDITION_BYTES_PER_PIXEL = 1;

export function bytesOfGeneration(picture: { width: number; height: number; imageCount: number }): number {
  const { width, height, imageCount } = picture;
  return width * height * imageCount * (PNG_BYTES_PER_PIXEL + RENDITION_BYTES_PER_PIXEL);
}

export function bytesOfImageFile({
  width,
  height,
  format,
}: {
  width: number;
  height: number;
  format: string;
}): number {
  return width * height * (format === 'png' ? PNG_BYTES_PER_PIXEL : LOSSY_BYTES_PER_PIXEL);
}

/** Of all files of an ad: none is larger than the platform takes. */
export function bytesOfAd({
  width,
  height,
  maxBytes,
}: {
  width: number;
  height: number;
  maxBytes: number;
}): number {
  return 3 * Math.min(maxBytes, width * height * PNG_BYTES_PER_PIXEL);
}

/** A picture made for ads: three shapes. */
export const AD_PICTURE_BYTES = 12e6;
/** Logo, pictures and screenshots of a website, which stop there. */
export const WEBSITE_BYTES = 16e6;
