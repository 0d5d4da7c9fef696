import { mix, smoothstep } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import type { Land } from './landscape-scene.ts';
import type { Shape } from './terrain.ts';

/**
 * Ridged peaks on both sides of a winding valley. Octaves fade where the slope so far is steep, which
 * looks like erosion (after Iñigo Quilez, "Value noise derivatives").
 */
export function createMountains(land: Land, noise: Noise): Shape {
  const slope = new Float64Array(3);
  return (x, z, octaves) => {
    let px = x * 0.0011 * land.frequency;
    let pz = z * 0.0011 * land.frequency;
    const bendX = noise.value(px * 1.3 + 3, pz * 1.3 + 1);
    const bendZ = noise.value(px * 1.3 + 9, pz * 1.3 + 7);
    px += 0.4 * bendX;
    pz += 0.4 * bendZ;
    let sum = 0;
    let amplitude = 0.5;
    let slopeX = 0;
    let slopeZ = 0;
    for (let octave = 0; octave < octaves; octave++) {
      noise.gradient(px, pz, slope);
      slopeX += slope[1]! * 0.75;
      slopeZ += slope[2]! * 0.75;
      const ridge = 1 - Math.abs(slope[0]! * 2 - 1);
      const height = slope[0]! * 0.25 + ridge * ridge * 0.75;
      sum += (amplitude * height) / (1 + (slopeX * slopeX + slopeZ * slopeZ) * land.erosion);
      amplitude *= 0.49;
      const turned = (0.8 * px - 0.6 * pz) * 2.04;
      pz = (0.6 * px + 0.8 * pz) * 2.04;
      px = turned;
    }
    const far = smoothstep(land.nearDistance, land.farDistance, z);
    const center = land.valleyX * smoothstep(0, 1500, z) + land.valleyWidth * 0.3 * Math.sin(z * 0.0021);
    const side = smoothstep(land.valleyWidth * 0.35, land.valleyWidth * 1.7, Math.abs(x - center) + z * 0.06);
    const peak = (sum * 1.55 - 0.2) * land.relief;
    const meadow = far === 1 ? 0 : 9 * (noise.fractal(x * 0.013, z * 0.013, Math.min(octaves, 4)) - 0.47);
    return meadow * (1 - far) + peak * mix(0.18, 1, far) * mix(0.2, 1, side) - land.base;
  };
}
