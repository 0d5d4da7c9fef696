import { expect, test } from 'vitest';
import { countHung } from './count-hung.ts';

const SQUARES = Array.from({ length: 20 }, () => 100);

test('a last frame has room for at least a square', () => {
  // Squares of 200 with gaps of 4.
  expect(countHung(SQUARES, 4 * 200 + 12)).toBe(3);
  expect(countHung(SQUARES, 4 * 200 + 11)).toBe(2);
});

test('few pictures all hang, and in too narrow a list none', () => {
  expect(countHung([150, 100], 900)).toBe(2);
  expect(countHung([], 900)).toBe(0);
  expect(countHung([400, 100], 600)).toBe(0);
});
