import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAdWorker } from '#testing/ad-worker';
import { halves } from '#testing/sample-pictures';
import { startTestApp, type TestApp } from '#testing/test-app';
import { adPicture } from '../contract/ad-pictures.ts';
import { storeAdPicture } from '../rules/pictures/store-ad-picture.ts';
import { sweepAds } from '../rules/sweep-ads.ts';

let site: TestApp;
let worker: Awaited<ReturnType<typeof startAdWorker>>;
beforeAll(async () => {
  site = await startTestApp();
  worker = await startAdWorker(site);
});
afterAll(async () => {
  await worker.stop();
  await site.close();
});

const get = (path: string) => fetch(`${site.origin}${path}`);
const ask = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}/api/ad-creator/pictures`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
async function made(body: object) {
  const answer = await ask(body);
  expect(answer.status).toBe(200);
  return adPicture.parse(await answer.json());
}
/** Red on the left; the test's model treats red as the foreground. */
async function upload({ isGray = false } = {}) {
  const [width, height] = [240, 160];
  const gray = sharp({ create: { width, height, channels: 3, background: '#888' } });
  const picture = isGray ? gray : sharp(halves(width, height), { raw: { width, height, channels: 3 } });
  const bytes = await picture.png().toBuffer();
  return await storeAdPicture(site, {
    kind: 'upload',
    storageOwner: null,
    file: { bytes, contentType: 'image/png', width, height, hasAlpha: false },
  });
}
const expire = (id: string) =>
  site.db
    .updateTable('adPictures')
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where('id', '=', id)
    .execute();

describe('a picture', () => {
  test('that is generated has three cuts, and lives longer with each request', async () => {
    const picture = await made({ kind: 'generated', prompt: 'Hills number 5' });
    expect(picture).toMatchObject({ status: 'ready', kind: 'generated', hasAlpha: false });
    expect(picture.width).toBe(picture.height);
    const files = await site.db
      .selectFrom('adPictureFiles')
      .selectAll()
      .where('pictureId', '=', picture.id)
      .execute();
    expect(files.map(({ cut }) => cut).toSorted()).toEqual(['square', 'tall', 'wide']);
    for (const { width, height } of files) expect(width * height).toBeGreaterThan(1_500_000);
    const soon = new Date(Date.now() + 60_000);
    await site.db.updateTable('adPictures').set({ expiresAt: soon }).where('id', '=', picture.id).execute();
    const again = await made({ kind: 'generated', prompt: 'hills  number 5' });
    expect(again.id).toBe(picture.id);
    expect(Date.parse(again.expiresAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const other = await made({ kind: 'generated', prompt: 'Hills number 5', take: 1 });
    expect(other.id).not.toBe(picture.id);
  });

  test('that is cut out is trimmed', async () => {
    const { id: sourceId } = await upload();
    const picture = await made({ kind: 'cutout', sourceId });
    expect(picture).toMatchObject({ kind: 'cutout', hasAlpha: true, width: 120, height: 160 });
    const answer = await get(picture.url!);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(answer.headers.get('cache-control')).toContain('private');
    const { isOpaque } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
    expect(isOpaque).toBe(true);
  });

  test('that expires is deleted with its file', async () => {
    const { id, url } = await upload();
    expect((await get(url)).status).toBe(200);
    await expire(id);
    expect((await get(url)).status).toBe(404);
    expect((await get(`/api/ad-creator/pictures/${id}`)).status).toBe(404);
    await sweepAds(site);
    const key = /[\da-f]{32}/.exec(url)![0];
    const pending = await site.db
      .selectFrom('pendingObjects')
      .selectAll()
      .where('objectKey', '=', key)
      .execute();
    expect(pending.length).toBe(1);
  });

  test('answers at once if the client prefers', async () => {
    const answer = await ask({ kind: 'generated', prompt: 'Dunes number 9' }, { prefer: 'respond-async' });
    expect(answer.status).toBe(202);
    const address = answer.headers.get('location')!;
    await expect
      .poll(async () => (await (await get(address)).json()).status, { timeout: 20_000 })
      .toBe('ready');
  });
});

describe('rejects', () => {
  test.each([
    ['no prompt', { kind: 'generated', prompt: ' ' }, 400, 'prompt'],
    ['an unknown kind', { kind: 'painted' }, 400, 'kind'],
    ['an unknown source', { kind: 'cutout', sourceId: crypto.randomUUID() }, 400, 'sourceId'],
    ['what may not be shown', { kind: 'generated', prompt: 'a naked porn scene' }, 422, 'prompt'],
  ])('%s, naming the field', async (_what, body, status, field) => {
    const answer = await ask(body);
    expect([answer.status, await answer.json()]).toMatchObject([status, { field }]);
  });

  test('an expired source', async () => {
    const { id: sourceId } = await upload();
    await expire(sourceId);
    const answer = await ask({ kind: 'cutout', sourceId });
    expect([answer.status, await answer.json()]).toMatchObject([400, { field: 'sourceId' }]);
  });

  test('a picture without a subject, each time', async () => {
    const { id: sourceId } = await upload({ isGray: true });
    for (let time = 0; time < 2; time++) {
      const answer = await ask({ kind: 'cutout', sourceId });
      const refusal = [answer.status, await answer.json()];
      expect(refusal).toMatchObject([
        422,
        { code: 'not_composable', error: expect.stringContaining('stands out') },
      ]);
    }
  });
});

test('fails pictures and ads without a job', async () => {
  const long = new Date(Date.now() - 600_000);
  const expiresAt = new Date(Date.now() + 600_000);
  const { id } = await site.db
    .insertInto('adPictures')
    .values({ kind: 'generated', prompt: 'x', recipe: 'stranded', createdAt: long, expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  const artifact = await site.db
    .insertInto('adArtifacts')
    .values({ request: '{}', pictureId: id, createdAt: long, expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sweepAds(site);
  for (const path of [`pictures/${id}`, `artifacts/${artifact.id}`]) {
    const answer = await get(`/api/ad-creator/${path}`);
    expect([answer.status, await answer.json()]).toMatchObject([
      500,
      { error: expect.stringContaining('try again') },
    ]);
  }
});
