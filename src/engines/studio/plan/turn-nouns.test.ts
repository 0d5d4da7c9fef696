import { expect, it } from 'vitest';
import { planPicture } from './plan-picture.ts';

it.each([
  ['sunflowers', 'fields'],
  ['fall foliage', 'forest'],
])('draws "%s" as the land that it fills', (prompt, archetype) => {
  const { content, leftOut } = planPicture(prompt);
  expect(content).toMatchObject({ kind: 'archetype', archetype });
  expect(leftOut).toEqual([]);
});

it.each(['three sunflowers', 'a sunflower', 'sunflowers in a vase'])(
  'draws flowers as things: %s',
  (prompt) => {
    expect(planPicture(prompt).content).toMatchObject({ kind: 'artwork' });
  },
);

it('puts palms on a tropical beach', () => {
  expect(planPicture('tropical beach').content).toMatchObject({ overlays: [{ kind: 'palms' }] });
});
