import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Resvg, renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showsCanary, writeCanaryFiles } from '#testing/svg-vectors/canary-files';
import { REAL_LOGOS } from '#testing/svg-vectors/real-logos';
import { rect, svgOf } from '#testing/svg-vectors/svg-vector';
import { svgVectors } from '#testing/svg-vectors/svg-vectors';
import { drawSvg } from './draw-svg.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewright-svg-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('no drawing shows a local picture file', async () => {
  const vectors = svgVectors(await writeCanaryFiles(folder));
  expect(vectors.length).toBeGreaterThan(140);
  for (const { name, bytes, isDrawnByRenderer, twin } of vectors) {
    // The controls: the renderer alone draws the canary, of these bytes or of their twin.
    const controls = { name, drawn: await isShownByRenderer(bytes), twin: await isShownByRenderer(twin) };
    expect(controls).toEqual({ name, drawn: isDrawnByRenderer, twin: true });
    const drawn = await drawSvg(bytes, 90).catch(() => undefined);
    expect({ name, isShown: drawn !== undefined && (await showsCanary(drawn)) }).toEqual({
      name,
      isShown: false,
    });
  }
}, 60_000);

async function isShownByRenderer(bytes: Buffer): Promise<boolean> {
  try {
    return await showsCanary(new Resvg(bytes, { font: { loadSystemFonts: false } }).render().asPng());
  } catch {
    return false;
  }
}

test.each(Object.entries(REAL_LOGOS))('a logo with %s looks as it was drawn', async (_what, logo) => {
  const { bytes: ours, width, height } = await pixelsOf(await drawSvg(Buffer.from(logo), 400));
  expect(Math.max(width, height)).toBe(400);
  const fitTo = { mode: width >= height ? 'width' : 'height', value: 400 } as const;
  const theirs = await renderAsync(logo, { font: { loadSystemFonts: false }, fitTo });
  const { bytes: expected } = await pixelsOf(theirs.asPng());
  expect(ours.some((value) => value > 0)).toBe(true);
  expect(ours.equals(expected)).toBe(true);
});

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

test('a drawing in UTF-16 is read', async () => {
  const text = Buffer.from(`\ufeff${svgOf('')}`, 'utf16le');
  for (const bytes of [text, text.subarray(2), Buffer.from(text).swap16()]) {
    const { bytes: pixels } = await pixelsOf(await drawSvg(bytes, 90));
    expect([...pixels.subarray(0, 4)]).toEqual([16, 64, 192, 255]);
  }
});

const doubling = (name: string, leaf: string, reference: (id: string) => string) =>
  [`<g id="${name}0">${leaf}</g>`]
    .concat(
      Array.from(
        { length: 30 },
        (_, at) => `<g id="${name}${at + 1}">${reference(`${name}${at}`).repeat(2)}</g>`,
      ),
    )
    .join('');

test.each([
  ['a use that doubles thirty times', doubling('a', rect(''), (id) => `<use href="#${id}"/>`)],
  ['a use of itself', '<g id="a"><use href="#a"/></g>'],
  ['a use of its own parent by two steps', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  ['a mask of itself', `<mask id="a">${rect('mask="url(#a)"')}</mask>${rect('mask="url(#a)"')}`],
  [
    'masks that double',
    Array.from(
      { length: 30 },
      (_, at) => `<mask id="m${at + 1}">${rect(`mask="url(#m${at})"`).repeat(2)}</mask>`,
    ).join('') + rect('mask="url(#m30)"'),
  ],
  [
    'a pattern of a thousand shapes for a thousand shapes',
    `<pattern id="p" width="9" height="9">${'<path d="M0 0h1v1z"/>'.repeat(1_000)}</pattern><g fill="url(#p)">${'<path d="M0 0h9v9z"/>'.repeat(1_000)}</g>`,
  ],
  [
    'two thousand steps of a filter',
    `<filter id="f">${'<feGaussianBlur stdDeviation="9"/>'.repeat(2_000)}</filter>${rect('filter="url(#f)"')}`,
  ],
  ['elements without end', '<g/>'.repeat(10_001)],
  ['depth without end', `${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`],
  ['rules without end', `<style>${'a{}'.repeat(1_001)}</style>`],
  ['more than two megabytes', `<!--${'x'.repeat(2_000_000)}-->`],
])('a drawing with %s is refused before it is drawn', async (_what, markup) => {
  await expect(drawSvg(Buffer.from(svgOf(markup)), 90)).rejects.toMatchObject({ code: 'unsupported_media' });
});

test.each([
  ['compressed', gzipSync(svgOf(''))],
  ['of no namespace', Buffer.from('<svg width="9" height="9"/>')],
  ['of another namespace', Buffer.from('<svg xmlns="urn:other" width="9" height="9"/>')],
  ['with an attribute twice', Buffer.from(svgOf('<g x="1" x="2"/>'))],
  ['with half a tag', Buffer.from(svgOf('<g'))],
])('what is %s is no drawing', async (_what, bytes) => {
  await expect(drawSvg(bytes, 90)).rejects.toMatchObject({ code: 'unsupported_media' });
});
