import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { galleryImage } from '#features/gallery/contract/gallery';
import { generation, generationAccepted } from '#features/generations/contract/generations';
import { createPerson, deliver, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { uniquePrompt } from '#testing/unique-prompt';
import { favorite } from '../contract/favorites.ts';

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
  return { id, prompt, imageId: images[0]!.id, galleryId };
}
const star = async (who: SitePerson, imageId: string) =>
  (await who.post('/api/favorites', { imageId })).status;
const unstar = async (who: SitePerson, id: string) =>
  (await who.call(`/api/favorites/${id}`, { method: 'DELETE' })).status;
const listOf = async (who: SitePerson, query = '') => {
  const answer = await who.call(`/api/favorites${query}`);
  return { items: favorite.array().parse(await answer.json()), total: answer.headers.get('x-total-count') };
};
const idsOf = async (who: SitePerson): Promise<string[]> =>
  (await (await who.call('/api/favorites/ids')).json()).toSorted();

test('own and public pictures are starred by either id, once, and unstarred', async () => {
  const ada = await createPerson(site, 5);
  const bob = await createPerson(site, 5);
  const own = await made(ada);
  const shown = await made(bob, { publish: true });
  expect(await Promise.all([star(ada, own.imageId), star(ada, own.imageId)])).toEqual([200, 200]);
  expect(await star(ada, shown.galleryId!)).toBe(200);
  expect(await star(ada, shown.imageId)).toBe(200);
  const { items, total } = await listOf(ada);
  expect(total).toBe('2');
  expect(items).toMatchObject([
    { id: shown.imageId, galleryId: shown.galleryId, generationId: null, prompt: shown.prompt },
    { id: own.imageId, galleryId: null, generationId: own.id, prompt: own.prompt },
  ]);
  expect((await listOf(ada, '?limit=1&offset=1')).items.map(({ id }) => id)).toEqual([own.imageId]);
  expect((await listOf(ada, '?public=true')).items.map(({ id }) => id)).toEqual([shown.imageId]);
  expect(await idsOf(ada)).toEqual([own.imageId, shown.imageId, shown.galleryId].toSorted());
  expect((await listOf(bob)).items).toEqual([]);
  expect([await unstar(bob, own.imageId), await unstar(ada, shown.galleryId!)]).toEqual([204, 204]);
  expect((await listOf(ada)).items.map(({ id }) => id)).toEqual([own.imageId]);
  expect([await unstar(ada, own.imageId), await unstar(ada, own.imageId)]).toEqual([204, 204]);
  expect(await idsOf(ada)).toEqual([]);
});

test('a star shows nothing that its person may not see', async () => {
  const ada = await createPerson(site, 5);
  const bob = await createPerson(site, 5);
  const hidden = await made(bob);
  const shown = await made(bob, { publish: true });
  const own = await made(ada);
  expect([await star(ada, hidden.imageId), await star(ada, randomUUID())]).toEqual([404, 404]);
  for (const id of [shown.galleryId!, own.imageId]) expect(await star(ada, id)).toBe(200);
  expect((await bob.call(`/api/gallery/${shown.galleryId}`, { method: 'DELETE' })).status).toBe(204);
  expect(await idsOf(ada)).toEqual([own.imageId]);
  expect((await listOf(ada)).total).toBe('1');
  expect(await star(ada, shown.imageId)).toBe(404);
  // In the trash the star is kept, and not shown.
  const remove = (query = '') => ada.call(`/api/generations/${own.id}${query}`, { method: 'DELETE' });
  await remove();
  expect([await idsOf(ada), await star(ada, own.imageId)]).toEqual([[], 404]);
  await ada.post(`/api/trash/${own.id}/restore`, {});
  expect(await idsOf(ada)).toEqual([own.imageId]);
  await remove('?permanent=true');
  expect(await idsOf(ada)).toEqual([]);
});

test('visitors have no favorites, and malformed ids are refused', async () => {
  const ada = await createPerson(site, 0);
  expect((await fetch(`${site.origin}/api/favorites`)).status).toBe(401);
  expect((await fetch(`${site.origin}/api/favorites/ids`)).status).toBe(401);
  expect([await star(ada, 'x'), await unstar(ada, 'x')]).toEqual([400, 404]);
});
