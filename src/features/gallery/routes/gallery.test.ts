import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createGalleryImages } from '#testing/gallery-factories';
import { startTestApp, type TestApp } from '#testing/test-app';
import { galleryCategory, galleryImage, galleryImageDetail } from '../contract/gallery.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await createGalleryImages(
    site.db,
    Array.from({ length: 45 }, (_, index) => ({
      prompt: `a lighthouse by the sea, number ${index}`,
      category: index % 3 === 0 ? 'travel' : 'nature',
    })),
  );
});
afterAll(() => site.close());

const images = z.array(galleryImage);

async function list(query: string, path = '/api/gallery/active') {
  const answer = await fetch(`${site.origin}${path}${query}`);
  expect(answer.status).toBe(200);
  return { total: Number(answer.headers.get('x-total-count')), items: images.parse(await answer.json()) };
}

test('the gallery lists newest first, twenty at a time, and only the last page is shorter', async () => {
  const pages = [await list(''), await list('?limit=20&offset=20'), await list('?limit=20&offset=40')];
  expect(pages.map((page) => page.items.length)).toEqual([20, 20, 5]);
  expect(pages.map((page) => page.total)).toEqual([45, 45, 45]);
  const times = pages.flatMap((page) => page.items).map((image) => image.generatedAt);
  expect(times).toEqual(times.toSorted().reverse());
  expect(new Set(times).size).toBe(45);
  expect((await list('?offset=45')).items).toEqual([]);
  expect((await list('?offset=100000000')).items).toEqual([]);
});

test('a category lists its own pictures, and an unknown one none', async () => {
  const travel = await list('?category=travel&limit=100');
  expect(travel.total).toBe(15);
  expect(travel.items.every((image) => image.category === 'travel')).toBe(true);
  expect((await list('?category=travel&limit=10&offset=10')).items).toEqual(travel.items.slice(10));
  for (const unknown of ['cheese', '%00', "'; DROP TABLE images --"])
    expect(await list(`?category=${encodeURIComponent(unknown)}`)).toEqual({ total: 0, items: [] });
  expect(await list('?category=%00')).toEqual({ total: 0, items: [] });
  const answer = await fetch(`${site.origin}/api/gallery/categories`);
  expect(z.array(galleryCategory).parse(await answer.json())).toEqual([
    { category: 'nature', count: 30 },
    { category: 'travel', count: 15 },
  ]);
});

test.each([
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['limit=-1', 'limit'],
  ['limit=2.5', 'limit'],
  ['limit=many', 'limit'],
  ['offset=-1', 'offset'],
  ['offset=0.5', 'offset'],
  ['offset=99999999999999999999', 'offset'],
  ['offset=1&offset=2', 'offset'],
  ['asOf=yesterday', 'asOf'],
  [`category=${'x'.repeat(101)}`, 'category'],
  ['color=mauve', 'color'],
  ['orientation=round', 'orientation'],
  ['people=maybe', 'people'],
])('?%s is a 400 that names %s', async (query, field) => {
  const answer = await fetch(`${site.origin}/api/gallery/active?${query}`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_request', field });
});

test('a picture is found by its id, and an unknown id is a 404', async () => {
  const [first] = (await list('')).items;
  const answer = await fetch(`${site.origin}/api/gallery/${first!.id}`);
  const detail = galleryImageDetail.parse(await answer.json());
  expect(detail).toMatchObject({ image: first, isOwner: false });
  for (const id of [crypto.randomUUID(), 'nothing', '%00'])
    expect((await fetch(`${site.origin}/api/gallery/${id}`)).status).toBe(404);
});

test('pages with `asOf` neither repeat nor miss a picture while new ones arrive', async () => {
  const first = await list('?limit=10');
  const asOf = first.items[0]!.generatedAt;
  const seen = first.items.map((image) => image.id);
  const before = (await list('?limit=100')).items.map((image) => image.id);
  for (let offset = 10; offset < 45; offset += 10) {
    await createGalleryImages(site.db, [{ prompt: 'a late arrival', category: 'nature' }]);
    const page = await list(`?limit=10&offset=${offset}&asOf=${asOf}`);
    expect(page.total).toBe(45);
    seen.push(...page.items.map((image) => image.id));
  }
  expect(seen).toEqual(before);
  expect((await list('?asOf=2001-01-01T00:00:00Z')).items).toEqual([]);
});

test('a public picture’s file may be cached for a year, and no longer publicly after its withdrawal', async () => {
  const [picture] = await createGalleryImages(site.db, [{ prompt: 'a picture with a file' }]);
  const { objectKey } = await site.db
    .selectFrom('images')
    .select('objectKey')
    .where('id', '=', picture!.imageId)
    .executeTakeFirstOrThrow();
  await site.objectStore.put(objectKey, Buffer.from('pixels'), 'image/png');
  const read = async () => {
    const answer = await fetch(`${site.origin}/images/${objectKey}.png`);
    expect(await answer.text()).toBe('pixels');
    return answer.headers.get('cache-control');
  };
  expect(await read()).toBe('public, max-age=31536000, immutable');
  await site.db.deleteFrom('galleryImages').where('id', '=', picture!.id).execute();
  expect(await read()).toBe('private, max-age=3600, immutable');
});

test('a search leaves out what is unwanted, and finds quoted words only in their order', async () => {
  await createGalleryImages(site.db, [
    { prompt: 'a red car beside a blue barn' },
    { prompt: 'a blue car in the snow' },
    { prompt: 'geometric triangles in crisp light' },
  ]);
  const search = async (q: string) =>
    (await list(`?q=${encodeURIComponent(q)}`, '/api/gallery/search')).items.map(({ prompt }) => prompt);
  expect(await search('car')).toEqual(['a blue car in the snow', 'a red car beside a blue barn']);
  for (const query of ['car -snow', 'car without snow', 'car no snow', '"red car"', 'Auto ohne Schnee'])
    expect(await search(query)).toEqual(['a red car beside a blue barn']);
  expect(await search('"blue car"')).toEqual(['a blue car in the snow']);
  expect(await search('food')).toEqual([]);
  const others = await search('-lighthouse');
  expect(others).toEqual(
    expect.arrayContaining(['a blue car in the snow', 'geometric triangles in crisp light']),
  );
  expect(others.some((prompt) => prompt.includes('lighthouse'))).toBe(false);
});

test.each([
  'x'.repeat(2_000),
  'mountain '.repeat(222),
  '"lighthouse" '.repeat(154),
  '-lighthouse '.repeat(154),
  '-',
  '-'.repeat(2_000),
  '"',
  '"lighthouse',
  '-"',
  '%',
  '_',
  '%_%',
  '\\',
  "\\'; DROP TABLE images --",
  'light\0house',
  '\0',
  '🏔️',
  '🏔️'.repeat(400),
])('a search for %j is answered', async (q) => {
  const { total, items } = await list(`?q=${encodeURIComponent(q)}`, '/api/gallery/search');
  expect(total).toBeGreaterThanOrEqual(items.length);
});
