import { mix, smoothstep } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import type { Land } from './landscape-scene.ts';
import type { Shape } from './terrain.ts';

/** Rugged islands and headlands in the sea, each with a shelf of shallow water around it. */
export function createIslands(land: Land, noise: Noise): Shape {
  const slope = new Float64Array(3);
  const crags = (x: number, z: number, octaves: number) => {
    let px = x * 0.0034 * land.frequency;
    let pz = z * 0.0034 * land.frequency;
    let sum = 0;
    let amplitude = 0.5;
    let slopeX = 0;
    let slopeZ = 0;
    for (let octave = 0; octave < octaves; octave++) {
      noise.gradient(px, pz, slope);
      slopeX += slope[1]! * 0.7;
      slopeZ += slope[2]! * 0.7;
      const ridge = 1 - Math.abs(slope[0]! * 2 - 1);
      sum +=
        (amplitude * (0.35 * slope[0]! + 0.65 * ridge * ridge)) /
        (1 + (slopeX * slopeX + slopeZ * slopeZ) * land.erosion);
      amplitude *= 0.44;
      const turned = (0.8 * px - 0.6 * pz) * 2.04 + 1.7;
      pz = (0.6 * px + 0.8 * pz) * 2.04;
      px = turned;
    }
    return sum;
  };
  // Sand flats with darker patches of reef, and the drop-off beyond.
  const lagoonFloor = (x: number, z: number) => {
    const reef = noise.fractal(x * 0.011 + 4, z * 0.017, 4);
    const flat = -land.lagoon * (0.45 + 1.1 * noise.fractal(x * 0.0035 + 60, z * 0.006, 3));
    const edge = smoothstep(420, 640, z + 340 * (reef - 0.47) + 0.12 * x);
    return mix(flat - 2.6 * smoothstep(0.56, 0.66, reef), -14, edge);
  };

  return (x, z, octaves) => {
    let height = land.lagoon > 0 ? lagoonFloor(x, z) : -14;
    for (const island of land.islands) {
      const dx = (x - island.x) / island.radius;
      const dz = (z - island.z) / (island.radius * 0.8);
      const round = 1 - Math.sqrt(dx * dx + dz * dz);
      // The outline adds at most 0.27.
      if (round < -0.87) continue;
      const outline = 0.35 * (noise.fractal(x * 0.004 + island.x, z * 0.004, 4) - 0.47);
      const inside = round + outline * 1.6;
      if (inside < -0.6) continue;
      const shelf = inside > 0 ? Math.min(inside * 30, 2.5) : inside * 26;
      const body =
        inside > 0.02
          ? (1 - Math.exp(-1.7 * (inside - 0.02))) * island.height * (0.3 + 1.9 * crags(x, z, octaves))
          : 0;
      height = Math.max(height, shelf + body * smoothstep(0.02, 0.12, inside));
    }
    return height;
  };
}
