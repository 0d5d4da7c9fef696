import { expect, it } from 'vitest';
import { planPicture } from '../plan/plan-picture.ts';
import { readNewWords } from './read-new-words.ts';

it.each(['"Hello"', '“Hello”', '«Hello»', '„Hello“', '「Hello」', '『Hello』'])('%s is written', (quoted) => {
  expect(planPicture(`a mug with the words ${quoted}`).content).toMatchObject({
    text: 'Hello',
    carrier: 'mug',
  });
  expect(readNewWords('Open', [`say ${quoted}, warmer`])).toMatchObject({ text: 'Hello', rests: ['warmer'] });
});

it.each([
  ['neon sign that says OPEN', 'OPEN', 'neon'],
  ['a mug that says BEST DAD on a table', 'BEST DAD', 'mug'],
  ['wooden sign that says welcome home', 'welcome home', 'sign'],
  ['poster with the words dream big, pink background', 'dream big', 'poster'],
  ['birthday cake saying happy birthday', 'happy birthday', 'cake'],
  ['Sign that says I love you', 'I love you', 'sign'],
  ['shop sign that says OPEN 24 hours', 'OPEN 24 hours', 'shop-sign'],
  ['a mug that says don’t panic on a desk', 'don’t panic', 'mug'],
  ['sign that says 50% off', '50% off', 'sign'],
])('%s: words that are said need no quotation marks', (prompt, text, carrier) => {
  expect(planPicture(prompt).content).toMatchObject({ text, carrier });
});

it.each(['a girl with a book reading in the park', 'poster with the text on the left', 'woman saying hello'])(
  '%s: nothing is written',
  (prompt) => {
    expect(planPicture(prompt).content?.kind).not.toBe('lettering');
  },
);
