import { expect, it } from 'vitest';
import { cardAfter, drawnCards, rowHeights, rowShares } from './grid-window.ts';

const MEASURES = { columns: 4, gap: 20 };
const HEIGHTS = Array<number>(500).fill(80);
const sight = (part: object) => ({
  heights: HEIGHTS,
  count: 2_000,
  top: 0,
  height: 350,
  margin: 100,
  focused: null,
  ...part,
});

it('makes a row as high as its highest picture, and at most a square', () => {
  const ratios = [2, 3, 1.5, 0.5, 2, 2];
  const shares = rowShares(ratios, 9, 2);
  expect(shares).toEqual([0.5, 1, 0.5, 1, 1]);
  expect(rowHeights({ columns: 2, side: 200, texts: 68, gap: 20 }, shares)).toEqual([
    168, 268, 168, 268, 268,
  ]);
});

it('draws more rows where they are low', () => {
  const low = [...Array<number>(100).fill(30), ...Array<number>(400).fill(80)];
  expect(drawnCards(MEASURES, sight({ heights: low }))).toHaveLength(36);
  expect(drawnCards(MEASURES, sight({ heights: low, top: -5_100 }))[0]).toBe(400);
});

it('draws only the rows within the margin of the viewport, out of 2,000 cards', () => {
  expect(drawnCards(MEASURES, sight({}))).toEqual([...Array(20).keys()]);
  const middle = drawnCards(MEASURES, sight({ top: -10_050 }));
  expect([middle[0], middle.at(-1), middle.length]).toEqual([396, 419, 24]);
  expect(drawnCards(MEASURES, sight({ top: -49_800 })).at(-1)).toBe(1_999);
});

it('draws nothing of a grid outside the viewport', () => {
  expect(drawnCards(MEASURES, sight({ top: 900 }))).toEqual([]);
  expect(drawnCards(MEASURES, sight({ heights: [], count: 0 }))).toEqual([]);
});

it('keeps the focused card, above or below the viewport', () => {
  expect(drawnCards(MEASURES, sight({ top: -10_050, focused: 3 }))[0]).toBe(3);
  expect(drawnCards(MEASURES, sight({ focused: 1_000 })).at(-1)).toBe(1_000);
  expect(drawnCards(MEASURES, sight({ focused: 5 }))).toHaveLength(20);
  expect(drawnCards(MEASURES, sight({ focused: 2_000 }))).toHaveLength(20);
});

it.each([
  ['ArrowRight', 5, 6],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 5, 9],
  ['ArrowDown', 8, undefined],
  ['ArrowUp', 5, 1],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['Enter', 5, undefined],
])('%s leads from card %i to %s', (key, at, next) => {
  expect(cardAfter(key, at, 10, 4)).toBe(next);
});
