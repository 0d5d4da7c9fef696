import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import { createRandom, type Random } from '../math/seeded-random.ts';
import { createNoise } from '../math/value-noise.ts';
import { type AbstractDefinition, brightnessOf, type RowPainter, SURFACE } from './abstract-definition.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { createRamp } from './palette-ramp.ts';
import { createLens } from './pattern-lens.ts';

/** Sheets of colored paper, cut in curves and stacked with gaps, so that each casts a shadow on the next. */
export const paper: AbstractDefinition = {
  shows: `kirigami, paper cut canyon, kirigami paper, kirigami paper relief, paper relief, paper, paper cut,
    papercut, paper layer, paper art, layered paper, paper shape, paper wave, paper cutout,
    cut paper, origami background, paper craft, paper pattern`,
  illustrates: 'craft paper design',
  contains: 'layer, shadow, background, shape',
  ...SURFACE,
  brightness: brightnessOf(1.12),
  createPainter: createPaper,
  standsInFor: ['abstract'],
  inSentence: 'paper',
};

const SAMPLES = 1024;

/** Signed distance inside a sheet's edge, in units of the picture's mean side; negative outside. */
type Sheet = (x: number, y: number) => number;

function createPaper(scene: AbstractScene, width: number, height: number): RowPainter {
  const random = createRandom(scene.seed);
  const noise = createNoise(random.seed());
  const ramp = createRamp(scene.palette);
  const lens = createLens(scene.view, width, height);
  const unit = 1 / Math.sqrt(width * height);
  const count = 5 + Math.floor(random.next() * 5);
  const sheets = cutSheets(random, count, width * unit, height * unit);
  const rising = random.chance(0.5);
  const colors = [0, ...sheets].map((_, index) => {
    const part = index / sheets.length;
    const color = new Float64Array(3);
    ramp(mix(0.06, 0.97, rising ? part : 1 - part), color);
    return color;
  });
  const angle = random.between(0.9, 2.3);
  const castX = Math.cos(angle) * 0.03;
  const castY = Math.sin(angle) * 0.03;

  /** Light that passes the sheets above: shadows that soften with their height, and occlusion in the gap. */
  const lightOn = (sheet: number, x: number, y: number): number => {
    let light = 1;
    for (let above = sheet; above < Math.min(sheets.length, sheet + 3); above++) {
      const rise = above - sheet + 1;
      const near = sheets[above]!(x + castX * rise, y + castY * rise);
      light *= 1 - (0.62 / rise) * smoothstep(-0.026 * rise, 0.03 * rise, near);
      light *= 1 - (0.3 / rise) * Math.exp(clamp(sheets[above]!(x, y), -1, 0) * 34);
    }
    return light;
  };

  return (from, to, radiance) => {
    const place = new Float64Array(2);
    for (let row = from; row < to; row++) {
      for (let column = 0; column < width; column++) {
        lens.toPattern(column + 0.5, row + 0.5, place);
        const x = (place[0]! - width / 2) * unit;
        const y = (place[1]! - height / 2) * unit;
        let seen = sheets.length;
        let depth = 0;
        while (seen > 0) {
          depth = sheets[seen - 1]!(x, y);
          if (depth > 0) break;
          seen--;
        }
        const fibre =
          1 + 0.09 * (noise.fractal(x * 130, y * 130, 3) - 0.44) + 0.05 * (noise.value(x * 14, y * 14) - 0.5);
        const at = (row * width + column) * 3;
        const cover = seen > 0 ? Math.min(1, (depth * lens.zoom) / unit) : 1;
        const light = lightOn(seen, x, y) * fibre * (1 + (seen > 0 ? 0.16 * Math.exp(-depth * 26) : 0));
        for (let channel = 0; channel < 3; channel++)
          radiance[at + channel] = colors[seen]![channel]! * light;
        if (cover === 1) continue;
        const below = lightOn(seen - 1, x, y) * fibre;
        for (let channel = 0; channel < 3; channel++)
          radiance[at + channel] = mix(colors[seen - 1]![channel]! * below, radiance[at + channel]!, cover);
      }
    }
  };
}

function cutSheets(random: Random, count: number, wide: number, tall: number): Sheet[] {
  switch (random.pick(['hills', 'hills', 'cave', 'corner'] as const)) {
    case 'hills': {
      const turn = random.between(-0.45, 0.45);
      const lift = random.between(0.1, 0.2);
      const hills = Array.from({ length: count }, (_, index) =>
        hill(random, mix(-0.34, 0.42, (index + 0.5) / count) * tall, turn, lift * 0.6),
      );
      const disc = random.chance(0.6)
        ? [
            round(
              random,
              random.between(-0.2, 0.25) * wide,
              random.between(-0.3, -0.1) * tall,
              random.between(0.12, 0.2),
              0,
            ),
          ]
        : [];
      return [...disc, ...hills];
    }
    case 'cave': {
      const x = random.between(-0.16, 0.16) * wide;
      const y = random.between(-0.16, 0.16) * tall;
      const last = Math.hypot(wide, tall) * 0.52;
      return Array.from({ length: count }, (_, index) => {
        const hole = round(random, x, y, mix(0.12, last, ((index + 0.4) / count) ** 1.1), 0.34);
        return (px: number, py: number) => -hole(px, py);
      });
    }
    case 'corner': {
      const x = random.sign() * wide * 0.5;
      const y = random.sign() * tall * 0.5;
      const last = Math.hypot(wide, tall) * 0.85;
      return Array.from({ length: count }, (_, index) =>
        round(random, x, y, mix(last, 0.16, index / (count - 1)), 0.22),
      );
    }
  }
}

/** The area under a wavy line. */
function hill(random: Random, level: number, turn: number, lift: number): Sheet {
  const waves = [1, 2.3, 4.1].map((rate, index) => ({
    rate: rate * random.between(2.4, 4.4),
    phase: random.between(0, 6.3),
    size: lift * [1, 0.42, 0.14][index]!,
  }));
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const reach = 1.6;
  const edge = new Float32Array(SAMPLES + 1);
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const u = (sample / SAMPLES - 0.5) * 2 * reach;
    edge[sample] =
      level + waves.reduce((sum, { rate, phase, size }) => sum + size * Math.sin(u * rate + phase), 0);
  }
  const step = (2 * reach) / SAMPLES;
  return (x, y) => {
    const u = x * cos + y * sin;
    const at = clamp((u / reach + 1) * 0.5, 0, 0.9999) * SAMPLES;
    const sample = Math.floor(at);
    const slope = (edge[sample + 1]! - edge[sample]!) / step;
    const line = edge[sample]! + (edge[sample + 1]! - edge[sample]!) * (at - sample);
    return (-x * sin + y * cos - line) / Math.sqrt(1 + slope * slope);
  };
}

/** A disc whose radius varies by a fraction of up to `wobble`. */
function round(random: Random, x0: number, y0: number, radius: number, wobble: number): Sheet {
  const waves = [2, 3, 5].map((lobes, index) => ({
    lobes,
    phase: random.between(0, 6.3),
    size: wobble * [0.5, 0.34, 0.16][index]! * random.between(0.5, 1),
  }));
  const edge = new Float32Array(SAMPLES + 1);
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const turn = (sample / SAMPLES) * Math.PI * 2;
    edge[sample] =
      radius *
      (1 + waves.reduce((sum, { lobes, phase, size }) => sum + size * Math.sin(turn * lobes + phase), 0));
  }
  return (x, y) => {
    const dx = x - x0;
    const dy = y - y0;
    const at = clamp(Math.atan2(dy, dx) / (Math.PI * 2) + 0.5, 0, 0.9999) * SAMPLES;
    const sample = Math.floor(at);
    const line = edge[sample]! + (edge[sample + 1]! - edge[sample]!) * (at - sample);
    const slope = ((edge[sample + 1]! - edge[sample]!) * SAMPLES) / (Math.PI * 2) / Math.max(0.02, line);
    return (line - Math.sqrt(dx * dx + dy * dy)) / Math.sqrt(1 + slope * slope);
  };
}
