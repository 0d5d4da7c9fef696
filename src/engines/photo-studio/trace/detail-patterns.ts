import { DRAFT } from '../materials/paint.ts';
import type { DetailKind, HeightMap } from '../scene/material.ts';

const SIZE = 256;
const made = new Map<DetailKind, HeightMap>();

/** The height map of a built-in pattern; drawn once, when its heights are first asked for. */
export function detailPattern(kind: DetailKind): HeightMap {
  const known = made.get(kind);
  if (known) return known;
  const map = drawing(PATTERNS[kind], SIZE);
  made.set(kind, map);
  return map;
}

/** Height at x and y in 0..1, which must repeat. Any range: it is stretched to 0..255. */
type Pattern = (x: number, y: number) => number;

function drawing(pattern: Pattern, size: number): HeightMap {
  let drawn: Uint8Array | undefined;
  return {
    width: size,
    height: size,
    get heights() {
      drawn ??= draw(pattern, size);
      return drawn;
    },
    get draft() {
      return drawing(pattern, size / DRAFT);
    },
  };
}

function draw(pattern: Pattern, size: number): Uint8Array {
  const values = new Float32Array(size * size);
  let low = Infinity;
  let high = -Infinity;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const value = pattern((x + 0.5) / size, (y + 0.5) / size);
      values[y * size + x] = value;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  return Uint8Array.from(values, (value) => Math.round(((value - low) / (high - low || 1)) * 255));
}

function hash(x: number, y: number, seed: number): number {
  let h = (Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)) >>> 0;
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b) >>> 0;
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) >>> 0;
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}

/** Value noise with `cells` cells a repeat. */
function noise(x: number, y: number, cells: number, seed: number, cellsY = cells): number {
  const px = x * cells;
  const py = y * cellsY;
  const ix = Math.floor(px);
  const iy = Math.floor(py);
  const fx = ease(px - ix);
  const left = wrap(ix, cells);
  const right = wrap(ix + 1, cells);
  const top = wrap(iy, cellsY);
  const bottom = wrap(iy + 1, cellsY);
  const above = hash(left, top, seed);
  const below = hash(left, bottom, seed);
  const upper = above + (hash(right, top, seed) - above) * fx;
  const lower = below + (hash(right, bottom, seed) - below) * fx;
  return upper + (lower - upper) * ease(py - iy);
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function wrap(cell: number, cells: number): number {
  return ((cell % cells) + cells) % cells;
}

function layers(x: number, y: number, cells: number, count: number, seed: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += noise(x, y, cells << i, seed + i) / (1 << i);
  return sum;
}

/** Distance to the nearest and to the second nearest of scattered points, in cells. */
function cellular(x: number, y: number, cells: number, seed: number): [near: number, next: number] {
  const px = x * cells;
  const py = y * cells;
  const ix = Math.floor(px);
  const iy = Math.floor(py);
  let near = 9;
  let next = 9;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const cx = wrap(ix + dx, cells);
      const cy = wrap(iy + dy, cells);
      const distance = Math.hypot(ix + dx + hash(cx, cy, seed) - px, iy + dy + hash(cx, cy, seed + 1) - py);
      if (distance < near) {
        next = near;
        near = distance;
      } else if (distance < next) next = distance;
    }
  return [near, next];
}

const SCRATCHES = Array.from({ length: 24 }, (_, i) => {
  const angle = hash(i, 0, 71) * Math.PI;
  return {
    cx: hash(i, 1, 71),
    cy: hash(i, 2, 71),
    sin: Math.sin(angle),
    cos: Math.cos(angle),
    reach: 0.1 + 0.3 * hash(i, 3, 71),
  };
});

const PATTERNS: Record<DetailKind, Pattern> = {
  noise: (x, y) => layers(x, y, 4, 5, 1),
  grain: (x, y) => layers(x, y, 32, 3, 11),
  plaster: (x, y) => layers(x, y, 5, 5, 21) + 0.25 * Math.abs(noise(x, y, 12, 27) - 0.5),
  // Threads go over and under each other, with uneven thickness.
  linen: (x, y) => {
    const threads = 24;
    const warp = Math.abs(Math.sin(Math.PI * (x * threads + 0.12 * (noise(x, y, 6, 31) - 0.5))));
    const weft = Math.abs(Math.sin(Math.PI * (y * threads + 0.12 * (noise(x, y, 6, 32) - 0.5))));
    const isOver = (Math.floor(x * threads) + Math.floor(y * threads)) % 2 === 0;
    const thick = 0.75 + 0.5 * noise(x, y, 3, 33, 24);
    return (isOver ? warp * 0.9 + weft * 0.5 : weft * 0.9 + warp * 0.5) * thick + 0.3 * noise(x, y, 64, 34);
  },
  leather: (x, y) => {
    const [near, next] = cellular(x + 0.02 * noise(x, y, 8, 41), y + 0.02 * noise(x, y, 8, 42), 20, 43);
    return Math.min(1, (next - near) * 2.2) + 0.25 * layers(x, y, 16, 3, 45);
  },
  brushed: (x, y) => noise(x, y, 4, 51, 128) + 0.6 * noise(x, y, 8, 52, 64),
  'orange-peel': (x, y) => layers(x, y, 14, 2, 61),
  scratches: (x, y) => {
    let deepest = 0;
    for (const { cx, cy, sin, cos, reach } of SCRATCHES) {
      const dx = ((x - cx + 1.5) % 1) - 0.5;
      const dy = ((y - cy + 1.5) % 1) - 0.5;
      const across = Math.abs(dx * sin - dy * cos);
      const along = Math.abs(dx * cos + dy * sin);
      if (along < reach) deepest = Math.max(deepest, Math.max(0, 1 - across * 300) * (1 - along / reach));
    }
    return 0.1 * noise(x, y, 16, 72) - deepest;
  },
  // Pores of bread and cake, of several sizes.
  crumb: (x, y) => {
    const pore = (cells: number, seed: number) => Math.min(1, cellular(x, y, cells, seed)[0] * 1.8);
    return pore(9, 81) * pore(21, 83) * (0.7 + 0.3 * pore(43, 85)) + 0.15 * layers(x, y, 32, 2, 87);
  },
};
