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
