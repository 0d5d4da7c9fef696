import { RENDITION_WIDTHS, renditionWidthsOf } from '../contract/rendition-widths.ts';

const WIDEST = Math.max(...RENDITION_WIDTHS);
const ORIGINAL = /^(\/images\/[\w-]+)\.png(\?.*)?$/;

/**
 * A picture's renditions for `srcset`; undefined if the address is not a stored picture's, or the width is unknown.
 * @param width the original's, in pixels
 * @param withOriginal whether to offer the original, which has many times the bytes, for sizes above the renditions
 */
export function renditionSet(
  url: string,
  width: number | undefined,
  withOriginal = false,
): string | undefined {
  const [, stem, query = ''] = ORIGINAL.exec(url) ?? [];
  if (stem === undefined || width === undefined) return undefined;
  const set = renditionWidthsOf(width).map((name) => `${stem}-${name}${query} ${Math.min(name, width)}w`);
  if (withOriginal && width > WIDEST) set.push(`${url} ${width}w`);
  return set.join(', ');
}

/** The `sizes` of a picture that fills a square, cropped. @param side pixels */
export function squareSizes(
  side: number,
  { width = 1, height = 1 }: { width?: number | undefined; height?: number | undefined },
): string {
  return `${Math.ceil(side * Math.max(1, width / height))}px`;
}
