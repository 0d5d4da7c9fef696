import { expect, it } from 'vitest';
import { planPicture } from './plan-picture.ts';

it.each([
  ['flat vector city', 'skyline'],
  ['flat design landscape with mountains', 'mountain'],
  ['vector illustration of a beach', 'seashore'],
  ['cartoon forest in autumn', 'forest'],
  ['flat illustration of a desert with cactus at night', 'desert'],
  ['vector lake with mountains', 'lake'],
  ['cartoon landscape with hills and trees', 'meadow'],
  ['flat vector wheat field', 'farm'],
  ['flat vector winter landscape', 'snow'],
])('%s is drawn in flat shapes', (prompt, place) => {
  const { content, leftOut, drawsPrompt } = planPicture(prompt);
  expect(content).toMatchObject({ archetype: 'people', people: { people: [], place } });
  expect({ leftOut, drawsPrompt }).toEqual({ leftOut: [], drawsPrompt: true });
});

it.each(['flat design waterfall', 'vector illustration of a canyon'])(
  '%s: a painted landscape is not flat',
  (prompt) => {
    const { content, leftOut } = planPicture(prompt);
    expect(content).not.toMatchObject({ archetype: 'people' });
    expect(leftOut).not.toEqual([]);
  },
);

it('paints landscapes whose words ask for no flat shapes', () => {
  expect(planPicture('illustration of mountains').content).toMatchObject({ archetype: 'mountains' });
});
