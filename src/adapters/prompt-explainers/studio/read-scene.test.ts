import { expect, test } from 'vitest';
import { PHOTO_VERSION } from '#engines/painter/photo-version';
import { ENGINE_VERSION } from '#engines/studio/engine-version';
import type { SceneEdit } from '#ports/scene-reader';
import { readScene } from './read-scene.ts';

const size = { width: 256, height: 256 };

function photo(prompt: string, more: object = {}) {
  const recipe = { engine: 'photo-studio', prompt, seed: 9, settings: {}, refinements: [], ...more };
  return { details: { engineVersion: PHOTO_VERSION, recipe }, size };
}

const STILL = 'a bowl, two pears and a mug on a wooden table';

test('a still life lists its things with boxes, numbered from the left where they are alike', async () => {
  const { objects } = await readScene(photo(STILL));
  expect(objects.map(({ label }) => label).toSorted()).toEqual(['bowl', 'mug', 'pear 1 of 2', 'pear 2 of 2']);
  const [first, second] = [1, 2].map((which) => objects.find(({ label }) => label === `pear ${which} of 2`)!);
  expect(first!.box.x).toBeLessThan(second!.box.x);
  for (const { box } of objects) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(1);
  }
});

test('a removed thing is gone, and the others stay where they were', async () => {
  const { objects } = await readScene(photo(STILL));
  const mug = objects.find(({ label }) => label === 'mug')!;
  const after = await readScene(photo(STILL, { objectEdits: [{ id: mug.id, action: 'remove' }] }));
  expect(after.objects).toEqual(objects.filter(({ id }) => id !== mug.id));
});

test('a thing is moved to a free place, and not into another one', async () => {
  const { objects } = await readScene(photo(STILL));
  const [mug, bowl] = ['mug', 'bowl'].map((name) => objects.find(({ label }) => label === name)!);
  const asked = async (box: SceneEdit & { action: 'move' }) =>
    (await readScene({ ...photo(STILL), edit: box })).allows;
  const free = { ...mug!.box, y: mug!.box.y + 0.15 };
  expect(await asked({ id: mug!.id, action: 'move', box: free })).toBe(true);
  const { objects: moved } = await readScene(
    photo(STILL, { objectEdits: [{ id: mug!.id, action: 'move', box: free }] }),
  );
  const there = moved.find(({ id }) => id === mug!.id)!.box;
  expect(there.y + there.height).toBeCloseTo(free.y + free.height, 1);
  expect(await asked({ id: mug!.id, action: 'move', box: bowl!.box })).toBe(false);
});

test('a change that would change nothing is not allowed; one by another thing or color is', async () => {
  const recipe = { prompt: 'an apple and a mug', seed: 3, settings: {}, refinements: [] };
  const drawing = { details: { engineVersion: ENGINE_VERSION, recipe }, size };
  const { objects } = await readScene(drawing);
  const apple = objects.find(({ label }) => label === 'apple')!;
  const asked = async (edit: object) =>
    (await readScene({ ...drawing, edit: { id: apple.id, ...edit } as SceneEdit })).allows;
  expect(await asked({ action: 'replace', prompt: 'an apple' })).toBe(false);
  expect(await asked({ action: 'replace', prompt: 'a wobblefrotz' })).toBe(false);
  expect(await asked({ action: 'move', box: apple.box })).toBe(false);
  expect(await asked({ action: 'replace', prompt: 'a green apple' })).toBe(true);
  expect(await asked({ action: 'replace', prompt: 'a pear' })).toBe(true);
  expect(await asked({ action: 'recolor', color: '#3355ff' })).toBe(true);
});

test('furniture is listed by its kind; what carries others and what lights the room stays', async () => {
  const { objects } = await readScene(photo('a cozy living room with a green sofa and a plant'));
  const actions = Object.fromEntries(objects.map(({ label, actions }) => [label, actions]));
  expect(actions.sofa).toEqual(['recolor', 'move', 'turn', 'remove']);
  expect(Object.keys(actions).filter((label) => /lamp|table/.test(label))).toEqual([]);
});

test('pictures of other versions, around uploads and of other models have nothing to choose', async () => {
  const recipe = { prompt: 'two dogs on a beach', seed: 7, settings: {}, refinements: [] };
  for (const details of [
    {},
    { recipe },
    { engineVersion: '0.1', recipe },
    { engineVersion: ENGINE_VERSION, recipe, staging: 'podium', archetype: 'product-shot' },
  ])
    expect(await readScene({ details, size })).toEqual({ objects: [] });
});
