import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { sweepPendingObjects } from '#features/images/rules/sweep-pending-objects';
import { deleteAccount } from '#features/my-account/rules/delete-account';
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

  // The sweep removes the ad creator's own pictures; the kit's copies stay, also after an ad has used them.
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

  const keys = await kitKeys(made.id);
  expect(keys).toHaveLength(1);
  const user = await site.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow();
  await deleteAccount({ ...site, payments: null }, { user, email: user.email });
  expect((await fetch(site.origin + made.logos[0]!.url)).status).toBe(404);
  expect(await kitKeys(made.id)).toEqual([]);
  await site.db
    .updateTable('pendingObjects')
    .set({ createdAt: new Date(0) })
    .where('objectKey', 'in', keys)
    .execute();
  await sweepPendingObjects(site);
  for (const key of keys) expect(await site.objectStore.get(key)).toBeUndefined();
});

test('expired pictures, too many kits and bad colors are refused by name', async () => {
  const full = await createPerson(site, 0);
  const old = await picture('logo', 4);
  await site.db
    .updateTable('adPictures')
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where('id', '=', old)
    .execute();
  const cases: [object, number, string][] = [
    [{ ...KIT, logoIds: [old] }, 400, 'logoIds'],
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

test('a refused kit leaves no files', async () => {
  const full = await createPerson(site, 0);
  const logo = await picture('logo', 5);
  const page = await picture('page', 6);
  const body = { ...KIT, logoIds: [logo], pictureIds: [page] };
  for (let count = 0; count < BRAND_KIT_LIMITS.kits; count++) await saved(full, KIT);
  const foreign = await saved(fox, KIT);
  const before = await traces();
  expect((await full.post('/api/ad-creator/brand-kits', body)).status).toBe(400);
  for (const id of [foreign.id, crypto.randomUUID()])
    expect((await full.call(`/api/ad-creator/brand-kits/${id}`, json('PUT', body))).status).toBe(404);

  // The second picture's file is gone, when the first is copied already.
  const [file] = await site.db
    .selectFrom('adPictureFiles')
    .select('objectKey')
    .where('pictureId', '=', page)
    .execute();
  await site.objectStore.delete(file!.objectKey);
  const broken = await fox.post('/api/ad-creator/brand-kits', body);
  expect([broken.status, await broken.json()]).toMatchObject([400, { field: 'pictureIds' }]);
  const left = await traces();
  expect(left.pending).toEqual(before.pending);
  expect(left.objects).toEqual(before.objects.filter((name) => !name.endsWith(file!.objectKey)));
  expect(await auditStorage(site.db)).toEqual([]);
});

test('pictures keep their order and names, and each is copied once', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map((shade) => picture('page', shade)));
  await describePictures(ids);
  const made = await saved(fox, { ...KIT, pictureIds: [...ids, ids[0]] });
  const names = ({ pictures }: BrandKit) => pictures.map(({ name }) => name);
  expect(names(made)).toEqual(['Cup 0', 'Cup 1', 'Cup 2', 'Cup 3']);
  const pictureIds = made.pictures.map(({ id }) => id).toReversed();
  const path = `/api/ad-creator/brand-kits/${made.id}`;
  const changed = await (await fox.call(path, json('PUT', { ...KIT, pictureIds }))).json();
  expect(names(brandKit.parse(changed))).toEqual(['Cup 3', 'Cup 2', 'Cup 1', 'Cup 0']);
});

test('texts with half of a character are kept without it', async () => {
  const made = await saved(fox, { ...KIT, name: 'Fox \ud83e', claims: [{ text: 'Fresh\0 \udd8a' }] });
  expect(made).toMatchObject({ name: 'Fox \ufffd', claims: [{ text: 'Fresh  \ufffd', source: '' }] });
});

test('a kit that cannot be read in whole is listed with the rest of it', async () => {
  const owner = await createPerson(site, 0);
  const kept = [{ name: 'Foxglove', colors: ['green'], fonts: ['Inter'], tone: 'loud' }, 'nothing'];
  for (const content of kept)
    await site.db
      .insertInto('brandKits')
      .values({ userId: owner.id, content: JSON.stringify(content) })
      .execute();
  const rest = { colors: [], tone: null, claims: [], logos: [], pictures: [] };
  expect(await list(owner)).toMatchObject([
    { ...rest, name: 'Foxglove', fonts: ['Inter'] },
    { ...rest, name: 'Brand kit', fonts: [] },
  ]);
});

/** Everything that a kit could leave behind. */
async function traces() {
  const pending = await site.db
    .selectFrom('pendingObjects')
    .select('objectKey')
    .orderBy('objectKey')
    .execute();
  const entries = await readdir(site.objectFolder, { recursive: true, withFileTypes: true });
  const objects = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return { pending, objects: objects.sort() };
}

async function kitKeys(kitId: string): Promise<string[]> {
  const files = await site.db
    .selectFrom('adPictureFiles as file')
    .innerJoin('adPictures as picture', 'picture.id', 'file.pictureId')
    .select('file.objectKey')
    .where('picture.kitId', '=', kitId)
    .execute();
  return files.map(({ objectKey }) => objectKey);
}

/** Makes them the pictures of an analyzed page, which describes them as cups. */
async function describePictures(ids: readonly string[]): Promise<void> {
  const extractedImages = ids.map((_, place) => ({ alt: `Cup ${place}` }));
  const { id: analysisId } = await site.db
    .insertInto('adAnalyses')
    .values({
      kind: 'website',
      url: 'https://foxglove.example/',
      status: 'ready',
      result: JSON.stringify({ extractedImages }),
      expiresAt: new Date(Date.now() + 600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [place, id] of ids.entries())
    await site.db
      .updateTable('adPictures')
      .set({ analysisId, name: String(place) })
      .where('id', '=', id)
      .execute();
}

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
