import { expect, it } from 'vitest';
import type { Texture } from '../scene/material.ts';
import { makeTexture, TEXTURES, type TextureName } from './textures.ts';

it.each(Object.keys(TEXTURES) as TextureName[])('%s repeats without a seam', (name) => {
  const { texture } = makeTexture(name);
  const last = texture!.height - 1;
  // Rows next to each other inside the texture differ about as much as its last row from its first.
  const inside = [0.21, 0.37, 0.53, 0.71].map((at) => {
    const row = Math.floor(at * last);
    return difference(texture!, row, row + 1);
  });
  expect(difference(texture!, last, 0)).toBeLessThan(1.6 * Math.max(...inside) + 2);
});

/** Mean absolute difference of two rows, 0..255. */
function difference({ rgba, width }: Texture, one: number, other: number): number {
  let sum = 0;
  for (let at = 0; at < width * 4; at++)
    sum += Math.abs(rgba[one * width * 4 + at]! - rgba[other * width * 4 + at]!);
  return sum / (width * 3);
}
