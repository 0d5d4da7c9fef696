import { sql } from 'kysely';
import { rgbaToThumbHash } from 'thumbhash';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameColors } from '#features/images/rules/name-colors';
import { COLOR_NAMES } from '#platform/words/color-names';
import { createGalleryImages, type GalleryImageInput } from '#testing/gallery-factories';
import { createTestContext, type TestContext } from '#testing/test-context';
import { countFacets } from './count-facets.ts';
import { listGallery } from './list-gallery.ts';
import { searchGallery } from './search-gallery.ts';

const SHAPES = [
  { width: 1200, height: 800 },
  { width: 800, height: 1200 },
  { width: 1000, height: 1040 },
];
/** In every combination of category, shape, people and color. */
const PICTURES: GalleryImageInput[] = Array.from({ length: 90 }, (_, i) => ({
  prompt: i % 2 === 0 ? `a lighthouse ${i}` : `a harbor ${i}`,
  category: i % 4 === 0 ? 'travel' : 'nature',
  hasPeople: i % 5 === 0,
  colors: [COLOR_NAMES[i % 3]!, COLOR_NAMES[3 + (i % 4)]!],
  ...SHAPES[i % 3]!,
}));

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
  await createGalleryImages(context.db, PICTURES);
});
afterAll(() => context.close());

const page = { limit: 100, offset: 0 };

test('filters combine with each other, with categories and with words, and are counted exactly', async () => {
  const matching = (accept: (picture: GalleryImageInput, index: number) => boolean) =>
    PICTURES.filter(accept)
      .map(({ prompt }) => prompt)
      .toReversed();
  const filters = [
    [{ color: 'red' as const }, ({ colors }: GalleryImageInput) => colors!.includes('red')],
    [{ people: 'true' as const }, ({ hasPeople }: GalleryImageInput) => hasPeople],
    [{ orientation: 'square' as const }, ({ height }: GalleryImageInput) => height === 1040],
    [
      { color: 'orange' as const, people: 'false' as const, category: 'nature' },
      ({ colors, hasPeople, category }: GalleryImageInput) =>
        colors!.includes('orange') && !hasPeople && category === 'nature',
    ],
  ] as const;
  for (const [filter, accept] of filters) {
    const expected = matching((picture) => accept(picture) === true);
    const { items, total } = await listGallery(context, { ...page, ...filter });
    expect(items.map(({ prompt }) => prompt)).toEqual(expected);
    expect(total).toBe(expected.length);
    const second = await listGallery(context, { ...page, ...filter, offset: 2, limit: 1 });
    expect(second.items.map(({ prompt }) => prompt)).toEqual(expected.slice(2, 3));
    expect(second.total).toBe(expected.length);
  }
  const found = await searchGallery(context, {
    ...page,
    q: 'lighthouse',
    orientation: 'portrait',
    people: 'false',
  });
  expect(found.items.map(({ prompt }) => prompt)).toEqual(
    matching(({ prompt, width, hasPeople }) => prompt.includes('lighthouse') && width === 800 && !hasPeople),
  );
});

test('each choice is counted as if it were made beside the others', async () => {
  const chosen = { category: 'nature', people: 'false' as const, color: 'red' as const };
  const counts = await countFacets(context, chosen);
  for (const color of COLOR_NAMES)
    expect(counts.color[color]).toBe((await listGallery(context, { ...page, ...chosen, color })).total);
  for (const people of ['true', 'false'] as const)
    expect(counts.people[people]).toBe((await listGallery(context, { ...page, ...chosen, people })).total);
  expect(counts.orientation).toEqual({
    landscape: (await listGallery(context, { ...page, ...chosen })).total,
    portrait: 0,
    square: 0,
  });
  const all = await countFacets(context, {});
  expect(all.people.true + all.people.false).toBe(PICTURES.length);
  expect((await countFacets(context, { category: 'no\0thing' })).people).toEqual({ true: 0, false: 0 });
});

test('later pictures are left out of a filtered list by `asOf`, and removed ones at once', async () => {
  const [first] = (await listGallery(context, { ...page, color: 'pink' })).items;
  const edge = (await listGallery(context, page)).items[0]!.generatedAt.toISOString();
  expect(first).toBeUndefined();
  const [late] = await createGalleryImages(context.db, [{ prompt: 'later', colors: ['pink'] }]);
  expect((await listGallery(context, { ...page, color: 'pink', asOf: edge })).total).toBe(0);
  expect((await listGallery(context, { ...page, color: 'pink' })).items.map(({ id }) => id)).toEqual([
    late!.id,
  ]);
  await context.db.deleteFrom('galleryImages').where('id', '=', late!.id).execute();
  expect((await listGallery(context, { ...page, color: 'pink' })).total).toBe(0);
});

test('colors that are read after publication, and pictures of an earlier release, are found', async () => {
  const blue = rgbaToThumbHash(
    8,
    8,
    new Uint8Array(256).map((_, at) => [20, 40, 230, 255][at % 4]!),
  );
  const [unread, old] = await createGalleryImages(context.db, [
    { prompt: 'unread colors', thumbHash: blue },
    { prompt: 'from before', colors: ['gray'] },
  ]);
  const total = async (color: 'blue' | 'gray') => (await listGallery(context, { ...page, color })).total;
  const before = await total('blue');
  await nameColors(context);
  expect(await total('blue')).toBe(before + 1);
  await context.db.updateTable('galleryImages').set({ facets: [] }).where('id', '=', old!.id).execute();
  expect(await total('gray')).toBe(0);
  await sql`CALL fill_gallery_facets()`.execute(context.db);
  expect(await total('gray')).toBe(1);
  await context.db.deleteFrom('galleryImages').where('id', 'in', [unread!.id, old!.id]).execute();
  expect(await total('blue')).toBe(before);
});
