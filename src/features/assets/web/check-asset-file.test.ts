import { expect, test } from 'vitest';
import { checkAssetFile } from './check-asset-file.ts';

const MEGABYTE = 1024 * 1024;

test('any image of up to 10 MB is accepted', () => {
  for (const type of ['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/svg+xml'])
    expect(checkAssetFile({ type, size: 10 * MEGABYTE })).toBeNull();
});

test('a larger file is refused', () => {
  expect(checkAssetFile({ type: 'image/png', size: 10 * MEGABYTE + 1 })).toEqual({
    title: 'File too large',
    description: 'Please upload an image smaller than 10MB.',
  });
});

test.each(['application/pdf', 'text/html', 'video/mp4', ''])('%j is no image', (type) => {
  expect(checkAssetFile({ type, size: 1 })).toEqual({
    title: 'Invalid file type',
    description: 'Please upload an image file (PNG, JPG, or WebP).',
  });
});
