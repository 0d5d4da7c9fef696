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
])('%s shows %j', (prompt, icons) => {
  const { content } = planPicture(prompt);
  expect(content?.kind === 'artwork' && content.things.map(({ thing }) => thing.icon)).toEqual(icons);
});
