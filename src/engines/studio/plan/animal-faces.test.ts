import { expect, test } from 'vitest';
import { planPicture } from './plan-picture.ts';

test.each([
  ['lion', ['lion']],
  ['a fox in the forest', ['fox']],
  ['lion head', ['lion-face']],
  ['portrait of a wolf', ['wolf-face']],
  ['close-up of a cat', ['cat-face']],
  // A head would float in a landscape.
  ['a lion head in a meadow', ['lion']],
  ['portrait of a wolf in the forest', ['wolf']],
  ['portrait of a dog wearing a party hat', ['dog-face+party-hat']],
  ['portrait of a fox with sunglasses', ['fox-face+sunglasses']],
  // A head has no neck.
  ['portrait of a cat with a bow tie', ['sitting-cat+bow-tie']],
  ['a dog face with a party hat in a meadow', ['sitting-dog+party-hat']],
])('%s shows %j', (prompt, icons) => {
  const { content } = planPicture(prompt);
  expect(content?.kind === 'artwork' && content.things.map(({ thing }) => thing.icon)).toEqual(icons);
});

test.each(['a sitting dog with a long tail', 'a dog wearing a party hat with a tail', 'a dog with a tail'])(
  '%s has its tail',
  (prompt) => {
    const { drawn } = planPicture(prompt);
    expect(drawn.map(({ words }) => words)).toContain('tail');
  },
);

test('a head alone has eyes, but no tail', () => {
  expect(planPicture('portrait of a dog with big eyes').drawn.map(({ words }) => words)).toContain('eyes');
  expect(planPicture('portrait of a dog with a tail').leftOut.map(({ words }) => words)).toEqual(['tail']);
});
