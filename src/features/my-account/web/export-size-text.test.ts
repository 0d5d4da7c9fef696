import { expect, test } from 'vitest';
import { measureInWords } from './export-size-text.ts';

test('an export is described by its pictures, uploads and size', () => {
  const measure = (pictureCount: number, uploadCount: number, byteSize: number) =>
    measureInWords({ pictureCount, uploadCount, byteSize });
  expect(measure(0, 0, 0)).toBe('There are no pictures yet, so it is small.');
  expect(measure(1, 0, 3)).toBe('1 picture, about 0.1 MB.');
  expect(measure(1_200, 1, 18_440_000)).toBe('1,200 pictures and 1 upload, about 18.4 MB.');
  expect(measure(0, 2, 2_500_000_000)).toBe('2 uploads, about 2.5 GB.');
});
