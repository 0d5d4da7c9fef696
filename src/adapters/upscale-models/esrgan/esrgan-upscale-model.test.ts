import { afterAll, expect, it } from 'vitest';
import { wavePixels } from '#engines/inference/wave-picture.fixture';
import { createLocalInference } from '../../local-inference/local-inference.ts';
import { createEsrganUpscaleModel } from './esrgan-upscale-model.ts';

/** The output of TensorFlow.js 4.22 for the wave of 28 × 20 pixels: every 421st number, as bytes. */
const TFJS_SAMPLES = [
  101, 220, 112, 183, 217, 137, 248, 68, 170, 228, 161, 69, 136, 237, 78, 163, 241, 137, 226, 44, 207, 215,
  145, 30, 149, 235, 43, 141, 245, 126, 189, 35, 220, 183, 129, 11, 143, 213, 20, 129, 229, 110, 146, 47, 214,
  137, 118, 16, 125, 179, 14, 129, 191, 96, 108, 78, 192, 86, 117, 39, 96, 145, 30, 145,
];

const inference = createLocalInference({ threads: 2 });
afterAll(() => inference.close());
const { signal } = new AbortController();
const wave = (width: number, height: number) => ({ pixels: wavePixels(width, height), width, height });

it('gives the same output as TensorFlow.js with the same weights', async () => {
  const { pixels, width, height } = await createEsrganUpscaleModel({ inference }).upscale(wave(28, 20), {
    signal,
  });
  expect([width, height, pixels.length]).toEqual([112, 80, 112 * 80 * 3]);
  const samples = TFJS_SAMPLES.map((_, i) => pixels[i * 421] as number);
  expect(largestDifference(samples, TFJS_SAMPLES)).toBeLessThanOrEqual(1);
});

it('shows no seams: tiles give the same output as the whole picture', async () => {
  const picture = wave(56, 48);
  const fractions: number[] = [];
  const whole = await createEsrganUpscaleModel({ inference }).upscale(picture, { signal });
  const tiled = await createEsrganUpscaleModel({ inference, tileSize: 40 }).upscale(picture, {
    signal,
    onProgress: (fraction) => fractions.push(fraction),
  });
  expect(fractions).toEqual([0.25, 0.5, 0.75, 1]);
  const difference = largestDifference(tiled.pixels, whole.pixels);
  console.log(`largest difference between tiles and whole: ${difference} of 255`);
  expect(difference).toBeLessThanOrEqual(1);
});

it('stops between tiles if aborted', async () => {
  const abort = new AbortController();
  const fractions: number[] = [];
  const upscaling = createEsrganUpscaleModel({ inference, tileSize: 40 }).upscale(wave(56, 48), {
    signal: abort.signal,
    onProgress: (fraction) => {
      fractions.push(fraction);
      abort.abort(new Error('called off'));
    },
  });
  await expect(upscaling).rejects.toThrow('called off');
  expect(fractions).toEqual([0.25]);
});

function largestDifference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return Array.from(a).reduce((most, value, i) => Math.max(most, Math.abs(value - (b[i] as number))), 0);
}
