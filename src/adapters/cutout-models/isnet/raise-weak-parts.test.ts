import { expect, test } from 'vitest';
import type { Plane } from './plane.ts';
import { raiseWeakParts } from './raise-weak-parts.ts';

const SIDE = 96;

/** A solid square of 30 × 30 cells whose edges are soft over 5 cells. */
function square(): Plane {
  const data = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    const outside = Math.max(Math.abs((at % SIDE) - 40), Math.abs(Math.floor(at / SIDE) - 32)) - 15;
    return Math.min(1, Math.max(0, 1 - outside / 6));
  });
  return { data, width: SIDE, height: SIDE };
}

function fill({ data }: Plane, left: number, top: number, side: number, value: number): void {
  for (let y = top; y < top + side; y++) data.fill(value, y * SIDE + left, y * SIDE + left + side);
}

const at = ({ data }: Plane, x: number, y: number) => data[y * SIDE + x];

test('a part that the model only suspects becomes solid', () => {
  const mask = square();
  fill(mask, 30, 50, 20, 0.15);
  raiseWeakParts(mask);
  expect([at(mask, 40, 60), at(mask, 40, 32)]).toEqual([1, 1]);
  expect(at(mask, 40, 75)).toBe(0);
});

test('soft edges, shadows and weak things that touch no strong one stay', () => {
  const mask = square();
  fill(mask, 30, 53, 20, 0.05);
  fill(mask, 72, 70, 20, 0.3);
  const before = mask.data.slice();
  raiseWeakParts(mask);
  expect(mask.data).toEqual(before);
});
