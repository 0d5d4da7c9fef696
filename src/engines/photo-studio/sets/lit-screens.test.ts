import { expect, test } from 'vitest';
import { createRandom } from '../scene/random.ts';
import type { LightMood } from './set.ts';
import { STILL_SETS } from './still-sets.ts';

test.each<[LightMood, number]>([
  ['dark', 1],
  ['evening', 1],
  ['bright', 0],
])('in %s light, %i screen of a laptop shines', async (light, count) => {
  const set = STILL_SETS.find(({ name }) => name === 'table-top')!;
  const subjects = [{ key: 'laptop', name: 'laptop', count: 1 }];
  const { scene } = await set.compose({ subjects, random: createRandom(5), width: 512, height: 512, light });
  const lit = scene.instances.filter(({ mesh }) => mesh.parts.some(({ material }) => material.isLamp));
  expect(lit).toHaveLength(count);
  const laptop = scene.instances[0]!.transform.position;
  const near = scene.lights.filter(
    (one) =>
      one.kind === 'rectangle' && Math.hypot(one.center[0] - laptop[0], one.center[2] - laptop[2]) < 0.2,
  );
  expect(near).toHaveLength(count);
  // Ids of what can be changed stay unique.
  expect(new Set(scene.instances.map(({ id }) => id)).size).toBe(scene.instances.length);
});
