import { describe, expect, it } from 'vitest';
import { studio } from '#testing/studios';
import { composeScene } from './compose/compose-scene.ts';
import { explainDrawingChange } from './compose/explain-drawing-change.ts';
import { isChange } from './compose/refine.ts';
import { judgePair } from './judge-refinement.fixture.ts';
import { REFINEMENT_PAIRS } from './refinement-pairs.fixture.ts';
import type { Picture } from './studio.ts';

describe('a refinement changes what it names and nothing else, or says that it cannot', () => {
  it.each(REFINEMENT_PAIRS)('$prompt: $refinement', (pair) => {
    const { prompt, refinement: text, may } = pair;
    expect(judgePair(pair)).toMatchObject({ verdict: may ? 'right' : 'said' });
    const recipe = { prompt, seed: 7, settings: {}, refinements: [] };
    const { hasEffect } = explainDrawingChange(recipe, text, { width: 1024, height: 1024 });
    expect(hasEffect).toBe(may !== undefined);
  });
});

describe('a later refinement keeps the earlier ones', () => {
  it.each([
    ['a dog on the beach', ['make the dog brown', 'add a boat', 'move it left', 'two dogs']],
    ['calm sea', ['füge ein Boot hinzu', 'dunkler', 'sans nuages']],
    ['portrait of a man', ['with glasses', 'a beard', 'make the background blue']],
    [
      'a sign that says "OPEN"',
      ['change the text to "CLOSED"', 'make the letters red', 'make the sign blue'],
    ],
    ['a cat and a dog', ['make the dog bigger', 'add a hat', 'remove the dog']],
  ])('%s: %j', (prompt, refinements) => {
    const size = { width: 1024, height: 1024 };
    for (const [at, text] of refinements.entries()) {
      const recipe = { prompt, seed: 7, settings: {}, refinements: refinements.slice(0, at) };
      expect(explainDrawingChange(recipe, text, size)).toMatchObject({ hasEffect: true, leftOut: [] });
      const all = composeScene({ ...recipe, ...size, refinements: refinements.slice(0, at + 1) });
      for (const { understood, leftOut } of all.description.refinements!) {
        expect(understood).not.toEqual([]);
        expect(leftOut).toEqual([]);
      }
    }
  });
});

const SIDE = 112;
/** Pixels around a changed one that belong to the changed thing and its shadow. */
const AROUND = 5;

/** Share of the picture that visibly changed, and the mean difference of all other pixels, 0..1. */
function compare(before: Picture, after: Picture): { changed: number; elsewhere: number } {
  const differences = Array.from({ length: SIDE * SIDE }, (_, at) =>
    [0, 1, 2].reduce(
      (sum, channel) =>
        sum + Math.abs(before.pixels[at * 3 + channel]! - after.pixels[at * 3 + channel]!) / 765,
      0,
    ),
  );
  const isMasked = new Uint8Array(SIDE * SIDE);
  for (const [at, difference] of differences.entries()) {
    if (difference < 0.06) continue;
    const x = at % SIDE;
    const y = Math.floor(at / SIDE);
    for (let row = Math.max(0, y - AROUND); row <= Math.min(SIDE - 1, y + AROUND); row++)
      isMasked.fill(1, row * SIDE + Math.max(0, x - AROUND), row * SIDE + Math.min(SIDE, x + AROUND + 1));
  }
  const others = differences.filter((_, at) => isMasked[at] === 0);
  return {
    changed: 1 - others.length / differences.length,
    elsewhere: others.reduce((sum, difference) => sum + difference, 0) / others.length,
  };
}

describe('nothing else moves', () => {
  it.each([
    ['calm sea at sunset', 'add a boat', 0.3],
    ['sea with birds', 'no birds', 0.3],
    ['green hills', 'add wind turbines', 0.4],
    ['mountains with a hiker', 'remove the people', 0.4],
    ['sea with fluffy clouds', 'without clouds', 0.7],
    ['portrait of a man', 'with glasses', 0.3],
    ['portrait of a man', 'a beard', 0.3],
    ['portrait of a woman', 'blonde hair', 0.4],
    ['a cup of coffee', 'remove the beans', 0.3],
    ['desk with a laptop', 'remove the plant', 0.4],
    // Both shrink to the room of one.
    ['an apple', 'two apples instead of one', 0.6],
    ['a dog', 'add a cat', 0.5],
    ['a dog and a cat', 'remove the cat', 0.5],
    ['a cat', 'put a hat on it', 0.5],
    ['a dog on the beach', 'make the dog brown', 0.5],
    ['a dog on the beach', 'without clouds', 0.7],
    ['a sign that says "OPEN"', 'change the text to "SORRY"', 0.5],
  ])('%s: %s', async (prompt, refinement, most) => {
    const request = { prompt, seed: 7, width: SIDE, height: SIDE };
    const [before, after] = await Promise.all([
      studio.render(request),
      studio.render({ ...request, refinements: [refinement] }),
    ]);
    const { changed, elsewhere } = compare(before, after);
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThan(most);
    expect(elsewhere).toBeLessThan(0.01);
  });
});

it.each([
  ['add a boat', true],
  ['without clouds', true],
  ['make the suit blue', true],
  ['two apples instead of one', true],
  ['copy space on the left', true],
  ['with glasses', true],
  ['a cat on a sofa', false],
  ['pink silk', false],
])('%j alone is a change: %s', (text, expected) => {
  expect(isChange(text)).toBe(expected);
});
