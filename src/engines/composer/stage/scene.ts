import type { Rect } from '../ad-input.ts';
import type { Block, TextItem } from '../text/block.ts';

/** From the back to the front; also the ids of the groups in the SVG. */
export const LAYERS = [
  'background',
  'picture',
  'scrim',
  'panel',
  'decoration',
  'logo',
  'brand',
  'headline',
  'description',
  'cta',
] as const;

export type Layer = (typeof LAYERS)[number];

/** An ad as it will be drawn. */
export interface Scene {
  width: number;
  height: number;
  /** Starts every id, so that several ads may stand in one page. */
  prefix: string;
  defs: string[];
  shapes: { layer: Layer; markup: string }[];
  texts: ColoredText[];
  pictures: PlacedPicture[];
  /** Placed blocks, for the report. */
  blocks: Block[];
}

export interface ColoredText {
  item: TextItem;
  color: string;
  /** What may lie behind it, at its worst. */
  grounds: readonly string[];
}

export interface PlacedPicture {
  role: 'picture' | 'logo';
  /** Where all of it lies, including what is cut off. */
  drawn: Rect;
  /** What of it is seen. */
  seen: Rect;
  /** Pixels of the picture itself. */
  source: { width: number; height: number };
}
