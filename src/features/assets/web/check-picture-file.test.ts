import { expect, it } from 'vitest';
import { checkPictureFile } from './check-picture-file.ts';

it('takes any image of up to 10 MB', () => {
  expect(checkPictureFile({ type: 'image/x-anything', size: 10 * 1024 * 1024 })).toBeNull();
});

it('refuses other types, and larger files', () => {
  expect(checkPictureFile({ type: 'application/pdf', size: 1 })).toEqual({
    title: 'Invalid file type',
    description: 'Please select an image file',
  });
  expect(checkPictureFile({ type: '', size: 1 })?.title).toBe('Invalid file type');
  expect(checkPictureFile({ type: 'image/png', size: 10 * 1024 * 1024 + 1 })).toEqual({
    title: 'File too large',
    description: 'Please select an image smaller than 10MB',
  });
});
