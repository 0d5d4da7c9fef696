import { fromHex, luminance } from '../color/linear-color.ts';
import { mix, smoothstep } from '../math/interpolate.ts';
import { createRandom } from '../math/seeded-random.ts';
import { createNoise } from '../math/value-noise.ts';
import { type AbstractDefinition, type RowPainter, SURFACE } from './abstract-definition.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { createLens, paintPixels } from './pattern-lens.ts';

/**
 * Polished stone: clouds of three close tones, stretched along one direction, and veins where warped noise
 * crosses 0.5, few and broad or many and thin. Some veins are gilded. The palette's last color is that of the
 * veins.
 */
export const marble: AbstractDefinition = {
  shows: `fluid art, liquid paint, geode, geode edge, marble, marble texture, marble background,
    marble pattern, marble surface, stone texture, marble slab, agate, agate layer, agate texture,
    agate slice, marbled paint, marbled paper, marble wall, onyx, granite, marble vein, alcohol ink,
    gemstone texture`,
  contains: 'vein, gold, stone, texture, background, pattern',
  staging: 'marble',
  ...SURFACE,
  isStone: true,
  brightness: (palette) => (luminance(palette[1]!) > 0.3 ? 0.76 : 0.3),
  createPainter: createMarble,
};

const GOLD = fromHex('#d9ab5c');

function createMarble(scene: AbstractScene, width: number, height: number): RowPainter {
  const random = createRandom(scene.seed);
  const noise = createNoise(random.seed());
  const lens = createLens(scene.view, width, height);
  const [deep, stone, light, vein] = scene.palette;
  const unit = random.between(1.5, 2.5) / Math.sqrt(width * height);
  const angle = random.between(0.3, 1.2) * random.sign();
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const stretch = random.between(0.4, 0.62);
  const warp = random.between(1.3, 2.2);
  const clouding = random.between(0.7, 1.15);
  const isPale = luminance(stone!) > 0.3;
  // On pale stone thin veins would be lost.
  const strength = random.between(0.55, 0.85) * (isPale ? 1.25 : 1);
  const breadth = isPale ? 0.022 : 0;

  return paintPixels(lens, width, 0, (x, y, color) => {
    const px = x * unit;
    const py = y * unit;
    const u = (px * cos + py * sin) * stretch + 3;
    const v = -px * sin + py * cos + 5;
    const a = noise.fractal(u, v, 4);
    const b = noise.fractal(u + 8.2, v + 4.3, 4);
    const wu = u + warp * (a - 0.5);
    const wv = v + warp * (b - 0.5);
    const body = noise.fractal(wu * 1.2 + 1.7, wv * 1.2 + 9.2, 6);
    const broad = crossing(
      noise.fractal(wu * 0.8 + 5.1, wv * 0.9 + 2.3, 6),
      0.012 + breadth + 0.05 * (b - 0.3),
    );
    const where = smoothstep(isPale ? 0.04 : 0.3, isPale ? 0.3 : 0.6, noise.value(u * 1.4 + 20, v * 1.1));
    const hair = crossing(noise.fractal(wu * 2.3 + 30, wv * 2.6 + 11, 5), isPale ? 0.018 : 0.007);
    const halo = crossing(noise.fractal(wu * 0.8 + 5.1, wv * 0.9 + 2.3, 3), 0.14);
    const grain = 0.94 + 0.12 * noise.fractal(px * 26, py * 26, 3);
    const tone = (body - 0.48) * 3.4 * clouding + 0.1 * halo;
    const polish = 0.9 + 0.22 * noise.value(px * 0.6 + 50, py * 0.5);
    const whiteness =
      strength * Math.max(broad * where, hair * 0.5 * (1 - 0.6 * where) * smoothstep(0.36, 0.56, a));
    const gold = scene.gilding * broad * smoothstep(0.42, 0.6, noise.value(u * 1.1 + 7, v * 0.9 + a));
    const foil =
      0.45 + 1.5 * noise.fractal(px * 30, py * 30, 3) ** 2 + 0.3 * Math.sin(px * 7 + py * 4 + b * 5);
    for (let channel = 0; channel < 3; channel++) {
      const low = mix(stone![channel]!, deep![channel]!, smoothstep(0, 1, -tone));
      const base = mix(low, light![channel]!, smoothstep(0, 1.4, tone)) * grain * polish;
      const veined = mix(base, vein![channel]!, Math.min(1, whiteness + 0.07 * halo * where));
      color[channel] = mix(veined, GOLD[channel]! * foil, gold);
    }
  });
}

/** 1 on the line where a field crosses 0.5, falling to 0 at `width` from it. */
function crossing(field: number, width: number): number {
  const off = Math.abs(field - 0.485) / Math.max(0.003, width);
  return off >= 1 ? 0 : (1 - off) ** 1.5;
}
