import { rgbaToThumbHash } from 'thumbhash';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGalleryImages } from '#testing/gallery-factories';
import { createTestContext, type TestContext } from '#testing/test-context';
import { findGalleryImage } from './find-gallery-image.ts';

const plain = (...rgb: [number, number, number]) =>
  rgbaToThumbHash(
    8,
    8,
    new Uint8Array(256).map((_, at) => [...rgb, 255][at % 4]!),
  );

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

test('related pictures share the rarest words first, then the category, then are newest', async () => {
  const [, , , , , shown] = await createGalleryImages(
    context.db,
    [
      { prompt: 'a heron at the lake', category: 'travel' },
      { prompt: 'a heron at the lake', category: 'nature' },
      { prompt: 'a boat on the lake at dawn', category: 'nature' },
      { prompt: 'a lake at noon', category: 'nature' },
      { prompt: 'glass towers', category: 'business' },
      { prompt: 'a grey heron wading in the lake', category: 'nature' },
      { prompt: 'another lake', category: 'nature' },
    ].map((picture) => ({ ...picture, thumbHash: plain(40, 160, 60) })),
  );
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

test('pictures of the same meaning and palette come before those that only share a word', async () => {
  const green = rgbaToThumbHash(
    8,
    8,
    new Uint8Array(256).map((_, at) => [40, 160, 60, 255][at % 4]!),
  );
  const red = rgbaToThumbHash(
    8,
    8,
    new Uint8Array(256).map((_, at) => [220, 30, 40, 255][at % 4]!),
  );
  const [, , , , shown] = await createGalleryImages(context.db, [
    { prompt: 'a sofa by a window', thumbHash: green, colors: ['green'] },
    { prompt: 'a couch by a window', thumbHash: red, colors: ['red'] },
    { prompt: 'a couch by a window', thumbHash: green, colors: ['green'] },
    { prompt: 'a bicycle by a window', thumbHash: red, colors: ['red'] },
    { prompt: 'a couch by a window', thumbHash: green, colors: ['green'] },
  ]);
  const { related } = await findGalleryImage(context, { id: shown!.id, userId: undefined });
  expect(related.slice(0, 4).map(({ prompt }) => prompt)).toEqual([
    'a couch by a window',
    'a sofa by a window',
    'a couch by a window',
    'a bicycle by a window',
  ]);
  expect(related[0]!.thumbHash.equals(Buffer.from(green))).toBe(true);
  expect(related.some(({ id }) => id === shown!.id)).toBe(false);
});

test('where words find nothing, the category and the main color do', async () => {
  const [shown] = await createGalleryImages(context.db, [
    { prompt: 'popocatepetl', category: 'wellness', colors: ['purple', 'gray'] },
    { prompt: 'something else', category: 'wellness', colors: ['gray', 'purple'] },
    { prompt: 'another color', category: 'wellness', colors: ['gray'] },
    { prompt: 'another category', category: 'business', colors: ['purple'] },
  ]);
  const { related } = await findGalleryImage(context, { id: shown!.id, userId: undefined });
  expect(related.map(({ prompt }) => prompt)).toEqual(['something else']);
});

test('a picture without similar ones has no related pictures', async () => {
  const [alone] = await createGalleryImages(context.db, [{ prompt: 'quetzalcoatl' }]);
  const { related } = await findGalleryImage(context, { id: alone!.id, userId: undefined });
  expect(related).toEqual([]);
});
