import { fromHex } from '../colour/linear-colour.ts';
import { mix, smoothstep } from '../maths/interpolate.ts';
import { createRandom } from '../maths/seeded-random.ts';
import { createNoise } from '../maths/value-noise.ts';
import type { AbstractScene } from '../scene/scene.ts';
import type { RowPainter } from './abstract-stages.ts';
import { createRamp } from './palette-ramp.ts';

const GOLD = fromHex('#e2b25a');

/** Poured stone: noise bent by noise twice over, with gold in the seams where one layer meets the next. */
export function createMarble(scene: AbstractScene, width: number, height: number): RowPainter {
  const random = createRandom(scene.seed);
  const noise = createNoise(random.seed());
  const ramp = createRamp(scene.palette);
  const unit = random.between(1.15, 1.9) / Math.sqrt(width * height);
  const angle = random.between(0, Math.PI);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const stretch = random.between(0.5, 0.85);
  const bands = random.between(3.4, 5.6);
  const warp = random.between(2.1, 3);
  const gilding = random.between(0.6, 1);

  return (from, to, radiance) => {
    const colour = new Float64Array(3);
    for (let y = from; y < to; y++) {
      for (let x = 0; x < width; x++) {
        const px = x * unit;
        const py = y * unit;
        const u = (px * cos + py * sin) * stretch;
        const v = -px * sin + py * cos;
        const a = noise.fractal(u + 3, v, 4);
        const b = noise.fractal(u + 8.2, v + 4.3, 4);
        const c = noise.fractal(u + warp * a + 1.7, v + warp * b + 9.2, 5);
        const d = noise.fractal(u + warp * a + 8.3, v + warp * b + 2.8, 4);
        const t = noise.fractal(u + 2.3 * c, v + 2.3 * d, 7);
        const layer = t * bands + c * 1.9;
        const index = Math.floor(layer);
        const seam = Math.abs(layer - index - 0.5);
        const tone = smoothstep(0.24, 0.72, t * 0.75 + c * 0.25);
        const step = (noise.cell(index, 5) - 0.5) * 0.2;
        ramp(tone + step * smoothstep(0.02, 0.2, seam) + 0.28 * (d - 0.47), colour);
        const depth = 0.72 + 0.62 * (c - 0.2) + 0.3 * (noise.fractal(px * 16, py * 16 + t * 6, 3) - 0.44);
        const thin = 0.006 + 0.085 * noise.value(u * 2.6 + c * 3, v * 2.6) ** 5;
        const gold =
          smoothstep(thin, thin * 0.45, seam - 0.001) *
          smoothstep(0.3, 0.46, noise.value(u * 1.3 + 7, v * 1.3 + a)) *
          gilding;
        const foil =
          0.35 + 1.9 * noise.fractal(px * 34, py * 34, 3) ** 2 * 2 + 0.25 * Math.sin(px * 9 + py * 5);
        const edge = 1 - 0.35 * smoothstep(thin * 3.5, thin, seam);
        const at = (y * width + x) * 3;
        for (let channel = 0; channel < 3; channel++) {
          radiance[at + channel] = mix(colour[channel]! * depth * edge, GOLD[channel]! * foil, gold);
        }
      }
    }
  };
}
