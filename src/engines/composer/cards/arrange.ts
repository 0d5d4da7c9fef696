import type { Rect } from '../ad-input.ts';

/** Size that every large network shows uncropped. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

export interface Arrangement {
  cells: (Rect & { picture: number })[];
  /** Area of mark, kicker and title. */
  words: Rect;
  titleLines: number;
  largestTitle: number;
  /** Whether the words are on the picture, not beside it. */
  onPicture: boolean;
  /** Scrim for words at the bottom; `wordsTop` is the top of the first line, in pixels. */
  scrim(wordsTop: number): Scrim;
}

/** Darkens the picture behind the words: offsets and opacities, 0 to 1. */
export interface Scrim {
  direction: 'right' | 'down';
  stops: readonly (readonly [offset: number, opacity: number])[];
}

/** Some networks round corners or lay a button over the edge. */
const MARGIN = 60;
const GAP = 6;
const CLEAR = [
  [0, 0],
  [1, 0],
] as const;

/**
 * One picture is shown as completely as possible, several as a wall; without a picture there are only words.
 */
export function arrange(pictures: readonly { width: number; height: number }[]): Arrangement {
  const [first] = pictures;
  if (!first) return { ...besidePicture(CARD_WIDTH), cells: [], titleLines: 3, largestTitle: 120 };
  if (pictures.length > 1) return onWall(pictures.length);
  const ratio = first.width / first.height;
  return ratio >= WIDE ? acrossAll() : besidePicture(CARD_WIDTH - pictureWidth(ratio));
}

/** Least aspect ratio at which a picture fills the card; it loses at most a fifth. */
const WIDE = 1.5;

function acrossAll(): Arrangement {
  return {
    cells: [{ x: 0, y: 0, width: CARD_WIDTH, height: CARD_HEIGHT, picture: 0 }],
    words: { x: MARGIN, y: 52, width: 1020, height: CARD_HEIGHT - 52 - 56 },
    titleLines: 2,
    largestTitle: 76,
    onPicture: true,
    scrim: darkenFoot,
  };
}

/**
 * Darkens only the area of the words: they are legible even on snow, and the rest of the picture is
 * unchanged.
 */
function darkenFoot(wordsTop: number): Scrim {
  const top = wordsTop / CARD_HEIGHT;
  const rest = 1 - top;
  return {
    direction: 'down',
    stops: [
      [0, 0.66],
      [0.12, 0.5],
      [0.26, 0],
      [Math.max(0.27, top - 0.22), 0],
      [top - 0.1, 0.32],
      [top - 0.01, 0.68],
      [top + rest * 0.25, 0.78],
      [1, 0.86],
    ],
  };
}

/** As high as the card, and narrow enough for four lines of words beside it. */
function pictureWidth(ratio: number): number {
  return Math.round(Math.min(700, Math.max(354, CARD_HEIGHT * ratio)));
}

/** @param width of the free area to the left of the picture */
function besidePicture(width: number): Arrangement {
  return {
    cells: [{ x: width, y: 0, width: CARD_WIDTH - width, height: CARD_HEIGHT, picture: 0 }],
    words: { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN + 12, height: CARD_HEIGHT - 2 * MARGIN },
    titleLines: 5,
    largestTitle: width > 620 ? 84 : 68,
    onPicture: false,
    scrim: () => ({ direction: 'right', stops: CLEAR }),
  };
}

/** Three rows: of three pictures where there are nine, else of one. */
function onWall(count: number): Arrangement {
  const left = count >= 9 ? 470 : 640;
  const rows = count >= 9 ? WALL_ROWS : Array.from({ length: Math.min(3, count) }, () => [1]);
  const height = (CARD_HEIGHT - GAP * (rows.length - 1)) / rows.length;
  const cells: Arrangement['cells'] = [];
  for (const [row, shares] of rows.entries()) {
    const room = CARD_WIDTH - left - GAP * (shares.length - 1);
    let x = left;
    for (const share of shares) {
      cells.push({ x, y: row * (height + GAP), width: room * share, height, picture: cells.length });
      x += room * share + GAP;
    }
  }
  return {
    cells: cells.map(onPixels),
    words: { x: MARGIN, y: MARGIN, width: 540, height: CARD_HEIGHT - 2 * MARGIN },
    titleLines: 4,
    largestTitle: 92,
    onPicture: false,
    scrim: () => ({
      direction: 'right',
      stops: [
        [0, 1],
        [left / CARD_WIDTH, 1],
        [left / CARD_WIDTH + 0.1, count >= 9 ? 0.86 : 0.25],
        [left / CARD_WIDTH + 0.32, 0],
      ],
    }),
  };
}

const WALL_ROWS = [
  [0.3, 0.41, 0.29],
  [0.4, 0.29, 0.31],
  [0.27, 0.33, 0.4],
];

function onPixels({ x, y, width, height, picture }: Arrangement['cells'][number]) {
  const [left, top] = [Math.round(x), Math.round(y)];
  return {
    x: left,
    y: top,
    width: Math.round(x + width) - left,
    height: Math.round(y + height) - top,
    picture,
  };
}
