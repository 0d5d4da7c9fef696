import type { LayoutId } from '../ad-input.ts';
import type { Stage } from '../stage/stage.ts';
import { arch } from './arch.ts';
import { card } from './card.ts';
import { colorBlock } from './color-block.ts';
import { framedPrint } from './framed-print.ts';
import { fullBleed } from './full-bleed.ts';
import { logoOnly } from './logo.ts';
import { pictureOnly } from './picture.ts';
import { product } from './product.ts';
import { split } from './split.ts';
import { typeLed } from './type.ts';

interface LayoutEntry {
  id: LayoutId;
  draw: (stage: Stage) => void;
  /** Best first: which kinds of picture it is made for. */
  pictures: readonly ('photo' | 'cutout' | 'none')[];
}

/** Every layout draws every shape. */
export const LAYOUTS: readonly LayoutEntry[] = [
  { id: 'full-bleed', draw: fullBleed, pictures: ['photo'] },
  { id: 'split', draw: split, pictures: ['photo', 'cutout'] },
  { id: 'card', draw: card, pictures: ['photo', 'cutout'] },
  { id: 'colour-block', draw: colorBlock, pictures: ['photo', 'cutout'] },
  { id: 'framed-print', draw: framedPrint, pictures: ['photo'] },
  { id: 'product', draw: product, pictures: ['cutout', 'photo'] },
  { id: 'arch', draw: arch, pictures: ['photo', 'cutout'] },
  { id: 'type', draw: typeLed, pictures: ['none', 'photo', 'cutout'] },
  // Only for formats without texts; they ask for it by id.
  { id: 'picture', draw: pictureOnly, pictures: [] },
  { id: 'logo', draw: logoOnly, pictures: [] },
];

/** The layouts that suit a kind of picture, at any of the shapes. */
export function layoutsFor(picture: 'photo' | 'cutout' | 'none'): LayoutId[] {
  return LAYOUTS.filter(({ pictures }) => pictures.includes(picture)).map(({ id }) => id);
}
