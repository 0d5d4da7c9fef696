import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import type { Land } from './landscape-scene.ts';
import type { Shape } from './terrain.ts';

/**
 * Cliffs along one side that run into the distance in headlands and bays, with stacks left standing in the
 * sea. `valleyX` is how far inland the camera stands, `valleyWidth` how far headlands reach out.
 */
export function createCoast(land: Land, noise: Noise): Shape {
  const stackHeight = (x: number, z: number, rough: number) => {
    let top = -20;
    for (const stack of land.islands) {
      const dx = (x - stack.x) / stack.radius;
      const dz = (z - stack.z) / stack.radius;
      const inside = 1 - Math.sqrt(dx * dx + dz * dz) + rough * 0.9;
      if (inside > -0.6)
        top = Math.max(
          top,
          inside > 0 ? stack.height * smoothstep(0, 0.3, inside) + inside * 4 : inside * 16,
        );
    }
    return top;
  };
  return (x, z, octaves) => {
    const detail = Math.min(octaves, 6);
    const rough = noise.fractal(x * 0.018, z * 0.018, detail) - 0.47;
    const reach = noise.value(z * 0.0031 * land.frequency + 5, 1.5);
    const bays = reach * reach * (3 - 2 * reach);
    const edge = -land.valleyX + z * 0.42 - land.valleyWidth * bays * smoothstep(70, 360, z);
    const inland =
      land.side * x - edge + 46 * rough + 9 * (noise.fractal(x * 0.09, z * 0.09, detail - 2) - 0.45);
    const stacks = stackHeight(x, z, rough);
    if (inland < 0) return Math.max(stacks, Math.max(-13, inland * 0.11) - 0.25);
    const top = land.relief * (0.55 + 0.75 * noise.value(x * 0.004 + 8, z * 0.004));
    const ledges = 0.5 + 0.5 * Math.sin(inland * 0.55 + rough * 20);
    const rise = clamp(
      smoothstep(2, 19, inland) * 0.88 +
        0.12 * smoothstep(0, 34, inland) +
        0.03 * ledges * smoothstep(22, 10, inland),
      0,
      1,
    );
    const moor =
      inland * 0.05 +
      land.relief * 0.5 * (noise.fractal(x * 0.006, z * 0.006, 3) - 0.4) * smoothstep(30, 300, inland);
    const beach = Math.min(1.1, inland * 0.12);
    return Math.max(stacks, mix(beach, top, rise) + moor);
  };
}
