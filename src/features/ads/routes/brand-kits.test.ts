import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { auditStorage } from '#testing/audit-storage';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { BRAND_KIT_LIMITS } from '../contract/ad-enumerations.ts';
import { type BrandKit, brandKit } from '../contract/brand-kits.ts';
import { storeAdPicture } from '../rules/pictures/store-ad-picture.ts';
import { sweepAds } from '../rules/sweep-ads.ts';

let site: TestApp;
let fox: SitePerson;
let logoId: string;
let pictureId: string;
beforeAll(async () => {
  site = await startTestApp();
  fox = await createPerson(site, 0);
  logoId = await picture('logo', 1);
  pictureId = await picture('page', 2);
});
afterAll(() => site.close());

const KIT = {
  name: 'Foxglove',
  colors: ['#1F4D3A', '#e0992f'],
  fonts: ['Fraunces', 'Inter'],
  tone: 'playful',
  claims: [{ text: 'Roasted every Tuesday.', source: 'https://foxglove.example/about' }],
};

test('a kit is saved with copies of its pictures, listed, changed and deleted', async () => {
  const made = await saved(fox, { ...KIT, logoIds: [logoId], pictureIds: [pictureId] });
  expect(made).toMatchObject({ ...KIT, colors: ['#1f4d3a', '#e0992f'] });
  expect([made.logos.length, made.pictures.length]).toEqual([1, 1]);
  expect(made.logos[0]!.id).not.toBe(logoId);
  expect(await list(fox)).toEqual([made]);

  // What the ad creator had is swept; the kit's copies stay, also after an ad has used them.
  await site.db
    .updateTable('adPictures')
    .set({ expiresAt: new Date(0) })
    .where('id', 'in', [logoId, pictureId])
    .execute();
  const ad = {
    headline: 'Coffee',
    platform: 'x',
    format: 'x-post-square',
    pictureId: made.pictures[0]!.id,
    logoId: made.logos[0]!.id,
  };
  const { headers, ...order } = json('POST', ad);
  const asked = { ...order, headers: { ...headers, prefer: 'respond-async' } };
  expect((await fox.call('/api/ad-creator/create-artifact', asked)).status).toBe(202);
  await sweepAds(site);
  const { expiresAt } = await site.db
    .selectFrom('adPictures')
    .select('expiresAt')
    .where('id', '=', made.pictures[0]!.id)
    .executeTakeFirstOrThrow();
  expect(expiresAt.getUTCFullYear()).toBe(9999);
  expect((await fetch(site.origin + made.logos[0]!.url)).status).toBe(200);

  const body = {
    ...KIT,
    name: 'Foxglove & Daughters',
    claims: [],
    logoIds: [made.logos[0]!.id],
    pictureIds: [],
  };
  const answer = await fox.call(`/api/ad-creator/brand-kits/${made.id}`, json('PUT', body));
  const changed = brandKit.parse(await answer.json());
  expect(changed).toMatchObject({ id: made.id, name: 'Foxglove & Daughters', claims: [], pictures: [] });
  expect(changed.logos).toEqual(made.logos);
  expect((await fetch(site.origin + made.pictures[0]!.url)).status).toBe(404);
  expect(await auditStorage(site.db)).toEqual([]);

  expect((await fox.call(`/api/ad-creator/brand-kits/${made.id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await list(fox)).toEqual([]);
  expect((await fetch(site.origin + made.logos[0]!.url)).status).toBe(404);
  expect(await auditStorage(site.db)).toEqual([]);
});

test('a kit is its person’s alone, in their export, and ends with the account', async () => {
  const owner = await createPerson(site, 0);
  const logo = await picture('logo', 3);
  const made = await saved(owner, { ...KIT, logoIds: [logo] });
  const path = `/api/ad-creator/brand-kits/${made.id}`;
  expect(await list(fox)).toEqual([]);
  expect((await fox.call(path, json('PUT', KIT))).status).toBe(404);
  expect((await fox.call(path, { method: 'DELETE' })).status).toBe(404);
  expect((await fetch(`${site.origin}/api/ad-creator/brand-kits`)).status).toBe(401);

  const files = await exported(owner);
  expect(files['account.json']).toContain('Roasted every Tuesday.');
  expect(Object.keys(files)).toContain(`brand-kits/${made.id}/${made.logos[0]!.id}.png`);
});

test('expired pictures, too many kits and bad colors are refused by name', async () => {
  const full = await createPerson(site, 0);
  const cases: [object, number, string][] = [
    [{ ...KIT, logoIds: [crypto.randomUUID()] }, 400, 'logoIds'],
    [{ ...KIT, colors: ['green'] }, 400, 'colors.0'],
    [{ ...KIT, name: ' ' }, 400, 'name'],
  ];
  for (const [body, status, field] of cases) {
    const answer = await full.post('/api/ad-creator/brand-kits', body);
    expect([answer.status, await answer.json()]).toMatchObject([status, { field }]);
  }
  for (let count = 0; count < BRAND_KIT_LIMITS.kits; count++) await saved(full, KIT);
  const over = await full.post('/api/ad-creator/brand-kits', KIT);
  expect([over.status, (await over.json()).error]).toEqual([
    400,
    'You have 20 brand kits. Delete one first.',
  ]);
});

async function picture(kind: 'logo' | 'page', shade: number): Promise<string> {
  const [width, height] = [300, 200];
  const bytes = await sharp({
    create: { width, height, channels: 3, background: { r: shade * 40, g: 90, b: 60 } },
  })
    .png()
    .toBuffer();
  const file = { bytes, contentType: 'image/png', width, height, hasAlpha: false } as const;
  return (await storeAdPicture(site, { kind, storageOwner: null, file })).id;
}

const json = (method: string, body: unknown) => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

async function saved(who: SitePerson, body: object): Promise<BrandKit> {
  const answer = await who.post('/api/ad-creator/brand-kits', body);
  expect(answer.status).toBe(201);
  return brandKit.parse(await answer.json());
}

async function list(who: SitePerson): Promise<BrandKit[]> {
  return brandKit.array().parse(await (await who.call('/api/ad-creator/brand-kits')).json());
}

async function exported(who: SitePerson): Promise<Record<string, string>> {
  const answer = await who.call('/api/account/export');
  const archive = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()), { lazyEntries: true });
  const files: Record<string, string> = {};
  for await (const entry of archive.eachEntry())
    files[entry.fileName] = (await buffer(await archive.openReadStreamPromise(entry))).toString('utf8');
  return files;
}
