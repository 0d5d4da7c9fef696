import { describe, expect, it } from 'vitest';
import { markQuotedWords } from './compose-quoted-words.ts';
import { composeScene } from './compose-scene.ts';
import { cornersOf, subjectsOf } from './subject-corners.fixture.ts';

const SIDE = 256;

function compose(prompt: string, refinements: readonly string[]) {
  const request = { prompt, seed: 7, width: SIDE, height: SIDE, refinements };
  return composeScene(request, markQuotedWords(request));
}

/** The things of a picture after refinements, and the words that had no effect. */
function refine(prompt: string, ...refinements: string[]) {
  const { description } = compose(prompt, refinements);
  return {
    things: description.things!.map(({ name, count, color }) => [name, count, color ?? 'own']),
    leftOut: description.refinements!.flatMap(({ leftOut }) => leftOut),
  };
}

/** Rectangles of the drawings in the picture, the main one first. */
function boxesOf(prompt: string, ...refinements: string[]) {
  const { scene } = compose(prompt, refinements);
  if (scene.kind !== 'reference') throw new Error(`${prompt} is on no set`);
  return subjectsOf(scene).map((subject) => {
    const corners = cornersOf(scene, subject, SIDE, SIDE);
    const [xs, ys] = [corners.map(([x]) => x!), corners.map(([, y]) => y!)];
    return {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  });
}

type Box = ReturnType<typeof boxesOf>[number];

/** Part of a rectangle that another one covers. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? (wide * high) / ((one.right - one.left) * (one.bottom - one.top)) : 0;
}

function expectAllSeen(boxes: readonly Box[]): void {
  for (const box of boxes) {
    expect(box.left).toBeGreaterThan(0);
    expect(box.right).toBeLessThan(SIDE);
    expect(box.right - box.left).toBeGreaterThan(SIDE * 0.07);
    for (const other of boxes) if (other !== box) expect(shared(box, other)).toBeLessThan(0.7);
  }
}

describe('of several things, one changes alone', () => {
  const [[, , red] = []] = refine('three red balloons', 'warmer').things;
  const other = expect.not.stringMatching(String(red));

  it.each([
    [
      'make one balloon blue',
      [
        ['balloon', 2, red],
        ['balloon', 1, other],
      ],
    ],
    [
      'make two of the balloons yellow',
      [
        ['balloon', 1, red],
        ['balloon', 2, other],
      ],
    ],
    [
      'make the middle balloon green',
      [
        ['balloon', 2, red],
        ['balloon', 1, other],
      ],
    ],
    [
      'make the balloon on the left green',
      [
        ['balloon', 2, red],
        ['balloon', 1, other],
      ],
    ],
    ['remove the left balloon', [['balloon', 2, red]]],
    ['make the balloons blue', [['balloon', 3, other]]],
  ])('%s', (text, things) => {
    expect(refine('three red balloons', text)).toEqual({ things, leftOut: [] });
  });

  it.each(['make the second balloon blue', 'make the other balloon blue', 'make four balloons blue'])(
    'or it is said that it cannot: %s',
    (text) => {
      expect(refine('three red balloons', text)).toMatchObject({
        things: [['balloon', 3, red]],
        leftOut: expect.arrayContaining(['blue']),
      });
    },
  );

  it('keeps its place', () => {
    const [before, after] = [
      boxesOf('two cats', 'warmer'),
      boxesOf('two cats', 'warmer, remove the left cat'),
    ];
    const [right] = before.toSorted((one, next) => next.left - one.left);
    expect(after).toHaveLength(1);
    expect(after[0]!.left).toBeCloseTo(right!.left, 0);
  });

  it('is not guessed where the number changed', () => {
    const { things, leftOut } = refine('a horse', 'two horses instead of one', 'make the right horse white');
    expect(things).toEqual([['horse', 2, 'own']]);
    expect(leftOut).toContain('white');
  });

  it('is found by its color afterwards', () => {
    const texts = ['make one balloon blue', 'remove the blue balloon'];
    expect(refine('three red balloons', ...texts)).toEqual({ things: [['balloon', 2, red]], leftOut: [] });
    expect(refine('three red balloons', texts[0]!, 'four balloons').things.map(([, count]) => count)).toEqual(
      [3, 1],
    );
  });
});

it.each([
  ['two apples on a podium, illustration', 'three apples instead of two', 3],
  ['two apples on a podium, illustration', 'four apples', 4],
  ['two cats', 'add one more cat', 3],
  ['three balloons', 'six balloons', 6],
  ['a cat and a dog', 'two dogs', 3],
  ['a cat', 'three cats', 3],
])('of %s, "%s" shows every one', (prompt, text, count) => {
  const boxes = boxesOf(prompt, text);
  expect(boxes).toHaveLength(count);
  expectAllSeen(boxes);
});

it.each([
  ['a cow in a field', 'three cows'],
  ['a duck on a lake', 'three ducks'],
])('of %s, "%s" shows every one in the landscape', (prompt, text) => {
  const { scene } = compose(prompt, [text]);
  if (scene.kind !== 'landscape') throw new Error(`${prompt} is no landscape`);
  const spans = scene.things!.map(({ x, width }) => [x - width / 2, x + width / 2] as const);
  const inOrder = spans.toSorted(([one], [other]) => one - other);
  expect(inOrder).toHaveLength(3);
  for (const [at, [left, right]] of inOrder.entries()) {
    expect(left).toBeGreaterThan(inOrder[at - 1]?.[1] ?? 0);
    expect(right).toBeLessThan(1);
  }
});

describe('a thing that is there', () => {
  it.each([
    ['cat wearing a hat', ['cat', 'dog', 'hat']],
    ['give the dog a hat', ['cat', 'dog', 'hat']],
    ['add a bird on the dog', ['cat', 'dog', 'bird']],
  ])('wears or bears what is added: %s', (text, names) => {
    const { things, leftOut } = refine('a cat and a dog', text);
    expect(leftOut).toEqual([]);
    expect(things).toHaveLength(3);
    for (const [at, [name]] of things.entries()) expect(name).toContain(names[at]);
    const [cat, dog, added] = boxesOf('a cat and a dog', text);
    const bearer = text.includes('dog') ? dog! : cat!;
    const middle = (added!.left + added!.right) / 2;
    expect(middle).toBeGreaterThan(bearer.left);
    expect(middle).toBeLessThan(bearer.right);
  });

  it('bears one thing', () => {
    expect(refine('a cat on a sofa, illustration', 'a dog on the sofa').leftOut).toEqual(['dog', 'sofa']);
  });

  it.each(['put the cat on a box', 'the cat wears glasses', 'the cat', 'with the dog'])(
    'is not added again: %s',
    (text) => {
      expect(refine('a cat and a dog', text).things).toHaveLength(2);
      expect(refine('a cat and a dog', text).things.map(([, count]) => count)).toEqual([1, 1]);
    },
  );

  it.each([
    ['add a cat', 2],
    ['another cat', 2],
    ['add two more cats', 3],
    ['with two cats', 2],
  ])('is there as often as asked: %s', (text, count) => {
    expect(refine('a cat and a dog', text)).toMatchObject({
      things: [
        ['cat', count, 'own'],
        ['dog', 1, 'own'],
      ],
      leftOut: [],
    });
  });
});

it('what stood on a thing that is removed stands on the ground', () => {
  const prompt = 'a birthday cake on a table, illustration';
  const [, table] = boxesOf(prompt, 'warmer');
  const [cake] = boxesOf(prompt, 'remove the table');
  expect(Math.abs(cake!.bottom - table!.bottom)).toBeLessThan(SIDE * 0.04);
});

it('a thing that becomes bigger hides no other', () => {
  expectAllSeen(boxesOf('a cat and a dog', 'bigger dog'));
});

it.each(['a cat and a dog', 'two apples, illustration', 'four cupcakes, illustration', 'a red umbrella'])(
  'space beside %s cuts nothing',
  (prompt) => {
    for (const side of ['left', 'right'])
      for (const { left, right } of boxesOf(prompt, `copy space on the ${side}`)) {
        expect(left).toBeGreaterThan(0);
        expect(right).toBeLessThan(SIDE);
      }
  },
);

it('no small thing of the set lies in that space', () => {
  const sizeOf = (refinements: string[]) => {
    const { scene } = compose('a red umbrella', refinements);
    return scene.kind === 'reference' ? scene.set.bodies.length : 0;
  };
  expect(sizeOf(['move it to the left'])).toBeLessThan(sizeOf(['warmer']));
});
