/** Measures of a grid whose rows are all alike, in pixels. */
export interface GridMeasures {
  columns: number;
  /** From the top of one row to the top of the next. */
  pitch: number;
}

/**
 * The numbers of the cards to be drawn, in order: whole rows in sight, those within `margin` of it, and the card that
 * has the focus, wherever it is.
 * @param top of the grid, in pixels below the top of what is seen
 */
export function drawnCards(
  { columns, pitch }: GridMeasures,
  { count, top, height, margin, focused }: Sight,
): number[] {
  const first = Math.max(0, Math.floor((-top - margin) / pitch) * columns);
  const end = Math.min(count, Math.ceil((height - top + margin) / pitch) * columns);
  const drawn = Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i);
  if (focused === null || focused >= count || (focused >= first && focused < end)) return drawn;
  return focused < first ? [focused, ...drawn] : [...drawn, focused];
}

interface Sight {
  /** Cards in all. */
  count: number;
  top: number;
  /** Of what is seen. */
  height: number;
  margin: number;
  focused: number | null;
}

/** Where an arrow key leads from a card; undefined for another key and beyond the edges. */
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
