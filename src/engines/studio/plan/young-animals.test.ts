import { expect, it } from 'vitest';
import { planPicture } from './plan-picture.ts';

function thingsOf(prompt: string) {
  const { content } = planPicture(prompt);
  return content?.kind === 'artwork' ? content.things : [];
}

it.each([
  ['elephant with baby', 'elephant'],
  ['mother bear with two cubs', 'bear'],
  ['a cow and her calf', 'cow'],
  ['cat with kittens', 'cat'],
  ['duck with ducklings', 'duck'],
  ['a mother bear and a baby', 'bear'],
])('%s: the young are smaller ones', (prompt, icon) => {
  const { drawsPrompt, leftOut } = planPicture(prompt);
  expect({ drawsPrompt, leftOut }).toEqual({ drawsPrompt: true, leftOut: [] });
  const [parent, young] = thingsOf(prompt).map(({ thing }) => thing);
  expect([parent?.icon, young?.icon]).toEqual([icon, icon]);
  expect(young!.height).toBeLessThan(parent!.height);
});

it.each([
  'mother with baby',
  'a dog and a baby',
  'a cat next to a baby',
  'a dog with a baby in a park',
  'a dog, a woman and a baby',
])('%s: the baby is a person', (prompt) => {
  expect(thingsOf(prompt).map(({ count }) => count)).not.toContain(2);
  expect(thingsOf(prompt).length).toBeLessThan(2);
});

it('draws a breed as its animal, and says so', () => {
  const { drawsPrompt, leftOut } = planPicture('dachshund');
  expect(drawsPrompt).toBe(true);
  expect(leftOut).toMatchObject([{ words: 'dachshund', why: 'kind', general: 'dog' }]);
  expect(planPicture('clownfish').drawsPrompt).toBe(false);
});
