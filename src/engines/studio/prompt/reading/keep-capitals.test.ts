import { expect, test } from 'vitest';
import { explainDrawing } from '../../plan/explain-drawing.ts';

test.each([
  ['a storefront in Paris', ['Paris']],
  ['a yellow taxi in New York', ['New York']],
  ['a storefront in paris', ['paris']],
  ['A STOREFRONT IN PARIS', ['paris']],
  ['Hullabaloo', ['hullabaloo']],
])('%s leaves out %j', (prompt, words) => {
  expect(explainDrawing(prompt).leftOut.map((part) => part.words)).toEqual(words);
});

test('a name stands where its words are typed', () => {
  const prompt = 'a yellow taxi in New York';
  const [{ start, end } = { start: 0, end: 0 }] = explainDrawing(prompt).leftOut;
  expect(prompt.slice(start, end)).toBe('New York');
});
