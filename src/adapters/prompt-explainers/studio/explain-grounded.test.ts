import { expect, test } from 'vitest';
import { explainGrounded } from './explain-grounded.ts';

const PROMPT = 'a bowl, two pears and a mug on a wooden table';

async function explain(text: string, refinements: string[] = []) {
  const recipe = { engine: 'photo-studio', prompt: PROMPT, refinements, seed: 1, settings: {} };
  const { drawn } = await explainGrounded({ prompt: text, details: { recipe } });
  const words = (kinds: RegExp) => drawn.filter(({ kind }) => kinds.test(kind)).map((part) => part.words);
  return {
    stays: words(/^(?!change|removal)/),
    changes: words(/^change$/),
    removes: words(/^removal$/),
  };
}

test('a thing that is taken out is not said to be drawn, nor is its number', async () => {
  expect(await explain(`${PROMPT}, without the pears`)).toEqual({
    stays: ['bowl', 'mug', 'wooden table'],
    changes: [],
    removes: ['pears'],
  });
  expect(await explain('without the pears')).toEqual({ stays: [], changes: [], removes: ['pears'] });
});

test('what an earlier refinement added is still in the picture, and words beside each other are one phrase', async () => {
  const { stays, changes } = await explain(`${PROMPT}, add a candle, with award-winning focus`, [
    'add a candle',
  ]);
  expect(stays).toContain('pears');
  expect(changes).toEqual(['candle', 'award-winning focus']);
});

const told = (prompt: string, text: string, refinements: string[] = []) =>
  explainGrounded({
    prompt: text,
    size: { width: 1024, height: 1024 },
    details: { recipe: { engine: 'photo-studio', prompt, refinements, seed: 9, settings: {} } },
  });

test.each([
  ['a black and white photo of an apple', [], 'black and white'],
  ['an apple', ['black and white'], 'black and white photo'],
  ['an apple', ['at sunset'], 'at sunset'],
  ['an apple', [], 'in color'],
])('%s, %j is not changed by “%s”', async (prompt, refinements, text) => {
  expect(await told(prompt, text, refinements)).toMatchObject({ drawsPrompt: false, isChange: true });
});

test('a color that no thing takes is told from other words', async () => {
  expect(await told('an apple on a table', 'on a blue table')).toMatchObject({
    drawsPrompt: false,
    missing: 'blue table',
    leftOut: [{ words: 'blue', isColor: true }, { words: 'table' }],
  });
});

test.each([
  ['remove the cup', ['cup']],
  ['add five bottles', ['five', 'bottles']],
])(
  'what the photo has no room for, or does not have, is told before it is painted: %s',
  async (text, words) => {
    expect(await told('an apple', text)).toMatchObject({
      drawsPrompt: false,
      leftOut: words.map((word) => ({ words: word })),
    });
  },
);

test('what finds no room is not looked for while one types, since that takes long', async () => {
  const asked = { prompt: 'add five bottles', size: undefined };
  const recipe = { engine: 'photo-studio', prompt: 'an apple', refinements: [], seed: 9, settings: {} };
  expect(await explainGrounded({ ...asked, details: { recipe } })).toMatchObject({ drawsPrompt: true });
});

test('the camera steps back for a thing that finds no room', async () => {
  for (const text of ['add a banana', 'add a pear', 'add a book'])
    expect(await told('an apple', text)).toMatchObject({ drawsPrompt: true, leftOut: [] });
});

test('a photo whose author must be named can be changed, also if new pictures must need no credit line', async () => {
  const recipe = {
    engine: 'photo-studio',
    prompt: 'a burger on a wooden table',
    refinements: [],
    seed: 9,
    settings: {},
  };
  const change = { prompt: 'closer', creditFree: true, details: { recipe } };
  expect(await explainGrounded(change)).toMatchObject({ drawsPrompt: true, engine: 'photo-studio' });
});
