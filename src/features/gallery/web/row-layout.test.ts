import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNextPicture } from './next-picture.ts';
import { aspectOf, centerOf, GAP, layOutRows, rowOf, rowsBetween, unitFor } from './row-layout.ts';

const aspects = fc.array(fc.integer({ min: 40, max: 400 }), { maxLength: 200 });
// A window is some whole number of device pixels wide.
const width = fc.integer({ min: 300 * 4, max: 2_600 * 4 }).map((quarters) => quarters / 4);

/**
 * The line breaking of CSS flexible boxes, word for word: items are collected until the next would not fit, by their
 * hypothetical sizes; then each takes its share of what is left. The filler is the last item.
 */
function flexLines(given: readonly number[], space: number) {
  const items = [
    ...given.map((aspect) => ({ size: Math.min(aspect * unitFor(space), space), grow: aspect })),
    { size: 0, grow: 1e9 },
  ];
  const lines: (typeof items)[] = [];
  let line: typeof items = [];
  const sizeOf = (them: typeof items) =>
    them.reduce((sum, { size }) => sum + size, 0) + Math.max(0, them.length - 1) * GAP;
  for (const item of items) {
    if (line.length > 0 && sizeOf([...line, item]) > space) {
      lines.push(line);
      line = [];
    }
    line.push(item);
  }
  lines.push(line);
  return lines.map((them) => {
    const free = space - sizeOf(them);
    const grow = them.reduce((sum, item) => sum + item.grow, 0);
    const heights = them
      .filter((item) => item.grow < 1e9)
      .map((item) => ((item.size + (free * item.grow) / grow) * 100) / item.grow);
    return { count: heights.length, height: Math.max(0, ...heights) };
  });
}

test('rows equal the browser’s: the same pictures, the same heights to a hundredth of a pixel', () => {
  fc.assert(
    fc.property(aspects, width, (given, space) => {
      const { rows } = layOutRows(given, space, false);
      const lines = flexLines(given, space).filter(({ count }) => count > 0);
      expect(rows.map(({ start, end }) => end - start)).toEqual(lines.map(({ count }) => count));
      rows.forEach((row, i) => {
        expect(Math.abs(row.height - lines[i]!.height)).toBeLessThan(0.02);
      });
    }),
  );
});

test('with more to come, only the rows that can no longer change are laid out', () => {
  fc.assert(
    fc.property(aspects, aspects, width, (given, next, space) => {
      const { rows, height } = layOutRows(given, space, true);
      const later = layOutRows([...given, ...next], space, true);
      expect(later.rows.slice(0, rows.length)).toEqual(rows);
      expect(later.height).toBeGreaterThanOrEqual(height);
      // The left-out pictures would fit on one line.
      expect(layOutRows(given.slice(rows.at(-1)?.end ?? 0), space, true).rows).toEqual([]);
    }),
  );
});

test('every picture has one row, and rows follow each other with a gap', () => {
  fc.assert(
    fc.property(aspects, width, (given, space) => {
      const { rows, height } = layOutRows(given, space, false);
      let end = 0;
      let top = 0;
      for (const row of rows) {
        expect([row.start, row.top]).toEqual([end, top]);
        end = row.end;
        top = row.top + row.height + GAP;
      }
      expect([end, top]).toEqual([given.length, height]);
    }),
  );
});

test('exactly the rows in a range are found', () => {
  fc.assert(
    fc.property(
      aspects,
      width,
      fc.integer({ min: -500, max: 9_000 }),
      fc.nat(2_000),
      (given, space, top, high) => {
        const { rows } = layOutRows(given, space, false);
        const [from, to] = rowsBetween(rows, top, top + high);
        rows.forEach((row, i) => {
          const touched = row.top + row.height > top && row.top < top + high;
          expect(i >= from && i < to).toBe(touched);
        });
      },
    ),
  );
});

test('arrow keys move to the neighbors, and to the nearest picture above or below', () => {
  // Two rows of four squares and one of a wide picture, at 1,000 pixels of width.
  const given = [100, 100, 100, 100, 100, 100, 100, 300, 300];
  const { rows } = layOutRows(given, 1_000, false);
  expect(rows.map(({ start, end }) => end - start)).toEqual([3, 3, 1, 1, 1]);
  const go = (key: string, from: number) => findNextPicture(key, from, rows, given);
  expect(go('ArrowRight', 2)).toBe(3);
  expect(go('ArrowLeft', 0)).toBeNull();
  expect(go('ArrowDown', 1)).toBe(4);
  expect(go('ArrowUp', 6)).toBe(4);
  expect(go('ArrowUp', 1)).toBeNull();
  expect(go('End', 0)).toBe(8);
  expect(go('Home', 8)).toBe(0);
  expect(go('ArrowRight', 8)).toBeNull();
  expect(go('a', 1)).toBeNull();
  expect(rowOf(rows, 7)).toBe(3);
  expect(centerOf(rows[0]!, given, 1)).toBeCloseTo(500, 0);
});

test.each([
  [1_024, 1_024, 100],
  [1_920, 1_080, 178],
  [1_080, 1_920, 56],
  [3_000, 100, 400],
  [100, 3_000, 40],
])('a picture of %i × %i has the aspect %i', (w, h, aspect) => {
  expect(aspectOf({ width: w, height: h })).toBe(aspect);
});
