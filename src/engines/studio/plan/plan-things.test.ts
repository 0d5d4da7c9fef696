import { expect, it } from 'vitest';
import { COLOR_WORDS } from '../prompt/color-words.ts';
import { planPicture } from './plan-picture.ts';

const thingsOf = (prompt: string) => {
  const { content } = planPicture(prompt);
  return content?.kind === 'artwork' ? content.things.map(({ thing, count }) => [thing.icon, count]) : [];
};

it.each([
  ['keys', [['key', 3]]],
  ['puzzle pieces', [['puzzle-piece', 3]]],
  ['sneakers', [['running-shoe', 2]]],
  ['jeans', [['jeans', 1]]],
  [
    'a bee on a flower, morning sun',
    [
      ['honeybee', 1],
      ['hibiscus', 1],
    ],
  ],
  ['cow with sunglasses', [['cow', 1]]],
  ['a snowman with a scarf and a carrot nose', [['snowman', 1]]],
  ['a robot shaking hands with a human', [['robot-handshake', 1]]],
  ['a cat wearing sunglasses', [['sitting-cat+sunglasses', 1]]],
  ['two dogs wearing party hats', [['sitting-dog+party-hat', 2]]],
  ['a penguin with a top hat and a bow tie', [['penguin+top-hat+bow-tie', 1]]],
  [
    'a cat with a hat and a dog',
    [
      ['sitting-cat+womans-hat', 1],
      ['dog', 1],
    ],
  ],
  [
    'three kittens sitting in a basket',
    [
      ['sitting-cat', 3],
      ['basket', 1],
    ],
  ],
  ['a bird flying over the sea', [['dove', 1]]],
  ['three ice cream cones, chocolate, vanilla and strawberry', [['soft-ice-cream', 3]]],
  [
    'a bear, an apple and a pear',
    [
      ['bear', 1],
      ['red-apple', 1],
      ['pear', 1],
    ],
  ],
])('plans the drawings of "%s"', (prompt, things) => {
  expect(thingsOf(prompt)).toEqual(things);
});

it.each([
  ['cat on the left, dog on the right', 'left'],
  ['a red apple on the right and a green pear on the left', 'right'],
])('reads the sides of "%s"', (prompt, relation) => {
  const { content, leftOut } = planPicture(prompt);
  expect(content).toMatchObject({ things: [{}, { relation }] });
  expect(leftOut).toEqual([]);
});

it.each([
  ['sad dog', 'sad'],
  ['cat looking out of the window', 'looking'],
  ['glowing mushrooms in a forest', 'glowing'],
  ['floating island in the sky', 'floating'],
  ['snow covered cabin in the woods', 'covered'],
  ['digital clock showing 12:30', '12:30'],
  ['three ice cream cones, chocolate, vanilla and strawberry', 'vanilla'],
  ['portrait of a woman in profile', 'in profile'],
  ['confused man', 'confused'],
  ['doctor talking to an elderly patient', 'talking'],
  ['perfume bottle on pink silk fabric', 'silk fabric'],
  ['flat lay of vegetables, top view', 'top view'],
  ['farmer looking at the camera', 'camera'],
  ['chairs around a spa table', 'spa table'],
  ['a bee on a lavender flower', 'lavender'],
])('says what "%s" will not show', (prompt, words) => {
  expect(
    planPicture(prompt)
      .leftOut.map((part) => part.words)
      .join(', '),
  ).toContain(words);
});

it.each([
  'luxury living room',
  'Thanksgiving dinner',
  'interior of a bookstore',
  'a cup without a handle',
  'a man without shoes',
  'new york',
])('does not claim to draw "%s"', (prompt) => {
  expect(planPicture(prompt).drawsPrompt).toBe(false);
});

it.each([
  ['oil painting of a sailboat', 'painterly'],
  ['pencil sketch of a lighthouse', 'pencil'],
  ['flat illustration of mountains', 'flat'],
])('gives "%s" its look', (prompt, look) => {
  const { view, leftOut } = planPicture(prompt);
  expect(view.look).toBe(look);
  expect(leftOut).toEqual([]);
});

it.each([
  [
    'red cube on a blue sphere',
    [
      ['cube', 1, true],
      ['sphere', 1, true],
    ],
  ],
  ['three blue spheres', [['sphere', 3, true]]],
  ['a green triangle', [['triangle', 1, true]]],
  ['purple pyramid', [['pyramid-solid', 1, true]]],
])('draws the shapes of "%s" in their number and color', (prompt, shapes) => {
  const { content, leftOut } = planPicture(prompt);
  expect(leftOut).toEqual([]);
  const things = content?.kind === 'artwork' ? content.things : [];
  expect(things.map(({ thing, count, color }) => [thing.icon, count, color !== undefined])).toEqual(shapes);
});

it.each([
  ['stack of boxes', ['stack']],
  ['pile of stones', ['pile']],
  ['field of roses', ['field']],
  ['slice of pizza', []],
  ['wooden spoon', ['wooden']],
  ['wooden chair', []],
])('leaves out the form or the material of "%s" unless its drawing has it', (prompt, words) => {
  expect(planPicture(prompt).leftOut.map((part) => part.words)).toEqual(words);
});

it('counts what each of several animals wears', () => {
  const { drawn } = planPicture('two dogs wearing party hats');
  expect(drawn.find(({ words }) => words === 'party hats')).toMatchObject({ count: 2 });
});

it.each([
  ['a glass of lemonade with lemons around it', 'rings'],
  ['five mushrooms around a tree', 'around'],
  ['a christmas tree with gifts around it', 'rings'],
])('puts things in a ring: %s', (prompt, relation) => {
  const { content, drawsPrompt, leftOut } = planPicture(prompt);
  expect(content).toMatchObject({ kind: 'artwork', things: [{}, { relation }] });
  expect(leftOut).toEqual([]);
  expect(drawsPrompt).toBe(true);
});

it('makes no ring of one thing', () => {
  expect(planPicture('a dog around a tree').drawsPrompt).toBe(false);
});

it('draws two of a kind in two colors, not one set in one of them', () => {
  const { content, leftOut } = planPicture('a red coin and a blue coin');
  expect(leftOut).toEqual([]);
  expect(content).toMatchObject({
    kind: 'artwork',
    things: [{ color: COLOR_WORDS.red }, { color: COLOR_WORDS.blue }],
  });
});

it.each(['a table with pasta, tomatoes and olive oil', 'a table with a vase and two apples'])(
  '%s: all of it is on the table',
  (prompt) => {
    const { content, leftOut } = planPicture(prompt);
    if (content?.kind !== 'artwork') throw new Error(`${prompt} is no artwork`);
    expect(content.things.at(-1)).toMatchObject({ relation: 'on', thing: { icon: 'table' } });
    expect(leftOut).toEqual([]);
  },
);
