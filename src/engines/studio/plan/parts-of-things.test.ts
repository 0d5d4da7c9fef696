import { expect, it } from 'vitest';
import { planPicture } from './plan-picture.ts';

const leftOutOf = (prompt: string) => planPicture(prompt).leftOut.map(({ words }) => words);

it.each([
  'six cupcakes with pink frosting',
  'a house with a red roof',
  'a rabbit with painted eggs in the grass',
  'a ladybug on a leaf, bokeh background',
  'red sports car, side view',
  'christmas gifts, ribbon',
])('draws what a drawing and its set have: %s', (prompt) => {
  expect(leftOutOf(prompt)).toEqual([]);
});

it.each([
  ['cupcakes with blue frosting', 'blue'],
  ['a blue house with a red roof', 'red'],
  ['an owl, side view', 'side view'],
])('leaves out what "%s" does not show', (prompt, words) => {
  expect(leftOutOf(prompt)).toContain(words);
});

it.each([
  'train on rails',
  'plant in a pot',
  'three apples in a row',
  'fish in aquarium',
  'bowl of ramen noodles',
  'tea set',
])('%s: its drawing has all of it', (prompt) => {
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, leftOut: [] });
});
