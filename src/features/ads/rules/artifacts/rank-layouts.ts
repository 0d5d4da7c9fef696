import { createHash } from 'node:crypto';
import type { AdLayoutId } from '../../contract/ad-enumerations.ts';
import type { AdFormat } from '../../contract/ad-formats.ts';

interface Size {
  width: number;
  height: number;
}

/** What a choice of layout goes by. */
export interface LayoutChoice {
  format: Pick<AdFormat, 'width' | 'height' | 'shape'>;
  direction: 'ltr' | 'rtl';
  /** Of the whole campaign: what tells one brand from another. */
  brand: readonly string[];
  /** A photo's proportions, pixels where they are known, and what must stay in view; null for anything else. */
  photo: (Size & { focus?: { x: number; y: number } | undefined; pixels: Size | null }) | null;
}

/** Layouts whose grounds and forms go together: a campaign keeps to one of these. */
const FAMILIES: readonly (readonly AdLayoutId[])[] = [
  ['split', 'full-bleed', 'colour-block'],
  ['colour-block', 'arch', 'card'],
  ['framed-print', 'product', 'split'],
  ['arch', 'product', 'full-bleed'],
];
/** Words lie over the picture. */
const OVER_PICTURE: readonly AdLayoutId[] = ['full-bleed', 'card'];
/** The picture takes half of the ad or more. */
const LARGE_PICTURE: readonly AdLayoutId[] = ['full-bleed', 'card', 'split', 'colour-block'];
/** Part of an ad's height below which words stand, and part of its width that they take at the start. */
const [WORDS_TOP, WORDS_END] = [0.4, 0.54];
/** Enlarged further than this, a picture looks soft. */
const SOFT = 2.2;

/**
 * The layouts, those that suit an ad first: one family for all of a campaign, another member for each shape, none that
 * lays words over what draws the eye, none that enlarges a small picture much, and none without the picture.
 */
export function rankLayouts(layouts: readonly AdLayoutId[], choice: LayoutChoice): AdLayoutId[] {
  const family = FAMILIES[digestOf(choice.brand) % FAMILIES.length]!;
  const turn = digestOf([...choice.brand, choice.format.shape]);
  const turned = family.map((_, index) => family[(index + turn) % family.length]!);
  const worth = (layout: AdLayoutId) =>
    (turned.includes(layout) ? FAMILIES.length + 1 - turned.indexOf(layout) : 0) -
    (suits(layout, choice) ? 0 : 10) -
    (layout === 'type' ? 20 : 0);
  // Sorting is stable: among the others, the composer's own order counts.
  return layouts.toSorted((one, other) => worth(other) - worth(one));
}

function suits(layout: AdLayoutId, { photo, format, direction }: LayoutChoice): boolean {
  if (!photo) return true;
  const { pixels, focus = { x: 0.5, y: 0.5 } } = photo;
  const enlarged = pixels ? Math.max(format.width / pixels.width, format.height / pixels.height) : 1;
  if (enlarged > SOFT && LARGE_PICTURE.includes(layout)) return false;
  if (!OVER_PICTURE.includes(layout)) return true;
  if (format.shape === 'leaderboard') return layout === 'full-bleed';
  const seen = seenAt(photo, format, focus);
  if (format.shape !== 'banner') return seen.y < WORDS_TOP;
  return direction === 'rtl' ? seen.x < 1 - WORDS_END : seen.x > WORDS_END;
}

/** Where the focus of a picture lies in an ad that it covers, 0 to 1: in the middle, as far as the picture reaches. */
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
