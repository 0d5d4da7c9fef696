import { expect, test } from 'vitest';
import { planPicture } from './plan-picture.ts';

test.each([
  ['farm', 'hills', ['barn', 'cow', 'ewe']],
  ['village in the mountains', 'mountains', ['houses', 'church', 'cabin']],
  // The hour alone is over the sea.
  ['village at sunset', 'hills', ['houses', 'church', 'cabin']],
  ['campsite', 'lake', ['tent']],
])('%s stands in its landscape (%s)', (prompt, place, icons) => {
  const { content, drawsPrompt, leftOut } = planPicture(prompt);
  expect({ drawsPrompt, leftOut }).toEqual({ drawsPrompt: true, leftOut: [] });
  if (content?.kind !== 'artwork') throw new Error('Not artwork');
  expect(content.place).toBe(place);
  expect(content.things.map(({ thing }) => thing.icon)).toEqual(icons);
});

test('a pier is seen over the open sea, not beside a high island', () => {
  const { content, drawsPrompt } = planPicture('a pier at sunset');
  expect(drawsPrompt).toBe(true);
  expect(content).toMatchObject({ kind: 'overlay', homes: ['sea'], overlays: [{ kind: 'boats' }] });
});

test('a dog on a pier is drawn without the pier, which is reported', () => {
  const { drawsPrompt, leftOut } = planPicture('a dog on a pier');
  expect(drawsPrompt).toBe(true);
  expect(leftOut.map(({ words }) => words)).toEqual(['pier']);
});
