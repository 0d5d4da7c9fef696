import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { galleryImage } from '#features/gallery/contract/gallery';
import { sweepPendingObjects } from '#features/images/rules/sweep-pending-objects';
import { countModerationCases } from '#features/moderation/queries/moderation-cases';
import type { Database } from '#platform/db/client';
import { auditStorage } from '#testing/audit-storage';
import { samplePhoto } from '#testing/sample-pictures';
import { createPerson, deliver, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { uniquePrompt } from '#testing/unique-prompt';
import { generation, generationAccepted } from '../contract/generations.ts';
import { trashEntry } from '../contract/trash.ts';
import { lockTrashableGeneration } from '../queries/trash.ts';
import { sweepTrash } from '../rules/trash/erase-trash.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(async () => {
  expect(await auditStorage(site.db)).toEqual([]);
  await site.close();
});

async function made(who: SitePerson, { count = 1, publish = false, prompt = uniquePrompt('a lake') } = {}) {
  const asked = await who.post('/api/quick-generate', { prompt, publish, imageCount: count });
  const { id } = generationAccepted.parse(await asked.json());
  await deliver(site, id, { count });
  return { id, prompt, images: (await read(who, id)).images };
}
const read = async (who: SitePerson, id: string) =>
  generation.parse(await (await who.call(`/api/generations/${id}`)).json());
const remove = async (who: SitePerson, path: string) => (await who.call(path, { method: 'DELETE' })).status;
const trashOf = async (who: SitePerson) =>
  trashEntry.array().parse(await (await who.call('/api/trash')).json());
const restore = async (who: SitePerson, id: string, body: object = {}) =>
  (await who.post(`/api/trash/${id}/restore`, body)).status;
const statusOf = async (path: string) => (await fetch(`${site.origin}${path}`)).status;
const galleryIdOf = async (prompt: string) => {
  const found = await fetch(`${site.origin}/api/gallery/search?q=${encodeURIComponent(`"${prompt}"`)}`);
  return galleryImage.array().parse(await found.json())[0]?.id;
};
const storedKeys = async (db: Database) =>
  new Set((await db.selectFrom('images').select('objectKey').execute()).map(({ objectKey }) => objectKey));

/** Every route that reads or sends a picture or its generation, with the answer to its owner. */
async function readEverywhere(
  who: SitePerson,
  { id, images, galleryId, shared }: Awaited<ReturnType<typeof made>> & { galleryId: string; shared: string },
) {
  const { id: imageId, url } = images[0]!;
  const token = shared.split('/').at(-1);
  const grounded = {
    modelId: 'quick-generation',
    productId: null,
    customPrompt: 'warmer',
    groundingImageUrl: url,
    scene: null,
    style: null,
    clothing: null,
    color: null,
  };
  const paths = [
    url,
    url.replace('.png', '-320'),
    url.replace('.png', '-320.webp'),
    `/api/generations/${id}`,
    `/api/images/${imageId}/versions`,
    `/api/image-files?imageUrl=${encodeURIComponent(url)}`,
    `/api/shared-pictures/${imageId}`,
    `/api/shared/${token}`,
    `/shared/${token}/picture.png`,
    `/shared/${token}/picture.png?width=320`,
    `/api/gallery/${galleryId}`,
  ];
  const posts: [string, object][] = [
    ['/api/download-image', { imageUrl: url, generationId: id }],
    ['/api/image-files', { imageUrl: url, format: 'webp' }],
    ['/api/download-zip', { imageIds: [imageId] }],
    ['/api/download-zip/plan', { imageIds: [imageId] }],
    ['/api/shared-pictures', { imageId }],
    ['/api/quick-generate', { prompt: 'around it', assetId: imageId }],
    ['/api/generate-grounded', grounded],
    [`/api/generations/${id}/cancel`, {}],
  ];
  const answers: Record<string, number> = {};
  for (const path of paths) answers[`GET ${path}`] = (await who.call(path)).status;
  for (const [path, body] of posts) answers[`POST ${path}`] = (await who.post(path, body)).status;
  return answers;
}

async function shownEverywhere(who: SitePerson) {
  const picture = await made(who, { publish: true });
  const link = await who.post('/api/shared-pictures', { imageId: picture.images[0]!.id });
  const { url: shared } = (await link.json()) as { url: string };
  return { ...picture, shared, galleryId: (await galleryIdOf(picture.prompt))! };
}

test('a deleted generation is a 404 everywhere but in its owner’s trash, and is restored whole', async () => {
  const ada = await createPerson(site, 20);
  const bob = await createPerson(site, 20);
  const picture = await shownEverywhere(ada);
  const before = await readEverywhere(ada, picture);
  for (const [route, status] of Object.entries(before)) expect([route, status < 400]).toEqual([route, true]);

  expect(await remove(ada, `/api/generations/${picture.id}`)).toBe(204);
  for (const who of [ada, bob])
    for (const [route, status] of Object.entries(await readEverywhere(who, picture)))
      expect([route, status]).toEqual([route, 404]);
  expect(await remove(ada, `/api/generations/${picture.id}`)).toBe(404);
  expect(await remove(ada, `/api/gallery/${picture.galleryId}`)).toBe(404);
  const report = await bob.post(`/api/gallery/${picture.galleryId}/report`, { reason: 'other' });
  expect(report.status).toBe(404);
  expect(await remove(ada, `/api/shared-pictures/${picture.images[0]!.id}`)).toBe(404);
  const ofStatement = await (await ada.call('/api/credit-history')).text();
  expect(ofStatement).not.toContain(picture.images[0]!.url);

  const [entry, ...others] = await trashOf(ada);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ id: picture.id, customPrompt: picture.prompt });
  const days = (Date.parse(entry!.erasesAt) - Date.parse(entry!.deletedAt)) / 86_400_000;
  expect(days).toBeCloseTo(30, 2);
  const { previewUrl } = entry!.images[0]!;
  const preview = await ada.call(previewUrl);
  expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect([(await bob.call(previewUrl)).status, await statusOf(previewUrl)]).toEqual([404, 401]);
  expect(await trashOf(bob)).toEqual([]);
  expect([await restore(bob, picture.id), await remove(bob, `/api/trash/${picture.id}`)]).toEqual([404, 404]);

  expect(await restore(ada, picture.id)).toBe(204);
  expect(await readEverywhere(ada, picture)).toMatchObject({
    [`GET /api/gallery/${picture.galleryId}`]: 200,
    [`GET /api/generations/${picture.id}`]: 200,
    [`GET ${picture.images[0]!.url}`]: 200,
    [`GET ${new URL(picture.shared).pathname}/picture.png`]: 200,
  });
  expect(await trashOf(ada)).toEqual([]);
  expect([await restore(ada, picture.id), (await ada.call(previewUrl)).status]).toEqual([404, 404]);
});

test('single pictures are deleted and restored by themselves', async () => {
  const ada = await createPerson(site, 5);
  const { id, images } = await made(ada, { count: 3 });
  const [first, second, third] = images.map((image) => image.id);
  for (const imageId of [first, third])
    expect(await remove(ada, `/api/generations/${id}/images/${imageId}`)).toBe(204);
  expect((await read(ada, id)).images.map((image) => image.id)).toEqual([second]);
  expect((await ada.call('/api/generations')).headers.get('x-total-count')).toBe('1');
  expect((await trashOf(ada)).map((entry) => entry.images.map((image) => image.id))).toEqual([
    [first, third],
  ]);
  expect(await restore(ada, id, { imageIds: [second] })).toBe(404);
  expect(await restore(ada, id, { imageIds: [third] })).toBe(204);
  expect((await read(ada, id)).images.map((image) => image.id)).toEqual([second, third]);
  // Erased for good, the one that was deleted earlier stays in the trash.
  for (const imageId of [second, third])
    expect(await remove(ada, `/api/generations/${id}/images/${imageId}?permanent=true`)).toBe(204);
  expect((await ada.call(`/api/generations/${id}`)).status).toBe(404);
  expect((await trashOf(ada)).map((entry) => entry.images.map((image) => image.id))).toEqual([[first]]);
  expect(await remove(ada, `/api/trash/${id}?imageId=${second}`)).toBe(404);
  expect(await remove(ada, `/api/trash/${id}?imageId=${first}`)).toBe(204);
  expect(await trashOf(ada)).toEqual([]);
  expect(await restore(ada, id)).toBe(404);
});

test('pictures in the trash count in the quota until they are erased, at once or by emptying', async () => {
  const ada = await createPerson(site, 5);
  const used = async () => {
    return ((await (await ada.call('/api/account/storage')).json()) as { usedBytes: number }).usedBytes;
  };
  const nothing = await used();
  const first = await made(ada);
  const second = await made(ada, { count: 2 });
  const all = await used();
  expect(await remove(ada, `/api/generations/${first.id}`)).toBe(204);
  expect(await remove(ada, `/api/generations/${second.id}/images/${second.images[0]!.id}`)).toBe(204);
  expect(await used()).toBe(all);
  expect(await remove(ada, '/api/trash')).toBe(204);
  expect(await trashOf(ada)).toEqual([]);
  expect((await read(ada, second.id)).images).toHaveLength(1);
  expect(await remove(ada, `/api/generations/${second.id}?permanent=true`)).toBe(204);
  expect(await trashOf(ada)).toEqual([]);
  expect(await used()).toBe(nothing);
});

test('what has been in the trash for 30 days is erased with its object, and nothing else', async () => {
  const ada = await createPerson(site, 5);
  const old = await made(ada);
  const young = await made(ada);
  const half = await made(ada, { count: 2 });
  for (const { id } of [old, young]) await remove(ada, `/api/generations/${id}`);
  await remove(ada, `/api/generations/${half.id}/images/${half.images[0]!.id}`);
  const age = sql<Date>`now() - interval '30 days 1 minute'`;
  const aged = [old.images[0]!.id, half.images[0]!.id];
  await site.db.updateTable('images').set({ trashedAt: age }).where('id', 'in', aged).execute();
  await site.db.updateTable('generations').set({ trashedAt: age }).where('id', '=', old.id).execute();
  await sweepTrash(site);
  expect((await trashOf(ada)).map(({ id }) => id)).toEqual([young.id]);
  expect((await read(ada, half.id)).images.map((image) => image.id)).toEqual([half.images[1]!.id]);
  const keys = await storedKeys(site.db);
  const keyOf = (url: string) => /([0-9a-f]{32})/.exec(url)![1]!;
  expect([old, young].map(({ images }) => keys.has(keyOf(images[0]!.url)))).toEqual([false, true]);
  await site.db.updateTable('pendingObjects').set({ createdAt: age }).execute();
  await sweepPendingObjects(site);
  expect(await site.objectStore.get(keyOf(old.images[0]!.url))).toBeUndefined();
  expect(await site.objectStore.get(keyOf(young.images[0]!.url))).toBeDefined();
});

test('restoring and erasing at once leave the generation whole or gone', async () => {
  const ada = await createPerson(site, 10);
  for (let round = 0; round < 10; round += 1) {
    const { id, images } = await made(ada, { count: 1, publish: true });
    await remove(ada, `/api/generations/${id}`);
    const [restored, erased, again] = await Promise.all([
      restore(ada, id),
      remove(ada, `/api/trash/${id}`),
      restore(ada, id),
    ]);
    const statuses = [restored, erased, again].filter((status) => status === 204);
    expect(statuses).toHaveLength(1);
    expect((await ada.call(`/api/generations/${id}`)).status).toBe(erased === 204 ? 404 : 200);
    expect(await statusOf(images[0]!.url)).toBe(erased === 204 ? 404 : 200);
    expect(await trashOf(ada)).toEqual([]);
  }
});

test('the sweeper leaves what is restored while it waits', async () => {
  const ada = await createPerson(site, 1);
  const { id } = await made(ada);
  await remove(ada, `/api/generations/${id}`);
  const age = sql<Date>`now() - interval '31 days'`;
  await site.db.updateTable('images').set({ trashedAt: age }).where('generationId', '=', id).execute();
  await site.db.updateTable('generations').set({ trashedAt: age }).where('id', '=', id).execute();
  let sweeping: Promise<void> | undefined;
  await site.db.transaction().execute(async (trx) => {
    await lockTrashableGeneration(trx, { userId: ada.id, id });
    sweeping = sweepTrash(site);
    await trx.updateTable('images').set({ trashedAt: null }).where('generationId', '=', id).execute();
    await trx.updateTable('generations').set({ trashedAt: null }).where('id', '=', id).execute();
  });
  await sweeping;
  expect((await read(ada, id)).images).toHaveLength(1);
});

test('a reported picture stays private when it is restored, and its report comes back with it', async () => {
  const ada = await createPerson(site, 1);
  const eve = await createPerson(site, 0);
  const { id, prompt } = await made(ada, { publish: true });
  const galleryId = await galleryIdOf(prompt);
  expect((await eve.post(`/api/gallery/${galleryId}/report`, { reason: 'other' })).status).toBeLessThan(300);
  await remove(ada, `/api/generations/${id}`);
  expect(await restore(ada, id)).toBe(204);
  expect([await galleryIdOf(prompt), await statusOf(`/api/gallery/${galleryId}`)]).toEqual([undefined, 404]);
  const cases = () => countModerationCases(site.db);
  const { open } = await cases();
  await remove(ada, `/api/generations/${id}`);
  expect(await cases()).toMatchObject({ open: open - 1 });
  expect(await restore(ada, id)).toBe(204);
  expect(await cases()).toMatchObject({ open });
});

test('a restored picture stands where it stood in the gallery, not before newer ones', async () => {
  const ada = await createPerson(site, 2);
  const older = await made(ada, { publish: true });
  const newer = await made(ada, { publish: true });
  const shown = async () => {
    const rows = await site.db
      .selectFrom('galleryImages')
      .select(['imageId', 'number', 'generatedAt', 'words'])
      .where('imageId', 'in', [older.images[0]!.id, newer.images[0]!.id])
      .orderBy('number')
      .execute();
    return rows;
  };
  const before = await shown();
  for (const { id } of [older, newer]) {
    await remove(ada, `/api/generations/${id}`);
    expect(await restore(ada, id)).toBe(204);
    expect(await shown()).toEqual(before);
  }
  expect(await galleryIdOf(older.prompt)).toBeDefined();
});

test('the upload of a cut-out goes and comes back with it, unless another generation uses it', async () => {
  const ada = await createPerson(site, 5);
  const photo = await samplePhoto('png', { width: 60, height: 40 });
  const form = new FormData();
  form.append('image', new File([new Uint8Array(photo)], 'mug.png', { type: 'image/png' }));
  const asked = await ada.call('/api/remove-background', { method: 'POST', body: form });
  const { id } = generationAccepted.parse(await asked.json());
  await deliver(site, id);
  const { sourceImageUrl, productId } = await read(ada, id);
  const uploads = async () => ((await (await ada.call('/api/products')).json()) as object[]).length;
  const used = (await ada.post('/api/quick-generate', { prompt: 'a mug', assetId: productId })) as Response;
  const { id: other } = generationAccepted.parse(await used.json());
  await deliver(site, other);
  await remove(ada, `/api/generations/${id}`);
  expect([await statusOf(sourceImageUrl!), await uploads()]).toEqual([200, 1]);
  expect(await restore(ada, id)).toBe(204);
  await remove(ada, `/api/generations/${other}`);
  await remove(ada, `/api/generations/${id}`);
  expect([await statusOf(sourceImageUrl!), await uploads()]).toEqual([404, 0]);
  expect((await ada.post('/api/quick-generate', { prompt: 'a mug', assetId: productId })).status).toBe(404);
  expect((await ada.call(`/api/products/${productId}`, { method: 'DELETE' })).status).toBe(404);
  // The other one in the trash may still be restored with it.
  expect(await remove(ada, `/api/trash/${id}`)).toBe(204);
  expect(await restore(ada, other)).toBe(204);
  expect([await statusOf(sourceImageUrl!), await uploads()]).toEqual([200, 1]);
});

test('the trash answers nobody else, and unknown ids with 404', async () => {
  const ada = await createPerson(site, 1);
  for (const id of [randomUUID(), 'x']) {
    expect([await restore(ada, id), await remove(ada, `/api/trash/${id}`)]).toEqual([404, 404]);
    expect((await ada.call(`/api/trash/${id}/images/${randomUUID()}`)).status).toBe(404);
  }
  expect(await statusOf('/api/trash')).toBe(401);
  expect((await fetch(`${site.origin}/api/trash`, { method: 'DELETE' })).status).toBe(401);
  expect((await ada.call('/api/trash?limit=0')).status).toBe(400);
  expect(
    (await ada.call(`/api/generations/${randomUUID()}?permanent=perhaps`, { method: 'DELETE' })).status,
  ).toBe(400);
});
