import { breakWell, type Paragraph, shorten } from '#engines/typesetting/break-lines';
import { shapeLine } from '#engines/typesetting/shape-line';
import type { Rect } from '../ad-input.ts';
import type { Content, Field, TextItem } from './block.ts';
import { placeLines, type SetLines, setLines } from './set-lines.ts';

/** A combination of parts. */
export interface Wish {
  headline: 'whole' | 'short';
  hasCallout: boolean;
  description: 'whole' | 'short' | 'none';
  hasCta: boolean;
  hasBrand: boolean;
}

/** The parts at their sizes, not placed yet. */
export interface Parts {
  headline: SetLines;
  callout?: SetLines;
  description?: SetLines;
  /** The label, and the button around it. */
  cta?: { label: SetLines; width: number; height: number };
  brand?: SetLines | undefined;
  logo?: { width: number; height: number };
  shortened: Field[];
}

/** Lines of a paragraph at a size; undefined if they do not fit. */
export function linesAt(
  paragraph: Paragraph,
  size: number,
  width: number,
  most: number,
  manner: 'whole' | 'short',
): { set: SetLines; isShort: boolean; isRough: boolean } | undefined {
  const whole = breakWell(paragraph, width / size, most);
  if (whole) return { set: setLines(paragraph, whole.lines, size), isShort: false, isRough: whole.isRough };
  if (manner === 'whole') return undefined;
  const short = shorten(paragraph, width / size, most);
  return short && { set: setLines(paragraph, short, size), isShort: true, isRough: false };
}

/** One line at the size, or smaller until it fits, or shortened at the smallest. */
export function labelAt(
  paragraph: Paragraph,
  { size, smallest, width }: { size: number; smallest: number; width: number },
): { set: SetLines; isShort: boolean } | undefined {
  const line = shapeLine(paragraph.text, paragraph.typeface, paragraph.direction);
  const fitting = (width / (line.width + line.ink.left + line.ink.right)) * 0.999;
  if (fitting >= smallest)
    return { set: setLines(paragraph, [paragraph.text], Math.min(size, fitting)), isShort: false };
  return linesAt(paragraph, smallest, width, 1, 'short');
}

/** A brand's name is never shortened: on one line, on several at the smallest size, or omitted. */
export function nameAt(
  name: Paragraph,
  { size, smallest, width, most }: { size: number; smallest: number; width: number; most: number },
): SetLines | undefined {
  const label = labelAt(name, { size, smallest, width });
  return label && !label.isShort ? label.set : linesAt(name, smallest, width, most, 'whole')?.set;
}

/** The button around a label at a size. */
export function buttonAt(
  cta: Paragraph,
  { size, smallest, width, height }: { size: number; smallest: number; width: number; height: number },
): { button: NonNullable<Parts['cta']>; isShort: boolean } | undefined {
  const room = width - 2 * padding(smallest) * 0.5;
  const label = room > 0 ? labelAt(cta, { size, smallest, width: room }) : undefined;
  if (!label || (label.isShort && isStump(label.set.lines[0]!, cta))) return undefined;
  const tall = Math.min(height, Math.round(label.set.size * 2.5));
  if (tall < label.set.height * 1.3) return undefined;
  const wide = Math.min(width, label.set.width + 2 * padding(label.set.size));
  return { button: { label: label.set, width: wide, height: tall }, isShort: label.isShort };
}

/** A shortened button label that makes no sense is worse than no button. */
function isStump(shown: string, { text }: Paragraph): boolean {
  return shown.length < text.length * 0.65;
}

/** A label in the middle of its button, by the height of its capitals. */
export function placeButton({ label, width, height }: NonNullable<Parts['cta']>, at: Rect): TextItem {
  const cap = shapeLine('H', label.paragraph.typeface, 'ltr').ink.above;
  const { ink } = shapeLine(label.lines[0]!, label.paragraph.typeface, label.paragraph.direction);
  const above = cap > 0 && ink.above < 1.05 ? cap : ink.above - ink.below;
  const baseline = at.y + height / 2 + (above * label.size) / 2;
  const top = Math.min(
    Math.max(baseline - ink.above * label.size, at.y + 1),
    at.y + height - 1 - label.height,
  );
  const item = placeLines('cta', label, { left: at.x, top, width, align: 'middle' });
  return { ...item, button: { x: at.x, y: at.y, width, height } };
}

/** The logo at a height, no wider than the space; undefined if it would be smaller than the smallest text. */
export function logoAt(
  { logo }: Content,
  { height, width, smallest }: { height: number; width: number; smallest: number },
): { width: number; height: number } | undefined {
  if (!logo) return undefined;
  const scale = Math.min(height / logo.height, width / logo.width);
  if (logo.height * scale < smallest * 1.2) return undefined;
  return { width: logo.width * scale, height: logo.height * scale };
}

function padding(size: number): number {
  return size * 1.3;
}
