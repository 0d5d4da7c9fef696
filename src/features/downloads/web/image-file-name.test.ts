import { expect, it } from 'vitest';
import { imageFileName } from './image-file-name.ts';

it('names an image by its generation, with a number if there are several', () => {
  const image = { imageUrl: '/i/a.webp', generationId: 'g1', index: 1 };
  expect(imageFileName({ ...image, count: 1 }, 9)).toBe('framewright-g1.png');
  expect(imageFileName({ ...image, count: 3 }, 9)).toBe('framewright-g1-2.png');
});

it('names any other image by the time, with the extension of its address', () => {
  const place = { index: 0, count: 1 };
  expect(imageFileName({ imageUrl: '/i/a.png?t=1', ...place }, 9)).toBe('framewright-9.png');
  expect(imageFileName({ imageUrl: '/background-removal/a', ...place }, 9)).toBe('framewright-9.png');
  expect(imageFileName({ imageUrl: '/i/a.webp', ...place }, 9)).toBe('framewright-9.jpg');
});

it('gives files of other formats and sizes different names', () => {
  const image = { imageUrl: '/i/a.png', generationId: 'g1', index: 0, count: 1 };
  expect(imageFileName({ ...image, file: { format: 'jpeg', size: 'original' } }, 9)).toBe(
    'framewright-g1.jpg',
  );
  expect(imageFileName({ ...image, count: 2, file: { format: 'png', size: '4k' } }, 9)).toBe(
    'framewright-g1-1-4k.png',
  );
  const nobodys = { imageUrl: '/i/a.png', index: 0, count: 1 };
  expect(imageFileName({ ...nobodys, file: { format: 'avif', size: '4k' } }, 9)).toBe(
    'framewright-9-4k.avif',
  );
});
