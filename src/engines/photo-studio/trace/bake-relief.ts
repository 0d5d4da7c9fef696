import type { HeightMap } from '../scene/material.ts';

/** A height map as the kernel reads it: gradient along s and t, height, and square of the gradient, a byte each. */
export interface BakedRelief {
  width: number;
  height: number;
  rgba: Uint8Array;
  /** Gradient of a full byte: heights (0..1) a texel. */
  gradientScale: number;
}

const baked = new WeakMap<HeightMap, BakedRelief>();

export function bakeRelief(map: HeightMap): BakedRelief {
  const known = baked.get(map);
  if (known) return known;
  const { width, height, heights } = map;
  const values = Float64Array.from({ length: 256 }, (_, byte) => byte / 255);
  const at = (index: number) => values[heights[index]!]!;
  const alongS = new Float32Array(width * height);
  const alongT = new Float32Array(width * height);
  let steepest = 1e-6;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const above = (y === 0 ? height - 1 : y - 1) * width;
    const below = (y === height - 1 ? 0 : y + 1) * width;
    for (let x = 0; x < width; x++) {
      const i = row + x;
      const left = row + (x === 0 ? width - 1 : x - 1);
      const right = row + (x === width - 1 ? 0 : x + 1);
      alongS[i] = (at(right) - at(left)) / 2;
      // Rows run down, t runs up.
      alongT[i] = (at(above + x) - at(below + x)) / 2;
      steepest = Math.max(steepest, Math.abs(alongS[i]!), Math.abs(alongT[i]!));
    }
  }
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const s = alongS[i]! / steepest;
    const t = alongT[i]! / steepest;
    rgba[i * 4] = Math.round(128 + 127 * s);
    rgba[i * 4 + 1] = Math.round(128 + 127 * t);
    rgba[i * 4 + 2] = heights[i]!;
    rgba[i * 4 + 3] = Math.round(Math.min(1, s * s + t * t) * 255);
  }
  const result = { width, height, rgba, gradientScale: steepest };
  baked.set(map, result);
  return result;
}
