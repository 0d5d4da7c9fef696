/** A grid of squares with three lines of text under each; `--row` is the resulting height of a row. Inside a `@container`. */
export const LIBRARY_GRID = [
  'grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] auto-rows-(--row) gap-x-(--gap) gap-y-5',
  '[--columns:2] [--gap:0.75rem] @lg:[--columns:3] @lg:[--gap:1rem] @4xl:[--columns:4] @6xl:[--columns:6]',
  '[--row:calc((100cqw-(var(--columns)-1)*var(--gap))/var(--columns)+4.25rem)]',
].join(' ');
