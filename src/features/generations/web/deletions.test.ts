import { expect, it } from 'vitest';
import type { Generation } from '../contract/generations.ts';
import { withoutDeleted, withoutDeletedImages } from './deletions.ts';

function generation(id: string, imageIds: string[]): Generation {
  const images = imageIds.map((imageId) => ({ id: imageId, url: `/${imageId}` }));
  const urls = images.map(({ url }) => url);
  return { id, images, resultImageUrls: urls, resultImageUrl: urls[0] ?? null } as Generation;
}
const PAGE = { items: [generation('a', ['a1', 'a2', 'a3']), generation('b', ['b1'])], total: 90 };

it('leaves out deleted generations and pictures, and counts them out of the total', () => {
  const { items, total } = withoutDeleted(PAGE, [
    { generationId: 'a', imageIds: ['a1'], imageCount: 1 },
    { generationId: 'b', imageIds: null, imageCount: 1 },
    // Further down than this page reaches.
    { generationId: 'z', imageIds: null, imageCount: 4 },
  ]);
  expect(
    items.map(({ id, resultImageUrl, resultImageUrls }) => [id, resultImageUrl, resultImageUrls]),
  ).toEqual([['a', '/a2', ['/a2', '/a3']]]);
  expect(total).toBe(84);
});

it('leaves a generation out with the last of its pictures, whoever of several deletions took it', () => {
  const deletions = [
    { generationId: 'a', imageIds: ['a1', 'a3'], imageCount: 2 },
    { generationId: 'a', imageIds: ['a2'], imageCount: 1 },
  ];
  expect(withoutDeletedImages(PAGE.items[0]!, deletions)).toBeNull();
  expect(withoutDeletedImages(PAGE.items[1]!, deletions)).toBe(PAGE.items[1]);
});

it('hands a page on untouched when nothing is deleted', () => {
  expect(withoutDeleted(PAGE, [])).toBe(PAGE);
});
