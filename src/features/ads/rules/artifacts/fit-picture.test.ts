import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fitPicture } from './fit-picture.ts';

const FORMAT = { width: 728, height: 90 };

test('scales a picture to its frame, uncropped and with its focus', async () => {
  const subject = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#e01010' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#d8d8d8' } })
    .composite([{ input: subject, left: 1000, top: 350 }])
    .png()
    .toBuffer();
  const cuts = [{ bytes, width: 1200, height: 800 }];
  const picture = await fitPicture(cuts, { frame: { width: 200, height: 90 }, format: FORMAT });
  expect(picture.width / picture.height).toBeCloseTo(1.5, 1);
  expect(picture.width).toBeGreaterThanOrEqual(200);
  expect(picture.width).toBeLessThanOrEqual(440);
  expect(picture.focus!.x).toBeGreaterThan(0.6);
});

test('enlarges a small picture only to the size in its frame', async () => {
  const bytes = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#208040' } })
    .png()
    .toBuffer();
  const cuts = [{ bytes, width: 100, height: 100 }];
  const { width } = await fitPicture(cuts, { frame: { width: 250, height: 250 }, format: FORMAT });
  expect(width).toBe(250);
});
