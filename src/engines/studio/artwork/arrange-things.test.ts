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

it('fans roses out of the neck of a vase, their blooms above it', () => {
  const { content } = planPicture('five roses in a vase');
  if (content?.kind !== 'artwork') throw new Error('Not artwork');
  expect(content.things.map(({ thing }) => thing.icon)).toEqual(['cut-rose', 'vase']);
  const places = arrangeThings(content.things, [0.4, 0.7], createRandom(5));
  const vase = places.find(({ thing }) => thing === 1)!;
  const roses = places.filter(({ thing }) => thing === 0);
  expect(roses).toHaveLength(5);
  const tilts = roses.map(({ tilt }) => tilt);
  expect(tilts).toEqual(tilts.toSorted((one, other) => one - other));
  for (const { y, height, x, tilt } of roses) {
    expect(y + height / 2).toBeGreaterThan(vase.y + vase.height * 0.85);
    // Where the stem passes the rim.
    const up = vase.y + vase.height - y;
    expect(Math.abs(x + Math.tan(tilt) * up - vase.x)).toBeLessThan(vase.width * 0.22);
  }
});

it('sits Father Christmas in his sleigh, whether "in" or "on" it', () => {
  for (const prompt of ['santa claus on a sleigh', 'santa claus in a sleigh']) {
    const { content, drawsPrompt } = planPicture(prompt);
    if (content?.kind !== 'artwork') throw new Error('Not artwork');
    expect(drawsPrompt, prompt).toBe(true);
    const [santa, sleigh] = arrangeThings(content.things, [1, 1.1], createRandom(5)).toSorted(
      (one, other) => one.thing - other.thing,
    );
    expect(sleigh!.z).toBeLessThan(santa!.z);
    expect(santa!.y + santa!.height).toBeGreaterThan(sleigh!.y + sleigh!.height);
  }
});
