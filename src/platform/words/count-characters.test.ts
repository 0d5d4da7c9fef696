import { expect, test } from 'vitest';
import { countCharacters } from './count-characters.ts';

test('counts code points, composed', () => {
  expect(countCharacters('Café', 'plain')).toBe(4);
  expect(countCharacters('Cafe\u0301', 'plain')).toBe(4);
  expect(countCharacters('有機抹茶', 'plain')).toBe(4);
});

test('counts double-width characters as two where the platform does', () => {
  expect(countCharacters('有機抹茶 5', 'double-width')).toBe(10);
  expect(countCharacters('ホテル', 'double-width')).toBe(6);
  expect(countCharacters('호텔', 'double-width')).toBe(4);
  expect(countCharacters('Größe € 5 – ’', 'double-width')).toBe(13);
});

test('weighs as X does: Latin, Arabic and curly quotes one, the euro sign and Chinese two', () => {
  expect(countCharacters('Größe – ’s', 'x-weighted')).toBe(10);
  expect(countCharacters('مطعم', 'x-weighted')).toBe(4);
  expect(countCharacters('€', 'x-weighted')).toBe(2);
  expect(countCharacters('抹茶', 'x-weighted')).toBe(4);
});
