import { fromHex, mixRgb } from '../../color/linear-color.ts';
import { smoothstep } from '../../math/interpolate.ts';
import { lengthOf } from '../../math/length-of.ts';
import { createNoise } from '../../math/value-noise.ts';
import type { Texture } from '../kernel.ts';
import type { TextureOf } from '../object-scene.ts';
import { createSheet } from './sheet.ts';

const COFFEE = fromHex('#4a260f');
const CREMA = fromHex('#9a5a28');
const MILK = fromHex('#fbeedb');

/** Coffee from above: crema with bubbles at the rim, and a heart or a leaf of milk. */
export function drawCrema({ seed, art }: TextureOf<'crema'>): Texture {
  const size = 384;
  const noise = createNoise(seed);
  const sheet = createSheet(size, size, COFFEE);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const u = ((x + 0.5) / size) * 2 - 1;
      const v = ((y + 0.5) / size) * 2 - 1;
      const off = lengthOf(u, v);
      const swirl = noise.fractal(u * 3 + v, v * 3 - u, 4);
      const foam = smoothstep(0.72, 0.95, off + 0.22 * (swirl - 0.5));
      const base = mixRgb(COFFEE, CREMA, Math.min(1, 0.35 + 0.5 * swirl + 0.5 * foam));
      const bend = 0.03 * (noise.value(u * 5, v * 5) - 0.5);
      const milk = art === 'none' ? 0 : smoothstep(0.018, -0.018, milkDistance(art, u + bend, v + bend));
      const color = mixRgb(base, MILK, milk * 0.94);
      for (let channel = 0; channel < 3; channel++)
        sheet.texels[(y * size + x) * 3 + channel] = color[channel]!;
    }
  }
  return sheet;
}

/** Below zero inside the pattern; the cup's radius is 1. */
function milkDistance(art: 'heart' | 'leaf', u: number, v: number): number {
  if (art === 'heart') {
    const x = Math.abs(u) * 1.5;
    const y = -v * 1.5 + 0.1;
    const lobe = lengthOf(x - 0.34, y - 0.26) - 0.42;
    const cone = (x * 0.78 + Math.abs(y + 0.02) * 0.62 - 0.52) * (y < 0.1 ? 1 : 4);
    return Math.min(lobe, y < 0.2 ? Math.max(cone, y - 0.3) : 1);
  }
  let nearest = Math.abs(u) - 0.014 + (Math.abs(v) > 0.62 ? 1 : 0);
  for (let row = 0; row < 5; row++) {
    const width = 0.52 - 0.085 * row;
    const top = 0.36 - row * 0.21;
    const arch = v - top + (u * u) / (width * 1.1);
    nearest = Math.min(nearest, Math.max(Math.abs(arch) - 0.055 + Math.abs(u) * 0.03, Math.abs(u) - width));
  }
  return nearest;
}
