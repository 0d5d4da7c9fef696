import type { Material } from '../scene/material.ts';
import type { Rgb } from '../scene/vector.ts';
import {
  hash,
  layers,
  layersByRow,
  mixPaint,
  noiseByRow,
  type Paint,
  paintHeights,
  paintTexture,
  relief,
  shade,
  smoothStep,
  TEXTURE_SIDE,
} from './paint.ts';

export type SurfaceName =
  | 'oak'
  | 'walnut'
  | 'dark wood'
  | 'white wood'
  | 'marble'
  | 'black marble'
  | 'linen'
  | 'concrete'
  | 'slate'
  | 'terrazzo'
  | 'sand';

/** A tabletop's material, laid in meters from above. Made once for each name: painting takes up to a second. */
export function surface(name: SurfaceName): Material {
  let material = made.get(name);
  if (!material) {
    material = MAKERS[name]();
    made.set(name, material);
  }
  return material;
}

/** The same surface tinted, such as linen in a color. */
export function tintedSurface(name: SurfaceName, color: Rgb): Material {
  return { ...surface(name), color };
}

const made = new Map<SurfaceName, Material>();

const MAKERS: Record<SurfaceName, () => Material> = {
  oak: () => wood(['#c9a277', '#a47a4f', '#7d5836'], { boards: 5, gap: 0.0016, seed: 11 }),
  walnut: () => wood(['#7d5a40', '#553823', '#35210f'], { boards: 4, gap: 0.0016, seed: 23 }),
  'dark wood': () => wood(['#5a4a40', '#3b2f28', '#1f1814'], { boards: 5, gap: 0.003, seed: 51 }),
  'white wood': () => wood(['#e6e1d8', '#d3ccc0', '#aea69a'], { boards: 6, gap: 0.003, seed: 61 }),
  marble: () => marble([0.93, 0.925, 0.91], [0.86, 0.86, 0.865], [0.5, 0.5, 0.52], 3),
  'black marble': () => marble([0.1, 0.1, 0.105], [0.16, 0.16, 0.165], [0.72, 0.7, 0.66], 29),
  linen,
  concrete,
  slate,
  terrazzo,
  sand,
};

interface WoodOptions {
  boards: number;
  /** Part of the texture's height. */
  gap: number;
  seed: number;
}

/** Boards along u, each cut flat from its own trunk. */
function wood(tones: readonly [string, string, string], { boards, gap, seed }: WoodOptions): Material {
  const [light, late, pore] = tones.map(paintOf) as [Paint, Paint, Paint];
  const wobbles = Array.from({ length: boards }, (_, board) => layersByRow(3, boards * 2, 3, seed + board));
  const unrest = layersByRow(4, boards * 6, 2, seed + 5);
  const fiberAt = layersByRow(10, boards * 40, 3, seed + 31);
  const poreAt = noiseByRow(48, boards * 90, seed + 77);
  const at = (u: number, v: number) => {
    const board = Math.floor(v * boards);
    const id = hash(board, 3, seed);
    const across = v * boards - board - 0.5;
    const wobble = wobbles[board]!(u, v) - 0.5;
    // Distance from the trunk's axis, which wanders: its level lines are the cathedral arcs of flat-sawn boards.
    const rise = 0.3 + 0.26 * Math.sin(Math.PI * 2 * (u + id)) + 0.08 * Math.sin(Math.PI * 4 * (u + id * 3));
    const aside = across * 1.25 + (id - 0.5) * 0.5 + wobble * 0.22;
    // Several times as fast as Math.hypot.
    const distance = Math.sqrt(aside * aside + rise * rise);
    const ring = distance * (10 + id * 7) + (unrest(u, v) - 0.5) * 0.8;
    const phase = ring - Math.floor(ring);
    const lateWood = smoothStep(0.25, 0.92, phase) * (1 - smoothStep(0.93, 1, phase));
    const fibers = fiberAt(u, v);
    const pores = Math.max(0, poreAt(u, v) - 0.78) * 4.5;
    const edge = gap > 0 ? smoothStep(0, gap, Math.min(0.5 - Math.abs(across), 0.5) / boards) : 1;
    return { id, lateWood, fibers, pores, edge };
  };
  return {
    color: [1, 1, 1],
    roughness: 0.44,
    metallic: 0,
    mapping: { kind: 'triplanar', size: 0.75, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const { id, lateWood, fibers, pores, edge } = at(u, v);
      const base = mixPaint(light, late, lateWood * 0.6 + (fibers - 0.5) * 0.5 + 0.1);
      const tone = mixPaint(base, pore, pores * 0.45);
      return shade(tone, (0.9 + id * 0.2) * (0.3 + 0.7 * edge));
    }),
    detail: relief(
      paintHeights(512, 512, (u, v) => {
        const { lateWood, fibers, pores, edge } = at(u, v);
        return (0.75 - lateWood * 0.1 - (fibers - 0.5) * 0.25 - pores * 0.3) * edge;
      }),
      0.0009,
      { roughness: 0.14 },
    ),
  };
}

function marble(light: Paint, cloud: Paint, vein: Paint, seed: number): Material {
  const veins = (u: number, v: number) => {
    const du = layers(u, v, 3, 3, 5, seed) - 0.5;
    const dv = layers(u, v, 3, 3, 5, seed + 5) - 0.5;
    const wide = Math.abs(layers(u + du * 0.35, v + dv * 0.35, 2, 3, 5, seed + 37) - 0.5);
    const fine = Math.abs(layers(u + du * 0.3 + 0.3, v + dv * 0.25, 5, 4, 4, seed + 68) - 0.5);
    const strength = (1 - Math.min(1, wide * 9)) ** 5 * 0.7 + (1 - Math.min(1, fine * 16)) ** 4 * 0.3;
    return strength * (0.3 + 0.8 * layers(u, v, 3, 3, 3, seed + 87));
  };
  return {
    color: [0.92, 0.92, 0.92],
    roughness: 0.2,
    metallic: 0,
    specular: 0.045,
    mapping: { kind: 'triplanar', size: 0.9, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) =>
      mixPaint(mixPaint(light, cloud, layers(u, v, 4, 4, 5, seed + 2)), vein, veins(u, v)),
    ),
    detail: { kind: 'noise', scale: 0.15, bump: 0.00001, roughness: 0.08, tint: 0 },
  };
}

function linen(): Material {
  const threads = 150;
  const slubAlong = layersByRow(8, 75, 3, 4);
  const slubAcross = layersByRow(75, 8, 3, 9);
  const weave = (u: number, v: number) => {
    const [x, y] = [u * threads, v * threads];
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const isOver = (ix + iy) % 2 === 0;
    const [a, b] = [2 * (x - ix) - 1, 2 * (y - iy) - 1];
    const round = isOver ? (1 - a * a) * (1 - 0.45 * b * b) : (1 - b * b) * (1 - 0.45 * a * a);
    const slub = slubAlong(u, v) + slubAcross(u, v) - 1;
    return { round: round * (0.8 + 0.4 * hash(isOver ? ix : iy, isOver ? 1 : 2, 5)), slub };
  };
  return {
    color: [0.84, 0.81, 0.75],
    roughness: 0.95,
    metallic: 0,
    specular: 0.022,
    sheen: 0.4,
    mapping: { kind: 'triplanar', size: 0.13, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const { round, slub } = weave(u, v);
      const tone = 0.8 + 0.14 * round + 0.22 * slub;
      return [tone, tone * 0.995, tone * 0.98];
    }),
    detail: relief(
      paintHeights(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
        const { round, slub } = weave(u, v);
        return round * 0.7 + slub * 0.5 + 0.1;
      }),
      0.00035,
    ),
  };
}

function concrete(): Material {
  const pitAt = noiseByRow(70, 70, 33);
  const cloudAt = layersByRow(3, 3, 6, 3);
  const sandAt = layersByRow(90, 90, 3, 8);
  const at = (u: number, v: number) => {
    const pits = Math.max(0, pitAt(u, v) - 0.93) * 12;
    return { clouds: cloudAt(u, v), sand: sandAt(u, v), pits };
  };
  return {
    color: [0.9, 0.9, 0.9],
    roughness: 0.74,
    metallic: 0,
    specular: 0.035,
    mapping: { kind: 'triplanar', size: 0.6, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const { clouds, sand, pits } = at(u, v);
      const tone = 0.61 + (clouds - 0.5) * 0.34 + (sand - 0.5) * 0.1 - pits * 0.2;
      return [tone, tone * 0.987, tone * 0.965];
    }),
    detail: relief(
      paintHeights(512, 512, (u, v) => {
        const { sand, pits } = at(u, v);
        return 0.7 + (sand - 0.5) * 0.35 - pits * 0.6;
      }),
      0.0012,
      { roughness: 0.1 },
    ),
  };
}

function slate(): Material {
  const layersAt = (u: number, v: number) => {
    const bend = layers(u, v, 3, 3, 4, 13);
    const steps = layers(u + 0.06 * bend, v + 0.05 * bend, 5, 7, 5, 15) * 7;
    const within = steps - Math.floor(steps);
    return (Math.floor(steps) + smoothStep(0, 0.2, within)) / 7;
  };
  return {
    color: [0.9, 0.9, 0.9],
    roughness: 0.55,
    metallic: 0,
    specular: 0.045,
    mapping: { kind: 'triplanar', size: 0.5, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const tone = 0.2 + (layers(u, v, 5, 5, 6, 7) - 0.5) * 0.14 + (layersAt(u, v) - 0.5) * 0.1;
      return [tone * 0.97, tone, tone * 1.03];
    }),
    detail: relief(
      paintHeights(
        TEXTURE_SIDE,
        TEXTURE_SIDE,
        (u, v) => layersAt(u, v) * 0.8 + 0.2 * layers(u, v, 40, 40, 3, 19),
      ),
      0.0022,
      { roughness: 0.12 },
    ),
  };
}

function terrazzo(): Material {
  const chips: readonly Paint[] = [
    [0.78, 0.55, 0.43],
    [0.42, 0.46, 0.44],
    [0.86, 0.78, 0.62],
    [0.33, 0.29, 0.27],
    [0.7, 0.72, 0.7],
  ];
  const cells = 26;
  return {
    color: [0.92, 0.92, 0.92],
    roughness: 0.26,
    metallic: 0,
    mapping: { kind: 'triplanar', size: 0.55, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const [x, y] = [u * cells, v * cells];
      const [ix, iy] = [Math.floor(x), Math.floor(y)];
      let paint: Paint = shade([0.9, 0.885, 0.86], 0.97 + 0.05 * layers(u, v, 60, 60, 2, 3));
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [cx, cy] = [(ix + dx + cells) % cells, (iy + dy + cells) % cells];
          if (hash(cx, cy, 1) < 0.45) continue;
          const angle = hash(cx, cy, 2) * Math.PI;
          const [px, py] = [x - ix - dx - hash(cx, cy, 3), y - iy - dy - hash(cx, cy, 4)];
          const [along, across] = [
            px * Math.cos(angle) + py * Math.sin(angle),
            py * Math.cos(angle) - px * Math.sin(angle),
          ];
          const size = 0.12 + 0.42 * hash(cx, cy, 5) ** 2;
          // A rough polygon: the sum of three slanted widths.
          const reach = Math.abs(along) * 0.8 + Math.abs(across) * 1.3 + Math.abs(along + across) * 0.5;
          if (reach < size) paint = chips[Math.floor(hash(cx, cy, 6) * chips.length)]!;
        }
      return paint;
    }),
    detail: { kind: 'noise', scale: 0.2, bump: 0.00001, roughness: 0.06, tint: 0.02 },
  };
}

function sand(): Material {
  return {
    color: [0.62, 0.47, 0.31],
    roughness: 0.95,
    metallic: 0,
    specular: 0.025,
    mapping: { kind: 'triplanar', size: 0.3, axis: 'y' },
    texture: paintTexture(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
      const tone =
        0.8 +
        0.25 * (hash(Math.floor(u * TEXTURE_SIDE), Math.floor(v * TEXTURE_SIDE), 3) - 0.5) +
        0.1 * layers(u, v, 5, 5, 3, 2);
      return [tone, tone, tone];
    }),
    detail: relief(
      paintHeights(TEXTURE_SIDE, TEXTURE_SIDE, (u, v) => {
        const ripple = 0.5 + 0.5 * Math.sin(Math.PI * 2 * (v * 4 + 0.9 * layers(u, v, 3, 3, 3, 5)));
        return 0.6 * ripple + 0.3 * hash(Math.floor(u * 700), Math.floor(v * 700), 9);
      }),
      0.006,
    ),
  };
}

function paintOf(hex: string): Paint {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}
