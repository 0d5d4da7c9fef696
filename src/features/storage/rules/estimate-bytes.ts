/** Bytes reserved while something is made: close to the most it can take. */

const PNG_BYTES_PER_PIXEL = 3;
const LOSSY_BYTES_PER_PIXEL = 1;
// Three widths in two small formats.
const RENDITION_BYTES_PER_PIXEL = 1;

interface Size {
  width: number;
  height: number;
}

export function bytesOfGeneration({ width, height, imageCount }: Size & { imageCount: number }): number {
  return width * height * imageCount * (PNG_BYTES_PER_PIXEL + RENDITION_BYTES_PER_PIXEL);
}

export function bytesOfImageFile({ width, height, format }: Size & { format: string }): number {
  return width * height * (format === 'png' ? PNG_BYTES_PER_PIXEL : LOSSY_BYTES_PER_PIXEL);
}

/** All files of an ad, at the platform's maximum size. */
export function bytesOfAd({ width, height, maxBytes }: Size & { maxBytes: number }): number {
  return 3 * Math.min(maxBytes, width * height * PNG_BYTES_PER_PIXEL);
}

/** A picture for ads: three shapes. */
export const AD_PICTURE_BYTES = 12e6;
/** The maximum for a website's logo, pictures and screenshots. */
export const WEBSITE_BYTES = 16e6;
