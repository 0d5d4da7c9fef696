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

it.each([
  ['welcome sign', 'Welcome', 'sign'],
  ['open neon sign', 'Open', 'neon'],
  ['thank you card', 'Thank You', 'card'],
  ['black friday sale banner', 'Black Friday Sale', 'banner'],
  ['Merry Christmas greeting card', 'Merry Christmas', 'card'],
  ['happy new year 2027', 'Happy New Year 2027', 'poster'],
  ['congratulations', 'Congratulations', 'poster'],
  ['sale 50% off', 'Sale 50% Off', 'poster'],
  ['2027', '2027', 'poster'],
  ['the number 7', '7', 'poster'],
  ['letters ABC', 'ABC', 'card'],
  ['"Fresh bread"', 'Fresh bread', 'poster'],
])('%s: a notice needs no quotation marks', (prompt, text, carrier) => {
  const { content, drawsPrompt, leftOut } = planPicture(prompt);
  expect(content).toMatchObject({ text, carrier });
  expect({ drawsPrompt, leftOut }).toEqual({ drawsPrompt: true, leftOut: [] });
});

it.each([
  'an open book',
  'people welcome a guest',
  'happy birthday',
  'letter from grandma',
  'a house for sale',
  '2027 calendar',
])('%s: nothing is written without a carrier', (prompt) => {
  expect(planPicture(prompt).content?.kind).not.toBe('lettering');
});

it('says that a year is left out where nothing is written', () => {
  const { leftOut } = planPicture('happy new year 2027 background');
  expect(leftOut.map(({ words }) => words)).toEqual(['2027']);
});

it.each(['a girl with a book reading in the park', 'poster with the text on the left', 'woman saying hello'])(
  '%s: nothing is written',
  (prompt) => {
    expect(planPicture(prompt).content?.kind).not.toBe('lettering');
  },
);
