import { expect, test } from 'vitest';
import { createRandom } from '../scene/random.ts';
import type { LightMood } from './set.ts';
import { STILL_SETS } from './still-sets.ts';

test.each<[key: string, set: string, light: LightMood, isLit: boolean]>([
  ['brass-lamp', 'table-top', 'evening', true],
  ['brass-lamp', 'table-top', 'bright', false],
  ['gray-desk-lamp', 'cyclorama', 'dark', true],
  ['lamppost', 'street', 'evening', true],
])('%s on %s in %s light is lit: %s', async (key, name, light, isLit) => {
  const set = STILL_SETS.find((one) => one.name === name)!;
  const request = { subjects: [{ key, name: key, count: 1 }], width: 512, height: 512, light };
  const { scene } = await set.compose({ ...request, random: createRandom(5) });
  const [lamp] = scene.instances;
  const { position } = lamp!.transform;
  const isNear = ([x, , z]: readonly [number, number, number]) =>
    Math.hypot(x - position[0], z - position[2]) < 0.3;
  const shining = scene.lights.filter((one) => one.kind === 'sphere' && isNear(one.center));
  expect(shining.length > 0).toBe(isLit);
  const glows = scene.instances.some(
    ({ mesh, materials, transform }) =>
      isNear(transform.position) &&
      mesh.parts.some(({ material }) => (materials?.get(material) ?? material).isLamp),
  );
  expect(glows).toBe(isLit);
});

test('a street lamp stands far enough from the houses that it does not light them like the day', async () => {
  const street = STILL_SETS.find(({ name }) => name === 'street')!;
  const request = { subjects: [{ key: 'lamppost', name: 'lamppost', count: 1 }], width: 512, height: 512 };
  const { scene } = await street.compose({ ...request, light: 'dark', random: createRandom(2) });
  const [lamp] = scene.instances;
  const light = scene.lights.find((one) => one.kind === 'sphere' && one.radius < 0.2)!;
  // Irradiance of a wall behind it, from the flux of a sphere, as the picture shows it.
  const distance = 2.5;
  const { radius, radiance } = light as { radius: number; radiance: readonly [number, number, number] };
  const shown = (Math.PI * radius ** 2 * radiance[0] * 2 ** scene.exposure) / distance ** 2;
  expect(shown).toBeLessThan(2.5);
  expect(lamp!.transform.position[1]).toBe(0);
});
