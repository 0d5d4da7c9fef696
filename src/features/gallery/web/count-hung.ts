import { layOutRows } from './row-layout.ts';

/** How many of the first pictures fit into one row before a last frame that is at least square. */
export function countHung(aspects: readonly number[], width: number): number {
  let count = 0;
  while (count < aspects.length) {
    const hung = [...aspects.slice(0, count + 1), SQUARE];
    if (layOutRows(hung, width, false).rows.length > 1) break;
    count += 1;
  }
  return count;
}

const SQUARE = 100;
