import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { galleryImage } from '#features/gallery/contract/gallery';
import { generation, generationAccepted } from '#features/generations/contract/generations';
import { v1Collection, v1CollectionPictures } from '#features/public-api/contract/public-api';
import { createdWebhook, webhookDelivery } from '#features/webhooks/contract/webhooks';
import { COLLECTION_DEPTH_MAX, COLLECTION_PICTURES_MAX, COLLECTIONS_MAX } from '#platform/limits/limits';
import { createPerson, deliver, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { uniquePrompt } from '#testing/unique-prompt';
import {
  additions,
  type Collection,
  collection,
  collectionPicture,
  sharedCollection,
} from '../contract/collections.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function made(who: SitePerson, { publish = false } = {}) {
  const prompt = uniquePrompt('a lake');
  const { id } = generationAccepted.parse(
    await (await who.post('/api/quick-generate', { prompt, publish })).json(),
  );
  await deliver(site, id);
  const { images } = generation.parse(await (await who.call(`/api/generations/${id}`)).json());
  const found = await fetch(`${site.origin}/api/gallery/search?q=${encodeURIComponent(`"${prompt}"`)}`);
  const galleryId = galleryImage.array().parse(await found.json())[0]?.id ?? null;
  return { id, prompt, imageId: images[0]!.id, url: images[0]!.url, galleryId };
}

const json = (method: string, body: unknown) => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
async function create(who: SitePerson, name: string, parentId: string | null = null): Promise<Collection> {
  const answer = await who.post('/api/collections', { name, parentId });
  expect(answer.status).toBe(201);
  return collection.parse(await answer.json());
}
const patch = (who: SitePerson, id: string, changes: object) =>
  who.call(`/api/collections/${id}`, json('PATCH', changes));
const listOf = async (who: SitePerson) =>
  collection.array().parse(await (await who.call('/api/collections')).json());
const add = async (who: SitePerson, id: string, imageIds: readonly string[]) =>
  additions.parse(await (await who.post(`/api/collections/${id}/pictures`, { imageIds })).json());
const picturesOf = async (who: SitePerson, id: string, query = '') => {
  const answer = await who.call(`/api/collections/${id}/pictures${query}`);
  const items = collectionPicture.array().parse(await answer.json());
  return { ids: items.map((item) => item.id), items, total: answer.headers.get('x-total-count') };
};

test('collections are nested to a small depth, renamed, ordered, and keep what was in a deleted one', async () => {
  const ada = await createPerson(site, 0);
  const spring = await create(ada, ' Spring ');
  expect(spring).toMatchObject({ name: 'Spring', parentId: null, pictureCount: 0, cover: null, link: null });
  const lakes = await create(ada, 'Lakes', spring.id);
  const deep = await create(ada, 'Deep lakes', lakes.id);
  const summer = await create(ada, 'Summer');
  const tooDeep = await ada.post('/api/collections', { name: 'x', parentId: deep.id });
  expect([tooDeep.status, (await tooDeep.json()).error]).toEqual([
    400,
    `parentId: collections can be ${COLLECTION_DEPTH_MAX} deep at most`,
  ]);
  expect((await patch(ada, spring.id, { parentId: lakes.id })).status).toBe(400);
  expect((await patch(ada, spring.id, { parentId: summer.id })).status).toBe(400);
  expect((await patch(ada, spring.id, { parentId: randomUUID() })).status).toBe(404);
  expect((await patch(ada, spring.id, { name: ' ' })).status).toBe(400);
  expect(
    collection.parse(await (await patch(ada, summer.id, { name: 'Summer issue', before: spring.id })).json()),
  ).toMatchObject({ name: 'Summer issue' });
  const top = async () =>
    (await listOf(ada)).filter(({ parentId }) => parentId === null).map(({ name }) => name);
  expect(await top()).toEqual(['Summer issue', 'Spring']);
  await patch(ada, lakes.id, { parentId: null });
  expect(await top()).toEqual(['Summer issue', 'Spring', 'Lakes']);
  await patch(ada, lakes.id, { parentId: summer.id });
  expect((await ada.call(`/api/collections/${lakes.id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await listOf(ada)).find(({ id }) => id === deep.id)).toMatchObject({ parentId: summer.id });
  expect((await ada.call(`/api/collections/${lakes.id}`, { method: 'DELETE' })).status).toBe(404);
});

test('own and public pictures are added once, ordered and taken out; the trash hides them while they are there', async () => {
  const ada = await createPerson(site, 5);
  const bob = await createPerson(site, 5);
  const [first, second] = [await made(ada), await made(ada)];
  const shown = await made(bob, { publish: true });
  const hidden = await made(bob);
  const { id } = await create(ada, 'Lakes');
  const nobody = randomUUID();
  expect(
    await add(ada, id, [first.imageId, shown.galleryId!, hidden.imageId, nobody, second.imageId]),
  ).toEqual({
    imageIds: [first.imageId, shown.imageId, second.imageId],
    missing: [hidden.imageId, nobody],
  });
  await Promise.all([add(ada, id, [shown.imageId]), add(ada, id, [shown.galleryId!])]);
  expect(await picturesOf(ada, id)).toMatchObject({
    ids: [first.imageId, shown.imageId, second.imageId],
    total: '3',
    items: [
      { generationId: first.id },
      { galleryId: shown.galleryId, generationId: null },
      { prompt: second.prompt },
    ],
  });
  expect((await picturesOf(ada, id, '?limit=1&offset=1')).ids).toEqual([shown.imageId]);
  const order = { imageIds: [second.imageId], before: first.imageId };
  expect((await ada.post(`/api/collections/${id}/pictures/order`, order)).status).toBe(204);
  expect((await picturesOf(ada, id)).ids).toEqual([second.imageId, first.imageId, shown.imageId]);
  const coverOf = async () => (await listOf(ada))[0]?.cover?.imageUrl;
  expect(await coverOf()).toBe(second.url);
  await patch(ada, id, { coverId: first.imageId });
  expect(await coverOf()).toBe(first.url);
  expect((await patch(ada, id, { coverId: hidden.imageId })).status).toBe(404);

  await ada.call(`/api/generations/${first.id}`, { method: 'DELETE' });
  expect((await picturesOf(ada, id)).ids).toEqual([second.imageId, shown.imageId]);
  expect(await coverOf()).toBe(second.url);
  await ada.post(`/api/trash/${first.id}/restore`, {});
  expect((await picturesOf(ada, id)).ids).toEqual([second.imageId, first.imageId, shown.imageId]);
  await bob.call(`/api/gallery/${shown.galleryId}`, { method: 'DELETE' });
  expect((await picturesOf(ada, id)).total).toBe('2');

  const out = await ada.post(`/api/collections/${id}/pictures/remove`, { imageIds: [second.imageId] });
  expect(out.status).toBe(204);
  await ada.call(`/api/collections/${id}`, { method: 'DELETE' });
  expect((await ada.call(`/api/generations/${first.id}`)).status).toBe(200);
});

test('the collections of others are unknown, and visitors have none', async () => {
  const ada = await createPerson(site, 5);
  const bob = await createPerson(site, 0);
  const { id } = await create(ada, 'Lakes');
  const { imageId } = await made(ada);
  const statuses = await Promise.all(
    [
      patch(bob, id, { name: 'Mine' }),
      bob.call(`/api/collections/${id}`, { method: 'DELETE' }),
      bob.call(`/api/collections/${id}/pictures`),
      bob.post(`/api/collections/${id}/pictures`, { imageIds: [imageId] }),
      bob.post(`/api/collections/${id}/pictures/remove`, { imageIds: [imageId] }),
      bob.post(`/api/collections/${id}/pictures/order`, { imageIds: [imageId], before: null }),
      bob.call(`/api/collections/${id}/link`, { method: 'PUT' }),
      bob.call(`/api/collections/${id}/link`, { method: 'DELETE' }),
      bob.post('/api/collections', { name: 'Inside', parentId: id }),
      bob.call('/api/collections/x/pictures'),
    ].map(async (answer) => (await answer).status),
  );
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect((await fetch(`${site.origin}/api/collections`)).status).toBe(401);
});

test('a shared collection is read by anybody with its link, until it is withdrawn', async () => {
  const ada = await createPerson(site, 5);
  const picture = await made(ada);
  const { id } = await create(ada, 'Lakes of spring');
  await add(ada, id, [picture.imageId]);
  const link = async (method: string) =>
    collection.parse(await (await ada.call(`/api/collections/${id}/link`, { method })).json()).link;
  const [shared, again] = [await link('PUT'), await link('PUT')];
  expect(shared).toMatch(new RegExp(`^${site.origin}/shared/collections/[0-9a-f]{32}$`));
  expect(again).toBe(shared);
  const api = shared!.replace('/shared/collections/', '/api/shared-collections/');
  const answer = await fetch(api);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const body = sharedCollection.parse(await answer.json());
  expect(body).toMatchObject({ name: 'Lakes of spring', pictureCount: 1 });
  // Neither prompts nor addresses that would outlive the link.
  expect(JSON.stringify(body)).not.toMatch(
    new RegExp(`${picture.prompt}|${picture.url.slice(8, 40)}|${picture.id}`),
  );
  const file = site.origin + body.pictures[0]!.imageUrl;
  const sent = await fetch(file);
  expect(Object.fromEntries(sent.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
  const page = await fetch(shared!, { headers: { accept: 'text/html' } });
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  const other = await made(ada);
  expect((await fetch(file.replace(picture.imageId, other.imageId))).status).toBe(404);
  await ada.call(`/api/generations/${picture.id}`, { method: 'DELETE' });
  expect((await fetch(file)).status).toBe(404);
  await ada.post(`/api/trash/${picture.id}/restore`, {});
  expect((await fetch(file)).status).toBe(200);
  expect(await link('DELETE')).toBeNull();
  expect([(await fetch(api)).status, (await fetch(file)).status]).toEqual([404, 404]);
  expect(await link('PUT')).not.toBe(shared);
});

test('a person and a collection hold a limited number', async () => {
  const ada = await createPerson(site, 5);
  const { id } = await create(ada, 'Full');
  const { imageId } = await made(ada);
  const names = Array.from({ length: COLLECTIONS_MAX - 1 }, (_, n) => ({ userId: ada.id, name: `c${n}` }));
  await site.db.insertInto('collections').values(names).execute();
  const refused = await ada.post('/api/collections', { name: 'One more' });
  expect([refused.status, (await refused.json()).error]).toEqual([
    400,
    `You have ${COLLECTIONS_MAX} collections. Delete one first.`,
  ]);
  const {
    generationId: _,
    id: __,
    ...copy
  } = await site.db.selectFrom('images').selectAll().where('id', '=', imageId).executeTakeFirstOrThrow();
  const copies = Array.from({ length: COLLECTION_PICTURES_MAX }, () => ({
    ...copy,
    description: JSON.stringify(copy.description),
    trashedEntry: null,
    position: null,
    objectKey: randomUUID().replaceAll('-', ''),
  }));
  for (let at = 0; at < copies.length; at += 500) {
    const rows = await site.db
      .insertInto('images')
      .values(copies.slice(at, at + 500))
      .returning('id')
      .execute();
    await site.db
      .insertInto('collectionImages')
      .values(rows.map((row, n) => ({ collectionId: id, imageId: row.id, position: at + n })))
      .execute();
  }
  const full = await ada.post(`/api/collections/${id}/pictures`, { imageIds: [imageId] });
  expect(full.status).toBe(400);
});

test('programs order collections with their scopes, and webhooks hear of it', async () => {
  const ada = await createPerson(site, 5);
  const { imageId } = await made(ada);
  const program = async (...scopes: ('library:read' | 'library:write' | 'gallery:write')[]) => {
    const { secret } = await createApiKey(site, { userId: ada.id, name: 'Test', scopes });
    return (path: string, init: { method?: string; body?: string } = {}) =>
      fetch(`${site.origin}/api/v1${path}`, {
        ...init,
        headers: {
          authorization: `Bearer ${secret}`,
          ...(init.body && { 'content-type': 'application/json' }),
        },
      });
  };
  const [reader, writer] = [await program('library:read'), await program('library:write')];
  const hook = await ada.post('/api/webhooks', { url: 'https://example.com/hook' });
  const { webhook } = createdWebhook.parse(await hook.json());
  expect((await reader('/collections', json('POST', { name: 'Lakes' }))).status).toBe(403);
  expect((await writer('/collections')).status).toBe(403);
  const lakes = v1Collection.parse(
    await (await writer('/collections', json('POST', { name: 'Lakes' }))).json(),
  );
  await writer(`/collections/${lakes.id}/pictures`, json('POST', { imageIds: [imageId] }));
  const listed = await reader(`/collections/${lakes.id}/pictures`);
  expect(v1CollectionPictures.parse(await listed.json())).toMatchObject({
    data: [{ id: imageId }],
    total: 1,
  });
  const renamed = await writer(`/collections/${lakes.id}`, json('PATCH', { name: 'Seas' }));
  expect(v1Collection.parse(await renamed.json())).toMatchObject({ name: 'Seas', pictureCount: 1 });
  // What a link shows is public, which another scope allows.
  const link = `/collections/${lakes.id}/link`;
  const publisher = await program('gallery:write');
  for (const method of ['PUT', 'DELETE']) expect((await writer(link, { method })).status).toBe(403);
  expect((await publisher(link, { method: 'PUT' })).status).toBe(200);
  const adds = json('POST', { imageIds: [imageId] });
  expect((await writer(`/collections/${lakes.id}/pictures`, adds)).status).toBe(403);
  const both = await program('library:write', 'gallery:write');
  expect((await both(`/collections/${lakes.id}/pictures`, adds)).status).toBe(200);
  expect((await publisher(link, { method: 'DELETE' })).status).toBe(200);
  const out = await writer(`/collections/${lakes.id}/pictures/${imageId}`, { method: 'DELETE' });
  expect(out.status).toBe(204);
  // A second time it changes nothing, so nobody hears of it.
  await writer(`/collections/${lakes.id}/pictures/${imageId}`, { method: 'DELETE' });
  expect((await writer(`/collections/${lakes.id}`, { method: 'DELETE' })).status).toBe(204);
  const log = await ada.call(`/api/webhooks/${webhook.id}/deliveries`);
  const types = webhookDelivery
    .array()
    .parse(await log.json())
    .map(({ eventType }) => eventType);
  expect(types.toSorted()).toEqual([
    'collection.created',
    'collection.deleted',
    ...Array.from({ length: 5 }, () => 'collection.updated'),
  ]);
});
