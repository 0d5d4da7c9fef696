/** Measures of a grid with equal rows, in pixels. */
export interface GridMeasures {
  columns: number;
  /** Distance from the top of one row to the top of the next. */
  pitch: number;
}

/**
 * The indexes of the cards to draw, in order: the rows within `margin` of the viewport, and the focused card.
 * @param top of the grid, in pixels below the top of the viewport
 */
export function drawnCards(
  { columns, pitch }: GridMeasures,
  { count, top, height, margin, focused }: Viewport,
): number[] {
  const first = Math.max(0, Math.floor((-top - margin) / pitch) * columns);
  const end = Math.min(count, Math.ceil((height - top + margin) / pitch) * columns);
  const drawn = Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i);
  if (focused === null || focused >= count || (focused >= first && focused < end)) return drawn;
  return focused < first ? [focused, ...drawn] : [...drawn, focused];
}

interface Viewport {
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
