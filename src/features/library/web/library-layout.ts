/** The columns of a grid of squares. Inside a `@container`. */
export const LIBRARY_COLUMNS = [
  'grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-x-(--gap) gap-y-5',
  '[--columns:2] [--gap:0.75rem] @lg:[--columns:3] @lg:[--gap:1rem] @4xl:[--columns:4] @6xl:[--columns:6]',
].join(' ');

/**
 * A grid of cards, each at most a square with three lines of text under it. `--side` is the width of a card, and `--row`
 * the height of a row of squares.
 */
export const LIBRARY_GRID = [
  LIBRARY_COLUMNS,
  'auto-rows-(--row) [--row:calc(var(--side)+4.25rem)]',
  '[--side:calc((100cqw-(var(--columns)-1)*var(--gap))/var(--columns))]',
].join(' ');
