import type { Light } from '../scene/light.ts';
import { cross, normalize, scale, subtract, type Vec3 } from '../scene/vector.ts';
import { type Arena, allocate, floatsOf, intsOf } from './arena.ts';
import { BYTES } from './kernel-layout.ts';

export function packLights(arena: Arena, lights: readonly Light[]): number {
  const address = allocate(arena, Math.max(1, lights.length) * BYTES.light);
  lights.forEach((light, i) => {
    const floats = floatsOf(arena, address + i * BYTES.light, BYTES.light / 4);
    const ints = intsOf(arena, address + i * BYTES.light, BYTES.light / 4);
    floats.fill(0);
    floats.set(light.radiance, 13);
    floats[17] = light.importance ?? 1;
    switch (light.kind) {
      case 'rectangle': {
        const normal = normalize(subtract(light.target, light.center));
        const isSteep = Math.abs(normal[1]) > 0.99;
        const wished: Vec3 = light.up ?? (isSteep ? [0, 0, -1] : [0, 1, 0]);
        const right = normalize(cross(wished, normal));
        floats.set(light.center, 1);
        floats.set(scale(right, light.width / 2), 4);
        floats.set(scale(cross(normal, right), light.height / 2), 7);
        floats.set(normal, 10);
        floats[16] = light.width * light.height;
        floats[19] = light.softness ?? 0.5;
        floats[20] = light.grid ?? 0;
        ints[0] = 0;
        break;
      }
      case 'sphere':
        floats.set(light.center, 1);
        floats[4] = light.radius;
        floats[16] = Math.PI * light.radius ** 2;
        ints[0] = 1;
        break;
      case 'sun': {
        const cosine = Math.cos((light.angularRadius * Math.PI) / 180);
        const solidAngle = 2 * Math.PI * (1 - cosine);
        floats.set(normalize(light.direction), 1);
        floats[4] = cosine;
        floats.set(scale(light.radiance, 1 / solidAngle), 13);
        floats[16] = solidAngle;
        ints[0] = 2;
      }
    }
    const isGlow = light.kind === 'sphere' && light.isGlow;
    ints[18] = (light.isVisible ? 1 : 0) | (light.isReflected === false ? 0 : isGlow ? 2 : 6);
  });
  return address;
}
