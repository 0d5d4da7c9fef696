import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GalleryImage, GalleryPage } from '../contract/gallery.ts';
import { countNewer, listPictures } from './list-pictures.ts';

const image = (number: number): GalleryImage => ({
  id: `id-${number}`,
  imageUrl: `/images/${number}.png`,
  prompt: `Hill number ${number}`,
  category: 'nature',
  hasPeople: false,
  generatedAt: new Date(number * 1_000).toISOString(),
  width: 3,
  height: 2,
  thumbHash: '',
});
const page = (numbers: readonly number[]): GalleryPage => ({
  items: numbers.map(image),
  total: numbers.length,
  asOf: numbers[0] === undefined ? null : image(numbers[0]).generatedAt,
});

test('each picture is listed once, at its first position', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(30), { maxLength: 20 })), (pages) => {
      const ids = listPictures(pages.map(page)).map(({ id }) => id);
      expect(ids).toEqual([...new Set(pages.flat())].map((number) => `id-${number}`));
    }),
  );
});

test('removed pictures are left out', () => {
  expect(listPictures([page([3, 2, 1])], ['id-2']).map(({ id }) => id)).toEqual(['id-3', 'id-1']);
});

test('pictures newer than the listed ones are counted', () => {
  expect(countNewer(page([5, 4, 3]), page([4, 3, 2]))).toBe(1);
  expect(countNewer(page([4, 3]), page([4, 3]))).toBe(0);
  expect(countNewer(page([1]), page([]))).toBe(1);
  expect(countNewer(undefined, page([1]))).toBe(0);
});
