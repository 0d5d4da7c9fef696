import { expect, test } from 'vitest';
import { findRating } from './find-rating.ts';
import { readJsonLd } from './read-json-ld.ts';

const rated = (aggregateRating: unknown, type = 'Product') =>
  readJsonLd([JSON.stringify({ '@type': type, name: 'Mug', aggregateRating })]);

test('a good rating by several people is written in the page’s language', () => {
  const linked = rated({ ratingValue: '4.8', reviewCount: 1203 });
  expect(findRating(linked, 'en')).toBe('★ 4.8 (1,203)');
  expect(findRating(linked, 'de')).toBe('★ 4,8 (1.203)');
  expect(findRating(rated({ ratingValue: '4,6', ratingCount: '31', bestRating: 5 }, 'Hotel'), 'fr')).toBe(
    '★ 4,6 (31)',
  );
});

test('another scale is named', () => {
  expect(findRating(rated({ ratingValue: 9.2, bestRating: 10, ratingCount: 88 }), 'en')).toBe('9.2/10 (88)');
});

test.each([
  ['a poor one', { ratingValue: 3.1, reviewCount: 400 }],
  ['that of a few', { ratingValue: 5, reviewCount: 2 }],
  ['one above its own best', { ratingValue: 48, reviewCount: 400 }],
  ['one without a count', { ratingValue: 4.9 }],
  ['words', { ratingValue: 'excellent', reviewCount: 'many' }],
  ['nothing', undefined],
])('%s is not told', (_, rating) => {
  expect(findRating(rated(rating), 'en')).toBeNull();
});
