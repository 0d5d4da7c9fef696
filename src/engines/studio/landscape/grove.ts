import type { Noise } from '../math/value-noise.ts';
import type { Land } from './landscape-scene.ts';
import type { Shape } from './terrain.ts';

/** A forest's floor: low humps and hollows. */
export function createGrove(land: Land, noise: Noise): Shape {
  return (x, z, octaves) =>
    land.relief * (noise.fractal(x * 0.028, z * 0.028, 3) - 0.47) +
    (octaves > 7 ? 0.22 * (noise.fractal(x * 0.6, z * 0.6, 3) - 0.45) : 0);
}
