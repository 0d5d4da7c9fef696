import { expect, test } from 'vitest';
import { calloutOf } from './callout-of.ts';

const PAGE = { price: 'from €12', rating: '★ 4.8 (1,203)' };

test('an ad calls out the price, and without one the rating', () => {
  expect(calloutOf(PAGE, null)).toBe('from €12');
  expect(calloutOf({ ...PAGE, price: null }, 'product')).toBe('★ 4.8 (1,203)');
  expect(calloutOf({ price: null, rating: null }, null)).toBe('');
});

test('a story has no price, and an offer no rating', () => {
  expect(calloutOf(PAGE, 'story')).toBe('★ 4.8 (1,203)');
  expect(calloutOf({ ...PAGE, price: null }, 'offer')).toBe('');
});

test('a fact that is too long for an ad gives way to the next', () => {
  expect(calloutOf({ ...PAGE, price: 'from €12 '.repeat(9) }, null)).toBe('★ 4.8 (1,203)');
});
