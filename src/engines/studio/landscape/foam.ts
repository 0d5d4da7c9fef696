import { clamp, smoothstep } from '../math/interpolate.ts';
import { lengthOf } from '../math/length-of.ts';
import { createNoise, type Noise } from '../math/value-noise.ts';
import type { LandscapeScene, Water } from './landscape-scene.ts';
import { shapeWaterfall } from './waterfall-shape.ts';

/** Whiteness of the water at a point, 0..1; `depth` in meters, `slope` the slopes of the waves. */
export type Foam = (x: number, z: number, depth: number, slope: Float64Array) => number;

/** Foam along shores, on breakers, on whitecaps, and under a waterfall. */
export function createFoam(scene: LandscapeScene, water: Water, noise: Noise): Foam {
  const shoreFoam = (x: number, z: number, depth: number, slope: Float64Array) => {
    if (water.foam === 0 || z > 900 || depth > (water.surf === 0 ? 1.2 : 8)) return 0;
    const lace = 1 - Math.abs(2 * noise.fractal(x * 1.3 + slope[0]! * 6, z * 1.9, 4) - 0.94) * 5.5;
    const edge = Math.exp(-depth * 7) * smoothstep(0.2, 0.75, lace + 0.9 * Math.exp(-depth * 30));
    if (water.surf === 0) return edge * water.foam * 0.8;
    // Crests follow lines of equal depth and fade sideways; thin foam stays behind on the shore side.
    const wobble = noise.fractal(x * 0.035, 4 + z * 0.006, 3) * 1.7;
    const phase = depth * 0.85 + wobble;
    const cycle = phase - Math.floor(phase);
    const stretch = smoothstep(
      0.4,
      0.58,
      noise.value(x * 0.045 + Math.floor(phase) * 17, Math.floor(phase) * 3.7),
    );
    const crest = smoothstep(0.1, 0.02, Math.abs(cycle - 0.9 + 0.05 * (lace - 0.5)));
    const wash = cycle < 0.88 ? smoothstep(0.25, 0.88, cycle) : 0;
    const trail = wash * smoothstep(0.1, 0.8, lace) * 0.7;
    const breaking = smoothstep(0.05, 0.35, depth) * Math.exp(-depth * 0.55);
    const surf = (crest + trail) * stretch * breaking * water.surf;
    return clamp((edge + surf) * water.foam, 0, 1);
  };
  // Short white streaks on the tops of open waves.
  const whitecaps = (x: number, z: number) => {
    if (water.chop < 0.75 || z > 1500) return 0;
    const least = 0.8 - 0.05 * water.chop;
    const gust = 0.14 * noise.value(x * 0.012, z * 0.02);
    const long = noise.fractal(x * 0.2 + 70, z * 0.8, 2);
    // The finer octaves add at most 0.22.
    if (long + gust + 0.22 < least) return 0;
    const streak = noise.fractal(x * 0.2 + 70, z * 0.8, 5) + gust;
    // Foam has threads, and holes that show the water.
    const lace = 1 - Math.abs(2 * noise.fractal(x * 0.9 + 13, z * 2.2, 4) - 0.94) * 3.2;
    const white = smoothstep(least, least + 0.2, streak) * smoothstep(0, 0.9, lace + 0.25);
    return white * clamp(water.chop - 0.6, 0, 0.8);
  };
  const boil = scene.form === 'waterfall' ? createBoil(scene, noise) : null;
  return (x, z, depth, slope) => {
    const foam = Math.max(shoreFoam(x, z, depth, slope), boil?.(x, z) ?? 0);
    return water.surf > 0 ? Math.max(foam, whitecaps(x, z)) : foam;
  };
}

/** White at the base of the waterfall, with flakes of foam that drift to the shore. */
function createBoil({ land, seed }: LandscapeScene, noise: Noise) {
  const plan = shapeWaterfall(land, createNoise(seed));
  return (x: number, z: number) => {
    const across = Math.max(0, Math.abs(x - plan.center) - plan.half);
    const away = Math.max(0, plan.wallAt(x) - 3 - z);
    const distance = lengthOf(across, away * 0.8) / (4 + plan.half * 0.5);
    if (distance > 6) return 0;
    const lace = noise.fractal(x * 0.55, z * 0.8, 5);
    const white = Math.exp(-distance * distance * 1.4);
    const drift = 0.7 * Math.exp(-distance * 0.55) * smoothstep(0.52, 0.7, lace);
    return clamp(white * (0.45 + 0.9 * lace) + drift, 0, 0.92);
  };
}
