import { expect, it } from 'vitest';
import type { Generation } from '../contract/generations.ts';
import { withoutDeleted, withoutDeletedImages } from './deletions.ts';

function generation(id: string, imageIds: string[]): Generation {
  const images = imageIds.map((imageId) => ({ id: imageId, url: `/${imageId}` }));
  const urls = images.map(({ url }) => url);
  return { id, images, resultImageUrls: urls, resultImageUrl: urls[0] ?? null } as Generation;
}
const PAGE = { items: [generation('a', ['a1', 'a2', 'a3']), generation('b', ['b1'])], total: 90 };

it('removes deleted generations and pictures, and subtracts what the server still counts from the total', () => {
  const { items, total } = withoutDeleted(PAGE, [
    { generationId: 'a', imageIds: ['a1'], imageCount: 1, name: 'A lake' },
    { generationId: 'b', imageIds: null, imageCount: 1, name: 'A lake' },
    // The server has left it out already.
    { generationId: 'z', imageIds: null, imageCount: 4, name: 'A lake' },
  ]);
  expect(
    items.map(({ id, resultImageUrl, resultImageUrls }) => [id, resultImageUrl, resultImageUrls]),
  ).toEqual([['a', '/a2', ['/a2', '/a3']]]);
  expect(total).toBe(88);
});

it('removes a generation with its last picture, also after several deletions', () => {
  const deletions = [
    { generationId: 'a', imageIds: ['a1', 'a3'], imageCount: 2, name: 'A lake' },
    { generationId: 'a', imageIds: ['a2'], imageCount: 1, name: 'A lake' },
  ];
  expect(withoutDeletedImages(PAGE.items[0]!, deletions)).toBeNull();
  expect(withoutDeletedImages(PAGE.items[1]!, deletions)).toBe(PAGE.items[1]);
});

it('returns the same page if nothing is deleted', () => {
  expect(withoutDeleted(PAGE, [])).toBe(PAGE);
});
