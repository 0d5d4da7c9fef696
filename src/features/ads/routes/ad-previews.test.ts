import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/test-app';
import { AD_FORMATS } from '../content/ad-formats.ts';
import { adPreviews } from '../contract/ad-artifacts.ts';
import { storeAdPicture } from '../rules/pictures/store-ad-picture.ts';

let site: TestApp;
let pictureId: string;
let logoId: string;
beforeAll(async () => {
  site = await startTestApp();
  pictureId = await stored('upload', { width: 1_600, height: 1_000, alpha: 1 });
  logoId = await stored('logo', { width: 300, height: 80, alpha: 0.4 });
});
afterAll(() => site.close());

const TEXTS = {
  headline: 'Coffee worth waking up for',
  description: 'Small-batch beans, roasted on Monday.',
  cta: 'Shop now',
  brandName: 'Harbour & Hill <b>"',
  colors: ['#7a3b1d'],
  language: 'en',
};

test('draws the format’s proportions, with outlined texts and small pictures', async () => {
  const { previews } = await preview({
    pictureId,
    logoId,
    platform: 'facebook',
    formats: [{ id: 'facebook-feed-square' }, { id: 'facebook-feed-portrait', layout: 'card' }],
  });
  expect(previews.map(({ formatId }) => formatId)).toEqual([
    'facebook-feed-square',
    'facebook-feed-portrait',
  ]);
  expect(previews[1]!.layout).toBe('card');
  expect(previews[0]!.layouts.length).toBeGreaterThan(5);
  for (const { dataUrl, formatId } of previews) {
    const svg = readDataUrl(dataUrl);
    const format = AD_FORMATS.facebook.formats.find(({ id }) => id === formatId)!;
    expect(svg).toContain(`viewBox="0 0 ${format.width} ${format.height}"`);
    expect(svg).not.toMatch(/<text|@font-face|https?:\/\/(?!www\.w3\.org)/);
    for (const [, encoded] of svg.matchAll(/base64,([^"]+)"/g)) {
      const { width = 0, height = 0 } = await sharp(Buffer.from(encoded!, 'base64')).metadata();
      expect(Math.max(width, height)).toBeLessThanOrEqual(640);
    }
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
  }
});

test('draws text-only ads without a picture, and leaves out formats without texts', async () => {
  const formats = AD_FORMATS.microsoft.formats.map(({ id }) => ({ id })).slice(0, 16);
  const withTexts = AD_FORMATS.microsoft.formats.slice(0, 16).filter(({ content }) => content === 'ad');
  expect(withTexts.length).toBeLessThan(formats.length);
  const { previews } = await preview({ platform: 'microsoft', formats });
  expect(previews.map(({ formatId }) => formatId)).toEqual(withTexts.map(({ id }) => id));
  expect(new Set(previews.map(({ layout }) => layout))).toEqual(new Set(['type']));
  const without = formats.filter(({ id }) => !withTexts.some((format) => format.id === id));
  const refused = await post({ ...TEXTS, platform: 'microsoft', formats: without });
  expect([refused.status, (await refused.json()).code]).toEqual([422, 'not_composable']);
});

test('rejects invalid fields by name', async () => {
  const formats = [{ id: 'facebook-feed-square' }];
  const cases: [object, number, string][] = [
    [{ platform: 'facebook', formats: [{ id: 'x-single-image' }] }, 400, 'formats.0.id'],
    [{ platform: 'facebook', formats, headline: ' ' }, 400, 'headline'],
    [{ platform: 'facebook', formats, pictureId: crypto.randomUUID() }, 404, 'pictureId'],
    [{ platform: 'facebook', formats, logoId: crypto.randomUUID() }, 404, 'logoId'],
    [{ platform: 'facebook', formats: Array(17).fill(formats[0]) }, 400, 'formats'],
  ];
  for (const [body, status, field] of cases) {
    const answer = await post({ ...TEXTS, ...body });
    expect([answer.status, (await answer.json()).field]).toEqual([status, field]);
  }
});

test('limits the rate and says when to retry', async () => {
  const strict = await startTestApp({ limits: { adPreview: 1 } });
  try {
    const body = { ...TEXTS, platform: 'facebook', formats: [{ id: 'facebook-feed-square' }] };
    const [first, second] = [await post(body, strict), await post(body, strict)];
    expect([first.status, second.status]).toEqual([200, 429]);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await strict.close();
  }
});

async function preview(body: object) {
  const answer = await post({ ...TEXTS, ...body });
  expect(answer.status).toBe(200);
  return adPreviews.parse(await answer.json());
}

/** Reads the whole answer: an unread body would keep the server from closing. */
async function post(body: object, { origin } = site): Promise<Response> {
  const answer = await fetch(`${origin}/api/ad-creator/previews`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  });
  return new Response(await answer.text(), answer);
}

function readDataUrl(address: string): string {
  return decodeURIComponent(address.slice('data:image/svg+xml,'.length));
}

async function stored(
  kind: 'upload' | 'logo',
  { width, height, alpha }: { width: number; height: number; alpha: number },
): Promise<string> {
  const background = { r: 200, g: 90, b: 40, alpha };
  const bytes = await sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
  const file = { bytes, contentType: 'image/png' as const, width, height, hasAlpha: alpha < 1 };
  return (await storeAdPicture(site, { kind, storageOwner: null, file })).id;
}
