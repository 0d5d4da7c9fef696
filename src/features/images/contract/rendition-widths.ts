/**
 * Widths of the renditions in pixels. A rendition is never wider than its picture: one that would be has the picture's
 * width.
 */
export const RENDITION_WIDTHS = [320, 640, 1024] as const;
export type RenditionWidth = (typeof RENDITION_WIDTHS)[number];

/** The renditions that a picture has: all narrower ones, and the first that is not. */
export function renditionWidthsOf(pictureWidth: number): RenditionWidth[] {
  return RENDITION_WIDTHS.filter((_, i) => (RENDITION_WIDTHS[i - 1] ?? 0) < pictureWidth);
}
