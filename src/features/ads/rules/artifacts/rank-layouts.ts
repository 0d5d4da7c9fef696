import { createHash } from 'node:crypto';
import type { AdConcept, AdLayoutId } from '../../contract/ad-enumerations.ts';
import type { AdFormat } from '../../contract/ad-formats.ts';
import type { Size } from './prepare-design-picture.ts';

/** The criteria for choosing a layout. */
export interface LayoutChoice {
  format: Pick<AdFormat, 'width' | 'height' | 'shape'>;
  direction: 'ltr' | 'rtl';
  /** Null chooses the family by the brand. */
  concept: AdConcept | null;
  /** Identifies the brand; the same for a whole campaign. */
  brand: readonly string[];
  /** A photo's aspect ratio, original pixels if known, and focus; null without a photo. */
  photo: (Size & { focus?: { x: number; y: number } | undefined; pixels: Size | null }) | null;
}

/** Layouts that look alike. A campaign uses one family. */
const FAMILIES: readonly (readonly AdLayoutId[])[] = [
  ['split', 'full-bleed', 'colour-block'],
  ['colour-block', 'arch', 'card'],
  ['framed-print', 'product', 'split'],
  ['arch', 'product', 'full-bleed'],
];
/**
 * The families of concepts, which share no layout: words first, the thing on its own, the picture first. `framed-print` stands
 * in where another would enlarge a small picture.
 */
const CONCEPT_FAMILIES: Readonly<Record<AdConcept, readonly AdLayoutId[]>> = {
  offer: ['colour-block', 'card'],
  product: ['product', 'framed-print'],
  story: ['full-bleed', 'split', 'arch'],
};
/** Layouts with texts over the picture. */
const OVER_PICTURE: readonly AdLayoutId[] = ['full-bleed', 'card'];
/** Layouts whose picture takes at least half of the ad. */
const LARGE_PICTURE: readonly AdLayoutId[] = ['full-bleed', 'card', 'split', 'colour-block'];
/** The texts' area: below this share of the height; up to this share of the width, from the start. */
const [TEXT_TOP, TEXT_END] = [0.4, 0.54];
/** Upscaling further looks soft. */
const UPSCALE_MAX = 2.2;

/**
 * Sorts layouts, the most suitable first: one family for a campaign, a different member for each shape. Layouts that put
 * texts over the focus, enlarge a small picture much, or drop the picture come last.
 */
export function rankLayouts(layouts: readonly AdLayoutId[], choice: LayoutChoice): AdLayoutId[] {
  const family = choice.concept
    ? CONCEPT_FAMILIES[choice.concept]
    : FAMILIES[digestOf(choice.brand) % FAMILIES.length]!;
  const turn = digestOf([...choice.brand, choice.format.shape]);
  const turned = family.map((_, index) => family[(index + turn) % family.length]!);
  const score = (layout: AdLayoutId) =>
    (turned.includes(layout) ? FAMILIES.length + 1 - turned.indexOf(layout) : 0) -
    (suits(layout, choice) ? 0 : 10) -
    (layout === 'type' ? 20 : 0);
  // Sorting is stable: the composer's order decides among equals.
  return layouts.toSorted((one, other) => score(other) - score(one));
}

function suits(layout: AdLayoutId, { photo, format, direction }: LayoutChoice): boolean {
  if (!photo) return true;
  const { pixels, focus = { x: 0.5, y: 0.5 } } = photo;
  const enlarged = pixels ? Math.max(format.width / pixels.width, format.height / pixels.height) : 1;
  if (enlarged > UPSCALE_MAX && LARGE_PICTURE.includes(layout)) return false;
  if (!OVER_PICTURE.includes(layout)) return true;
  if (format.shape === 'leaderboard') return layout === 'full-bleed';
  const seen = seenAt(photo, format, focus);
  if (format.shape !== 'banner') return seen.y < TEXT_TOP;
  return direction === 'rtl' ? seen.x < 1 - TEXT_END : seen.x > TEXT_END;
}

/** The focus's position, 0 to 1, in an ad that the picture covers. The crop is centered on it as far as possible. */
function seenAt(photo: Size, format: Size, focus: { x: number; y: number }): { x: number; y: number } {
  const scale = Math.max(format.width / photo.width, format.height / photo.height);
  const along = (length: number, room: number, at: number) => {
    const start = Math.min(length - room, Math.max(0, length * at - room / 2));
    return (length * at - start) / room;
  };
  return {
    x: along(photo.width * scale, format.width, focus.x),
    y: along(photo.height * scale, format.height, focus.y),
  };
}

function digestOf(words: readonly string[]): number {
  return createHash('sha256').update(JSON.stringify(words)).digest().readUInt32BE(0);
}
