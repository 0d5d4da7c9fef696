import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Size } from '../../model-providers/provider.ts';
import { chooseCut } from './choose-cut.ts';
import { fitPicture } from './fit-picture.ts';
import { type OpenPicture, openPicture } from './open-picture.ts';
import { shareKept } from './proportions.ts';

/** Green with a checkered block; `x` and `y` are its middle, 0 to 1. */
async function sceneWithBlock(
  { width, height }: Size,
  { x, y }: { x: number; y: number },
): Promise<OpenPicture> {
  const length = Math.round(Math.min(width, height) * 0.24);
  const half = length / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#7a9a6a"/><g transform="translate(${x * width - half} ${y * height - half})"><rect width="${length}" height="${length}" fill="#c02020"/><rect width="${half}" height="${half}" fill="#fff"/><rect x="${half}" y="${half}" width="${half}" height="${half}" fill="#fff"/></g></svg>`;
  return await openPicture(await sharp(Buffer.from(svg)).png().toBuffer(), 'a test');
}

async function sizeOf(image: Awaited<ReturnType<typeof fitPicture>>['image']): Promise<Size> {
  if ('pixels' in image) {
    expect(image.pixels.length).toBe(image.width * image.height * 3);
    return { width: image.width, height: image.height };
  }
  const { width, height } = await sharp(image.bytes).metadata();
  return { width, height };
}

test('the delivered picture always has exactly the requested size', async () => {
  const side = fc.integer({ min: 64, max: 4_096 });
  const came = fc.record({
    width: fc.integer({ min: 1, max: 640 }),
    height: fc.integer({ min: 1, max: 640 }),
    alpha: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(came, fc.record({ width: side, height: side }), async ({ alpha, ...size }, wanted) => {
      const background = alpha ? '#20406080' : '#204060';
      const picture = await openPicture(
        await sharp({ create: { ...size, channels: 4, background } })
          .png()
          .toBuffer(),
        'a test',
      );
      const { image, kept, scale } = await fitPicture(picture, wanted);
      expect(await sizeOf(image)).toEqual(wanted);
      expect('pixels' in image).toBe(!alpha);
      // The crop loses what the proportions require, to a pixel.
      const pixel = 1 / Math.min(size.width, size.height);
      expect(Math.abs(kept - shareKept(size, wanted))).toBeLessThan(0.011 + pixel);
      expect(scale).toBeGreaterThan(0);
    }),
    { numRuns: 16 },
  );
});

describe('a crop', () => {
  test.each([
    [
      { width: 600, height: 400 },
      { x: 0.2, y: 0.5 },
    ],
    [
      { width: 600, height: 400 },
      { x: 0.78, y: 0.5 },
    ],
    [
      { width: 400, height: 600 },
      { x: 0.5, y: 0.2 },
    ],
    [
      { width: 400, height: 600 },
      { x: 0.5, y: 0.78 },
    ],
  ])('of %o keeps the salient part at %o', async (size, middle) => {
    const picture = await sceneWithBlock(size, middle);
    const cut = await chooseCut(picture, { width: size.height, height: size.width });
    const half = Math.min(size.width, size.height) * 0.12;
    expect(cut.left).toBeLessThanOrEqual(middle.x * size.width - half);
    expect(cut.left + cut.width).toBeGreaterThanOrEqual(middle.x * size.width + half);
    expect(cut.top).toBeLessThanOrEqual(middle.y * size.height - half);
    expect(cut.top + cut.height).toBeGreaterThanOrEqual(middle.y * size.height + half);
  });

  test('of a plain picture is its middle', async () => {
    const plain = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    const cut = await chooseCut(await openPicture(plain, 'a test'), { width: 1, height: 1 });
    expect(cut).toMatchObject({ top: 0, width: 400, height: 400 });
    expect(Math.abs(cut.left - 100)).toBeLessThanOrEqual(3);
  });
});

test('slightly different proportions lose nothing', async () => {
  const picture = await sceneWithBlock({ width: 1_344, height: 760 }, { x: 0.5, y: 0.5 });
  const { kept, scale } = await fitPicture(picture, { width: 672, height: 378 });
  expect(kept).toBe(1);
  expect(scale).toBeCloseTo(0.5, 2);
});
