import { smoothstep } from '../math/interpolate.ts';
import { createNoise } from '../math/value-noise.ts';
import type { LandscapeScene } from './landscape-scene.ts';

/** Stars and the milky way, scaled by the clouds' transmittance (the fourth value). */
export function createStars(scene: LandscapeScene) {
  const noise = createNoise(scene.seed ^ 0x7a31);
  const tilt = (scene.seed % 628) / 200;
  const cosTilt = Math.cos(tilt);
  const sinTilt = Math.sin(tilt);
  return (slopeX: number, slopeY: number, color: Float64Array) => {
    const rise = smoothstep(0.02, 0.3, slopeY) * color[3]! * scene.light.stars;
    if (rise <= 0) return;
    const along = slopeX * cosTilt + (slopeY - 0.5) * sinTilt;
    const across = -slopeX * sinTilt + (slopeY - 0.5) * cosTilt;
    const cloud = noise.fractal(along * 3.5, across * 6, 6);
    const core = Math.exp(-((along - 0.12) ** 2) * 5);
    const wide = Math.exp(-(across * across) * (18 - 9 * core));
    // Dust hides the middle of the band in torn lanes.
    const lane = noise.fractal(along * 5 + 9, across * 9 + 3, 5);
    const dust = Math.exp(-((across - 0.03 * (lane - 0.5)) ** 2) * 320) * smoothstep(0.36, 0.62, lane);
    const glow = wide * (0.35 + 1.1 * core) * smoothstep(0.22, 0.72, cloud + 0.1) * (1 - 0.8 * dust);
    const band = glow * scene.light.milkyWay;
    const warm = core * smoothstep(0.45, 0.65, cloud);
    color[0]! += band * (0.075 + 0.06 * warm) * rise;
    color[1]! += band * (0.078 + 0.03 * warm) * rise;
    color[2]! += band * 0.105 * rise;
    for (let layer = 0; layer < 2; layer++) {
      const grid = layer === 0 ? 90 : 210;
      const u = slopeX * grid + 500 + layer * 71;
      const v = slopeY * grid + layer * 37;
      const column = Math.floor(u);
      const row = Math.floor(v);
      const pick = noise.cell(column, row);
      if (pick > (layer === 0 ? 0.14 : 0.12 + 0.55 * Math.min(1, band))) continue;
      const dx = u - column - 0.25 - 0.5 * noise.cell(column + 91, row);
      const dy = v - row - 0.25 - 0.5 * noise.cell(column, row + 53);
      const size = layer === 0 ? 0.0055 : 0.012;
      const point =
        Math.exp(-(dx * dx + dy * dy) / size) *
        rise *
        (layer === 0 ? 3.2 : 1.1) *
        noise.cell(column + 7, row + 7) ** 3;
      const warmth = noise.cell(column + 13, row + 29);
      color[0]! += point * (0.75 + 0.4 * warmth);
      color[1]! += point * 0.92;
      color[2]! += point * (1.2 - 0.4 * warmth);
    }
  };
}
