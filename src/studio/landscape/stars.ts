import { smoothstep } from '../maths/interpolate.ts';
import { createNoise } from '../maths/value-noise.ts';
import type { LandscapeScene } from '../scene/scene.ts';

/** Stars and a faint milky band, added where the clouds (fourth value) let them through. */
export function createStars(scene: LandscapeScene) {
  const noise = createNoise(scene.seed ^ 0x7a31);
  const tilt = (scene.seed % 628) / 200;
  const cosTilt = Math.cos(tilt);
  const sinTilt = Math.sin(tilt);
  return (slopeX: number, slopeY: number, colour: Float64Array) => {
    const rise = smoothstep(0.02, 0.3, slopeY) * colour[3]! * scene.light.stars;
    if (rise <= 0) return;
    const along = slopeX * cosTilt + (slopeY - 0.5) * sinTilt;
    const across = -slopeX * sinTilt + (slopeY - 0.5) * cosTilt;
    const cloud = noise.fractal(along * 3.5, across * 7, 5);
    const band = Math.exp(-(across * across) * 26) * smoothstep(0.25, 0.75, cloud + 0.12);
    colour[0]! += band * 0.06 * rise;
    colour[1]! += band * 0.062 * rise;
    colour[2]! += band * 0.085 * rise;
    for (let layer = 0; layer < 2; layer++) {
      const grid = layer === 0 ? 90 : 210;
      const u = slopeX * grid + 500 + layer * 71;
      const v = slopeY * grid + layer * 37;
      const column = Math.floor(u);
      const row = Math.floor(v);
      const pick = noise.cell(column, row);
      if (pick > (layer === 0 ? 0.16 : 0.1 + 0.5 * band)) continue;
      const dx = u - column - 0.25 - 0.5 * noise.cell(column + 91, row);
      const dy = v - row - 0.25 - 0.5 * noise.cell(column, row + 53);
      const size = layer === 0 ? 0.0055 : 0.012;
      const point =
        Math.exp(-(dx * dx + dy * dy) / size) *
        rise *
        (layer === 0 ? 3.2 : 1.1) *
        noise.cell(column + 7, row + 7) ** 3;
      const warmth = noise.cell(column + 13, row + 29);
      colour[0]! += point * (0.75 + 0.4 * warmth);
      colour[1]! += point * 0.92;
      colour[2]! += point * (1.2 - 0.4 * warmth);
    }
  };
}
