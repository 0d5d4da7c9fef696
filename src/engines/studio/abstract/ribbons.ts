import { clamp } from '../math/interpolate.ts';
import { createRandom } from '../math/seeded-random.ts';
import { type AbstractDefinition, type RowPainter, SURFACE } from './abstract-definition.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { createRamp } from './palette-ramp.ts';
import { createLens, paintPixels } from './pattern-lens.ts';

/** Sheets of colored light, one before the other, each with a bright edge and a shadow on the next. */
export const ribbons: AbstractDefinition = {
  shows: `ribbon wave, flowing ribbon, colorful ribbon, 3d ribbon, abstract ribbon,
    twisted ribbon, color ribbon, ribbon, swirl, twisted shape, color swirl, liquid swirl, fluid shape`,
  illustrates: 'fluidity, dynamism, vitality, creativity in motion',
  contains: 'curve, color, background',
  ...SURFACE,
  createPainter: createRibbons,
  standsInFor: ['abstract'],
  inSentence: 'ribbons',
};

function createRibbons(scene: AbstractScene, width: number, height: number): RowPainter {
  const random = createRandom(scene.seed);
  const ramp = createRamp(scene.palette);
  const lens = createLens(scene.view, width, height);
  const unit = 1 / Math.sqrt(width * height);
  const angle = random.between(-0.6, 0.6);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const count = Math.round(random.between(16, 30));
  const waves = [0, 1, 2].map((index) => ({
    rate: random.between(1.6, 2.6) * [1, 2.1, 0.55][index]!,
    twist: random.between(2, 4.5) * random.sign(),
    phase: random.between(0, 6.3),
    size: [0.15, 0.07, 0.1][index]!,
  }));
  const spread = random.between(0.95, 1.25);
  const pixel = (unit * 1.3) / lens.zoom;

  // Edges of all sheets, sampled along the picture's diagonal: much cheaper than three sines per pixel and
  // sheet.
  const half = (Math.hypot(width, height) * 0.5 * unit) / Math.min(1, lens.zoom);
  const edges = new Float32Array(count * (SAMPLES + 1));
  for (let index = 0; index < count; index++) {
    const part = index / (count - 1);
    for (let sample = 0; sample <= SAMPLES; sample++) {
      const u = (sample / SAMPLES - 0.5) * 2 * half;
      let line = (part - 0.5) * spread;
      for (const wave of waves) line += wave.size * Math.sin(u * wave.rate + part * wave.twist + wave.phase);
      edges[index * (SAMPLES + 1) + sample] = line;
    }
  }

  const color = new Float64Array(3);
  return paintPixels(lens, width, 0, (x, y, sum) => {
    const px = (x - width / 2) * unit;
    const py = (y - height / 2) * unit;
    const u = px * cos + py * sin;
    const v = -px * sin + py * cos;
    const along = clamp((u / half + 1) * 0.5, 0, 0.99999) * SAMPLES;
    const sample = Math.floor(along);
    const fraction = along - sample;
    sum.fill(0);
    // From the front sheet to the back, until nothing shows through.
    let through = 1;
    for (let index = count - 1; index >= 0 && through > 0.01; index--) {
      const at = index * (SAMPLES + 1) + sample;
      const distance = v - (edges[at]! + (edges[at + 1]! - edges[at]!) * fraction);
      if (distance < -0.07) continue;
      if (distance < 0) {
        through *= 1 - 0.5 * Math.exp(distance * 46);
        continue;
      }
      const part = index / (count - 1);
      const cover = clamp(distance / pixel, 0, 1) * 0.94;
      const sheen = 0.5 + 0.5 * Math.sin(u * 2.7 + part * 7 + waves[0]!.phase);
      ramp(0.1 + 0.84 * part + 0.1 * (sheen - 0.5), color);
      const body = 0.2 + 0.55 * Math.exp(-distance * 5.5) + (0.5 + 0.7 * sheen) * Math.exp(-distance * 21);
      const rim = Math.exp(-distance / (pixel * 2.6)) * (0.35 + 0.75 * sheen);
      for (let channel = 0; channel < 3; channel++)
        sum[channel]! += (color[channel]! * (body + rim * 1.1) + rim * 0.12) * cover * through;
      through *= 1 - cover;
    }
    ramp(0.04 + 0.1 * clamp(v + 0.5, 0, 1), color);
    for (let channel = 0; channel < 3; channel++) sum[channel]! += color[channel]! * 0.9 * through;
  });
}

const SAMPLES = 1024;
