import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findFocus } from './find-focus.ts';

const PICTURES = new URL('../../../../testing/fixture-sites/pictures/', import.meta.url);

test.each([
  ['foxglove-cup.jpg', [0.2, 0.3, 0.55, 0.85]],
  ['foxglove-mug.jpg', [0.2, 0.25, 0.85, 0.8]],
  ['gift.jpg', [0.22, 0.2, 0.87, 0.8]],
  ['candle.jpg', [0.3, 0.2, 0.75, 0.8]],
  ['lumera-serum.jpg', [0.37, 0.2, 0.66, 0.8]],
  ['tallyloop-phone.jpg', [0.22, 0.2, 0.56, 0.8]],
] as const)('the focus of %s is on what it shows, not on lights behind it', async (name, box) => {
  const { x, y } = await findFocus(await readFile(new URL(name, PICTURES)));
  const [left, top, right, bottom] = box;
  expect(x).toBeGreaterThan(left);
  expect(x).toBeLessThan(right);
  expect(y).toBeGreaterThan(top);
  expect(y).toBeLessThan(bottom);
});

test.each([
  ['left', 'right', 0, 0.47],
  ['right', 'left', 0.51, 1],
] as const)('a subject at the %s of a picture draws the focus there', async (_, side, from, to) => {
  for (const name of ['candle.jpg', 'lumera-serum.jpg', 'foxglove-mug.jpg']) {
    const file = new URL(name, PICTURES).pathname;
    const { width } = await sharp(file).metadata();
    const widened = sharp(file).extend({ [side]: Math.round(width * 0.7), extendWith: 'copy' });
    const { x } = await findFocus(await widened.jpeg().toBuffer());
    expect.soft(x, name).toBeGreaterThan(from);
    expect.soft(x, name).toBeLessThan(to);
  }
});

test('an even picture has its focus in the middle', async () => {
  const even = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#446688' } })
    .png()
    .toBuffer();
  const { x, y } = await findFocus(even);
  expect(x).toBeCloseTo(0.5);
  expect(y).toBeCloseTo(0.5);
});
