import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import { createRandom } from '../math/seeded-random.ts';
import type { Noise } from '../math/value-noise.ts';
import type { LandscapeScene } from './landscape-scene.ts';

/** Oxygen's green line (557.7 nm) below, its red and nitrogen's violet above, as radiance. */
const LOW = [0.1, 0.95, 0.42] as const;
const HIGH = [0.42, 0.16, 0.62] as const;

/** Northern lights: curtains along wandering lines, with a sharp lower edge and rays that fade upwards. */
export function createAurora(scene: LandscapeScene, noise: Noise) {
  const random = createRandom(scene.seed ^ 0x3a7e);
  const curtains = Array.from({ length: 4 }, (_, index) => ({
    base: 0.16 + 0.13 * index + random.between(-0.04, 0.04),
    tilt: random.between(-0.34, 0.34),
    sway: random.between(0.05, 0.16),
    phase: random.between(0, 60),
    height: random.between(0.2, 0.46),
    strength: random.between(0.5, 1) * (index === 0 ? 0.7 : 1),
  }));
  return (slopeX: number, slopeY: number, out: Float64Array) => {
    let green = 0;
    let violet = 0;
    for (const { base, tilt, sway, phase, height, strength } of curtains) {
      const warped = slopeX + 0.24 * (noise.fractal(slopeX * 1.4 + phase, slopeY * 1.5, 3) - 0.47);
      const line =
        base +
        tilt * slopeX +
        sway * Math.sin(warped * 5 + phase) +
        0.12 * (noise.value(warped * 3 + phase, 1) - 0.5);
      const above = slopeY - line;
      const rays =
        0.3 + 0.9 * noise.value(warped * 34 + phase, slopeY * 0.6) * noise.value(warped * 9 + phase, 4);
      const folds = smoothstep(0.22, 0.75, noise.value(warped * 2.2 + phase * 3, 2));
      const reach = height * (0.55 + 0.9 * rays);
      const body = above > 0 ? Math.exp(-above / reach) * smoothstep(0, 0.025, above) : 0;
      const light = (body * rays + 0.14 * Math.exp(-Math.abs(above) / 0.14)) * folds * strength;
      const up = clamp(above / (reach * 1.5), 0, 1);
      green += light * (1 - up);
      violet += light * up;
    }
    const level = scene.light.aurora * 0.55 * out[3]! * smoothstep(0, 0.12, slopeY);
    for (let channel = 0; channel < 3; channel++)
      out[channel]! += level * (green * LOW[channel]! + violet * mix(HIGH[channel]!, LOW[channel]!, 0.25));
  };
}
