import { expect, it } from 'vitest';
import { planPicture } from './plan-picture.ts';

// People who did not know the program looked at these pictures: the words were claimed, but not drawn.
it.each([
  ['green and red apples', ['red']],
  ['snowman with a red scarf', ['red']],
  ['laptop on a white desk', ['white']],
  ['old books with glasses on top', ['old']],
  ['hot air balloons over cappadocia', ['cappadocia']],
  ['japanese temple', ['japanese']],
  ['3d render of a businessman', ['3d render']],
  ['isometric house', ['isometric']],
])('%s leaves out %j', (prompt, words) => {
  expect(planPicture(prompt).leftOut.map((part) => part.words)).toEqual(words);
});

it.each(['birthday cake with five candles', 'clownfish in a coral reef', 'cat on a wall'])(
  '%s is not drawn',
  (prompt) => {
    expect(planPicture(prompt).drawsPrompt).toBe(false);
  },
);

it.each([
  ['two horses galloping', 'galloping'],
  ['surfer riding a wave', 'riding'],
  ['eagle flying over mountains', 'flying'],
  ['girl walking in the rain', 'walking'],
  ['white horse running', 'running'],
])('%s: the drawing is %s', (prompt, word) => {
  expect(planPicture(prompt).drawn.map((part) => part.words)).toContain(word);
});

it('does not color a cup by its coffee', () => {
  const colorsOf = (prompt: string) => planPicture(prompt).understanding.colors;
  expect(colorsOf('black coffee in white mug')).toEqual(colorsOf('coffee in white mug'));
  expect(colorsOf('black coffee mug')).not.toEqual(colorsOf('coffee mug'));
});
