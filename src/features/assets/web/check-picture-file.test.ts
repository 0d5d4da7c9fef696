import { expect, it } from 'vitest';
import { UPLOAD_MAX_BYTES } from '#platform/limits/limits';
import { checkPictureFile, UPLOAD_TEXTS } from './check-picture-file.ts';

const MEGABYTES = UPLOAD_MAX_BYTES / 1024 / 1024;

it('takes any image of up to 10 MB', () => {
  expect(checkPictureFile({ type: 'image/x-anything', size: UPLOAD_MAX_BYTES })).toBeNull();
});

it('refuses other types, and larger files', () => {
  expect(checkPictureFile({ type: 'application/pdf', size: 1 })).toEqual({
    title: 'Invalid file type',
    description: 'Please select an image file',
  });
  expect(checkPictureFile({ type: '', size: 1 })?.title).toBe('Invalid file type');
  expect(checkPictureFile({ type: 'image/png', size: UPLOAD_MAX_BYTES + 1 })).toEqual({
    title: 'File too large',
    description: `Please select an image smaller than ${MEGABYTES}MB`,
  });
});

it('takes any upload of up to 10 MB', () => {
  for (const type of ['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/svg+xml'])
    expect(checkPictureFile({ type, size: UPLOAD_MAX_BYTES }, UPLOAD_TEXTS)).toBeNull();
});

it('refuses a larger upload', () => {
  expect(checkPictureFile({ type: 'image/png', size: UPLOAD_MAX_BYTES + 1 }, UPLOAD_TEXTS)).toEqual({
    title: 'File too large',
    description: `Please upload an image smaller than ${MEGABYTES}MB.`,
  });
});

it.each(['application/pdf', 'text/html', 'video/mp4', ''])('refuses an upload of type %j', (type) => {
  expect(checkPictureFile({ type, size: 1 }, UPLOAD_TEXTS)).toEqual({
    title: 'Invalid file type',
    description: 'Please upload an image file (PNG, JPG, or WebP).',
  });
});
