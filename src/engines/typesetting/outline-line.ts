import type { ShapedLine } from './shape-line.ts';

/** A line's glyphs as SVG paths in the current color. Lengths in the drawing's pixels; `size` is that of an em. */
export function outlineLine(
  { glyphs }: ShapedLine,
  { left, baseline, size }: { left: number; baseline: number; size: number },
): string {
  return glyphs
    .map(({ face, id, x, y }) => {
      const scale = size / face.unitsPerEm;
      const place = [scale, 0, 0, -scale, left + x * size, baseline - y * size];
      const path = face.font.glyphToPath(id);
      return path === ''
        ? ''
        : `<path transform="matrix(${place.map((value) => value.toFixed(4)).join(' ')})" d="${path}"/>`;
    })
    .join('');
}
