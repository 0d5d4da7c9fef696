import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGalleryImages } from '#testing/gallery-factories';
import { createTestContext, type TestContext } from '#testing/test-context';
import { findGalleryImage } from './find-gallery-image.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

test('related pictures share the rarest words first, then the category, then are newest', async () => {
  const [, , , , , shown] = await createGalleryImages(context.db, [
    { prompt: 'a heron at the lake', category: 'travel' },
    { prompt: 'a heron at the lake', category: 'nature' },
    { prompt: 'a boat on the lake at dawn', category: 'nature' },
    { prompt: 'a lake at noon', category: 'nature' },
    { prompt: 'glass towers', category: 'business' },
    { prompt: 'a grey heron wading in the lake', category: 'nature' },
    { prompt: 'another lake', category: 'nature' },
  ]);
  const { image, related } = await findGalleryImage(context, { id: shown!.id, userId: undefined });
  expect(image.id).toBe(shown!.id);
  expect(related.map(({ prompt, category }) => `${category}: ${prompt}`)).toEqual([
    'nature: a heron at the lake',
    'travel: a heron at the lake',
    'nature: another lake',
    'nature: a lake at noon',
    'nature: a boat on the lake at dawn',
  ]);
});

test('a picture without similar ones has no related pictures', async () => {
  const [alone] = await createGalleryImages(context.db, [{ prompt: 'quetzalcoatl' }]);
  const { related } = await findGalleryImage(context, { id: alone!.id, userId: undefined });
  expect(related).toEqual([]);
});
