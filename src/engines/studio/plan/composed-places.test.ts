import { expect, test } from 'vitest';
import { composeScene } from '../compose/compose-scene.ts';
import { createLandscapeSetup } from '../landscape/landscape-setup.ts';
import { centerOf } from '../landscape/paths.ts';
import { planPicture } from './plan-picture.ts';

test.each([
  ['farm', 'hills', ['barn', 'cow', 'ewe']],
  ['village in the mountains', 'mountains', ['houses', 'church', 'cabin']],
  // The hour alone is over the sea.
  ['village at sunset', 'hills', ['houses', 'church', 'cabin']],
  ['campsite', 'lake', ['tent']],
])('%s stands in its landscape (%s)', (prompt, place, icons) => {
  const { content, drawsPrompt, leftOut } = planPicture(prompt);
  expect({ drawsPrompt, leftOut }).toEqual({ drawsPrompt: true, leftOut: [] });
  if (content?.kind !== 'artwork') throw new Error('Not artwork');
  expect(content.place).toBe(place);
  expect(content.things.map(({ thing }) => thing.icon)).toEqual(icons);
});

test('a pier is seen over the open sea, not beside a high island', () => {
  const { content, drawsPrompt } = planPicture('a pier at sunset');
  expect(drawsPrompt).toBe(true);
  expect(content).toMatchObject({ kind: 'overlay', homes: ['sea'], overlays: [{ kind: 'boats' }] });
});

test('a dog on a pier is drawn without the pier, which is reported', () => {
  const { drawsPrompt, leftOut } = planPicture('a dog on a pier');
  expect(drawsPrompt).toBe(true);
  expect(leftOut.map(({ words }) => words)).toEqual(['pier']);
});

test.each(['a castle on a hill', 'two trees on a green hill'])(
  '%s stands on a rise of the land',
  (prompt) => {
    const { drawsPrompt, leftOut, content } = planPicture(prompt);
    expect({ drawsPrompt, leftOut }).toEqual({ drawsPrompt: true, leftOut: [] });
    expect(content).toMatchObject({ place: 'hills', isOnMound: true });
    for (const seed of [1, 2, 3]) {
      const { scene } = composeScene({ prompt, seed, width: 512, height: 512 });
      if (scene.kind !== 'landscape') throw new Error('Not a landscape');
      const { frame, terrain } = createLandscapeSetup(scene, 512, 512);
      for (const { x, depth } of scene.things ?? []) {
        // Just behind it the ground is lower in the picture, or hardly higher.
        const rowAt = (far: number) => {
          const slope = (x * frame.width - frame.center) / frame.focal;
          return (
            frame.horizon - ((terrain.ground(slope * far, far, 8) - scene.camera.height) / far) * frame.focal
          );
        };
        expect(rowAt(depth) - rowAt(depth * 1.15)).toBeLessThan(512 * 0.01);
      }
    }
  },
);

test.each(['a castle on top of a mountain', 'a dog on a cliff'])('%s cannot be drawn', (prompt) => {
  expect(planPicture(prompt).drawsPrompt).toBe(false);
});

test.each(['a path through the forest', 'a hiking trail in the woods', 'forest path', 'autumn forest road'])(
  '%s starts before the camera, between the trees',
  (prompt) => {
    const { drawsPrompt, leftOut } = planPicture(prompt);
    expect({ drawsPrompt, leftOut }).toEqual({ drawsPrompt: true, leftOut: [] });
    for (const seed of [1, 2, 3, 4]) {
      const { scene } = composeScene({ prompt, seed, width: 512, height: 512 });
      if (scene.kind !== 'landscape') throw new Error('Not a landscape');
      expect(scene.form).toBe('grove');
      for (const ahead of [3, 12]) {
        const { path } = scene.cover;
        expect(path && Math.abs(centerOf(path, ahead))).toBeLessThan(ahead * 0.5);
      }
    }
  },
);

test('waves are higher in a storm than on a fine day, and a calm sea has none', () => {
  const swellOf = (prompt: string) => {
    const { scene } = composeScene({ prompt, seed: 3, width: 256, height: 256 });
    if (scene.kind !== 'landscape') throw new Error('Not a landscape');
    return scene.water?.swell ?? 0;
  };
  expect(swellOf('calm sea at sunrise')).toBe(0);
  expect(swellOf('ocean waves')).toBeGreaterThan(1);
  for (const rough of ['stormy sea', 'big waves crashing', 'rough sea under dark clouds'])
    expect(swellOf(rough), rough).toBeGreaterThan(swellOf('ocean waves') * 1.5);
});

test('a lighthouse on the coast stands on dry ground', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const { scene } = composeScene({ prompt: 'lighthouse on the coast', seed, width: 512, height: 512 });
    if (scene.kind !== 'landscape') throw new Error('Not a landscape');
    const { frame, terrain } = createLandscapeSetup(scene, 512, 512);
    for (const { x, depth } of scene.things ?? []) {
      const slope = (x * frame.width - frame.center) / frame.focal;
      expect(terrain.ground(slope * depth, depth, 8), `seed ${seed}`).toBeGreaterThanOrEqual(0);
    }
  }
});

test('who reads on a bench sits in the park', () => {
  const { content, leftOut } = planPicture('a man reading a book on a park bench');
  expect(leftOut).toEqual([]);
  expect(content).toMatchObject({
    people: { place: 'park', people: [{ pose: 'sit', holds: 'open-book' }] },
  });
});

test.each(['jungle', 'tropical rainforest', 'a tiger in the jungle'])('%s is a wood with palms', (prompt) => {
  const { drawsPrompt, leftOut } = planPicture(prompt);
  expect({ drawsPrompt, leftOut }).toEqual({ drawsPrompt: true, leftOut: [] });
  const { scene } = composeScene({ prompt, seed: 2, width: 256, height: 256 });
  expect(scene).toMatchObject({ form: 'grove', cover: { isTropical: true } });
});

test.each([
  ['a knight in armor', 'knight'],
  ['pirate with a parrot', 'pirate, parrot'],
  ['pirate ship at sea', 'pirate-ship'],
  ['sandcastle with a flag', 'sandcastle'],
  ['fruit stall with fruit', 'market-stall'],
  ['key and lock', 'key, locked'],
])('%s is drawn as %s', (prompt, icons) => {
  const { content, drawsPrompt } = planPicture(prompt);
  expect(drawsPrompt).toBe(true);
  if (content?.kind !== 'artwork') throw new Error('Not artwork');
  expect(content.things.map(({ thing }) => thing.icon).join(', ')).toBe(icons);
});

test('a year behind an occasion changes nothing', () => {
  for (const prompt of ['fireworks new year', 'fireworks new year 2027'])
    expect(planPicture(prompt).content, prompt).toMatchObject({ overlays: [{ kind: 'fireworks' }] });
});
