import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { AdInput, LayoutId } from '#engines/composer/ad-input';
import { compose } from '#engines/composer/compose';
import type { AdBox } from '#engines/composer/report';
import { createResvgAdRenderer } from './resvg-ad-renderer.ts';

const renderer = createResvgAdRenderer();
const SIZE = { width: 600, height: 314 };

test.each([
  ['a headline in Latin letters', 'Typography, jumping quickly', 'ltr'],
  ['a headline in Arabic letters', 'قهوة تستحق الاستيقاظ من أجلها', 'rtl'],
  ['a headline in Devanagari', 'सुबह की बेहतरीन कॉफी', 'ltr'],
] as const)('%s is drawn where its box says', async (_, headline, direction) => {
  const input = await ad({ texts: { headline }, direction });
  const { outlinedSvg, boxes } = await compose(input);
  const bytes = await drawn(outlinedSvg);
  const box = boxes.find(({ role }) => role === 'headline')!;
  const ink = await inkOf(bytes, box);
  // A tapering stroke fades before its end.
  expect(Math.abs(ink.left - box.x)).toBeLessThan(5);
  expect(Math.abs(ink.top - box.y)).toBeLessThan(1.6);
  expect(Math.abs(ink.right - (box.x + box.width))).toBeLessThan(5);
  expect(Math.abs(ink.bottom - (box.y + box.height))).toBeLessThan(1.6);
});

test('a picture fills its box, and nothing is drawn beyond the ad', async () => {
  const { outlinedSvg, boxes } = await compose(await ad({ layout: 'split' }));
  const bytes = await drawn(outlinedSvg);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(SIZE);
  const picture = boxes.find(({ role }) => role === 'picture')!;
  const corners = [
    [Math.ceil(picture.x) + 3, 1],
    [SIZE.width - 1, 0],
    [SIZE.width - 1, SIZE.height - 1],
  ] as const;
  for (const [x, y] of corners) {
    const [red, green, blue] = data.subarray((y * info.width + x) * info.channels);
    expect([red! > 200, green! < 40, blue! < 40]).toEqual([true, true, true]);
  }
});

test('a file has the best quality within the limit, and is left out if it would be illegible', async () => {
  const { outlinedSvg } = await compose(await ad({ layout: 'full-bleed' }, await noise()));
  for (const format of ['png', 'jpeg'] as const) {
    const [free] = await renderer.render({ outlinedSvg, formats: [format], mostBytes: 1e9 });
    const mostBytes = Math.round(free!.bytes.length * 0.5);
    const [capped] = await renderer.render({ outlinedSvg, formats: [format], mostBytes });
    expect(capped!.bytes.length).toBeLessThanOrEqual(mostBytes);
    expect(capped!.bytes.length).toBeGreaterThan(mostBytes * 0.6);
    expect(await sharp(capped!.bytes).metadata()).toMatchObject({ ...SIZE, format });
  }
  const files = await renderer.render({ outlinedSvg, formats: ['png', 'jpeg'], mostBytes: 500 });
  expect(files).toEqual([]);
});

test.each([
  ['type', '99054f170e250712'],
  ['product', '18ade7326ec41913'],
  ['card', 'db7f617835cfb3d9'],
] as const)('%s is drawn as ever', async (layout, hash) => {
  const { outlinedSvg } = await compose(await ad({ layout }));
  const bytes = await drawn(outlinedSvg);
  const pixels = await sharp(bytes).raw().toBuffer();
  expect(createHash('sha256').update(pixels).digest('hex').slice(0, 16)).toBe(hash);
});

async function drawn(outlinedSvg: string): Promise<Buffer> {
  const [png] = await renderer.render({ outlinedSvg, formats: ['png'], mostBytes: 1e9 });
  return Buffer.from(png!.bytes);
}

async function ad(
  changes: Partial<AdInput> & { layout?: LayoutId } = {},
  picture?: Buffer,
): Promise<AdInput> {
  const red = sharp({ create: { width: 640, height: 400, channels: 3, background: '#e01010' } });
  const bytes = picture ?? (await red.png().toBuffer());
  return {
    ...SIZE,
    layout: 'type',
    texts: { headline: 'Coffee worth waking up for', description: 'Roasted on Monday.', cta: 'Order' },
    picture: {
      dataUrl: `data:image/png;base64,${bytes.toString('base64')}`,
      width: 640,
      height: 400,
      hasAlpha: false,
    },
    brand: { colors: ['#0b5d4e'], fontClass: 'sans' },
    direction: 'ltr',
    minimumTextSize: 12,
    ...changes,
  };
}

/** Even grain, which no encoder can make small without loss. */
async function noise(): Promise<Buffer> {
  const data = Buffer.alloc(640 * 400 * 3);
  let state = 1;
  for (let index = 0; index < data.length; index++) {
    state = (state * 1103515245 + 12345) % 2147483648;
    data[index] = state >> 16;
  }
  return sharp(data, { raw: { width: 640, height: 400, channels: 3 } })
    .png()
    .toBuffer();
}

/** The pixels of a text's own color, around its box. */
async function inkOf(bytes: Buffer, box: AdBox) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wish = [1, 3, 5].map((at) => Number.parseInt(box.color!.slice(at, at + 2), 16));
  const ink = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  const around = 12;
  for (let y = Math.max(0, Math.floor(box.y - around)); y < box.y + box.height + around; y++)
    for (let x = Math.max(0, Math.floor(box.x - around)); x < box.x + box.width + around; x++) {
      const at = (y * info.width + x) * 3;
      if (wish.some((channel, index) => Math.abs(data[at + index]! - channel) > 70)) continue;
      ink.left = Math.min(ink.left, x);
      ink.top = Math.min(ink.top, y);
      ink.right = Math.max(ink.right, x + 1);
      ink.bottom = Math.max(ink.bottom, y + 1);
    }
  return ink;
}
