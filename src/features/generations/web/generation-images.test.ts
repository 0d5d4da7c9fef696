import { expect, it } from 'vitest';
import { cacheBusted, generationImages } from './generation-images.ts';

it('uses the images, else the addresses, else the single address', () => {
  const image = {
    id: '00000000-0000-4000-8000-000000000000',
    url: '/i/a',
    width: 4,
    height: 3,
    thumbHash: 'x',
    creditLine: null,
  };
  const several = { images: [image], resultImageUrls: ['/i/b'], resultImageUrl: '/i/c' };
  expect(generationImages(several)).toEqual([image]);
  expect(generationImages({ ...several, images: [] })).toEqual([{ url: '/i/b' }]);
  expect(generationImages({ images: [], resultImageUrls: [], resultImageUrl: '/i/c' })).toEqual([
    { url: '/i/c' },
  ]);
  expect(generationImages({ images: [], resultImageUrls: [], resultImageUrl: null })).toEqual([]);
});

it('adds the completion time to an address, with or without a query', () => {
  const times = { completedAt: '1970-01-01T00:00:05.000Z', createdAt: '1970-01-01T00:00:01.000Z' };
  expect(cacheBusted('/i/a', times)).toBe('/i/a?t=5000');
  expect(cacheBusted('/i/a?w=1', times)).toBe('/i/a?w=1&t=5000');
  expect(cacheBusted('/i/a', { ...times, completedAt: null })).toBe('/i/a?t=1000');
});
