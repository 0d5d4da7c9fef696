import { expect, it } from 'vitest';
import type { AbstractScene } from '../abstract/abstract-scene.ts';
import { planPicture } from '../plan/plan-picture.ts';
import { composeScene } from './compose-scene.ts';

const SIZES = [
  [1024, 1024],
  [1600, 900],
  [900, 1600],
] as const;

it.each(SIZES)('drawings lie inside a picture of %i × %i', (width, height) => {
  for (const prompt of [
    'flat illustration of a giraffe',
    'vector illustration of a dog and a cat',
    'clipart of twelve apples',
  ])
    for (const { card, x, foot, height: tall } of placedIn(compose(prompt, [], width, height))) {
      const half = (tall * height * card.subject.width) / card.subject.height / 2 / width;
      expect(x - half, prompt).toBeGreaterThan(0);
      expect(x + half, prompt).toBeLessThan(1);
      expect(foot - tall, prompt).toBeGreaterThan(0);
      expect(foot, prompt).toBeLessThan(1);
    }
});

it.each([
  ['flat illustration of three red apples', 3, undefined],
  ['watercolor painting of a rose', 1, 'watercolor'],
  ['line art drawing of a cat', 1, 'line'],
  ['cute cartoon cat', 1, undefined],
])('%s draws %i, with the filter %s', (prompt, count, filter) => {
  const scene = compose(prompt);
  expect(placedIn(scene)).toHaveLength(count);
  expect(scene.finish.filter?.kind).toBe(filter);
});

it('a refinement changes what it names and leaves the rest where it is', () => {
  const prompt = 'flat illustration of a dog and a cat';
  const feet = (refinements: string[]) =>
    placedIn(compose(prompt, refinements)).map(({ x, foot, height }) => [x, foot, height]);
  expect(feet(['add a ball'])).toEqual(expect.arrayContaining(feet([])));
  expect(feet(['add a ball'])).toHaveLength(3);
  expect(placedIn(compose(prompt, ['remove the cat']))).toHaveLength(1);
  expect(compose(prompt, ['pink background']).palette).not.toEqual(compose(prompt).palette);
});

it('claims neither a set nor depth', () => {
  const { leftOut } = planPicture('flat illustration of a cat on a marble podium');
  expect(leftOut.map(({ words }) => words)).toEqual(['marble podium']);
  const people = planPicture('3d render of a businessman');
  expect(people.leftOut.map(({ words }) => words)).toEqual(['3d render']);
});

function compose(prompt: string, refinements: string[] = [], width = 512, height = 512): AbstractScene {
  const { scene } = composeScene({ prompt, width, height, seed: 7, refinements });
  if (scene.kind !== 'abstract') throw new Error(`${prompt} is no flat drawing`);
  return scene;
}

function placedIn({ placed }: AbstractScene) {
  return placed!.toSorted((one, other) => one.x - other.x);
}
