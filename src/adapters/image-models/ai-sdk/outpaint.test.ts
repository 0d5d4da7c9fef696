import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type OpenPicture, openPicture } from './open-picture.ts';
import { layOut, takeOut } from './outpaint.ts';

const WANTED = { width: 300, height: 100 };
const CANVAS = { width: 240, height: 160 };

/** Vertical stripes. @param from the first column */
async function stripes(width: number, height: number, from = 0): Promise<OpenPicture> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    const x = from + ((at / 3) % width);
    pixels.set([60 + (x % 40 < 20 ? 60 : 0), 90 + (x % 40 < 20 ? 40 : 0), 120], at);
  }
  return { pixels, width, height, channels: 3 };
}

const opened = async (bytes: Buffer) => await openPicture(bytes, 'a test');
const sentFile = async () => {
  const picture = await stripes(120, 80, 60);
  const layout = await layOut(picture, WANTED, CANVAS);
  if (layout.file.type !== 'file' || layout.mask.type !== 'file') throw new Error('No file');
  return { picture, layout, file: layout.file.data as Buffer, mask: layout.mask.data as Buffer };
};
const pixelAt = ({ pixels, width }: OpenPicture, x: number, y: number) => [
  ...pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

test('the picture is in the middle of the canvas, as large as the format allows', async () => {
  const { layout, file, mask } = await sentFile();
  expect(layout).toMatchObject({
    band: { left: 0, top: 40, width: 240, height: 80 },
    place: { left: 60, top: 40, width: 120, height: 80 },
  });
  expect(await sharp(file).metadata()).toMatchObject(CANVAS);
  // A few pixels of its edge are painted too.
  const { data } = await sharp(mask).raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * CANVAS.width + x) * 4 + 3];
  expect([alphaAt(59, 80), alphaAt(61, 80), alphaAt(63, 80), alphaAt(120, 80)]).toEqual([0, 0, 255, 255]);
});

test('an unchanged middle is replaced by the original, and the painted part takes its colors', async () => {
  const { picture, layout } = await sentFile();
  const truth = await stripes(CANVAS.width, CANVAS.height);
  const brighter = { ...truth, pixels: truth.pixels.map((value) => Math.round(value * 1.08)) as Buffer };
  const out = await takeOut(picture, brighter, layout);
  expect([out.width, out.height]).toEqual([240, 80]);
  for (const x of [5, 58, 64, 120, 200, 235])
    for (const [channel, value] of pixelAt(out, x, 40).entries())
      expect(Math.abs(value - pixelAt(truth, x, 80)[channel]!)).toBeLessThanOrEqual(3);
});

test('a fully repainted picture is used as it is', async () => {
  const { picture, layout } = await sentFile();
  const plain = await opened(
    await sharp({ create: { ...CANVAS, channels: 3, background: '#e0d0c0' } })
      .png()
      .toBuffer(),
  );
  const out = await takeOut(picture, plain, layout);
  expect(pixelAt(out, 120, 40)).toEqual([0xe0, 0xd0, 0xc0]);
});

test('a picture of another size keeps that size', async () => {
  const { picture, layout } = await sentFile();
  const plain = await opened(
    await sharp({ create: { width: 480, height: 320, channels: 3, background: '#e0d0c0' } })
      .png()
      .toBuffer(),
  );
  expect(await takeOut(picture, plain, layout)).toMatchObject({ width: 480, height: 160 });
});
