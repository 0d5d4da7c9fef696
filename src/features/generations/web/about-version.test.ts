import { expect, it } from 'vitest';
import { aboutVersion } from './about-version.ts';

it('says what a version was made from, its seed and its price, as far as they are known', () => {
  const shown = [{ imageId: 'a' }, { imageId: 'b' }];
  expect(aboutVersion({ parentId: 'b', seed: 7, credits: 1 }, shown)).toBe(
    'From version 2 · seed 7 · 1 credit',
  );
  expect(aboutVersion({ parentId: null, seed: null, credits: null }, shown)).toBe('');
});
