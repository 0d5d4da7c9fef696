import type { Rect } from '../ad-input.ts';
import type { Block, TextItem } from '../text/block.ts';

/** From the back to the front; also the ids of the groups in the SVG. */
export const LAYER_LABELS = {
  background: 'Background',
  picture: 'Picture',
  scrim: 'Scrim',
  panel: 'Panel',
  decoration: 'Decoration',
  logo: 'Logo',
  brand: 'Brand name',
  headline: 'Headline',
  callout: 'Price or rating',
  description: 'Description',
  cta: 'Button',
  contact: 'Contact',
};

export type Layer = keyof typeof LAYER_LABELS;

/** An ad as it will be drawn. */
export interface Scene {
  width: number;
  height: number;
  /** Prefix of every id, so that several ads can be in one page. */
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
  /** Worst-case colors behind it. */
  grounds: readonly string[];
}

export interface PlacedPicture {
  role: 'picture' | 'logo';
  /** Bounds including the cropped part. */
  drawn: Rect;
  /** Bounds of the visible part. */
  seen: Rect;
  /** Size of the picture itself. */
  source: { width: number; height: number };
}
