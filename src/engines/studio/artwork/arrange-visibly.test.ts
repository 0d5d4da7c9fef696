import { expect, it } from 'vitest';
import { createRandom } from '../math/seeded-random.ts';
import { planPicture } from '../plan/plan-picture.ts';
import { arrangeVisibly, keptRelations } from './arrange-visibly.ts';
import { keepsRelation } from './keeps-relation.ts';
import { seenShares } from './seen-shares.ts';

const SEEDS = Array.from({ length: 25 }, (_, seed) => seed);

function thingsOf(prompt: string) {
  const { content } = planPicture(prompt);
  if (content?.kind !== 'artwork') throw new Error(`${prompt} is no artwork`);
  return content.things;
}

it.each([
  'three cats on a bed with a teddy bear',
  'four rabbits around a cake',
  'ten dolphins',
  'a mouse behind a cheese',
  'a cat between a dog and a rabbit',
  'six apples in a basket',
  'eight oranges on a table',
])('shows every drawing of "%s" whatever the seed, and keeps the relations that it promises', (prompt) => {
  const things = thingsOf(prompt);
  const kept = keptRelations(things);
  expect(kept).not.toContain(false);
  for (const seed of SEEDS) {
    const places = arrangeVisibly(things, createRandom(seed));
    expect(Math.min(...seenShares(things, places)), `${seed}`).toBeGreaterThanOrEqual(0.3);
    for (const at of things.keys())
      if (at > 0) expect(keepsRelation(at, things, places), `${seed}`).toBe(true);
  }
});

it('promises no place in which things would be hidden, but shows them side by side', () => {
  const things = thingsOf('five flamingos in a bathtub in a field');
  expect(keptRelations(things)).toEqual([true, false]);
  for (const seed of SEEDS)
    expect(Math.min(...seenShares(things, arrangeVisibly(things, createRandom(seed))))).toBeGreaterThan(0.5);
});

it('puts what is "with" things on a table on it, too, but a chair beside it', () => {
  const of = (prompt: string) => thingsOf(prompt).map(({ thing, relation }) => [thing.icon, relation]);
  expect(of('four wine glasses on a table with a vase')).toEqual([
    ['wine-glass', undefined],
    ['vase', 'and'],
    ['table', 'on'],
  ]);
  expect(of('an apple on a table with a chair').map(([icon]) => icon)).toEqual([
    'red-apple',
    'table',
    'chair',
  ]);
});
