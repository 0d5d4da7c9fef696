import { describe, expect, it } from 'vitest';
import type { ReferenceScene } from '../reference/reference-scene.ts';
import { composeScene } from './compose-scene.ts';
import { cornersOf, subjectsOf } from './subject-corners.fixture.ts';

const SIZES = [
  [1024, 1024],
  [1600, 900],
  [900, 1600],
  [1536, 512],
] as const;

describe('artwork on a set', () => {
  it.each(SIZES)('keeps up to five subjects inside a picture of %i × %i', (width, height) => {
    for (const prompt of [
      'a cat on a sofa',
      'five balloons',
      'twelve apples',
      'an elephant and a mouse',
      'a cat, a dog, a rabbit, a bear and a horse',
      'a rocket over a house',
    ]) {
      const scene = compose(prompt, width, height);
      for (const subject of subjectsOf(scene))
        for (const [x, y] of cornersOf(scene, subject, width, height)) {
          expect(x, prompt).toBeGreaterThan(0);
          expect(x, prompt).toBeLessThan(width);
          expect(y, prompt).toBeGreaterThan(0);
          expect(y, prompt).toBeLessThan(height);
        }
    }
  });

  it.each([
    ['three red apples', 3],
    ['five balloons', 5],
    ['a dog and two cats', 3],
    ['a cat on a sofa', 2],
  ])('draws as many as "%s" asks for', (prompt, count) => {
    expect(subjectsOf(compose(prompt, 256, 256))).toHaveLength(count);
  });

  it('lifts what is over something, and seats what is on it', () => {
    const [rocket, house] = subjectsOf(compose('a rocket over a house', 256, 256));
    expect(rocket!.placing.foot[1]).toBeGreaterThan(house!.placing.foot[1] + house!.placing.height);
    const [cat, sofa] = subjectsOf(compose('a cat on a sofa', 256, 256));
    expect(cat!.placing.foot[1]).toBeGreaterThan(sofa!.placing.foot[1]);
    expect(cat!.placing.foot[1]).toBeLessThan(sofa!.placing.foot[1] + sofa!.placing.height * 0.6);
  });
});

describe('artwork in a landscape', () => {
  it.each(SIZES)(
    'stands inside a picture of %i × %i',
    (width, height) => {
      for (const prompt of ['a dog on the beach', 'a camel in the desert', 'three cows in a green field']) {
        const { scene } = composeScene({ prompt, width, height, seed: 5 });
        if (scene.kind !== 'landscape') throw new Error(`${prompt} is no landscape`);
        expect(scene.things!.length).toBeGreaterThan(0);
        for (const { x, floor, lift, width: wide, height: tall } of scene.things!) {
          const half = (wide * height) / width / 2;
          expect(x - half, prompt).toBeGreaterThan(0);
          expect(x + half, prompt).toBeLessThan(1);
          expect(floor - lift, prompt).toBeLessThan(0.97);
          expect(floor - lift - tall, prompt).toBeGreaterThan(0);
        }
      }
    },
    30_000,
  );
});

function compose(prompt: string, width: number, height: number): ReferenceScene {
  const { scene } = composeScene({ prompt, width, height, seed: 5 });
  if (scene.kind !== 'reference') throw new Error(`${prompt} is on no set`);
  return scene;
}
