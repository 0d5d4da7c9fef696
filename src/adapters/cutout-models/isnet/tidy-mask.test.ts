import { expect, test } from 'vitest';
import type { Plane } from './plane.ts';
import { tidyMask } from './tidy-mask.ts';

const SIDE = 64;

/** A square of solid foreground, 30 × 30 cells, in the middle. */
function square(): Plane {
  const plane = { data: new Float32Array(SIDE * SIDE), width: SIDE, height: SIDE };
  fill(plane, 17, 17, 30, 1);
  return plane;
}

function fill({ data }: Plane, left: number, top: number, side: number, value: number): void {
  for (let y = top; y < top + side; y++) data.fill(value, y * SIDE + left, y * SIDE + left + side);
}

const at = ({ data }: Plane, x: number, y: number) => data[y * SIDE + x];

test('removes specks, ghosts and haze', () => {
  const mask = square();
  fill(mask, 2, 2, 4, 1);
  fill(mask, 50, 50, 12, 0.5);
  fill(mask, 50, 2, 3, 0.015);
  tidyMask(mask);
  expect([at(mask, 3, 3), at(mask, 55, 55), at(mask, 51, 3)]).toEqual([0, 0, 0]);
  expect(at(mask, 30, 30)).toBe(1);
});

test('keeps a second object if it is large enough', () => {
  const mask = square();
  fill(mask, 2, 2, 9, 1);
  tidyMask(mask);
  expect(at(mask, 5, 5)).toBe(1);
});

test('fills uncertain regions inside an object, and keeps true holes', () => {
  const mask = square();
  fill(mask, 20, 20, 9, 0.6);
  fill(mask, 23, 23, 2, 0);
  fill(mask, 32, 32, 6, 0);
  fill(mask, 40, 20, 5, 0.3);
  tidyMask(mask);
  expect([at(mask, 21, 21), at(mask, 34, 34)]).toEqual([1, 0]);
  expect(at(mask, 42, 22)).toBeLessThan(0.35);
});

test('keeps the only object, however faint', () => {
  const mask = square();
  mask.data.forEach((value, cell) => {
    mask.data[cell] = value * 0.5;
  });
  tidyMask(mask);
  expect(at(mask, 30, 30)).toBeCloseTo(0.5, 1);
});
