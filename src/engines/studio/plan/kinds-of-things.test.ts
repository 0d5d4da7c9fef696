import { expect, test } from 'vitest';
import { explainDrawing } from './explain-drawing.ts';

test.each([
  ['two sparrows', ['two'], 'sparrows', 'bird'],
  ['two huskies in the snow', ['two', 'snow'], 'huskies', 'dog'],
  ['persian cat', ['cat'], 'persian', 'cat'],
  ['granny smith apples', ['granny smith apples'], undefined, undefined],
  ['cobra and owl', ['owl'], 'cobra', 'snake'],
  ['a glass of merlot', ['glass'], 'merlot', 'red wine'],
])('%s is drawn, and what the drawing does not show is left out', (prompt, drawn, leftOut, general) => {
  const explanation = explainDrawing(prompt);
  expect(explanation.drawsPrompt).toBe(true);
  expect(explanation.drawn.map(({ words }) => words)).toEqual(drawn);
  expect(explanation.leftOut.map(({ words, why, general }) => ({ words, why, general }))).toEqual(
    leftOut === undefined ? [] : [{ words: leftOut, why: 'kind', general }],
  );
});

test.each(['turkey sandwich', 'mushroom pizza', 'husky puppy'])('%s is a kind of what it names', (prompt) => {
  expect(explainDrawing(prompt).drawsPrompt).toBe(true);
});

test.each(['salmon fillet', 'cobra car', 'trout fishing', 'no huskies', 'ostrich', 'sparrow'])(
  '%s is not drawn as a kind of something',
  (prompt) => {
    expect(explainDrawing(prompt).drawsPrompt).toBe(false);
  },
);
