import { expect, it } from 'vitest';
import { explainDrawingChange } from './explain-drawing-change.ts';

const explain = (prompt: string, text: string, refinements: string[] = []) =>
  explainDrawingChange({ prompt, seed: 3, settings: {}, refinements }, text, {
    width: 512,
    height: 512,
    hasReference: false,
  });

it.each([
  ['a cat on a podium', 'two instead of one'],
  ['a red rose', 'yellow instead of red'],
  ['a red rose', 'make it yellow'],
  ['farmer with a pitchfork', 'without the hat'],
  ['portrait of a woman', 'she should be smiling'],
  ['eiffel tower', 'as a watercolor painting'],
  ['mountain landscape', 'as a pencil sketch'],
  ['a woman walking in the park', 'at sunset'],
  ['a woman walking in the park', 'in autumn'],
  ['a woman walking in the park', 'add rain'],
])('of "%s" by "%s" has an effect in all its words', (prompt, text) => {
  expect(explain(prompt, text)).toMatchObject({ hasEffect: true, leftOut: [] });
});

it.each([
  ['chef in a kitchen', 'in autumn'],
  ['two friends on a bench', 'closer, winter'],
  ['sports car', 'make the wheels square'],
])('of "%s" by "%s" is said to have none', (prompt, text) => {
  expect(explain(prompt, text).leftOut).not.toEqual([]);
});

it.each([
  ['a sea at sunset', [], 'at sunset'],
  ['a dog on the beach', ['at sunset'], 'at sunset'],
  ['a dog on the beach', ['black and white'], 'black and white'],
  ['black and white portrait of a man', [], 'black and white'],
  ['a dog on the beach', [], 'in color'],
])('of "%s", %j by "%s", as it already is, has no effect', (prompt, refinements, text) => {
  expect(explain(prompt, text, refinements).hasEffect).toBe(false);
});

it.each([
  ['two friends on a bench', 'winter'],
  ['two friends on a bench', 'snow'],
  ['family at the beach', 'in autumn'],
  ['city skyline', 'in spring'],
  ['city skyline', 'winter'],
  ['sand dunes', 'in autumn'],
  ['a woman at a desk', 'blue shoes'],
])('of "%s" by "%s", which it does not show, has no effect', (prompt, text) => {
  expect(explain(prompt, text).hasEffect).toBe(false);
});

it.each([
  ['a dog on the beach at sunset', ['at night'], 'at sunset'],
  ['a dog on the beach', ['black and white'], 'in color'],
])('of "%s", %j by "%s" brings back what it had', (prompt, refinements, text) => {
  expect(explain(prompt, text, refinements)).toMatchObject({ hasEffect: true, leftOut: [] });
});
