import { expect, it } from 'vitest';
import { createRandom } from '../math/seeded-random.ts';
import { planPicture } from '../plan/plan-picture.ts';
import { arrangeThings } from './arrange-things.ts';

/** Places of the drawings of a prompt, by the number of their thing. */
function placesOf(prompt: string) {
  const { content } = planPicture(prompt);
  if (content?.kind !== 'artwork') throw new Error(`${prompt} is no artwork`);
  const places = arrangeThings(
    content.things,
    content.things.map(() => 1),
    createRandom(5),
  );
  return (thing: number) => places.filter((place) => place.thing === thing);
}

it('sets each of several cats before the back of a sofa, side by side', () => {
  const of = placesOf('three cats on a sofa');
  const [sofa] = of(1);
  const cats = of(0);
  expect(cats).toHaveLength(3);
  for (const { x, z, y, width } of cats) {
    expect(z).toBeLessThan(sofa!.z);
    expect(y).toBeGreaterThan(0);
    expect(Math.abs(x - sofa!.x) + width / 2).toBeLessThanOrEqual(sofa!.width / 2);
  }
  const gap = Math.abs(cats[1]!.x - cats[0]!.x);
  expect(gap).toBeGreaterThanOrEqual(cats[0]!.width);
});

it('leaves room for a ball between the legs of the chair over it', () => {
  const of = placesOf('a blue ball under a yellow chair');
  const [ball] = of(0);
  const [chair] = of(1);
  expect(ball!.height).toBeLessThan(chair!.height * 0.4);
  expect(chair!.z).toBeLessThan(ball!.z);
});

it('stands everything on the table that is named last', () => {
  const of = placesOf('an apple and a pear on a wooden table');
  const [table] = of(2);
  for (const place of [...of(0), ...of(1)]) {
    expect(place.y).toBeCloseTo(table!.height * 0.94, 5);
    expect(Math.abs(place.x - table!.x) + place.width / 2).toBeLessThanOrEqual(table!.width / 2);
  }
});

it('sets five things in two rows, none of them hidden by another', () => {
  const of = placesOf('cat, dog, rabbit, hamster and parrot');
  const all = [0, 1, 2, 3, 4].flatMap(of);
  expect(new Set(all.map(({ z }) => Math.round(z))).size).toBe(2);
  for (const one of all)
    for (const other of all) {
      if (one === other) continue;
      const shared = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
      expect(shared / Math.min(one.width, other.width)).toBeLessThan(0.3);
    }
});
