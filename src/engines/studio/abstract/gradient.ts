import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import { lengthOf } from '../math/length-of.ts';
import { createRandom } from '../math/seeded-random.ts';
import { createNoise } from '../math/value-noise.ts';
import { type AbstractDefinition, brightnessOf, type RowPainter, SURFACE } from './abstract-definition.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { createRamp } from './palette-ramp.ts';
import { createLens, paintPixels } from './pattern-lens.ts';

/**
 * A mesh of a few colors that melt into each other, on warped ground; sometimes seen through reeded glass.
 */
export const gradient: AbstractDefinition = {
  shows: `gradient, color gradient, gradient background, mesh gradient, smooth gradient, color background,
    background, blur, abstract background, color, plain background, backdrop, colour gradient,
    solid background, studio background, empty background, soft background, copy space, wallpaper,
    abstract wallpaper, presentation background, website background, color transition, pastel background,
    ombre, gradient mesh`,
  illustrates: `calm, softness, simplicity, minimalism, mood, emotion, peace, silence, dream, feeling,
    purity, abstract`,
  contains: 'color, blur, light, background',
  ...SURFACE,
  motifs: { smooth: 'gradient, ombre, smooth, soft' },
  brightness: brightnessOf(1.12),
  createPainter: createGradient,
  standsInFor: ['abstract'],
};

interface Knot {
  x: number;
  y: number;
  /** Cube roots of the color: even steps for the eye. */
  root: Float64Array;
  sharpness: number;
}

function createGradient(scene: AbstractScene, width: number, height: number): RowPainter {
  const random = createRandom(scene.seed);
  const noise = createNoise(random.seed());
  const lens = createLens(scene.view, width, height);
  const unit = 1 / Math.sqrt(width * height);
  const knots = placeKnots(scene, width * unit, height * unit, random);
  const warp = random.between(0.25, 0.6);
  const swirl = random.between(-1.6, 1.6);
  const hasReeds = random.chance(0.4) && !scene.motifs.includes('smooth');
  const reeds = hasReeds ? Math.round(random.between(9, 20)) : 0;
  const upright = random.chance(0.7);
  const strength = random.between(0.5, 0.95);
  const fold = random.between(2.4, 4.5);

  const sum = new Float64Array(3);
  return paintPixels(lens, width, 0, (x, y, color) => {
    let px = (x - width / 2) * unit;
    let py = (y - height / 2) * unit;
    let shade = 1;
    if (reeds > 0) {
      // Each reed is a cylindrical lens: it shows a squeezed, shifted slice of the background.
      const along = (upright ? px : py) * reeds;
      const part = along - Math.floor(along) - 0.5;
      const shift = (part * Math.abs(part) * 3.2 * strength) / reeds;
      if (upright) px += shift * 2.6;
      else py += shift * 2.6;
      shade = 1 + 0.16 * Math.exp(-(((part + 0.3) / 0.09) ** 2)) - 0.22 * smoothstep(0.34, 0.5, part);
    }
    const radius = Math.sqrt(px * px + py * py);
    const turn = swirl * Math.exp(-radius * radius * 3.5);
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const qx = px * cos - py * sin;
    const qy = px * sin + py * cos;
    const wx = qx + warp * (noise.value(qx * 1.5 + 11, qy * 1.5 + 3) - 0.5);
    const wy = qy + warp * (noise.value(qx * 1.5 + 31, qy * 1.5 + 17) - 0.5);
    sum.fill(0);
    let total = 0;
    for (const knot of knots) {
      const dx = wx - knot.x;
      const dy = wy - knot.y;
      const near = 1 / (dx * dx + dy * dy + 0.012);
      const weight = near * near * knot.sharpness;
      total += weight;
      for (let channel = 0; channel < 3; channel++) sum[channel]! += knot.root[channel]! * weight;
    }
    const ridge = 0.5 + 0.5 * Math.sin((wx * 0.8 + wy) * fold + 5 * noise.value(wx * 0.9, wy * 0.9 + 50));
    const light = shade * mix(0.9, 1.12, ridge);
    for (let channel = 0; channel < 3; channel++) {
      const root = clamp(sum[channel]! / total, 0, 1.2);
      color[channel] = root * root * root * light;
    }
  });
}

/** Spreads the knots by best-candidate sampling; neighbors get colors from far apart in the palette. */
function placeKnots(
  scene: AbstractScene,
  wide: number,
  tall: number,
  random: ReturnType<typeof createRandom>,
): Knot[] {
  const ramp = createRamp(scene.palette);
  const color = new Float64Array(3);
  const count = 6 + Math.floor(random.next() * 3);
  const start = random.next();
  const knots: Knot[] = [];
  for (let index = 0; index < count; index++) {
    let best = { x: 0, y: 0 };
    let bestDistance = -1;
    for (let attempt = 0; attempt < 12; attempt++) {
      const x = random.between(-0.58, 0.58) * wide;
      const y = random.between(-0.58, 0.58) * tall;
      const nearest = Math.min(9, ...knots.map((knot) => lengthOf(knot.x - x, knot.y - y)));
      if (nearest > bestDistance) {
        best = { x, y };
        bestDistance = nearest;
      }
    }
    // Steps by the golden ratio visit the whole palette evenly.
    ramp(0.12 + 0.86 * ((start + index * 0.618) % 1), color);
    knots.push({ ...best, root: color.map(Math.cbrt), sharpness: random.between(0.6, 1.5) });
  }
  return knots;
}
