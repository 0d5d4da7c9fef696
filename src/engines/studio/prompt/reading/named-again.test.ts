import { expect, test } from 'vitest';
import { planPicture } from '../../plan/plan-picture.ts';

const drawn = (prompt: string) =>
  planPicture(prompt).drawn.flatMap(({ subject }) => (subject === undefined ? [] : [subject]));

test.each([
  'two cats on a sofa and a lamp behind the sofa',
  'a house and a dog in front of the house',
  'a table and a cat under the table',
])('%s: what is named again is drawn once, and related to', (prompt) => {
  expect(new Set(drawn(prompt)).size).toBe(drawn(prompt).length);
  expect(planPicture(prompt).leftOut).toEqual([]);
});

test('a relation to what was named long before is left out', () => {
  const { leftOut } = planPicture('a red car on the road and a dog in the car');
  expect(leftOut.map(({ words }) => words)).toEqual(['car']);
});

test('what is said of a thing named again belongs to it', () => {
  const plan = planPicture('a dog and a cat, the dog is black');
  expect(drawn('a dog and a cat, the dog is black')).toEqual(['dog', 'cat']);
  expect(plan.drawn.find(({ subject }) => subject === 'dog')?.color).toBe('#15161a');
});
