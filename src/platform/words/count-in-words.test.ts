import { expect, test } from 'vitest';
import { countInWords } from '#platform/words/count-in-words';

test.each([
  [0, 'second', '0 seconds'],
  [1, 'second', '1 second'],
  [2, 'device view', '2 device views'],
  [1_200, 'picture', '1,200 pictures'],
])('%i %s is %s', (count, one, words) => {
  expect(countInWords(count, one)).toBe(words);
});

test('a given plural is used', () => {
  expect([1, 2].map((count) => countInWords(count, 'person', 'people'))).toEqual(['1 person', '2 people']);
});
