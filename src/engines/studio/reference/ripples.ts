import { createNoise } from '../math/value-noise.ts';
import type { ReferenceScene } from './reference-scene.ts';

/** Writes the water's slope along x and z at a point of the floor. */
export type Ripples = (x: number, z: number, out: Float64Array) => void;

/** Rings running away from the subject over a light breeze. */
export function createRipples({ seed, surface, placing }: ReferenceScene): Ripples {
  const noise = createNoise(seed);
  const strength = surface.ripple;
  const inner = surface.radius ?? placing.width / 2;
  const wind = new Float64Array(3);
  return (x, z, out) => {
    const away = Math.max(0.05, Math.sqrt(x * x + z * z));
    const off = Math.max(0, away - inner);
    const ring = strength * 0.05 * Math.sin(off * 8.5) * Math.exp(-off * 0.75);
    out[0] = (ring * x) / away;
    out[1] = (ring * z) / away;
    for (const [scale, share] of [
      [1.4, 0.011],
      [3.7, 0.007],
    ] as const) {
      noise.gradient(x * scale + 31, z * scale * 1.7 + 57, wind);
      out[0]! += wind[1]! * share * strength;
      out[1]! += wind[2]! * share * strength;
    }
  };
}
