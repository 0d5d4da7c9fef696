import { expect, it } from 'vitest';
import { planPicture } from '../../plan/plan-picture.ts';

it.each([
  ['birthday cake balloons confetti', ['birthday cake', 'balloons', 'confetti']],
  ['easter eggs bunny basket spring', ['easter eggs', 'bunny', 'basket', 'spring']],
  ['summer beach umbrella cocktail', ['summer', 'beach umbrella', 'cocktail']],
  ['lighthouse sea storm', ['lighthouse', 'sea', 'storm']],
  ['dog forest autumn', ['dog', 'forest', 'autumn']],
  ['snow mountain cabin', ['snow mountain', 'cabin']],
  ['christmas gifts ribbon red', ['christmas gifts', 'ribbon', 'red']],
])('draws each thing of a list without commas: %s', (prompt, words) => {
  const { drawsPrompt, drawn, leftOut } = planPicture(prompt);
  expect(drawn.map((part) => part.words)).toEqual(words);
  expect(leftOut).toEqual([]);
  expect(drawsPrompt).toBe(true);
});

it.each(['kitchen table', 'cat food bowl', 'paper coffee cup', 'banana bread slice', 'flower vase'])(
  'reads %s as one thing',
  (prompt) => {
    expect(planPicture(prompt).groups).toHaveLength(1);
  },
);
