import type { Detail, HeightMap, Texture } from '../scene/material.ts';

/** Pixels along each side of a material's texture. */
export const TEXTURE_SIDE = 1024;

/** How much narrower and lower drafts are. */
export const DRAFT = 4;

/** Red, green and blue in sRGB, 0..1, as picked by eye on a screen. */
export type Paint = readonly [number, number, number];

/**
 * A texture: u runs to the right, v up, both 0..1. It is painted when its pixels are first asked for: a set asks many things for
 * their size and shows few of them.
 */
export function paintTexture(
  width: number,
  height: number,
  colorAt: (u: number, v: number) => Paint,
  { repeat = true } = {},
): Texture {
  let painted: Uint8Array | undefined;
  return {
    width,
    height,
    repeat,
    get rgba() {
      painted ??= paintPixels(width, height, colorAt);
      return painted;
    },
    get draft() {
      return paintTexture(width / DRAFT, height / DRAFT, colorAt, { repeat });
    },
  };
}

function paintPixels(width: number, height: number, colorAt: (u: number, v: number) => Paint): Uint8Array {
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const color = colorAt((x + 0.5) / width, 1 - (y + 0.5) / height);
      const i = (y * width + x) * 4;
      rgba[i] = clamp(color[0]) * 255 + 0.5;
      rgba[i + 1] = clamp(color[1]) * 255 + 0.5;
      rgba[i + 2] = clamp(color[2]) * 255 + 0.5;
      rgba[i + 3] = 255;
    }
  return rgba;
}

/** A height map from heights 0..1, laid and painted like a texture. */
export function paintHeights(
  width: number,
  height: number,
  heightAt: (u: number, v: number) => number,
): HeightMap {
  let painted: Uint8Array | undefined;
  return {
    width,
    height,
    get heights() {
      if (painted) return painted;
      painted = new Uint8Array(width * height);
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++)
          painted[y * width + x] = clamp(heightAt((x + 0.5) / width, 1 - (y + 0.5) / height)) * 255 + 0.5;
      return painted;
    },
    get draft() {
      return paintHeights(width / DRAFT, height / DRAFT, heightAt);
    },
  };
}

/** The relief of a texture, laid exactly as that is. @param bump meters from its lowest to its highest point */
export function relief(kind: HeightMap, bump: number, { roughness = 0, tint = 0 } = {}): Detail {
  return { kind, scale: 1, bump, roughness, tint, followsTexture: true };
}

/** Value noise 0..1 that repeats over the unit square, with that many cells. */
export function noise(u: number, v: number, cellsU: number, cellsV: number, seed: number): number {
  // Single assignments: pairs in arrays take several times as long until the code is compiled.
  const x = u * cellsU;
  const y = v * cellsV;
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = ease(x - ix);
  const fy = ease(y - iy);
  const x0 = wrap(ix, cellsU);
  const x1 = wrap(ix + 1, cellsU);
  const y0 = wrap(iy, cellsV);
  const y1 = wrap(iy + 1, cellsV);
  const lower = hash(x0, y0, seed) * (1 - fx) + hash(x1, y0, seed) * fx;
  const upper = hash(x0, y1, seed) * (1 - fx) + hash(x1, y1, seed) * fx;
  return lower * (1 - fy) + upper * fy;
}

/** Noise of several sizes, each half as large and half as strong; 0..1. */
export function layers(
  u: number,
  v: number,
  cellsU: number,
  cellsV: number,
  count: number,
  seed: number,
): number {
  let sum = 0;
  let weight = 0;
  for (let i = 0; i < count; i++) {
    sum += noise(u, v, cellsU << i, cellsV << i, seed + i * 17) / (1 << i);
    weight += 1 / (1 << i);
  }
  return sum / weight;
}

/** `layers` for pictures that are painted row by row: much faster while v stays the same. */
export function layersByRow(
  cellsU: number,
  cellsV: number,
  count: number,
  seed: number,
): (u: number, v: number) => number {
  const octaves = Array.from({ length: count }, (_, i) =>
    noiseByRow(cellsU << i, cellsV << i, seed + i * 17),
  );
  const weight = 2 - 2 / (1 << count);
  return (u, v) => {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += octaves[i]!(u, v) / (1 << i);
    return sum / weight;
  };
}

/** `noise` for pictures that are painted row by row. */
export function noiseByRow(cellsU: number, cellsV: number, seed: number): (u: number, v: number) => number {
  const line = new Float64Array(cellsU);
  let lastV = Number.NaN;
  return (u, v) => {
    if (v !== lastV) {
      lastV = v;
      const y = v * cellsV;
      const iy = Math.floor(y);
      const fy = ease(y - iy);
      const [y0, y1] = [wrap(iy, cellsV), wrap(iy + 1, cellsV)];
      for (let x = 0; x < cellsU; x++) line[x] = hash(x, y0, seed) * (1 - fy) + hash(x, y1, seed) * fy;
    }
    const x = u * cellsU;
    const ix = Math.floor(x);
    const fx = ease(x - ix);
    return line[wrap(ix, cellsU)]! * (1 - fx) + line[wrap(ix + 1, cellsU)]! * fx;
  };
}

export function mixPaint(a: Paint, b: Paint, t: number): Paint {
  const k = clamp(t);
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
}

export function shade([red, green, blue]: Paint, factor: number): Paint {
  return [red * factor, green * factor, blue * factor];
}

export function smoothStep(from: number, to: number, value: number): number {
  return ease(clamp((value - from) / (to - from)));
}

/** 0..1 for a lattice point. */
export function hash(x: number, y: number, seed: number): number {
  let h = (Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 0x9e3779b1)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}

const clamp = (value: number) => Math.max(0, Math.min(1, value));
const ease = (t: number) => t * t * (3 - 2 * t);
/** A lattice point within the cells of a pattern that repeats. */
export const wrap = (i: number, cells: number) =>
  // Remainders are slow, and nearly all points lie inside.
  i >= 0 && i < cells ? i : ((i % cells) + cells) % cells;
