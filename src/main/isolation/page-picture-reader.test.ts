import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blackPng } from '#testing/sample-pictures';
import { showsCanary, writeCanaryFiles } from '#testing/svg-vectors/canary-files';
import { references } from '#testing/svg-vectors/references';
import { createPagePictureReader } from './page-picture-reader.ts';

const RED = { r: 220, g: 20, b: 20 };
const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

const deaths: string[] = [];
const reader = createPagePictureReader({ onDeath: (how) => deaths.push(how) });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewright-page-pictures-'));
});
afterAll(async () => {
  reader.close();
  await rm(folder, { recursive: true });
});

function picture(width = 300, height = 200) {
  return sharp({ create: { width, height, channels: 3, background: RED } });
}

const read = (bytes: Buffer | string, options = { longestSide: 2_000, quality: 88 as number | null }) =>
  reader.readPagePicture(Buffer.from(bytes), options);

async function middleOf(bytes: Buffer): Promise<number[]> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  return [...data.subarray(at, at + 4)];
}

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'an opaque picture in %s becomes a JPEG of the same look',
  async (format) => {
    const { bytes, ...facts } = await read(await picture().toFormat(format).toBuffer());
    expect(facts).toEqual({ contentType: 'image/jpeg', width: 300, height: 200, hasAlpha: false });
    const [red, green] = await middleOf(bytes);
    expect([red! > 190, green! < 60]).toEqual([true, true]);
  },
);

test('transparent and lossless pictures become PNG', async () => {
  const seeThrough = await picture().ensureAlpha(0.5).webp().toBuffer();
  const { bytes, ...facts } = await read(seeThrough);
  expect(facts).toMatchObject({ contentType: 'image/png', hasAlpha: true });
  expect((await middleOf(bytes))[3]).toBeCloseTo(128, -1);
  expect(await read(await picture().jpeg().toBuffer(), { longestSide: 100, quality: null })).toMatchObject({
    contentType: 'image/png',
    width: 100,
    height: 67,
    hasAlpha: false,
  });
});

test('only the pixels of a file are kept', async () => {
  const file = await picture()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'A stranger', ImageDescription: '<script>alert(1)</script>' } })
    .toBuffer();
  const { bytes } = await read(Buffer.concat([file, Buffer.from('PK\x05\x06 and a program')]));
  expect(bytes.toString('latin1')).not.toMatch(/stranger|script|program/i);
});

test('a drawing is drawn at the maximum size, whatever size it declares', async () => {
  const drawing = (attributes: string) =>
    `<svg ${SVG} ${attributes}><rect width="4" height="2" fill="#dc1414"/></svg>`;
  const sizeOf = async (attributes: string) => {
    const { width, height, bytes } = await read(drawing(attributes), { longestSide: 800, quality: null });
    expect((await middleOf(bytes)).slice(0, 3)).toEqual([220, 20, 20]);
    return [width, height];
  };
  expect(await sizeOf('viewBox="0 0 4 2"')).toEqual([800, 400]);
  expect(await sizeOf('width="40" height="20" viewBox="0 0 4 2"')).toEqual([800, 400]);
  expect(await sizeOf('width="2" height="4" viewBox="0 0 2 2" preserveAspectRatio="none"')).toEqual([
    400, 800,
  ]);
});

test('a drawing sees no file of this machine', async () => {
  const paths = await writeCanaryFiles(folder);
  // Each way is tried in draw-svg.test.ts: here that the process draws by way of it.
  for (const { name, bytes } of references(paths).slice(0, 8)) {
    const { bytes: drawn } = await read(bytes, { longestSide: 90, quality: null });
    expect({ name, isShown: await showsCanary(drawn) }).toEqual({ name, isShown: false });
  }
});

test.each([
  ['text', `<svg ${SVG} width="9" height="9"><text y="9">Brand</text></svg>`],
  ['another page', `<svg ${SVG}><foreignObject><p>Brand</p></foreignObject></svg>`],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]><svg ${SVG}><desc>&a;</desc></svg>`],
  ['a size beyond all', `<svg ${SVG} width="10" height="1000000"><rect width="9" height="9"/></svg>`],
  ['nothing to see', `<svg ${SVG} width="9" height="9"/>`],
  ['no drawing', `<svg ${SVG}><rect`],
])('a drawing with %s is refused', async (_what, drawing) => {
  await expect(read(drawing)).rejects.toMatchObject({ code: 'unsupported_media' });
});

test('a picture that stalls the process kills it, and the next picture is read', async () => {
  const blurs = '<feGaussianBlur stdDeviation="0.4"/>'.repeat(450);
  const stalls = `<svg ${SVG} width="9" height="9"><filter id="f">${blurs}</filter><rect width="9" height="9" filter="url(#f)"/></svg>`;
  await expect(read(stalls)).rejects.toMatchObject({ code: 'unsupported_media' });
  await expect(read(blackPng(9_000, 9_000))).rejects.toMatchObject({ code: 'too_large' });
  expect(deaths).toHaveLength(1);
  expect(await read(await picture().png().toBuffer())).toMatchObject({ width: 300 });
}, 60_000);

test.each([
  ['words', 'Not a picture'],
  ['nothing', ''],
  ['a page', '<!doctype html><title>Not found</title>'],
  ['a TIFF', Buffer.from('II*\0\x08\0\0\0\0\0', 'latin1')],
  ['a compressed drawing', gzipSync(`<svg ${SVG}><rect width="9" height="9"/></svg>`)],
  ['half a picture', Buffer.from('\x89PNG\r\n\x1a\n0000IHDR', 'latin1')],
])('%s is no picture', async (_what, bytes) => {
  await expect(read(bytes)).rejects.toMatchObject({ code: 'unsupported_media' });
});
