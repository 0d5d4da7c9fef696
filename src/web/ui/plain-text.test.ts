import { expect, it } from 'vitest';
import { hasWords, plainText, wordsOf } from './plain-text.ts';

it('compares without case, accents and signs, composed or not', () => {
  expect(plainText('Ünïcode: CAFÉ!')).toBe(' unicode cafe');
  expect(plainText('cafe\u0301')).toBe(' cafe');
});

it.each([
  ['fé at', false],
  ['caf AT', true],
  ['DUSK, cafe', true],
  ['  ', true],
  ['cafe dawn', false],
])('has the words of %j: %s', (query, has) => {
  expect(hasWords(plainText('A café at dusk'), wordsOf(query))).toBe(has);
});

it('finds words anywhere where a script has no spaces', () => {
  expect(hasWords(plainText('静かな湖の朝'), wordsOf('湖'))).toBe(true);
});
