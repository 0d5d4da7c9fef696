import type { Plane } from './plane.ts';

interface Layer {
  width: number;
  height: number;
  /** Red, green, blue and their weight a place; colors are multiplied by it. */
  data: Float32Array;
}

/**
 * Fills each place with the weighted color of the places nearest to it that have any weight: a pyramid of ever smaller
 * copies, of which each fills the gaps of the next larger one.
 * @param colors planes of red, green and blue
 * @param weights 0 to 1
 */
export function inpaint(
  colors: readonly [Float32Array, Float32Array, Float32Array],
  { data: weights, width, height }: Plane,
): [Float32Array, Float32Array, Float32Array] {
  const data = new Float32Array(width * height * 4);
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at]!;
    for (let channel = 0; channel < 3; channel++) data[at * 4 + channel] = colors[channel]![at]! * weight;
    data[at * 4 + 3] = weight;
  }
  const layers: Layer[] = [{ width, height, data }];
  while (Math.max(layers.at(-1)!.width, layers.at(-1)!.height) > 1) layers.push(halve(layers.at(-1)!));
  for (let level = layers.length - 2; level >= 0; level--) fill(layers[level]!, layers[level + 1]!);
  return [0, 1, 2].map((channel) => {
    const plane = new Float32Array(width * height);
    for (let at = 0; at < plane.length; at++)
      plane[at] = data[at * 4 + channel]! / (data[at * 4 + 3]! + 1e-9);
    return plane;
  }) as [Float32Array, Float32Array, Float32Array];
}

/** Sums up squares of four, with a weight of at most 1. */
function halve({ width, height, data }: Layer): Layer {
  const [w, h] = [(width + 1) >> 1, (height + 1) >> 1];
  const small = new Float32Array(w * h * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0, from = y * width * 4; x < width; x++, from += 4) {
      const to = ((y >> 1) * w + (x >> 1)) * 4;
      for (let part = 0; part < 4; part++) small[to + part]! += data[from + part]!;
    }
  }
  for (let at = 0; at < small.length; at += 4) {
    const weight = small[at + 3]!;
    if (weight <= 1) continue;
    for (let part = 0; part < 4; part++) small[at + part]! /= weight;
  }
  return { width: w, height: h, data: small };
}

/** Adds as much of the smaller layer, interpolated, as a place lacks of the weight 1. */
function fill({ width, height, data }: Layer, { width: w, height: h, data: small }: Layer): void {
  for (let y = 0, to = 0; y < height; y++) {
    const row = y >> 1;
    const otherRow = Math.min(h - 1, Math.max(0, row + (y & 1 ? 1 : -1)));
    for (let x = 0; x < width; x++, to += 4) {
      const lack = 1 - data[to + 3]!;
      if (lack <= 0) continue;
      const column = x >> 1;
      const otherColumn = Math.min(w - 1, Math.max(0, column + (x & 1 ? 1 : -1)));
      const [a, b] = [(row * w + column) * 4, (row * w + otherColumn) * 4];
      const [c, d] = [(otherRow * w + column) * 4, (otherRow * w + otherColumn) * 4];
      for (let part = 0; part < 4; part++) {
        const between =
          (small[a + part]! * 9 + small[b + part]! * 3 + small[c + part]! * 3 + small[d + part]!) / 16;
        data[to + part]! += between * lack;
      }
    }
  }
}
