import { expect, test } from 'vitest';
import { explainGrounded } from './explain-grounded.ts';

const PROMPT = 'a bowl, two pears and a mug on a wooden table';

function explain(text: string, refinements: string[] = []) {
  const recipe = { engine: 'photo-studio', prompt: PROMPT, refinements, seed: 1, settings: {} };
  const { drawn } = explainGrounded({ prompt: text, details: { recipe } });
  const words = (kinds: RegExp) => drawn.filter(({ kind }) => kinds.test(kind)).map((part) => part.words);
  return {
    stays: words(/^(?!change|removal)/),
    changes: words(/^change$/),
    removes: words(/^removal$/),
  };
}

test('a thing that is taken out is not said to be drawn, nor is its number', () => {
  expect(explain(`${PROMPT}, without the pears`)).toEqual({
    stays: ['bowl', 'mug', 'wooden table'],
    changes: [],
    removes: ['pears'],
  });
  expect(explain('without the pears')).toEqual({ stays: [], changes: [], removes: ['pears'] });
});

test('what an earlier refinement added is still in the picture, and words beside each other are one phrase', () => {
  const { stays, changes } = explain(`${PROMPT}, add a candle, with award-winning focus`, ['add a candle']);
  expect(stays).toContain('pears');
  expect(changes).toEqual(['candle', 'award-winning focus']);
});
