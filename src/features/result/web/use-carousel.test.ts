import { expect, it } from 'vitest';
import { wrapIndex } from './use-carousel.ts';

it('wraps around from the last image to the first and back', () => {
  expect(wrapIndex(3, 3)).toBe(0);
  expect(wrapIndex(-1, 3)).toBe(2);
  expect(wrapIndex(1, 3)).toBe(1);
});
