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
  // Differences of bytes over two texels.
  const alongS = new Int16Array(width * height);
  const alongT = new Int16Array(width * height);
  let most = 0;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const above = (y === 0 ? height - 1 : y - 1) * width;
    const below = (y === height - 1 ? 0 : y + 1) * width;
    for (let x = 0; x < width; x++) {
      const i = row + x;
      const left = row + (x === 0 ? width - 1 : x - 1);
      const right = row + (x === width - 1 ? 0 : x + 1);
      const s = heights[right]! - heights[left]!;
      // Rows run down, t runs up.
      const t = heights[above + x]! - heights[below + x]!;
      alongS[i] = s;
      alongT[i] = t;
      const larger = Math.max(s < 0 ? -s : s, t < 0 ? -t : t);
      if (larger > most) most = larger;
    }
  }
  const inverse = 1 / Math.max(1, most);
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const s = alongS[i]! * inverse;
    const t = alongT[i]! * inverse;
    rgba[i * 4] = 128.5 + 127 * s;
    rgba[i * 4 + 1] = 128.5 + 127 * t;
    rgba[i * 4 + 2] = heights[i]!;
    rgba[i * 4 + 3] = Math.min(1, s * s + t * t) * 255 + 0.5;
  }
  const result = { width, height, rgba, gradientScale: Math.max(1e-6, most / 510) };
  baked.set(map, result);
  return result;
}
