import { expect, it } from 'vitest';
import { planPicture } from '../../plan/plan-picture.ts';

/** Names, counts and colors of the things in a picture. */
const thingsOf = (prompt: string) =>
  planPicture(prompt).drawn.flatMap(({ subject, count, color }) =>
    count === undefined ? [] : [`${count} ${subject} ${color ?? ''}`.trim()],
  );

it.each([
  ['two cats, one black and one white', ['1 cat #15161a', '1 cat #f4f4f1']],
  ['two cats one black one white', ['1 cat #15161a', '1 cat #f4f4f1']],
  ['two balloons, one red and the other yellow', ['1 balloon #d7263d', '1 balloon #f4cf3c']],
  ['three dogs: one black, one white, one brown', ['1 dog #15161a', '1 dog #f4f4f1', '1 dog #7a4f30']],
  ['two apples, a red one and a green one', ['1 apple #d7263d', '1 apple #2f9e52']],
  ['two big chairs, one is red, the other is blue', ['1 chair #d7263d', '1 chair #2a63d6']],
  ['a pink and a blue balloon', ['1 balloon #f07aa8', '1 balloon #2a63d6']],
  ['two red and three blue balloons', ['2 balloon #d7263d', '3 balloon #2a63d6']],
  ['a yellow chair and a green one', ['1 chair #f4cf3c', '1 chair #2f9e52']],
])('gives each of "%s" its own color', (prompt, things) => {
  expect(thingsOf(prompt)).toEqual(things);
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, leftOut: [] });
});

it.each([
  ['one red chair', ['1 chair #d7263d']],
  ['two black cats', ['2 cat #15161a']],
])('leaves "%s" as it is', (prompt, things) => {
  expect(thingsOf(prompt)).toEqual(things);
});

it.each([
  ['an orange and a lemon, illustration', ['1 orange', '1 lemon']],
  ['two oranges and an apple, illustration', ['2 orange', '1 apple']],
  ['an orange and a blue balloon, illustration', ['1 balloon #f2782a', '1 balloon #2a63d6']],
])('takes the fruit of "%s" for a thing unless it is a color', (prompt, things) => {
  expect(thingsOf(prompt)).toEqual(things);
});

it('does not give three what is said of two', () => {
  const { leftOut } = planPicture('three cats, one black and one white');
  expect(leftOut.map(({ words }) => words)).toEqual(expect.arrayContaining(['black', 'white']));
});

it('leaves settings of other image generators and of cameras out of account', () => {
  const { drawn, drawsPrompt, leftOut } = planPicture('a cat on a sofa, 85mm f/1.8, 4k --ar 16:9 --v 6');
  expect({ drawsPrompt, leftOut }).toEqual({ drawsPrompt: true, leftOut: [] });
  expect(drawn.map(({ words }) => words)).toEqual(['cat', 'sofa']);
});
