import { expect, test } from 'vitest';
import { seeMore } from './see-more.ts';

/** A pixel a number, so that they can be told apart. */
const raster = (values: readonly number[]) => new Uint8Array(Uint32Array.from(values).buffer);
const valuesOf = (pixels: Uint8Array) => [...new Uint32Array(pixels.buffer)];

test('the place goes on mirrored at its sides, and drawn out above and below', () => {
  const all = raster([1, 2, 3, 4]);
  const place = raster([5, 6, 7, 8]);
  const from = { width: 2, height: 2 };
  const around = { from, left: 1, right: 0.5, top: 0.5, bottom: 0.5 };
  const wider = seeMore({ all, place }, around, { width: 5, height: 4 });
  expect(valuesOf(wider)).toEqual([
    ...[6, 5, 1, 2, 6],
    ...[6, 5, 1, 2, 6],
    ...[8, 7, 3, 4, 8],
    ...[8, 7, 3, 4, 8],
  ]);
});
