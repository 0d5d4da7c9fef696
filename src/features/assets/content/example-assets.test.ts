import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { EXAMPLE_ASSETS } from './example-assets.ts';

const PUBLIC = new URL('../../../web/app/public/', import.meta.url);

test('there are at least twelve different ones, and no other files', () => {
  expect(EXAMPLE_ASSETS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(EXAMPLE_ASSETS.map(({ id }) => id)).size).toBe(EXAMPLE_ASSETS.length);
  expect(new Set(EXAMPLE_ASSETS.map(({ name }) => name)).size).toBe(EXAMPLE_ASSETS.length);
  expect(readdirSync(new URL('./example-assets/', PUBLIC)).sort()).toEqual(
    EXAMPLE_ASSETS.map(({ id }) => `${id}.webp`).sort(),
  );
});

test.each(EXAMPLE_ASSETS)(
  '$name has an address of its id and one sentence',
  ({ id, imageUrl, description }) => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(imageUrl).toBe(`/example-assets/${id}.webp`);
    expect(description).toMatch(/^[A-Z][^.!?]{20,110}\.$/);
  },
);

test.each(EXAMPLE_ASSETS)(
  '$name is a light, closely framed cut-out that tells its origin',
  async ({ imageUrl }) => {
    const file = fileURLToPath(new URL(`.${imageUrl}`, PUBLIC));
    expect(statSync(file).size).toBeLessThanOrEqual(60_000);
    const image = sharp(file);
    const { format, hasAlpha, xmpAsString } = await image.metadata();
    expect({ format, hasAlpha }).toEqual({ format: 'webp', hasAlpha: true });
    expect(xmpAsString).toContain('digitalsourcetype/algorithmicMedia');
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    expect(Math.max(width, height)).toBe(1024);
    const alphaAt = (x: number, y: number) => data[(y * width + x) * 4 + 3]!;
    for (const [x, y] of [
      [0, 0],
      [width - 1, 0],
      [0, height - 1],
      [width - 1, height - 1],
    ] as const)
      expect(alphaAt(x, y)).toBe(0);

    let opaque = 0;
    let visible = 0;
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const alpha = alphaAt(x, y);
        if (alpha < 128) continue;
        visible++;
        if (alpha > 250) opaque++;
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
      }
    expect(opaque).toBeGreaterThan(visible * 0.35);
    expect(visible).toBeGreaterThan(width * height * 0.15);
    const margin = Math.max(width, height) * 0.035;
    for (const gap of [left, top, width - 1 - right, height - 1 - bottom]) {
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThan(margin);
    }
  },
);
