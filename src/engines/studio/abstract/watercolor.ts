import { luminance, type Rgb } from '../color/linear-color.ts';
import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import { lengthOf } from '../math/length-of.ts';
import { createRandom, type Random } from '../math/seeded-random.ts';
import { createNoise } from '../math/value-noise.ts';
import { type AbstractDefinition, type RowPainter, SURFACE } from './abstract-definition.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { createLens, paintPixels } from './pattern-lens.ts';

const PAPER: Rgb = [0.9, 0.885, 0.85];

/** Washes of pigment on rough paper: dark rims where they dried, grains in the hollows, drops beside them. */
export const watercolor: AbstractDefinition = {
  shows: `watercolor, watercolour, watercolor background, watercolour background, watercolor texture, watercolour texture,
    watercolor wash, watercolor stain, watercolor splash, watercolor paint, watercolor pattern, watercolor splatter, watercolor paper,
    watercolor wallpaper, abstract watercolor, watercolor blot`,
  contains: 'texture, background, paper, wash, stain, splash, pigment, paint, edge, granulation, drop',
  ...SURFACE,
  brightness: () => 0.66,
  ground: () => PAPER,
  createPainter: createWatercolor,
};

interface Wash {
  x: number;
  y: number;
  radius: number;
  pigments: readonly [Rgb, Rgb];
  density: number;
}

function createWatercolor(scene: AbstractScene, width: number, height: number): RowPainter {
  const random = createRandom(scene.seed);
  const noise = createNoise(random.seed());
  const lens = createLens(scene.view, width, height);
  const unit = 1 / Math.sqrt(width * height);
  const washes = layWashes(scene.palette, width * unit, height * unit, random);

  return paintPixels(lens, width, 0, (px, py, color) => {
    const x = (px - width / 2) * unit;
    const y = (py - height / 2) * unit;
    const grain = noise.fractal(x * 120, y * 120, 3) - 0.47;
    const ragged = noise.fractal(x * 9 + 31, y * 9 + 5, 4) - 0.47;
    for (let channel = 0; channel < 3; channel++) color[channel] = PAPER[channel]! * (1 + 0.09 * grain);
    for (const [index, { x: cx, y: cy, radius, pigments, density }] of washes.entries()) {
      if (lengthOf(x - cx, y - cy) > radius * 1.7) continue;
      const rate = 0.95 / Math.max(radius, 0.02);
      const wander = noise.fractal((x - cx) * rate + index * 13, (y - cy) * rate + index * 7, 5) - 0.47;
      const depth = radius - lengthOf(x - cx, y - cy) + radius * (1.5 * wander + 0.2 * ragged);
      if (depth <= 0) continue;
      const inside = smoothstep(0, 0.006, depth);
      const rim = Math.exp(-depth / 0.011) + 0.5 * Math.exp(-depth / 0.05);
      const pool = noise.fractal(x * 2.1 + index * 17, y * 2.1 + index * 5, 4);
      const amount = inside * density * (0.3 + 1.1 * pool + 0.75 * rim) * (1 - 0.75 * grain);
      const share = smoothstep(0.3, 0.65, noise.fractal(x * 1.7 + 50, y * 1.7 + index * 9, 3));
      for (let channel = 0; channel < 3; channel++)
        color[channel]! *= mix(pigments[0][channel]!, pigments[1][channel]!, share) ** Math.max(0, amount);
    }
  });
}

/** A few large washes that overlap, smaller ones at their edges, and drops. */
function layWashes(palette: readonly Rgb[], wide: number, tall: number, random: Random): Wash[] {
  const pigments = pigmentsOf(palette);
  const first = Math.floor(random.between(0, pigments.length));
  const pigment = (index: number) => pigments[(first + index) % pigments.length]!;
  // Washes lie over each other: pale paint would become deep.
  const thin = mix(1, 0.45, pigments.reduce((sum, one) => sum + luminance(one), 0) / pigments.length);
  const wash = (index: number, radius: number, density: number): Wash => ({
    x: random.between(-0.44, 0.44) * wide,
    y: random.between(-0.44, 0.44) * tall,
    radius,
    pigments: [pigment(index), pigment(index + 1)],
    density: density * thin,
  });
  const large = [0, 1, 2, 3].map((index) =>
    wash(index, random.between(0.24, 0.42), random.between(0.5, 0.8)),
  );
  const small = [0, 1, 2, 3, 4].map((index) =>
    wash(index, random.between(0.06, 0.16), random.between(0.5, 0.9)),
  );
  const drops = Array.from({ length: 26 }, (_, index) => wash(index, random.between(0.003, 0.016), 0.8));
  return [...large, ...small, ...drops];
}

/** The palette without its near-white, as light that passes: never black. */
function pigmentsOf(palette: readonly Rgb[]): Rgb[] {
  const colors = palette.slice(1).filter((color) => luminance(color) < 0.62);
  const seen = colors.length > 0 ? colors : [palette[0]!];
  return seen.map(
    ([red, green, blue]): Rgb => [clamp(red, 0.03, 1), clamp(green, 0.03, 1), clamp(blue, 0.03, 1)],
  );
}
