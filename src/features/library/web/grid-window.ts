/** Measures of the library's grid, in pixels. */
export interface GridMeasures {
  columns: number;
  /** The width of a card: the height of the highest picture. */
  side: number;
  /** The height of the texts under a picture. */
  texts: number;
  /** Between one row and the next. */
  gap: number;
}

/**
 * The height of each row's highest picture, as a share of the side of a card.
 * @param ratios width / height of the loaded pictures; the others are taken for squares
 */
export function rowShares(ratios: readonly number[], count: number, columns: number): number[] {
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
    const cards = Array.from(
      { length: Math.min(columns, count - row * columns) },
      (_, i) => row * columns + i,
    );
    return Math.max(...cards.map((card) => Math.min(1, 1 / (ratios[card] ?? 1))));
  });
}

/** The heights of the rows. @param shares from `rowShares` */
export function rowHeights({ side, texts }: GridMeasures, shares: readonly number[]): number[] {
  return shares.map((share) => side * share + texts);
}

/**
 * The indexes of the cards to draw, in order: the rows within `margin` of the viewport, and the focused card.
 * @param top of the grid, in pixels below the top of the viewport
 */
export function drawnCards(
  { columns, gap }: Pick<GridMeasures, 'columns' | 'gap'>,
  { heights, count, top, height, margin, focused }: Viewport,
): number[] {
  let foot = top;
  const feet = heights.map((row) => {
    foot += row + gap;
    return foot;
  });
  const isNear = (foot: number, row: number) =>
    foot > -margin && foot - heights[row]! - gap < height + margin;
  const first = Math.max(0, feet.findIndex(isNear)) * columns;
  const end = Math.min(count, (feet.findLastIndex(isNear) + 1) * columns);
  const drawn = Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i);
  if (focused === null || focused >= count || (focused >= first && focused < end)) return drawn;
  return focused < first ? [focused, ...drawn] : [...drawn, focused];
}

interface Viewport {
  /** Of the rows. */
  heights: readonly number[];
  /** Number of all cards. */
  count: number;
  top: number;
  height: number;
  margin: number;
  focused: number | null;
}

/** The card that an arrow key, Home or End leads to; undefined for other keys and beyond the edges. */
export function cardAfter(key: string, at: number, count: number, columns: number): number | undefined {
  const next = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  }[key];
  return next !== undefined && next >= 0 && next < count ? next : undefined;
}
