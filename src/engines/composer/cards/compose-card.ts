import { breakWell, type Paragraph, paragraphOf, shorten } from '#engines/typesetting/break-lines';
import { prepareText, type Setting } from '#engines/typesetting/typeface';
import type { Rect } from '../ad-input.ts';
import { outlineMarkup } from '../svg/draw-scene.ts';
import { element } from '../svg/markup.ts';
import type { TextItem } from '../text/block.ts';
import { placeLines, setLines } from '../text/set-lines.ts';
import { arrange, CARD_HEIGHT, CARD_WIDTH, type Scrim } from './arrange.ts';

export interface CardInput {
  title: string;
  /** A word or two above the title; may be empty. */
  kicker: string;
  brand: string;
  /** Pixels of each picture, in the order of their importance. */
  pictures: readonly { width: number; height: number }[];
}

/** A card, from back to front: ground, pictures in their cells, overlay. Lengths are pixels. */
export interface Card {
  width: number;
  height: number;
  /** `#rrggbb` */
  ground: string;
  /** Rectangles, within the card, and the pictures that fill them. */
  cells: readonly (Rect & { picture: number })[];
  /** An SVG of the card's size, clear where pictures show, with its texts as outlines. */
  overlay: string;
}

/** The dark theme's paper and inks, see web/ui/tokens.css. */
const GROUND = '#120e0c';
const INK = '#f2eee9';
const MUTED = '#b3aaa2';

const TITLE: Setting = { fontClass: 'serif', weight: 400, tracking: -0.012, leading: 1.04 };
const BRAND: Setting = { fontClass: 'sans', weight: 600, tracking: -0.01, leading: 1.2 };
const KICKER: Setting = { fontClass: 'sans', weight: 500, tracking: 0, leading: 1.2 };

/** Least legible title size when messengers show a card 300 pixels wide. */
const SMALLEST_TITLE = 50;
const BRAND_SIZE = 30;
const KICKER_SIZE = 26;
const MARK_SIDE = 36;
/** Ems from the baseline to the top of Geist's capitals. */
const CAPITALS = 0.71;
/** From the brand's line and the kicker to the title. */
const GAP = 26;

/** Composes the card of a shared link. The same input always gives the same card. */
export async function composeCard({ title, kicker, brand, pictures }: CardInput): Promise<Card> {
  const arrangement = arrange(pictures);
  const { words, titleLines, largestTitle } = arrangement;
  const items: { item: TextItem; color: string }[] = [];
  const placeLine = async (
    text: string,
    setting: Setting,
    { left, top, size, align }: { left: number; top: number; size: number; align: 'left' | 'right' },
  ) => {
    const paragraph = await paragraphFor(text, setting);
    const width = words.x + words.width - left;
    const lines =
      paragraph && (breakWell(paragraph, width / size, 1)?.lines ?? shorten(paragraph, width / size, 1));
    if (!lines) return;
    const item = placeLines('brandName', setLines(paragraph, lines, size), { left, top, width, align });
    items.push({ item, color: setting === BRAND || arrangement.onPicture ? INK : MUTED });
  };

  const mark = { x: words.x, y: words.y, width: MARK_SIDE, height: MARK_SIDE };
  await placeLine(brand, BRAND, {
    left: mark.x + MARK_SIDE + 10,
    top: mark.y + (MARK_SIDE - BRAND_SIZE * CAPITALS) / 2,
    size: BRAND_SIZE,
    align: 'left',
  });
  const taken = MARK_SIDE + GAP + (kicker === '' ? 0 : KICKER_SIZE + GAP);
  const heading = await fitTitle(title, {
    width: words.width,
    height: words.height - taken,
    lines: titleLines,
    largest: largestTitle,
  });
  let wordsTop = CARD_HEIGHT;
  if (heading) {
    const top = words.y + words.height - heading.height;
    const align = alignOf(heading.paragraph);
    items.push({
      item: placeLines('headline', heading, { left: words.x, top, width: words.width, align }),
      color: INK,
    });
    const above = top - GAP - KICKER_SIZE * CAPITALS;
    await placeLine(kicker, KICKER, { left: words.x, top: above, size: KICKER_SIZE, align });
    wordsTop = kicker === '' ? top : above;
  }
  return {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    ground: GROUND,
    cells: arrangement.cells,
    overlay: drawOverlay(arrangement.scrim(wordsTop), mark, items),
  };
}

async function paragraphFor(text: string, setting: Setting): Promise<Paragraph | undefined> {
  const prepared = await prepareText(text, setting);
  if (prepared.text === '') return undefined;
  return paragraphOf(prepared.text, prepared.typeface, RIGHT_TO_LEFT.test(prepared.text) ? 'rtl' : 'ltr');
}

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function alignOf({ direction }: Paragraph): 'left' | 'right' {
  return direction === 'rtl' ? 'right' : 'left';
}

/** The largest size that fits; shortened with an ellipsis if even the smallest does not. */
async function fitTitle(
  title: string,
  { width, height, lines, largest }: { width: number; height: number; lines: number; largest: number },
) {
  const paragraph = await paragraphFor(title, TITLE);
  if (!paragraph) return undefined;
  for (let size = largest; size >= SMALLEST_TITLE; size -= 2) {
    const broken = breakWell(paragraph, width / size, lines);
    if (!broken || (broken.isRough && size > SMALLEST_TITLE + 14)) continue;
    const set = setLines(paragraph, broken.lines, size);
    if (set.height <= height) return set;
  }
  for (let most = lines; most >= 1; most--) {
    const cut = shorten(paragraph, width / SMALLEST_TITLE, most);
    const set = cut && setLines(paragraph, cut, SMALLEST_TITLE);
    if (set && set.height <= height) return set;
  }
  return undefined;
}

function drawOverlay(scrim: Scrim, mark: Rect, items: readonly { item: TextItem; color: string }[]): string {
  const stops = scrim.stops.map(([offset, opacity]) =>
    element('stop', { offset, 'stop-color': GROUND, 'stop-opacity': opacity }),
  );
  const [x2, y2] = scrim.direction === 'right' ? [1, 0] : [0, 1];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      viewBox: `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`,
    },
    [
      element('defs', {}, element('linearGradient', { id: 'scrim', x1: 0, y1: 0, x2, y2 }, stops.join(''))),
      element('rect', { width: CARD_WIDTH, height: CARD_HEIGHT, fill: 'url(#scrim)' }),
      element(
        'g',
        { fill: INK, transform: `translate(${mark.x} ${mark.y}) scale(${mark.width / 16})` },
        MARK.map((d) => element('path', { d })).join(''),
      ),
      ...items.map(outlineMarkup),
    ].join(''),
  );
}

/** The product's mark, see web/features/site/mark.tsx. */
const MARK = ['M2 1h12v2.5H4.5V15H2Z', 'M7 6.5h5.5V12H10V9H7Z'];
