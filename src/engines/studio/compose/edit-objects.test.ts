import { describe, expect, test } from 'vitest';
import { studio } from '#testing/studios';
import type { ObjectEdit, SceneObject } from '../scene/object-edit.ts';
import type { PartBox } from '../scene/part-box.ts';
import type { Picture } from '../studio.ts';
import { composePicture } from './compose-picture.ts';
import { findReplacement } from './edit-objects.ts';

const SIZE = { width: 384, height: 384 };
/** Of 255: a shadow's last trace, and noise, are less. */
const SEEN = 8;

const request = (prompt: string, objectEdits: ObjectEdit[] = []) => ({
  prompt,
  seed: 7,
  ...SIZE,
  objectEdits,
});

async function objectsOf(prompt: string, edits: ObjectEdit[] = []): Promise<SceneObject[]> {
  return (await composePicture(request(prompt, edits))).objects ?? [];
}

/** The box around the pixels that differ, in pixels, and how many there are outside some boxes. */
function difference(before: Picture, after: Picture, outside: readonly PartBox[] = []) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let away = 0;
  const { width, height } = before;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const apart = [0, 1, 2].map((channel) =>
        Math.abs(before.pixels[at + channel]! - after.pixels[at + channel]!),
      );
      if (Math.max(...apart) <= SEEN) continue;
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x + 1),
        Math.max(bottom, y + 1),
      ];
      const isIn = ({ x: from, y: high, width: wide, height: tall }: PartBox) =>
        x / width >= from - 0.02 &&
        x / width <= from + wide + 0.02 &&
        y / height >= high - 0.02 &&
        y / height <= high + tall + 0.02;
      if (!outside.some(isIn)) away++;
    }
  return { left, top, right, bottom, away: away / (width * height) };
}

const PICTURES = {
  'on a set': 'a cat and a dog on a sofa',
  'in a landscape': 'two dogs on a beach',
  'in the sky': 'three balloons over mountains',
  'in a flat drawing': 'flat illustration of a cactus and a guitar',
} as const;

describe.each(Object.entries(PICTURES))('things %s', (_, prompt) => {
  test('have boxes that fit what is drawn, within three pixels', async () => {
    const [nearest] = await objectsOf(prompt);
    const { id, box } = nearest!;
    const before = await studio.render(request(prompt));
    const recolored = await studio.render(request(prompt, [{ id, action: 'recolor', color: '#1f5a38' }]));
    const seen = difference(before, recolored, [box]);
    expect(seen.left).toBeGreaterThan(box.x * SIZE.width - 4);
    expect(seen.left).toBeLessThan((box.x + box.width / 2) * SIZE.width);
    expect(seen.right).toBeLessThan((box.x + box.width) * SIZE.width + 4);
    expect(seen.top).toBeGreaterThan(box.y * SIZE.height - 4);
    const gone = difference(before, await studio.render(request(prompt, [{ id, action: 'remove' }])));
    expect(Math.abs(gone.top - box.y * SIZE.height)).toBeLessThan(4);
  });

  test('are moved alone, to where they are put', async () => {
    const objects = await objectsOf(prompt);
    const { id, box } = objects[0]!;
    const to = { ...box, x: box.x + 0.08, y: box.y - 0.03 };
    const edit: ObjectEdit = { id, action: 'move', box: to };
    const moved = await objectsOf(prompt, [edit]);
    const found = moved.find((object) => object.id === id)!;
    expect(found.box.x).toBeCloseTo(to.x, 1);
    expect(found.box.y + found.box.height).toBeCloseTo(to.y + to.height, 1);
    const others = (all: SceneObject[]) =>
      all
        .filter((object) => object.id !== id)
        .map((object) => [object.id, object.box] as const)
        .toSorted();
    expect(others(moved)).toEqual(others(objects));
  });
});

test('a thing is replaced by what words name, on its spot, and a further change finds it by its id', async () => {
  const prompt = PICTURES['on a set'];
  const [dog] = await objectsOf(prompt);
  const replaced: ObjectEdit = { id: dog!.id, action: 'replace', prompt: 'a small red apple' };
  const objects = await objectsOf(prompt, [replaced]);
  const apple = objects.find(({ id }) => id === dog!.id)!;
  expect(apple.label).toBe('apple');
  expect(apple.box.x + apple.box.width / 2).toBeCloseTo(dog!.box.x + dog!.box.width / 2, 1);
  const gone = await objectsOf(prompt, [replaced, { id: dog!.id, action: 'remove' }]);
  expect(gone.map(({ label }) => label)).not.toContain('apple');
});

describe.each([PICTURES['on a set'], PICTURES['in a landscape'], PICTURES['in a flat drawing']])(
  'in “%s”',
  (prompt) => {
    test('a thing is turned to the other side in its place', async () => {
      const [nearest] = await objectsOf(prompt);
      const { id, box } = nearest!;
      const before = await studio.render(request(prompt));
      const turned = await studio.render(request(prompt, [{ id, action: 'turn' }]));
      expect(difference(before, turned, [box]).right).toBeGreaterThan(0);
      const again = await studio.render(
        request(prompt, [
          { id, action: 'turn' },
          { id, action: 'turn' },
        ]),
      );
      // Drawn anew, at a size that differs by less than a pixel.
      expect(difference(before, again).away).toBeLessThan(difference(before, turned).away / 2);
    });

    test('a copy stands beside it, and is changed by an id of its own', async () => {
      const objects = await objectsOf(prompt);
      const { id, label, box } = objects[0]!;
      const copied = await objectsOf(prompt, [{ id, action: 'duplicate' }]);
      expect(copied).toHaveLength(objects.length + 1);
      const copy = copied.find((object) => object.id === `${id}x1`)!;
      expect(copy.label.split(' ')[0]).toBe(label.split(' ')[0]);
      expect(Math.abs(copy.box.x - box.x)).toBeGreaterThan(box.width * 0.3);
      expect(copy.box.height).toBeCloseTo(box.height, 1);
      const gone = await objectsOf(prompt, [
        { id, action: 'duplicate' },
        { id: `${id}x1`, action: 'remove' },
      ]);
      expect(gone.map((object) => [object.id, object.box])).toEqual(
        objects.map((object) => [object.id, object.box]),
      );
    });
  },
);

test('a hidden thing comes to the front, and then nothing can come before itself', async () => {
  const prompt = PICTURES['in a landscape'];
  const [near, far] = await objectsOf(prompt);
  const over: ObjectEdit = {
    id: near!.id,
    action: 'move',
    box: { ...far!.box, x: far!.box.x + far!.box.width * 0.3, y: far!.box.y + 0.06 },
  };
  const before = await objectsOf(prompt, [over]);
  const actionsOf = (objects: SceneObject[], id: string) =>
    objects.find((object) => object.id === id)!.actions;
  expect(actionsOf(before, far!.id)).toContain('front');
  expect(actionsOf(before, near!.id)).not.toContain('front');
  const after = await objectsOf(prompt, [over, { id: far!.id, action: 'front' }]);
  expect(actionsOf(after, far!.id)).not.toContain('front');
  expect(actionsOf(after, near!.id)).toContain('front');
});

test('what stood on a removed thing stands where that stood', async () => {
  const prompt = PICTURES['on a set'];
  const objects = await objectsOf(prompt);
  const sofa = objects.find(({ label }) => label === 'sofa')!;
  const after = await objectsOf(prompt, [{ id: sofa.id, action: 'remove' }]);
  const foot = ({ box }: SceneObject) => box.y + box.height;
  expect(Math.max(...after.map(foot))).toBeCloseTo(foot(sofa), 1);
});

test('the only thing of a set cannot be taken away, and one of many alike says which it is', async () => {
  const [apple] = await objectsOf('an apple');
  expect(apple!.actions).toEqual(['recolor', 'replace', 'move', 'turn', 'duplicate']);
  const dogs = await objectsOf(PICTURES['in a landscape']);
  expect(dogs.map(({ label }) => label).toSorted()).toEqual(['dog 1 of 2', 'dog 2 of 2']);
});

test('edits are part of the recipe, so that the same picture can be made again', async () => {
  const edits: ObjectEdit[] = [{ id: '0-0', action: 'recolor', color: '#1f5a38' }];
  const { description } = await composePicture(request('two apples', edits));
  expect(description.recipe.objectEdits).toEqual(edits);
  expect((await composePicture(request('two apples'))).description.recipe).not.toHaveProperty('objectEdits');
});

test.each([
  ['a candle', 'candle'],
  ['the golden trophy', 'trophy'],
  ['a wobblefrotz', undefined],
])('“%s” names %s', (words, name) => {
  expect(findReplacement(words)?.thing.names[0]).toBe(name);
});
