import type { Paragraph } from '#engines/typesetting/break-lines';
import { shapeLine } from '#engines/typesetting/shape-line';
import type { Field, TextItem } from './block.ts';

/** Ems below the baseline. */
const DESCENDER = 0.2;

/** Lines of one size around their own origin: the top left of their ink. */
export interface SetLines {
  width: number;
  height: number;
  /** Missing descender depth of the last line; the gap below it is reduced by it. */
  shallow: number;
  lines: readonly string[];
  size: number;
  paragraph: Paragraph;
}

export function setLines(paragraph: Paragraph, lines: readonly string[], size: number): SetLines {
  const shaped = lines.map((line) => shapeLine(line, paragraph.typeface, paragraph.direction));
  const first = shaped[0]!;
  const last = shaped.at(-1)!;
  return {
    width: Math.max(...shaped.map(({ width, ink }) => width + ink.left + ink.right)) * size,
    height: (first.ink.above + (lines.length - 1) * paragraph.typeface.leading + last.ink.below) * size,
    shallow: Math.max(0, DESCENDER - last.ink.below) * size,
    lines,
    size,
    paragraph,
  };
}

/** Puts the lines where their ink begins at `top` and lies between `left` and `left + width`. */
export function placeLines(
  role: Field | 'contact',
  { lines, size, paragraph }: SetLines,
  {
    left,
    top,
    width,
    align,
  }: { left: number; top: number; width: number; align: 'left' | 'middle' | 'right' },
): TextItem {
  const { typeface, direction } = paragraph;
  const placed = lines.map((line, index) => {
    const shaped = shapeLine(line, typeface, direction);
    const wide = (shaped.width + shaped.ink.left + shaped.ink.right) * size;
    const slack = width - wide;
    const shift = align === 'left' ? 0 : align === 'right' ? slack : slack / 2;
    return { shaped, x: left + shift + shaped.ink.left * size, wide, index };
  });
  const first = placed[0]!.shaped.ink.above;
  const baseline = (index: number) => top + (first + index * typeface.leading) * size;
  const x = Math.min(...placed.map((line) => line.x - line.shaped.ink.left * size));
  const right = Math.max(...placed.map((line) => line.x - line.shaped.ink.left * size + line.wide));
  const above = Math.min(...placed.map((line) => baseline(line.index) - line.shaped.ink.above * size));
  const below = Math.max(...placed.map((line) => baseline(line.index) + line.shaped.ink.below * size));
  return {
    role,
    lines: placed.map(({ shaped, x: start, index }) => ({ shaped, x: start, baseline: baseline(index) })),
    size,
    typeface,
    direction,
    box: { x, y: above, width: right - x, height: below - above },
  };
}
