import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameColors } from '#features/images/rules/name-colors';
import { auditStorage } from '#testing/audit-storage';
import { createPerson, deliver, failPicture, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { generation, generationAccepted } from '../contract/generations.ts';
import { libraryFacets } from '../contract/library.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(async () => {
  expect(await auditStorage(site.db)).toEqual([]);
  await site.close();
});

async function made(who: SitePerson, prompt: string, { count = 1 } = {}) {
  const asked = await who.post('/api/quick-generate', { prompt, imageCount: count });
  const { id } = generationAccepted.parse(await asked.json());
  await deliver(site, id, { count });
  return id;
}
const write = (who: SitePerson, id: string, words: object) =>
  who.call(`/api/generations/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(words),
  });
async function find(who: SitePerson, query: Record<string, string>) {
  const answer = await who.call(`/api/generations?${new URLSearchParams(query)}`);
  const items = generation.array().parse(await answer.json());
  return {
    prompts: items.map(({ customPrompt }) => customPrompt),
    pictures: items.flatMap(({ images }) => images.length),
    total: Number(answer.headers.get('x-total-count')),
  };
}

describe('what people write on a generation', () => {
  test('is stored, found, exported and removed again', async () => {
    const ada = await createPerson(site, 5);
    const id = await made(ada, 'a quiet lake');
    const written = await write(ada, id, {
      name: '  Cover, second try ',
      notes: 'For the zebra issue',
      tags: ['Spring', 'cover', 'spring '],
    });
    expect(generation.parse(await written.json())).toMatchObject({
      name: 'Cover, second try',
      ownNotes: 'For the zebra issue',
      tags: ['spring', 'cover'],
    });
    for (const q of ['second', 'zebra', 'cover spring', 'lake'])
      expect([q, (await find(ada, { q })).total]).toEqual([q, 1]);
    expect((await find(ada, { tag: 'spring' })).total).toBe(1);
    expect((await find(ada, { tag: 'winter' })).total).toBe(0);
    const kept = generation.parse(await (await write(ada, id, { name: '' })).json());
    expect(kept).toMatchObject({ name: null, ownNotes: 'For the zebra issue', tags: ['spring', 'cover'] });
    expect((await write(ada, id, {})).status).toBe(200);
    await write(ada, id, { notes: null, tags: [] });
    expect((await find(ada, { q: 'zebra' })).total).toBe(0);
  });

  test('is its owner’s, and has limits', async () => {
    const ada = await createPerson(site, 5);
    const bob = await createPerson(site, 5);
    const id = await made(ada, 'a quiet lake');
    expect((await write(bob, id, { name: 'mine' })).status).toBe(404);
    expect((await write(ada, 'x', { name: 'mine' })).status).toBe(404);
    const tooLong = [
      { name: 'a'.repeat(201) },
      { notes: 'a'.repeat(5_001) },
      { tags: Array.from({ length: 31 }, (_, at) => `tag ${at}`) },
      { tags: ['a'.repeat(51)] },
      { tags: [''] },
      { name: 'a\u0000b' },
    ];
    for (const words of tooLong) expect((await write(ada, id, words)).status).toBe(400);
    await ada.call(`/api/generations/${id}`, { method: 'DELETE' });
    expect((await write(ada, id, { name: 'in the trash' })).status).toBe(404);
    expect((await find(ada, { q: 'lake' })).total).toBe(0);
  });
});

describe('a search in the library', () => {
  test('finds words, their beginnings and words of similar meaning, without accents, and leaves out', async () => {
    const ada = await createPerson(site, 9);
    const bob = await createPerson(site, 9);
    await made(bob, 'a puppy on a beach');
    for (const prompt of ['a dog on a beach', 'Dünes in the evening', 'a lake with snow'])
      await made(ada, prompt);
    const promptsOf = async (q: string) => (await find(ada, { q })).prompts;
    expect(await promptsOf('dog')).toEqual(['a dog on a beach']);
    expect(await promptsOf('animal')).toEqual(['a dog on a beach']);
    expect(await promptsOf('DUNES even')).toEqual(['Dünes in the evening']);
    expect(await promptsOf('"on a beach"')).toEqual(['a dog on a beach']);
    expect(await promptsOf('beach -dog')).toEqual([]);
    expect(await promptsOf('-snow')).toEqual(['Dünes in the evening', 'a dog on a beach']);
    expect(await promptsOf('Hund')).toEqual(['a dog on a beach']);
    for (const q of ["'", '\\', '&|!()', ':*', '"', "a' | 'b", '<->', '\0', '漢字', '-', 'the'])
      expect((await ada.call(`/api/generations?${new URLSearchParams({ q })}`)).status).toBe(200);
  });

  test('never finds another user’s generations, whatever it asks for', async () => {
    const ada = await createPerson(site, 1);
    const bob = await createPerson(site, 1);
    await made(bob, 'a secret harbor');
    for (const q of ['secret', `user:${bob.id}`, `' | 'user:${bob.id}`, `-user:${ada.id}`, '-nothing'])
      expect([q, (await find(ada, { q })).prompts]).toEqual([q, []]);
  });
});

test('filters select generations and pictures, with the number of matches', async () => {
  const ada = await createPerson(site, 20);
  const red = await made(ada, 'a red door', { count: 2 });
  await made(ada, 'a blue door');
  await failPicture(
    site,
    generationAccepted.parse(await (await ada.post('/api/quick-generate', { prompt: 'a failure' })).json())
      .id,
  );
  const [first] = (await (await ada.call(`/api/generations/${red}`)).json()).images as { id: string }[];
  await site.db
    .updateTable('images')
    .set({
      colors: ['red', 'white'],
      width: 120,
      height: 64,
      description: sql`jsonb_set(description, '{hasPeople}', 'true')`,
    })
    .where('id', '=', first!.id)
    .execute();
  await ada.post('/api/favorites', { imageId: first!.id });
  const one = { prompts: ['a red door'], pictures: [1], total: 1 };
  expect(await find(ada, { color: 'red' })).toEqual(one);
  expect(await find(ada, { orientation: 'landscape' })).toEqual(one);
  expect(await find(ada, { starred: 'true', color: 'white', q: 'door' })).toEqual(one);
  expect(await find(ada, { people: 'true' })).toEqual(one);
  expect((await find(ada, { people: 'false' })).total).toBe(2);
  expect(await find(ada, { orientation: 'portrait' })).toEqual({ prompts: [], pictures: [], total: 0 });
  expect(await find(ada, { status: 'completed' })).toMatchObject({ pictures: [1, 2], total: 3 });
  expect(await find(ada, { status: 'failed' })).toMatchObject({ prompts: ['a failure'], total: 1 });
  expect((await find(ada, { kind: 'cutout' })).total).toBe(0);
  expect((await find(ada, { kind: 'picture', imageModel: 'test-card', category: 'nature' })).total).toBe(3);
  const today = new Date().toISOString().slice(0, 10);
  expect((await find(ada, { from: today, to: today })).total).toBe(3);
  expect((await find(ada, { to: '2020-01-01' })).total).toBe(0);
  expect(await find(ada, { limit: '1', offset: '1', status: 'completed' })).toMatchObject({
    prompts: ['a red door'],
    total: 3,
  });
  const facets = libraryFacets.parse(await (await ada.call('/api/library/facets')).json());
  expect(facets).toEqual({
    statuses: { completed: 3, generating: 0, failed: 1, canceled: 0 },
    categories: [{ category: 'nature', count: 3 }],
    imageModels: [{ imageModel: 'test-card', count: 3 }],
    tags: [],
  });
  for (const query of ['color=mauve', 'from=yesterday', 'kind=x', 'starred=1', 'status=done'])
    expect((await ada.call(`/api/generations?${query}`)).status).toBe(400);
  expect((await fetch(`${site.origin}/api/library/facets`)).status).toBe(401);
});

test('pictures of an earlier release get the names of their colors', async () => {
  const ada = await createPerson(site, 1);
  const id = await made(ada, 'a gray wall');
  const colors = () =>
    site.db.selectFrom('images').select('colors').where('generationId', '=', id).executeTakeFirstOrThrow();
  expect(await colors()).toEqual({ colors: ['gray'] });
  await site.db.updateTable('images').set({ colors: null }).where('generationId', '=', id).execute();
  await nameColors(site);
  expect(await colors()).toEqual({ colors: ['gray'] });
  expect((await find(ada, { color: 'gray' })).total).toBe(1);
});
