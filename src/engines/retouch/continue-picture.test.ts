import fc from 'fast-check';
import { expect, test } from 'vitest';
import { continueByPatches, layIntoView } from './continue-picture.ts';
import type { Raster } from './raster.ts';

/** Sky above ground, with a grain. */
function land(width: number, height: number, { from = { x: 0, y: 0 }, lighter = 0 } = {}): Raster {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = [x + from.x, y + from.y];
      const grain = ((column * 7 + row * 13) % 5) + lighter;
      pixels.set(
        row < 60 ? [90 + grain, 140 + grain, 210 + grain] : [70 + grain, 110 + grain, 50 + grain],
        (y * width + x) * 3,
      );
    }
  return { pixels, width, height, channels: 3 };
}

/** The part of a canvas where the picture lies. */
function partOf(
  { pixels, width, channels }: Raster,
  picture: Raster,
  { left, top }: { left: number; top: number },
) {
  const rows = Array.from({ length: picture.height }, (_, y) =>
    pixels.subarray(
      ((y + top) * width + left) * channels,
      ((y + top) * width + left + picture.width) * channels,
    ),
  );
  return Buffer.concat(rows);
}

const meanOf = ({ pixels, width }: Raster, x: number, y: number) => {
  let sum = 0;
  for (let dy = 0; dy < 6; dy++)
    for (let dx = 0; dx < 6; dx++) sum += pixels[((y + dy) * width + x + dx) * 3 + 2]!;
  return sum / 36;
};

test('whatever side grows, the picture keeps every byte', () => {
  const picture = land(48, 40);
  const side = fc.integer({ min: 0, max: 12 });
  fc.assert(
    fc.property(side, side, side, side, (left, top, right, bottom) => {
      const frame = { left, top, width: 48 + left + right, height: 40 + top + bottom };
      const canvas = continueByPatches(picture, frame)!;
      expect([canvas.width, canvas.height]).toEqual([frame.width, frame.height]);
      expect(partOf(canvas, picture, frame).equals(Buffer.from(picture.pixels))).toBe(true);
    }),
    { numRuns: 25 },
  );
});

test('sky is continued by sky, and ground by ground', () => {
  const picture = land(120, 120);
  const canvas = continueByPatches(picture, { left: 30, top: 20, width: 180, height: 160 })!;
  for (const x of [4, 164]) {
    expect(meanOf(canvas, x, 20)).toBeGreaterThan(180);
    expect(meanOf(canvas, x, 130)).toBeLessThan(80);
  }
  expect(meanOf(canvas, 80, 4)).toBeGreaterThan(180);
  expect(meanOf(canvas, 80, 150)).toBeLessThan(80);
});

test('around a cut-out the canvas is transparent', () => {
  const pixels = new Uint8Array(20 * 20 * 4);
  for (let at = 0; at < 400; at++) pixels.set([200, 30, 30, at % 20 > 5 && at % 20 < 15 ? 255 : 0], at * 4);
  const picture: Raster = { pixels, width: 20, height: 20, channels: 4 };
  const canvas = continueByPatches(picture, { left: 5, top: 0, width: 30, height: 20 })!;
  expect(canvas.pixels[3]).toBe(0);
  expect(partOf(canvas, picture, { left: 5, top: 0 }).equals(Buffer.from(pixels))).toBe(true);
});

test('a wider view takes on the picture’s tones, and one of something else is refused', () => {
  const picture = land(80, 80, { from: { x: 20, y: 10 } });
  const place = { left: 20, top: 10 };
  const canvas = layIntoView(picture, land(120, 100, { lighter: 9 }), place)!;
  expect(partOf(canvas, picture, place).equals(Buffer.from(picture.pixels))).toBe(true);
  const same = land(120, 100);
  expect(Math.abs(meanOf(canvas, 8, 20) - meanOf(same, 8, 20))).toBeLessThan(3);
  const other = { ...same, pixels: same.pixels.map((value) => 255 - value) };
  expect(layIntoView(picture, other, place)).toBeUndefined();
});
