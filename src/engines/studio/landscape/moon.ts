import { smoothstep } from '../math/interpolate.ts';
import { createNoise } from '../math/value-noise.ts';
import type { LandscapeScene } from './landscape-scene.ts';

/** A full moon with its seas, and the halo around it, at the light's own direction. */
export function createMoon(scene: LandscapeScene) {
  const { light } = scene;
  const [x, y, z] = light.direction;
  const noise = createNoise(scene.seed ^ 0x6d01);
  return (slopeX: number, slopeY: number, color: Float64Array) => {
    const dx = (slopeX - x / z) / light.moon;
    const dy = (slopeY - y / z) / light.moon;
    const out = Math.sqrt(dx * dx + dy * dy);
    if (out > 9) return;
    const halo = 0.16 * Math.exp(-out * 0.75) * (0.3 + 0.7 * color[3]!);
    const seas = smoothstep(0.42, 0.6, noise.fractal(dx * 1.3 + 5, dy * 1.3, 4));
    const limb = Math.sqrt(Math.max(0, 1 - out * out));
    const disc =
      smoothstep(1.02, 0.98, out) *
      (0.75 + 0.25 * limb) *
      (1 - 0.42 * seas) *
      1.5 *
      (0.15 + 0.85 * color[3]!);
    color[0]! += halo * 0.75 + disc;
    color[1]! += halo * 0.85 + disc * 0.97;
    color[2]! += halo + disc * 0.88;
  };
}
