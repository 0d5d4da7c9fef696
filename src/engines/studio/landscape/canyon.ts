import { mix, smoothstep } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import type { Land } from './landscape-scene.ts';
import type { Shape } from './terrain.ts';

/**
 * Table mountains over a plain, or (`erosion` 1) a gorge below the camera's rim: noise cut into terraces
 * with steep faces, fluted by water, on skirts of scree.
 */
export function createCanyon(land: Land, noise: Noise): Shape {
  const terraces = (level: number) =>
    0.24 * smoothstep(0.34, 0.5, level) +
    0.3 * smoothstep(0.5, 0.525, level) +
    0.08 * smoothstep(0.53, 0.6, level) +
    0.3 * smoothstep(0.6, 0.622, level) +
    0.08 * smoothstep(0.63, 0.8, level);
  const gorge = land.erosion >= 1;
  // Slabs of bare rock, 10 to 50 cm above the sand.
  const ledges = (x: number, z: number, octaves: number) => {
    if (octaves <= 7 || z > 300) return 0;
    const bed = noise.fractal(x * 0.06, z * 0.085, 4);
    return 0.9 * smoothstep(0.5, 0.53, bed) + 0.5 * smoothstep(0.58, 0.6, bed) + 0.4 * (bed - 0.45);
  };
  return (x, z, octaves) => {
    const detail = Math.min(octaves, 7);
    const px = x * 0.0012 * land.frequency;
    const pz = z * 0.0012 * land.frequency;
    const flutes =
      0.05 * (noise.fractal(x * 0.012, z * 0.012, detail - 1) - 0.47) +
      0.012 * (noise.value(x * 0.07, z * 0.07) - 0.5);
    let level = noise.fractal(px + 3, pz + 8, 4) * 1.24 + flutes;
    if (gorge) {
      const river = 260 * Math.sin(z * 0.0016 + land.valleyX) + land.side * z * 0.12;
      const out = Math.abs(x - river) / (land.valleyWidth * (0.7 + 0.0004 * z));
      level = mix(level * 0.5, level + 0.16, smoothstep(0.1, 1.5, out));
      // The rim moves in and out, so that its edge is not straight.
      const brink = smoothstep(
        64,
        20,
        z + 46 * (noise.fractal(x * 0.017 + 20, 3.5, 4) - 0.47) + 0.12 * land.side * x,
      );
      return (
        land.relief * (terraces(level) - 1) * (1 - brink) +
        3 * (noise.fractal(x * 0.02, z * 0.02, 3) - 0.5) +
        ledges(x, z, octaves) -
        brink * 1.5
      );
    }
    // Keep the plain open around the camera, and one path to the horizon.
    const clear =
      smoothstep(90, 380, z) * mix(0.7, 1, smoothstep(0, 260, Math.abs(x - land.valleyX * 0.35 - z * 0.05)));
    level = mix(0.3, level, clear);
    const plain = 5 * (noise.fractal(x * 0.008, z * 0.008, Math.min(detail, 5)) - 0.47);
    return land.relief * terraces(level) + plain + ledges(x, z, octaves);
  };
}
