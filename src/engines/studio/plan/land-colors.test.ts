import { expect, it } from 'vitest';
import { composeScene } from '../compose/compose-scene.ts';
import { MANY_FLOWERS } from '../landscape/plants/flowers.ts';
import { planPicture } from './plan-picture.ts';

const coverOf = (prompt: string) => {
  const { scene } = composeScene({ prompt, seed: 3, width: 128, height: 128 });
  return (scene as unknown as { cover: { flowers: number[][]; flowerShare: number } }).cover;
};

it.each([
  ['field of red poppies', (r: number, g: number, b: number) => r > 4 * g && r > 4 * b],
  ['poppy field', (r: number, g: number, b: number) => r > 4 * g && r > 4 * b],
  ['green hills with yellow flowers', (r: number, g: number, b: number) => r > 3 * b && g > 3 * b],
  ['field of white flowers', (r: number, g: number, b: number) => Math.min(r, g, b) > 0.6],
  ['meadow with daisies', (r: number, g: number, b: number) => Math.min(r, g, b) > 0.6],
])('grows the flowers of "%s" in their color, many of them', (prompt, isOfColor) => {
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, leftOut: [] });
  const { flowers, flowerShare } = coverOf(prompt);
  expect(flowerShare).toBeGreaterThan(MANY_FLOWERS);
  for (const [r, g, b] of flowers) expect(isOfColor(r!, g!, b!)).toBe(true);
});

it('only sprinkles flowers where none are asked for', () => {
  expect(coverOf('green hills').flowerShare).toBeLessThan(MANY_FLOWERS);
});
