import type { Paragraph } from '#engines/typesetting/break-lines';
import type { ShapedLine } from '#engines/typesetting/shape-line';
import type { Typeface } from '#engines/typesetting/typeface';
import type { AdLogo, Rect } from '../ad-input.ts';

export type Field = 'headline' | 'callout' | 'description' | 'cta' | 'brandName';

/** The texts of an ad, measured, and its logo. */
export interface Content {
  headline: Paragraph;
  callout?: Paragraph | undefined;
  description?: Paragraph | undefined;
  cta?: Paragraph | undefined;
  brandName?: Paragraph | undefined;
  logo?: AdLogo | undefined;
}

/** Lines of one size, where they are drawn. */
export interface TextItem {
  role: Field | 'contact';
  /** Left end of each line's pen, and its baseline, in pixels. */
  lines: { shaped: ShapedLine; x: number; baseline: number }[];
  /** Pixels per em. */
  size: number;
  typeface: Typeface;
  direction: 'ltr' | 'rtl';
  /** Encloses all ink. */
  box: Rect;
  /** The button around a label. */
  button?: Rect;
}

/** Texts, button and logo, placed together in a rectangle. */
export interface Block {
  items: TextItem[];
  logo?: Rect;
  /** Encloses all of it. */
  bounds: Rect;
  /** Pixels per em of the headline. */
  size: number;
  /** Whether the headline's breaks read badly. */
  isRough: boolean;
  shortened: Field[];
  dropped: Field[];
}

export interface BlockOptions {
  flow: 'column' | 'row';
  align: 'start' | 'middle';
  /** Position of a column that does not fill its rectangle. */
  anchor: 'top' | 'middle' | 'bottom';
  /**
   * In a column: above the words; at the top of the rectangle, whatever the anchor; or at the far end of the
   * button's line if there is room, else above the words.
   */
  brandAt?: 'words' | 'top' | 'foot';
  /** Largest size of the headline. */
  largest: number;
  /** Smallest size of any text. */
  smallest: number;
  headlineLines: number;
  descriptionLines: number;
  isRtl: boolean;
}

export function enclose(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}
