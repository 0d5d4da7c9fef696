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
  ['a dog chasing a squirrel up a tree', ['chasing', 'up']],
  ['a woman in a short red dress', ['short']],
  ['road along the sea', ['sea']],
  ['three colorful balloons in a blue sky', ['colorful']],
  ['a boy reading a book with a flashlight', ['flashlight']],
])('%s leaves out %j', (prompt, words) => {
  expect(planPicture(prompt).leftOut.map((part) => part.words)).toEqual(words);
});

it.each([
  'mountains with a lake',
  'hills and a river',
  'red',
  'pink and white',
  'online shopping',
  'a teacher writing on a blackboard in front of four children',
])('%s leaves out nothing', (prompt) => {
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, leftOut: [] });
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

it.each([
  ['a tall man', 'tall'],
  ['a strong woman', 'strong'],
  ['a happy dog', 'happy'],
  ['a powerful horse', 'powerful'],
  ['a young cat', 'young'],
  ['a large elephant', 'large'],
])('%s: nothing is seen of %s', (prompt, word) => {
  const { drawsPrompt, leftOut } = planPicture(prompt);
  expect(drawsPrompt).toBe(true);
  expect(leftOut.map((part) => part.words)).toEqual([word]);
});

it.each([
  'a strong shield',
  'a tall building',
  'a happy family',
  'a happy woman',
  'a large dog and a small cat',
])('%s: no word is lost', (prompt) => {
  expect(planPicture(prompt).leftOut).toEqual([]);
});

it.each([
  ['five people', { people: 5 }],
  ['three children in a park', { children: 3 }],
  ['a woman and two men', { woman: 1, men: 2 }],
])('%s: people are counted', (prompt, counts) => {
  const people = planPicture(prompt).drawn.filter(({ count }) => count !== undefined);
  expect(Object.fromEntries(people.map(({ words, count }) => [words, count]))).toEqual(counts);
});

it.each([
  ['calm', 'calm'],
  ['serene mood', 'serene'],
  ['blue gradient, peaceful', 'peaceful'],
])('%s is drawn, and so is its %s', (prompt, word) => {
  const { drawsPrompt, drawn } = planPicture(prompt);
  expect(drawsPrompt).toBe(true);
  expect(drawn.map(({ words }) => words)).toContain(word);
});
