import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import type { Land } from './landscape-scene.ts';
import type { Shape } from './terrain.ts';

/** Geometry of a waterfall's wall, lip and stream; shared by shape and shading. */
export interface WaterfallShape {
  /** Depth of the wall's foot at `x`. */
  wallAt(x: number): number;
  center: number;
  /** Half the width of the falling water. */
  half: number;
}

export function shapeWaterfall(land: Land, noise: Noise): WaterfallShape {
  const center = land.valleyX;
  return {
    center,
    half: land.valleyWidth * 0.5,
    wallAt: (x) => {
      const off = Math.abs(x - center);
      return land.farDistance - 0.55 * Math.max(0, off - 14) + 16 * (noise.value(x * 0.03, 4.5) - 0.5);
    },
  };
}

/** A stepped wall around a pool with a notch for the stream, which flows past the camera. */
export function createFalls(land: Land, noise: Noise): Shape {
  const plan = shapeWaterfall(land, noise);
  return (x, z, octaves) => {
    const detail = Math.min(octaves, 6);
    const rough = noise.fractal(x * 0.05, z * 0.05, detail) - 0.47;
    const behind = z - plan.wallAt(x) + 13 * rough;
    const stream = mix(0, plan.center, smoothstep(5, 60, z)) + land.side * 5 * Math.sin(z * 0.06);
    const width = mix(13, 34, smoothstep(25, land.farDistance * 0.75, z));
    const bank = (Math.abs(x - stream) - width) * 0.16 + 1.6 * rough;
    const shore = Math.max(Math.min(bank, 3 + bank * 0.3), -1.6);
    if (behind <= -1) return shore;
    const off = Math.abs(x - plan.center);
    const notch = smoothstep(plan.half * 1.7, plan.half * 0.9, off) * smoothstep(46, 14, behind);
    const ledges = 0.035 * Math.sin(behind * 1.3 + rough * 14);
    const step =
      smoothstep(0, 4, behind) * 0.46 + smoothstep(4, 7, behind) * 0.16 + smoothstep(7, 11, behind) * 0.38;
    const rise = clamp(step + ledges * smoothstep(11, 5, behind) * smoothstep(0, 3, behind), 0, 1.05);
    const top = land.relief * (0.86 + 0.35 * noise.value(x * 0.02 + 4, 9)) - notch * 5;
    const wall =
      top * rise +
      // Wooded slopes behind the lip.
      110 *
        (1 - Math.exp(-Math.max(0, behind - 12) / 150)) *
        (0.3 + 0.7 * noise.value(x * 0.01, z * 0.01)) *
        (1 - notch * 0.2);
    return Math.max(wall * smoothstep(-1, 1, behind), shore);
  };
}
