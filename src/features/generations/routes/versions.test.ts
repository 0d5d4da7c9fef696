import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createPerson, deliver, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { generation, generationAccepted } from '../contract/generations.ts';
import { pictureVersion } from '../contract/versions.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function finished(person: SitePerson, answer: Response, count = 1) {
  const { id } = generationAccepted.parse(await answer.json());
  await deliver(site, id, { count });
  return generation.parse(await (await person.call(`/api/generations/${id}`)).json());
}

const refine = async (person: SitePerson, groundingImageUrl: string, customPrompt: string) =>
  await finished(person, await person.post('/api/generate-grounded', { customPrompt, groundingImageUrl }));

const versionsOf = async (person: SitePerson, imageId: string) =>
  z.array(pictureVersion).parse(await (await person.call(`/api/images/${imageId}/versions`)).json());

test('the versions of a picture are the whole tree of its refinements, oldest first', async () => {
  const ada = await createPerson(site, 20);
  const lake = await finished(
    ada,
    await ada.post('/api/quick-generate', { prompt: 'a quiet lake', imageCount: 2 }),
    2,
  );
  const [first, second] = lake.images;
  const boat = await refine(ada, first!.url, 'add a boat');
  const night = await refine(ada, boat.images[0]!.url, 'at night');
  const rain = await refine(ada, first!.url, 'in the rain');
  await finished(ada, await ada.post('/api/quick-generate', { prompt: 'another lake' }));

  const expected = [
    { imageId: first!.id, generationId: lake.id, parentId: null, prompt: 'a quiet lake' },
    { imageId: boat.images[0]!.id, generationId: boat.id, parentId: first!.id, prompt: 'add a boat' },
    {
      imageId: night.images[0]!.id,
      generationId: night.id,
      parentId: boat.images[0]!.id,
      prompt: 'at night',
    },
    { imageId: rain.images[0]!.id, generationId: rain.id, parentId: first!.id, prompt: 'in the rain' },
  ];
  for (const { imageId } of expected) expect(await versionsOf(ada, imageId)).toMatchObject(expected);
  // The other picture of the first generation was not refined.
  expect(await versionsOf(ada, second!.id)).toMatchObject([{ imageId: second!.id, parentId: null }]);
});

test('a deleted version leaves those after it', async () => {
  const ada = await createPerson(site, 20);
  const lake = await finished(ada, await ada.post('/api/quick-generate', { prompt: 'a quiet lake' }));
  const boat = await refine(ada, lake.images[0]!.url, 'add a boat');
  const night = await refine(ada, boat.images[0]!.url, 'at night');
  expect((await ada.call(`/api/generations/${boat.id}`, { method: 'DELETE' })).status).toBe(204);
  const imageId = night.images[0]!.id;
  expect(await versionsOf(ada, imageId)).toMatchObject([{ imageId, parentId: null }]);
});

test("another user's picture and unknown ids are not found", async () => {
  const [ada, eve] = [await createPerson(site, 5), await createPerson(site, 5)];
  const lake = await finished(ada, await ada.post('/api/quick-generate', { prompt: 'a quiet lake' }));
  for (const id of [lake.images[0]!.id, '0198c7a2-6a3e-7d5c-9a70-3f0f5f3b6d11', 'nothing'])
    expect((await eve.call(`/api/images/${id}/versions`)).status).toBe(404);
  expect((await fetch(`${site.origin}/api/images/${lake.images[0]!.id}/versions`)).status).toBe(401);
});
