import type { Material } from '../../../scene/material.ts';
import { rgbFromHex } from '../../../scene/vector.ts';
import {
  hashCell,
  type PaintedSurface,
  paintTexture,
  repeatingNoise,
  smoothStep,
  type Texel,
} from './paint-texture.ts';

export type WoodName = 'birch' | 'oak' | 'honey-oak' | 'walnut' | 'teak' | 'black' | 'white' | 'gray-oak';

interface Tones {
  light: string;
  dark: string;
  /** How strong the grain shows. */
  contrast: number;
}

const WOODS: Readonly<Record<WoodName, Tones>> = {
  birch: { light: '#dcc39c', dark: '#c3a376', contrast: 0.7 },
  oak: { light: '#c9a679', dark: '#a07a4e', contrast: 1 },
  'honey-oak': { light: '#bd8d57', dark: '#8d6135', contrast: 1 },
  walnut: { light: '#8a6242', dark: '#543722', contrast: 1.1 },
  teak: { light: '#a97648', dark: '#7a4f2b', contrast: 1 },
  black: { light: '#3a3632', dark: '#252321', contrast: 0.6 },
  white: { light: '#dcd8d0', dark: '#d0cbc2', contrast: 0.35 },
  'gray-oak': { light: '#b3a592', dark: '#8e7f6c', contrast: 0.9 },
};

export interface WoodPair {
  /** Grain along x on fronts and tops. */
  along: Material;
  /** Grain along y on fronts and along z on tops. */
  up: Material;
}

const pairs = new Map<WoodName, WoodPair>();

/** Wood of furniture. The same name gives the same materials. */
export function wood(name: WoodName): WoodPair {
  const known = pairs.get(name);
  if (known) return known;
  const grainAt = grainOf(name, 11);
  const { texture, relief } = paintTexture(512, 512, (u, v) => grainAt(u, v, 0));
  const material = (isTurned: boolean): Material => ({
    color: [1, 1, 1],
    texture,
    mapping: { kind: 'triplanar', size: 0.9, isTurned },
    roughness: 0.46,
    metallic: 0,
    coat: { strength: 0.15, roughness: 0.3 },
    detail: { kind: relief, scale: 1, bump: 0.0004, roughness: 0.1, tint: 0, followsTexture: true },
  });
  const pair = { along: material(false), up: material(true) };
  pairs.set(name, pair);
  return pair;
}

/** Boards side by side, running along x; `size` meters a repeat. */
export function planks(name: WoodName, { rows = 14, size = 2.4, gap = 0.0025 } = {}): PaintedSurface {
  const grainAt = grainOf(name, 23);
  const lengths = 2;
  return paintTexture(1024, 1024, (u, v) => {
    const row = Math.floor(v * rows);
    const along = u * lengths + hashCell(row, 7) * lengths;
    const board = Math.floor(along) % lengths;
    const inside = Math.min(
      (v * rows - row) / rows,
      (1 - (v * rows - row)) / rows,
      (along - Math.floor(along)) / lengths,
      (1 - (along - Math.floor(along))) / lengths,
    );
    return joint(
      grainAt(u + hashCell(row, board) * 3, v * 1.7, hashCell(row, board, 5)),
      (inside * size) / gap,
    );
  });
}

/** Parquet in zigzag; turn the floor by 45 degrees. */
export function herringbone(name: WoodName, { ratio = 5, size = 0.95, gap = 0.0016 } = {}): PaintedSurface {
  const grainAt = grainOf(name, 31);
  const period = ratio * 2;
  return paintTexture(1024, 1024, (u, v) => {
    const x = u * period;
    const y = v * period;
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const step = (((i - j) % period) + period) % period;
    const lies = step < ratio;
    const along = lies ? step + x - i : period - 1 - step + y - j;
    const across = lies ? y - j : x - i;
    const start = lies ? (((i - step) % period) + period) % period : i;
    const other = lies ? j : (((j - (period - 1 - step)) % period) + period) % period;
    const tone = hashCell(start, other, lies ? 1 : 2);
    const inside = Math.min(across, 1 - across, along, ratio - along) / period;
    return joint(grainAt(along / period + tone * 5, across / period + tone * 3, tone), (inside * size) / gap);
  });
}

export function floorMaterial(
  surface: PaintedSurface,
  size: number,
  options: Partial<Material> = {},
): Material {
  return {
    color: [1, 1, 1],
    texture: surface.texture,
    mapping: { kind: 'triplanar', size, axis: 'y' },
    roughness: 0.42,
    metallic: 0,
    detail: { kind: surface.relief, scale: 1, bump: 0.0012, roughness: 0.14, tint: 0, followsTexture: true },
    ...options,
  };
}

/** Darkens and lowers the joint between two boards; `distance` is in joint widths. */
function joint(texel: MutableTexel, distance: number): Texel {
  const open = smoothStep(0.4, 1.6, distance);
  darken(texel, 0.35 + 0.65 * open);
  texel.height *= 0.2 + 0.8 * open;
  return texel;
}

interface MutableTexel extends Texel {
  color: [number, number, number];
}

function darken({ color }: MutableTexel, factor: number): void {
  color[0] *= factor;
  color[1] *= factor;
  color[2] *= factor;
}

function grainOf(name: WoodName, seed: number) {
  const { light, dark, contrast } = WOODS[name];
  const [bright, deep] = [rgbFromHex(light), rgbFromHex(dark)];
  const wide = repeatingNoise(seed, 3, 22);
  const streak = repeatingNoise(seed + 1, 6, 150);
  const pore = repeatingNoise(seed + 2, 26, 420);
  const wave = repeatingNoise(seed + 3, 4, 5);
  // The same one each time: a floor has a million texels.
  const texel: MutableTexel = { color: [0, 0, 0], height: 0 };
  return (u: number, v: number, tone: number): MutableTexel => {
    const bent = v + 0.02 * wave(u, v);
    const ring = 0.5 + 0.5 * Math.sin(bent * 110 + 7 * wave(u * 0.5, v * 2));
    const level =
      0.5 + contrast * (0.5 * (wide(u, bent) - 0.5) + 0.45 * (streak(u, bent) - 0.5) + 0.22 * (ring - 0.5));
    const hole = smoothStep(0.7, 0.9, pore(u, bent)) * contrast;
    const t = Math.max(0, Math.min(1, level));
    texel.color[0] = deep[0] + (bright[0] - deep[0]) * t;
    texel.color[1] = deep[1] + (bright[1] - deep[1]) * t;
    texel.color[2] = deep[2] + (bright[2] - deep[2]) * t;
    darken(texel, 1 + 0.3 * (tone - 0.5) * contrast);
    darken(texel, 1 - 0.22 * hole);
    texel.height = 0.9 - 0.5 * hole - 0.2 * (1 - level);
    return texel;
  };
}
