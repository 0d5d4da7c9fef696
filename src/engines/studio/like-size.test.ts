import { expect, test } from 'vitest';
import { studio } from '#testing/studios';
import type { Picture, PictureRequest } from './studio.ts';

const SMALL = { width: 160, height: 112 };
const LARGE = { width: 640, height: 448 };

const forest = { prompt: 'forest path, sunbeams', seed: 5 };

test.each<[what: string, request: Omit<PictureRequest, 'width' | 'height'>]>([
  ['a wood, whose number of leaves depends on the size', forest],
  ['mountains with spruces', { prompt: 'mountains at sunrise, mist', seed: 7 }],
  ['a refined field', { prompt: 'wheat field', seed: 3, refinements: ['golden hour'] }],
  ['things on a table', { prompt: 'office desk with laptop', seed: 2 }],
  ['a pattern', { prompt: 'paper layers', seed: 4, settings: { mood: 'calm' } }],
  ['people', { prompt: 'team meeting', seed: 2 }],
])('%s repeated at four times the size is the same picture', async (_what, request) => {
  const small = await studio.render({ ...request, ...SMALL });
  const large = await studio.render({ ...request, ...LARGE, likeSize: SMALL });
  expect(large.scene).toEqual(small.scene);
  expect(likeness(small, shrink(large, 4))).toBeGreaterThan(0.9);
});

test('a wood at another size without likeSize is another picture', async () => {
  const small = await studio.render({ ...forest, ...SMALL });
  const large = await studio.render({ ...forest, ...LARGE });
  expect(likeness(small, shrink(large, 4))).toBeLessThan(0.8);
});

test.each([
  { width: 4097, height: 64 },
  { width: 64, height: 0.5 },
])('no picture is like %o', async (likeSize) => {
  await expect(studio.render({ ...forest, ...SMALL, likeSize })).rejects.toMatchObject({
    code: 'invalid-size',
  });
});

interface Gray {
  light: Float64Array;
  width: number;
  height: number;
}

/** Means of squares of pixels. */
function shrink({ pixels, width, height }: Picture, factor: number): Gray {
  const small = {
    width: width / factor,
    height: height / factor,
    light: new Float64Array((width * height) / factor ** 2),
  };
  for (let at = 0; at < width * height; at++) {
    const to = Math.floor(Math.floor(at / width) / factor) * small.width + Math.floor((at % width) / factor);
    small.light[to]! += lightAt(pixels, at) / factor ** 2;
  }
  return small;
}

function lightAt(pixels: Uint8Array, at: number): number {
  return 0.21 * pixels[at * 3]! + 0.72 * pixels[at * 3 + 1]! + 0.07 * pixels[at * 3 + 2]!;
}

/** Correlation of the brightness, 1 for the same picture. */
function likeness(picture: Picture, { light, width, height }: Gray): number {
  const other = Float64Array.from(light, (_, at) => lightAt(picture.pixels, at));
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / (width * height);
  const [meanA, meanB] = [mean(light), mean(other)];
  let [both, a, b] = [0, 0, 0];
  for (let at = 0; at < light.length; at++) {
    const [x, y] = [light[at]! - meanA, other[at]! - meanB];
    both += x * y;
    a += x * x;
    b += y * y;
  }
  return both / Math.sqrt(a * b);
}
