import { centerOf, type Row, rowOf } from './row-layout.ts';

/** The picture that an arrow key, Home or End leads to from picture `from`; null if there is none. */
export function findNextPicture(
  key: string,
  from: number,
  rows: readonly Row[],
  aspects: readonly number[],
): number | null {
  const last = (rows.at(-1)?.end ?? 0) - 1;
  const to = target(key, from, rows, aspects, last);
  return to === null || to < 0 || to > last || to === from ? null : to;
}

function target(
  key: string,
  from: number,
  rows: readonly Row[],
  aspects: readonly number[],
  last: number,
): number | null {
  if (key === 'ArrowLeft') return from - 1;
  if (key === 'ArrowRight') return from + 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined) return null;
  const at = rowOf(rows, from);
  const own = rows[at];
  const other = rows[at + step];
  if (!own || !other) return null;
  return nearest(other, aspects, centerOf(own, aspects, from));
}

/** The picture of a row whose center is nearest to `x`. */
function nearest(row: Row, aspects: readonly number[], x: number): number {
  let best = row.start;
  for (let i = row.start; i < row.end; i++) {
    if (Math.abs(centerOf(row, aspects, i) - x) < Math.abs(centerOf(row, aspects, best) - x)) best = i;
  }
  return best;
}
