import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepOrphanedObjects } from '#features/images/rules/sweep-orphaned-objects';
import type { ImageDescription, ImageModel } from '#ports/image-model';
import { startAdWorker } from '#testing/ad-worker';
import { drawSample } from '#testing/picture-factories';
import { startTestApp, type TestApp } from '#testing/test-app';
import { AD_FORMATS } from '../content/ad-formats.ts';
import { findAdFormat } from '../content/find-ad-format.ts';
import { type AdArtifact, adArtifact, artifactState } from '../contract/ad-artifacts.ts';
import type { AdPlatformId } from '../contract/ad-enumerations.ts';
import { adPicture } from '../contract/ad-pictures.ts';
import { storeAdPicture } from '../rules/pictures/store-ad-picture.ts';
import { sweepAds } from '../rules/sweep-ads.ts';

let site: TestApp;
let worker: { stop(drainMs?: number): Promise<void> };
const painted: string[] = [];
const imageModel: ImageModel = {
  id: 'sample',
  generate: async ({ prompt, width, height }) => {
    painted.push(prompt);
    return { image: drawSample(width, height), description: DESCRIPTION };
  },
};
const DESCRIPTION: ImageDescription = {
  digitalSourceType: 'algorithmicMedia',
  scene: 'Sample',
  category: null,
  hasPeople: false,
  notes: [],
  details: {},
};
beforeAll(async () => {
  site = await startTestApp();
  worker = await startAdWorker(site, { imageModel });
});
afterAll(async () => {
  await worker.stop();
  await site.close();
});

const TEXTS = {
  headline: 'Coffee worth waking up for',
  description: 'Small-batch beans, roasted on Monday and at your door by Wednesday.',
  cta: 'Shop now',
  brandName: 'Harbour & Hill',
  colors: ['#0b5d4e', '#e8a33d'],
};
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}/api/ad-creator/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const get = (path: string) => fetch(`${site.origin}${path}`);
const create = (body: object, headers?: Record<string, string>) => post('create-artifact', body, headers);

async function made(body: object): Promise<AdArtifact> {
  const answer = await create(body);
  const text = await answer.text();
  expect([answer.status, text.slice(0, 200)]).toMatchObject([200, expect.any(String)]);
  return adArtifact.parse(JSON.parse(text));
}

/** Stores a picture as an analysis does. */
async function photo({ width = 900, height = 600 } = {}) {
  const { pixels } = drawSample(width, height);
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
  return await storeAdPicture(site, {
    kind: 'page',
    storageOwner: null,
    file: { bytes, contentType: 'image/jpeg', width, height, hasAlpha: false },
  });
}

/** The first and the most extreme format of each platform. */
const SOME = Object.entries(AD_FORMATS).flatMap(([platform, { formats }]) => {
  const extreme = formats.toSorted(
    (one, other) =>
      Math.abs(Math.log(other.width / other.height)) - Math.abs(Math.log(one.width / one.height)),
  )[0]!;
  const some = new Set([formats[0]!, extreme].filter(({ width, height }) => width * height < 4e6));
  return [...some].map((format) => [platform as AdPlatformId, format.id] as const);
});

describe('an ad', () => {
  test.each(SOME)('for %s has every file type that %s accepts', async (platform, formatId) => {
    const format = findAdFormat(platform, { id: formatId })!;
    const { id: pictureId } = await photo();
    const ad = await made({ ...TEXTS, platform, format: formatId, pictureId, logoId: pictureId });
    expect(ad).toMatchObject({ platform, formatId, width: format.width, height: format.height });
    expect(ad.dropped.filter((text) => text !== 'description')).toEqual([]);
    const size = `${format.width}x${format.height}`;
    const name = formatId.endsWith(size) ? formatId : `${formatId}-${size}`;
    const types = ad.files.map(({ type }) => type);
    expect(types).toContain('svg');
    expect(types.length).toBeGreaterThan(1);
    expect(types.every((type) => type === 'svg' || format.fileTypes.includes(type))).toBe(true);
    for (const { type, url, bytes } of ad.files) {
      const answer = await get(url);
      const file = Buffer.from(await answer.arrayBuffer());
      expect(file.length).toBe(bytes);
      expect(answer.headers.get('content-type')).toBe(type === 'svg' ? 'image/svg+xml' : `image/${type}`);
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
      expect(answer.headers.get('cache-control')).toContain('private');
      const extension = type === 'jpeg' ? 'jpg' : type;
      expect(answer.headers.get('content-disposition')).toBe(
        `${type === 'svg' ? 'attachment' : 'inline'}; filename="${name}.${extension}"`,
      );
      const { width, height, format: kind } = await sharp(file).metadata();
      expect({ width, height, kind }).toEqual({ width: format.width, height: format.height, kind: type });
      if (type !== 'svg') expect(bytes).toBeLessThanOrEqual(format.maxBytes);
      else if (format.content === 'ad') expect(file.toString('utf8')).toContain('<g id="headline"');
    }
  });

  test('has readable letters on its background', async () => {
    const { id: pictureId } = await photo();
    const ad = await made({
      ...TEXTS,
      platform: 'x',
      format: 'x-post-landscape',
      pictureId,
      layout: 'full-bleed',
    });
    const png = await get(ad.files.find(({ type }) => type === 'png')!.url);
    // The headline is at the lower left, near-white on a shade.
    const { channels } = await sharp(Buffer.from(await png.arrayBuffer()))
      .extract({ left: 90, top: 300, width: 480, height: 120 })
      .removeAlpha()
      .stats();
    const [light, dark] = [channels.map(({ max }) => max), channels.map(({ min }) => min)].map(luminance);
    expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThan(4.5);
  });

  test('uses the requested layout, or another if that one needs a picture', async () => {
    const { id: pictureId } = await photo();
    const asked = { ...TEXTS, platform: 'facebook', format: 'facebook-feed-square' };
    expect((await made({ ...asked, pictureId, layout: 'arch' })).layout).toBe('arch');
    expect((await made({ ...asked, layout: 'arch' })).layout).toBe('type');
  });

  test('accepts a format by size or as a listed object', async () => {
    const ad = await made({
      ...TEXTS,
      platform: 'google-display',
      format: { name: 'whatever', width: 728, height: 90 },
    });
    expect(ad.formatId).toBe('google-display-728x90');
  });

  test('answers at once if the client prefers, and is found at its address', async () => {
    const answer = await create(
      { ...TEXTS, platform: 'x', format: 'x-website-square' },
      { prefer: 'respond-async' },
    );
    expect(answer.status).toBe(202);
    const address = answer.headers.get('location')!;
    await expect
      .poll(async () => (await (await get(address)).json()).status, { timeout: 20_000 })
      .toBe('ready');
    adArtifact.parse(await (await get(address)).json());
  });

  test('expires with its files after a week', async () => {
    const ad = await made({ ...TEXTS, platform: 'x', format: 'x-website-square' });
    expect(Date.parse(ad.expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    const keys = ad.files.map(({ url }) => /[\da-f]{32}/.exec(url)![0]);
    const unnamed = async () => {
      const rows = await site.db.selectFrom('pendingObjects').select('objectKey').execute();
      return keys.filter((key) => rows.some(({ objectKey }) => objectKey === key)).length;
    };
    expect(await unnamed()).toBe(0);
    await site.db
      .updateTable('adArtifacts')
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where('id', '=', ad.id)
      .execute();
    expect((await get(ad.imageUrl)).status).toBe(404);
    expect((await get(`/api/ad-creator/artifacts/${ad.id}`)).status).toBe(404);
    await sweepAds(site);
    expect(await unnamed()).toBe(keys.length);
  });
});

describe('rejects', () => {
  const good = { ...TEXTS, platform: 'x', format: 'x-post-square' };
  test.each([
    ['no headline', { ...good, headline: ' ' }, 400, 'headline', /Please select a headline/],
    ['no platform', { ...good, platform: 'myspace' }, 400, 'platform', /platforms that are listed/],
    ['another platform’s format', { ...good, format: 'print-a4' }, 400, 'format', /platform’s formats/],
    ['an unknown size', { ...good, format: { width: 7, height: 7 } }, 400, 'format', /formats/],
    ['an unknown picture', { ...good, pictureId: crypto.randomUUID() }, 400, 'pictureId', /no such picture/],
    ['an unknown logo', { ...good, logoId: crypto.randomUUID() }, 400, 'logoId', /no such picture/],
    ['a color by name', { ...good, colors: ['red'] }, 400, 'colors.0', /color such as/],
    [
      'a forbidden subject',
      { ...good, visualPrompt: 'a naked porn scene' },
      422,
      'visualPrompt',
      /Ads must not/,
    ],
  ])('%s, naming the field', async (_what, body, status, field, words) => {
    const answer = await create(body);
    expect(answer.status).toBe(status);
    const refusal = await answer.json();
    expect(refusal).toMatchObject({ field });
    expect(refusal.error).toMatch(words);
  });

  test('a missing picture in a format without texts', async () => {
    const answer = await create({
      ...TEXTS,
      platform: 'microsoft',
      format: 'microsoft-audience-square',
    });
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'not_composable' }]);
  });

  test('a headline without drawable letters', async () => {
    const answer = await create({ ...good, headline: '🎉' });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'not_composable', error: expect.stringContaining('headline') },
    ]);
  });

  test.each([
    'artifacts/x',
    `artifacts/${crypto.randomUUID()}`,
    'pictures/x',
    `pictures/${crypto.randomUUID()}`,
  ])('the unknown address %s', async (path) => {
    expect((await get(`/api/ad-creator/${path}`)).status).toBe(404);
  });
  test.each(['/ads/x.svg', `/ads/${'0'.repeat(32)}.svg`, `/ad-pictures/${'0'.repeat(32)}.png`])(
    'the unknown address %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('a file with the extension of another type', async () => {
    const ad = await made({ ...TEXTS, platform: 'x', format: 'x-website-square' });
    expect((await get(ad.imageUrl.replace('.svg', '.png'))).status).toBe(404);
  });
});

test('shares one picture among ten simultaneous ads with the same prompt', async () => {
  const visualPrompt = 'A lighthouse on a cliff at dawn, number 7';
  const formats = AD_FORMATS['google-display'].formats.slice(2, 12);
  const ads = await Promise.all(
    formats.map(({ id }) => made({ ...TEXTS, platform: 'google-display', format: id, visualPrompt })),
  );
  expect(new Set(ads.map(({ id }) => id)).size).toBe(10);
  expect(painted.filter((prompt) => prompt === visualPrompt).length).toBe(3);
  const picture = adPicture.parse(
    await (await post('pictures', { kind: 'generated', prompt: `  ${visualPrompt.toUpperCase()}` })).json(),
  );
  expect(picture.status).toBe('ready');
  expect(painted.length).toBe(3);
});

test('does not count the ad creator’s objects as orphans', async () => {
  await made({ ...TEXTS, platform: 'x', format: 'x-website-square', visualPrompt: 'Boats number 12' });
  const keys = async () => {
    const files = await site.db.selectFrom('adPictureFiles').select('objectKey').execute();
    const ads = await site.db.selectFrom('adArtifactFiles').select('objectKey').execute();
    return [...files, ...ads].map(({ objectKey }) => objectKey);
  };
  await sweepOrphanedObjects(site);
  for (const key of await keys()) expect(await site.objectStore.get(key)).toBeDefined();
});

test('finishes an ad once on another worker if its worker stops', async () => {
  await worker.stop();
  let begun = 0;
  const hanging: ImageModel = {
    id: 'hanging',
    generate: async (_request, { signal }) => {
      begun += 1;
      await wait(60_000, undefined, { signal });
      throw new Error('nobody waits so long');
    },
  };
  const first = await startAdWorker(site, { imageModel: hanging });
  const answer = await create(
    { ...TEXTS, platform: 'x', format: 'x-website-square', visualPrompt: 'Kites number 31' },
    { prefer: 'respond-async' },
  );
  const { id } = artifactState.parse(await answer.json());
  await expect.poll(() => begun).toBe(1);
  await first.stop(0);
  worker = await startAdWorker(site, { imageModel });
  const address = `/api/ad-creator/artifacts/${id}`;
  await expect
    .poll(async () => (await (await get(address)).json()).status, { timeout: 45_000 })
    .toBe('ready');
  const files = await site.db
    .selectFrom('adArtifactFiles')
    .where('artifactId', '=', id)
    .selectAll()
    .execute();
  expect(files.map(({ type }) => type).toSorted()).toEqual(['jpeg', 'png', 'svg']);
});

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
