import { expect, test } from 'vitest';
import type { Picture } from './read-picture.ts';
import { refineCutout } from './refine-cutout.ts';

const BACKGROUND = [40, 90, 200] as const;
const FOREGROUND = [230, 170, 60] as const;

/** A disc with an edge of two pixels before another color, both with some grain, and its true alpha. */
function drawDisc(side: number): { picture: Picture; alpha: Float32Array } {
  const rgba = new Uint8Array(side * side * 4);
  const alpha = new Float32Array(side * side);
  for (let at = 0; at < alpha.length; at++) {
    const distance = Math.hypot((at % side) - side / 2, Math.floor(at / side) - side / 2);
    const share = Math.min(1, Math.max(0, (side * 0.3 - distance) / 2 + 0.5));
    const grain = ((at * 7919) % 13) - 6;
    alpha[at] = share;
    for (let channel = 0; channel < 3; channel++) {
      rgba[at * 4 + channel] = FOREGROUND[channel]! * share + BACKGROUND[channel]! * (1 - share) + grain;
    }
    rgba[at * 4 + 3] = 255;
  }
  return { picture: { rgba, width: side, height: side, backdrop: 215 }, alpha };
}

/** The disc's mask from a model: smaller, shifted, and with far too soft an edge. */
function blurredMask(cells: number): { data: Float32Array; width: number; height: number } {
  const data = Float32Array.from({ length: cells * cells }, (_, at) => {
    const distance = Math.hypot((at % cells) - cells / 2 + 0.7, Math.floor(at / cells) - cells / 2 + 0.5);
    return Math.min(1, Math.max(0, (cells * 0.3 - distance) / 5 + 0.5));
  });
  return { data, width: cells, height: cells };
}

test('moves a soft and shifted mask to the edges of the picture', async () => {
  const { picture, alpha } = drawDisc(300);
  const refined = await refineCutout(picture, blurredMask(300));
  const coarse = await refineCutout({ ...picture, rgba: picture.rgba.map(flat) }, blurredMask(300));
  const error = (pixels: Uint8Array) =>
    alpha.reduce((sum, value, at) => sum + Math.abs(pixels[at * 4 + 3]! / 255 - value), 0) / alpha.length;
  expect(error(refined)).toBeLessThan(0.0032);
  // Without edges in the picture, the mask's own error remains.
  expect(error(coarse)).toBeGreaterThan(1.7 * error(refined));
});

const flat = (_: number, at: number) => (at % 4 === 3 ? 255 : 128);

test('removes the background from the colors along the edge', async () => {
  const { picture } = drawDisc(300);
  const refined = await refineCutout(picture, blurredMask(150));
  let worst = 0;
  for (let at = 0; at < refined.length; at += 4) {
    if (refined[at + 3]! < 25) continue;
    for (let channel = 0; channel < 3; channel++) {
      worst = Math.max(
        worst,
        Math.abs(refined[at + channel]! - FOREGROUND[channel]!) * (refined[at + 3]! / 255),
      );
    }
  }
  // The two colors are 190 apart in red, and the grain is 6.
  expect(worst).toBeLessThan(24);
});

test('keeps certain foreground unchanged, and clears the background’s color', async () => {
  const { picture } = drawDisc(200);
  const refined = await refineCutout(picture, blurredMask(100));
  const center = (100 * 200 + 100) * 4;
  expect([...refined.subarray(center, center + 4)]).toEqual([...picture.rgba.subarray(center, center + 4)]);
  expect([...refined.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
});

test('keeps transparent areas, and does not thin their edges twice', async () => {
  const { picture, alpha } = drawDisc(200);
  for (let at = 0; at < alpha.length; at++) {
    picture.rgba.set([...FOREGROUND, Math.round(alpha[at]! * 255)], at * 4);
  }
  const before = picture.rgba.slice();
  const refined = await refineCutout(picture, blurredMask(200));
  let change = 0;
  for (let at = 3; at < refined.length; at += 4) {
    expect(refined[at]!).toBeLessThanOrEqual(before[at]!);
    change += before[at]! - refined[at]!;
  }
  expect(change / 255 / alpha.length).toBeLessThan(0.004);
});

test.each([
  [1, 1],
  [1, 500],
  [16, 4000],
  [3, 2],
])('takes a picture of %i × %i', async (width, height) => {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  const mask = blurredMask(64);
  const refined = await refineCutout({ rgba, width, height, backdrop: 40 }, mask);
  expect(refined).toHaveLength(width * height * 4);
  const center = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
  expect(refined[center + 3]).toBeGreaterThan(200);
});

test('reports its progress', async () => {
  const heard: number[] = [];
  await refineCutout(drawDisc(200).picture, blurredMask(64), (fraction) => heard.push(fraction));
  expect(heard.length).toBeGreaterThan(1);
  expect(heard).toEqual(heard.toSorted((a, b) => a - b));
  expect(heard.at(-1)).toBe(1);
});
