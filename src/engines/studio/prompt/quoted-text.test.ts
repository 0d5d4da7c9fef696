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
])('%s: words that are said need no quotation marks', (prompt, text, carrier) => {
  expect(planPicture(prompt).content).toMatchObject({ text, carrier });
});

it('leaves what a person says to speech', () => {
  expect(planPicture('woman saying hello')).toMatchObject({ drawsPrompt: false });
});
