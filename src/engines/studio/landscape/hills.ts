import { mix, smoothstep } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import type { Land } from './landscape-scene.ts';
import type { Shape } from './terrain.ts';

/** Soft, rounded country: few octaves that fade quickly, growing with distance into blue ridges. */
export function createHills(land: Land, noise: Noise): Shape {
  const distantRidges = (x: number, z: number) => {
    const ridge = 1 - Math.abs(noise.value(x * 0.0006 + 40, z * 0.0009) * 2 - 1);
    return ridge * ridge * smoothstep(2600, 5200, z) * land.relief * 1.1;
  };
  return (x, z, octaves) => {
    let px = x * 0.0021 * land.frequency;
    let pz = z * 0.0026 * land.frequency;
    let sum = 0;
    let amplitude = 0.5;
    for (let octave = 0; octave < Math.min(octaves, 4); octave++) {
      sum += amplitude * noise.value(px, pz);
      amplitude *= 0.34;
      px = px * 2.1 + 7;
      pz = pz * 2.1 + 3;
    }
    const growth = mix(0.42, 1, smoothstep(land.nearDistance, land.farDistance, z));
    const distant = z > 2600 ? distantRidges(x, z) : 0;
    const swell =
      0.16 * land.relief * (noise.value(x * 0.006 + 3, z * 0.0055) - 0.5) * smoothstep(20, 160, z);
    const rough = octaves > 7 && z < 400 ? 0.3 * noise.fractal(x * 0.3, z * 0.3, 3) : 0;
    return land.relief * (sum * 1.5 - 0.4) * growth + swell + distant - land.base + rough;
  };
}
