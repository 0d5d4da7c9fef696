import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDrawable } from '../vocabulary.ts';
import { correctPrompt } from './correct-prompt.ts';

test.each([
  ['beautful sunst over a lake', 'beautiful sunset over a lake'],
  ['scandanavian chair', 'scandinavian chair'],
  ['A Yelow umbrela', 'A yellow umbrella'],
  ['a sign that says "Yelow umbrela"', 'a sign that says "Yelow umbrela"'],
  ['gelber Regenschirm am Strand', 'gelber Regenschirm am Strand'],
])('%s', (typed, meant) => {
  expect(correctPrompt(typed, isDrawable).text).toBe(meant);
});

test('parts are given as they were typed', () => {
  const prompt = 'a yelow umbrela on the beach';
  const { text, asTyped } = correctPrompt(prompt, isDrawable);
  const part = (words: string) => {
    const start = text.indexOf(words);
    return asTyped({ words, start, end: start + words.length });
  };
  expect(part('yellow')).toEqual({ words: 'yelow', start: 2, end: 7 });
  expect(part('umbrella')).toEqual({ words: 'umbrela', start: 8, end: 15 });
  expect(part('beach')).toEqual({ words: 'beach', start: 23, end: 28 });
});

test('every part of a corrected prompt lies in what was typed', () => {
  const words = fc.constantFrom(
    'a',
    'yelow',
    'umbrela',
    'dog',
    'sunst',
    '"sunst"',
    'é',
    'thunderstrom,',
    '🙂',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), fc.nat(), fc.nat(), (list, from, length) => {
      const prompt = list.join(' ');
      const { text, asTyped } = correctPrompt(prompt, isDrawable);
      const start = text.length === 0 ? 0 : from % text.length;
      const end = Math.min(text.length, start + (length % 20));
      const part = asTyped({ words: '', start, end });
      expect(part.start).toBeGreaterThanOrEqual(0);
      expect(part.end).toBeGreaterThanOrEqual(part.start);
      expect(part.end).toBeLessThanOrEqual(prompt.length);
    }),
  );
});
