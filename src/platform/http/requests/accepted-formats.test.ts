import { expect, test } from 'vitest';
import { acceptedFormats } from './accepted-formats.ts';

test.each([
  // What browsers send for an <img>.
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', ['avif', 'webp', 'original']],
  ['image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', ['avif', 'webp', 'original']],
  ['image/webp,image/avif,image/jxl,video/*;q=0.8,image/png,*/*;q=0.5', ['avif', 'webp', 'original']],
  ['image/webp,image/*,*/*;q=0.8', ['webp', 'original']],
  ['image/png,image/svg+xml,image/*;q=0.8', ['original']],
  // Clients that know nothing of formats.
  [undefined, ['original']],
  ['*/*', ['original']],
  ['image/*', ['original']],
  ['', ['original']],
  // Weights.
  ['image/webp, image/avif;q=0.5', ['webp', 'avif', 'original']],
  ['image/webp;q=0.4, image/avif;q=0.5, */*;q=0.1', ['avif', 'webp', 'original']],
  ['image/avif;q=0, image/webp', ['webp', 'original']],
  ['image/avif;q=0.5, image/webp;q=0.5, image/png', ['original', 'avif', 'webp']],
  ['IMAGE/AVIF ; Q=1.0', ['avif', 'original']],
  ['image/avif;v=1;q=0', ['original']],
  ['image/avif;q=oops', ['avif', 'original']],
  ['text/html', ['original']],
  [',,;q=1,;;', ['original']],
])('of %s are %j', (accept, formats) => {
  expect(acceptedFormats(accept)).toEqual(formats);
});
