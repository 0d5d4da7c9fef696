/**
 * Widths in pixels that pages are given of every picture, besides the picture itself; none is wider than the picture.
 * The last ones of a small picture are as wide as it is.
 */
export const RENDITION_WIDTHS = [320, 640, 1024] as const;
export type RenditionWidth = (typeof RENDITION_WIDTHS)[number];

/** The names of renditions that a picture has: those that are narrower, and the first that is not. */
export function renditionWidthsOf(pictureWidth: number): RenditionWidth[] {
  return RENDITION_WIDTHS.filter((_, i) => (RENDITION_WIDTHS[i - 1] ?? 0) < pictureWidth);
}
