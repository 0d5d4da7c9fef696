import { describe, expect, test } from 'vitest';
import { FILL_EDGE, fillHole } from './fill-hole.ts';
import { createPatchRandom } from './patch-random.ts';
import type { Mask, Raster } from './raster.ts';

const SIDE = 160;

function draw(color: (x: number, y: number) => readonly number[], channels: 3 | 4 = 3): Raster {
  const pixels = new Uint8Array(SIDE * SIDE * channels);
  for (let at = 0; at < SIDE * SIDE; at++) pixels.set(color(at % SIDE, Math.floor(at / SIDE)), at * channels);
  return { pixels, width: SIDE, height: SIDE, channels };
}

function circle(radius: number, [cx, cy]: readonly [x: number, y: number] = [80, 80]): Mask {
  const values = new Uint8Array(SIDE * SIDE);
  for (let at = 0; at < values.length; at++)
    if (Math.hypot((at % SIDE) - cx, Math.floor(at / SIDE) - cy) < radius) values[at] = 255;
  return { values, width: SIDE, height: SIDE };
}

const random = createPatchRandom(5);
const NOISE = Array.from({ length: SIDE * SIDE }, () => random() * 60);
const GROUNDS = {
  wall: () => [180, 170, 160],
  sky: (_x: number, y: number) => [90 + y / 2, 140 + y / 3, 220],
  grass: (x: number, y: number) => [40 + NOISE[y * SIDE + x]! / 2, 90 + NOISE[y * SIDE + x]!, 40],
  boards: (x: number, y: number) => (x % 20 < 2 ? [70, 45, 30] : [150 + (y % 3) * 4, 110, 70]),
} as const;

/** A red disc on it, which is to be erased. */
const withDisc = (ground: (x: number, y: number) => readonly number[]) => (x: number, y: number) =>
  Math.hypot(x - 80, y - 80) < 22 ? [230, 20, 30] : ground(x, y);

function meanDifference(one: Raster, other: Raster, mask: Mask): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < SIDE * SIDE; at++) {
    if (mask.values[at] === 0) continue;
    for (let channel = 0; channel < 3; channel++)
      sum += Math.abs(one.pixels[at * 3 + channel]! - other.pixels[at * 3 + channel]!);
    count += 3;
  }
  return sum / count;
}

describe.each(Object.entries(GROUNDS))('on %s', (name, ground) => {
  test('what is erased is filled like its surroundings', () => {
    const mask = circle(25);
    const filled = fillHole(draw(withDisc(ground)), mask)!;
    const difference = meanDifference(filled, draw(ground), mask);
    // Noise differs from other noise, but not more than by chance.
    expect(difference).toBeLessThan(name === 'grass' ? 18 : 6);
    const reds = filled.pixels.filter(
      (value, at) => at % 3 === 0 && value > 200 && filled.pixels[at + 1]! < 60,
    );
    expect(reds.length).toBe(0);
  });
});

test('a thing that the mask touches ends where it did, and does not fade into the hole', () => {
  const [left, right] = [40, 110];
  const picture = draw((x) => (x < left + 2 ? [40, 44, 50] : [200, 198, 190]));
  const values = new Uint8Array(SIDE * SIDE);
  for (let y = 40; y < 120; y++) values.fill(255, y * SIDE + left, y * SIDE + right);
  const filled = fillHole(picture, { values, width: SIDE, height: SIDE })!;
  const darkest = Array.from({ length: 60 }, (_, y) => filled.pixels[((y + 50) * SIDE + left + 10) * 3]!);
  expect(Math.min(...darkest)).toBeGreaterThan(190);
});

test('away from the mask every byte stays, and alpha everywhere', () => {
  const picture = draw((x, y) => [x, y, (x * y) % 256, (x + y) % 256], 4);
  const mask = circle(20, [60, 90]);
  const filled = fillHole(picture, mask)!;
  for (let at = 0; at < SIDE * SIDE; at++) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    expect(filled.pixels[at * 4 + 3]).toBe(picture.pixels[at * 4 + 3]);
    if (Math.hypot(x - 60, y - 90) < 20 + 2 * FILL_EDGE) continue;
    for (let channel = 0; channel < 3; channel++)
      expect(filled.pixels[at * 4 + channel]).toBe(picture.pixels[at * 4 + channel]);
  }
});

test('the same picture and mask give the same pixels', () => {
  const picture = draw(withDisc(GROUNDS.grass));
  expect(fillHole(picture, circle(25))!.pixels).toEqual(fillHole(picture, circle(25))!.pixels);
});

test('an empty mask changes nothing, and one that covers nearly all cannot be filled', () => {
  const picture = draw(GROUNDS.sky);
  expect(fillHole(picture, circle(0))).toBe(picture);
  expect(fillHole(picture, circle(500))).toBeUndefined();
});
