import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGalleryImages } from '#testing/gallery-factories';
import { createTestContext, type TestContext } from '#testing/test-context';
import { searchGallery } from './search-gallery.ts';

const PROMPTS = [
  'A mountain sunrise over a quiet valley',
  'Two women hiking near a volcano',
  'A sunrise, and a mountain far away',
  'Café tables under old chestnut trees',
  'The lighthouse keeper and her dog',
  'Fresh strawberries in a cup of coffee foam',
  'Mountains and mountaineers in winter',
  'Коты спят на солнце',
  '富士山の朝',
  'Business meeting in a glass office',
  'A busy street in the rain',
];

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
  await createGalleryImages(
    context.db,
    PROMPTS.map((prompt) => ({ prompt })),
  );
});
afterAll(() => context.close());

async function search(q: string, page: { limit?: number; offset?: number; asOf?: string } = {}) {
  const found = await searchGallery(context, { q, limit: 100, offset: 0, ...page });
  return { ...found, prompts: found.items.map((image) => image.prompt) };
}

test('a phrase comes before separate words, and both before words that only begin with them', async () => {
  const { prompts } = await search('mountain sunrise');
  expect(prompts.slice(0, 2)).toEqual([
    'A mountain sunrise over a quiet valley',
    'A sunrise, and a mountain far away',
  ]);
  expect((await search('mountain')).prompts.slice(0, 3)).toEqual([
    'Mountains and mountaineers in winter',
    'A sunrise, and a mountain far away',
    'A mountain sunrise over a quiet valley',
  ]);
});

describe.each([
  ['strawberry', 'Fresh strawberries'],
  ['woman', 'Two women'],
  ['chestnuts', 'Café tables'],
  ['cafe', 'Café tables'],
  ['CAFÉ', 'Café tables'],
  ['cafe\u0301', 'Café tables'],
  ['hike', 'Two women'],
  ['l', 'The lighthouse keeper'],
  ['lighth', 'The lighthouse keeper'],
  ['lighthou', 'The lighthouse keeper'],
  ['old chestnut tr', 'Café tables'],
  ['lihgthouse', 'The lighthouse keeper'],
  ['lighthuose', 'The lighthouse keeper'],
  ['vulcano', 'Two women'],
  ['volcanoe hikking', 'Two women'],
  ['vallley', 'A mountain sunrise'],
  ['the', 'The lighthouse keeper'],
  ['cup of coffee', 'Fresh strawberries'],
  ['коты', 'Коты спят'],
  ['富士山の朝', '富士山'],
  ["keeper's dog", 'The lighthouse keeper'],
  ['dog!!! (keeper)', 'The lighthouse keeper'],
])('%j', (query, start) => {
  test(`finds "${start}…"`, async () => {
    expect((await search(query)).prompts.some((prompt) => prompt.startsWith(start))).toBe(true);
  });
});

describe.each([
  ['lady', 'Two women'],
  ['fruit', 'Fresh strawberries'],
  ['animal', 'The lighthouse keeper'],
  ['Vulkan', 'Two women'],
  ['café à la fraise', 'Fresh strawberries'],
])('%j', (query, start) => {
  test(`finds pictures by meaning: "${start}…"`, async () => {
    expect((await search(query)).prompts.some((prompt) => prompt.startsWith(start))).toBe(true);
  });
});

test('synonyms come after the words themselves', async () => {
  await createGalleryImages(context.db, [{ prompt: 'a hound asleep' }]);
  const { prompts } = await search('dog');
  expect(prompts).toContain('a hound asleep');
  expect(prompts.indexOf('The lighthouse keeper and her dog')).toBeLessThan(
    prompts.indexOf('a hound asleep'),
  );
});

test('pages with `asOf` neither repeat nor miss a picture while new ones arrive', async () => {
  const prompts = ['a lamp', 'an old lamp', 'lamps and lanterns', 'lampshade', 'a lantern', 'lmap'];
  await createGalleryImages(
    context.db,
    Array.from({ length: 40 }, (_, index) => ({ prompt: prompts[index % prompts.length]! })),
  );
  const [newest] = await createGalleryImages(context.db, [{ prompt: 'the last lamp' }]);
  const asOf = newest!.generatedAt.toISOString();
  const whole = await search('lamp', { asOf });
  const seen: string[] = [];
  for (let offset = 0; offset < whole.total; offset += 7) {
    await createGalleryImages(context.db, [{ prompt: 'a lamp that came late' }]);
    const page = await search('lamp', { limit: 7, offset, asOf });
    expect(page.total).toBe(whole.total);
    seen.push(...page.items.map((image) => image.id));
  }
  expect(seen).toEqual(whole.items.map((image) => image.id));
});

test('a form of another word does not match', async () => {
  expect((await search('business')).prompts[0]).toBe('Business meeting in a glass office');
});

test.each([
  '',
  '   ',
  '%',
  ':*',
  '\0',
  '\ud800',
  '🏔️',
  '"',
  "' OR 1=1 --",
  '&|!()<->',
  'x'.repeat(10_000),
  'zzzz '.repeat(2_000),
  '\\',
  '{1,2}',
])('%j is answered', async (q) => {
  const { items, total } = await search(q);
  expect(total).toBeGreaterThanOrEqual(items.length);
});

test('a picture that was removed is not found, and one that was added is', async () => {
  const [added] = await createGalleryImages(context.db, [{ prompt: 'A quokka smiles' }]);
  expect((await search('quokka')).total).toBe(1);
  await context.db.deleteFrom('images').where('id', '=', added!.imageId).execute();
  expect((await search('quokka')).total).toBe(0);
  expect(
    await context.db.selectFrom('galleryTerms').select('count').where('word', '=', 'quokka').execute(),
  ).toEqual([{ count: 0 }]);
});

test('a picture that lacks a word of a short query is not found', async () => {
  for (const query of ['sunrise lighthouse', 'mountain strawberries coffee', 'purple sunrise', 'dog zzzzzz'])
    expect((await search(query)).prompts).toEqual([]);
});

test('of four words and more, a picture may lack every fourth', async () => {
  const keeper = ['The lighthouse keeper and her dog'];
  expect((await search('lighthouse keeper dog volcano')).prompts).toEqual(keeper);
  expect((await search('lighthouse volcano keeper dog')).prompts).toEqual(keeper);
  expect((await search('lighthouse keeper volcano coffee')).prompts).toEqual([]);
  const long = 'a lighthouse keeper and her dog near xqzzyx mountains with volcano tables at night in rain';
  expect((await search(long)).prompts).toEqual([]);
  expect((await search('lighthouse keeper and her dog the lighthouse keeper')).prompts[0]).toBe(keeper[0]);
});

test('an English word is neither corrected nor completed into another one', async () => {
  await createGalleryImages(context.db, [{ prompt: 'carrots on a wooden board' }]);
  expect((await search('car')).prompts).toEqual([]);
  expect((await search('carro')).prompts).toEqual(['carrots on a wooden board']);
});

test('unwanted words, their other forms and kinds, and unwanted phrases are left out', async () => {
  await createGalleryImages(context.db, [
    { prompt: 'a zebra and two giraffes' },
    { prompt: 'a zebra under a tree' },
    { prompt: 'a zebra and a sunflower' },
  ]);
  const zebras = async (rest: string) => (await search(`zebra ${rest}`)).prompts;
  expect(await zebras('-giraffe')).toEqual(['a zebra and a sunflower', 'a zebra under a tree']);
  expect(await zebras('without giraffes or trees')).toEqual(['a zebra and a sunflower']);
  expect(await zebras('-flower')).toEqual(['a zebra under a tree', 'a zebra and two giraffes']);
  expect(await zebras('-"two giraffes"')).toEqual(['a zebra and a sunflower', 'a zebra under a tree']);
  expect(await zebras('-"giraffes two"')).toHaveLength(3);
});

test('a general word finds the things that stand for it, and the name of a category its pictures', async () => {
  await createGalleryImages(context.db, [
    { prompt: 'A row of turbines behind grass', category: 'sustainability' },
    { prompt: 'Chips on a circuit board', category: 'technology' },
    { prompt: 'A green door', category: 'abstract' },
    { prompt: 'Carrots in a crate', category: 'sustainability' },
    { prompt: 'A robot in the air', category: 'technology' },
    { prompt: 'An airplane', category: 'travel' },
    { prompt: 'A nurse with a folder', category: 'wellness' },
    { prompt: 'A tray of soap', category: 'wellness' },
  ]);
  expect((await search('windmills')).prompts).toEqual(['A row of turbines behind grass']);
  expect((await search('technology')).prompts).toEqual(['A robot in the air', 'Chips on a circuit board']);
  // Only a part of the category.
  expect((await search('health')).prompts).toEqual(['A nurse with a folder']);
  expect((await search('AI')).prompts).toEqual(['A robot in the air']);
  expect((await search('"technology"')).prompts).toEqual([]);
  // "Greens" are vegetables, but what is green is none.
  expect((await search('vegetables')).prompts).toContain('Carrots in a crate');
  expect((await search('vegetables')).prompts).not.toContain('A green door');
});

test('a listed phrase finds what it names, and not what its words name apart', async () => {
  await createGalleryImages(context.db, [
    { prompt: 'A turbine behind a barn' },
    { prompt: 'A farm in a gentle wind' },
    { prompt: 'A wind farm at the shore' },
  ]);
  const farms = ['A wind farm at the shore', 'A turbine behind a barn'];
  expect((await search('wind farms')).prompts.slice(0, 2)).toEqual(farms);
  expect((await search('wind farms')).prompts).not.toContain('A farm in a gentle wind');
});

test('a word is not found in phrases that mean something else, unless they are asked for', async () => {
  await createGalleryImages(context.db, [
    { prompt: 'Slate tiles with copy space' },
    { prompt: 'A capsule floating in space' },
    { prompt: 'Silk in burgundy and rose' },
    { prompt: 'Red roses' },
    { prompt: 'An umbrella at noon' },
    { prompt: 'A puddle after the rain' },
  ]);
  expect((await search('space')).prompts).toEqual(['A capsule floating in space']);
  expect((await search('copy space')).prompts).toEqual(['Slate tiles with copy space']);
  // Every object of JavaScript has one.
  expect((await search('constructor')).prompts).toEqual([]);
  expect((await search('roses')).prompts).toEqual(['Red roses']);
  expect((await search('rain')).prompts).not.toContain('An umbrella at noon');
});
