import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTENT_CATEGORIES } from '#features/images/contract/enumerations';
import { chooseCategories } from './choose-categories.ts';

const categories = Object.keys(CONTENT_CATEGORIES);

test('the categories with the fewest pictures come first', () => {
  const have = new Map(categories.map((category) => [category, 10]));
  have.set('travel', 7).set('abstract', 9).set('a category of old', 0);
  expect(chooseCategories(have, 5)).toEqual(['travel', 'travel', 'abstract', 'travel', 'business']);
});

test('an empty gallery gets the same number in each category', () => {
  expect(chooseCategories(new Map(), categories.length)).toEqual(categories);
});

test('no choice makes the gallery less balanced', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { minLength: 8, maxLength: 8 }), fc.nat(60), (counts, count) => {
      const have = new Map(categories.map((category, index) => [category, counts[index]!]));
      for (const chosen of chooseCategories(have, count)) have.set(chosen, have.get(chosen)! + 1);
      const spread = (numbers: Iterable<number>) => Math.max(...numbers) - Math.min(...numbers);
      expect(spread([...have.values()])).toBeLessThanOrEqual(Math.max(1, spread(counts)));
    }),
  );
});
