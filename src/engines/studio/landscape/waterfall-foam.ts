import { smoothstep } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import type { LandscapeScene } from './landscape-scene.ts';
import { shapeWaterfall } from './waterfall-shape.ts';

/** Whiteness of the falling water, 0..1: threads that part and join. */
export function createFallingWater(scene: LandscapeScene, noise: Noise) {
  const plan = shapeWaterfall(scene.land, noise);
  const side = noise.cell(5, 9) > 0.5 ? 1 : -1;
  return (x: number, height: number, z: number) => {
    const behind = z - plan.wallAt(x);
    if (behind < -9 || behind > 30) return 0;
    const drop = Math.max(0, scene.land.relief - height);
    const spread = 1 + 0.006 * drop;
    const main = threads((x - plan.center) / (plan.half * spread), x, height);
    const lesser =
      0.85 * threads((x - plan.center - side * plan.half * 3.1) / (plan.half * 0.28 * spread), x, height);
    return Math.max(main, lesser) * smoothstep(-9, -5, behind) * smoothstep(19, 12, behind);
  };

  function threads(across: number, x: number, height: number): number {
    const wobble = 0.22 * (noise.value(height * 0.12, x * 0.05) - 0.5);
    const inside = smoothstep(1.05, 0.72, Math.abs(across + wobble));
    if (inside <= 0) return 0;
    const strands =
      0.5 * noise.value(x * 1.1, height * 0.045) + 0.5 * noise.value(x * 3.1, height * 0.09 + 7);
    return inside * (0.35 + 0.65 * smoothstep(0.25, 0.55, strands));
  }
}
