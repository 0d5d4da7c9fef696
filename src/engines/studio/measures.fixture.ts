import type { Picture } from './studio.ts';

const GRID = 16;

/** Mean display red, green and blue of the cells of a 16 by 16 grid, 0..1. */
export function cellsOf({ pixels, width, height }: Picture): number[] {
  const sums = new Array<number>(GRID * GRID * 3).fill(0);
  for (let at = 0; at < pixels.length; at++) {
    const x = Math.floor(at / 3) % width;
    const y = Math.floor(at / 3 / width);
    const cell = Math.floor((y * GRID) / height) * GRID + Math.floor((x * GRID) / width);
    sums[cell * 3 + (at % 3)]! += pixels[at]!;
  }
  return sums.map((sum) => sum / ((width * height) / GRID ** 2) / 255);
}

export interface Measures {
  luminance: number;
  /** Mean difference of the highest and the lowest channel. */
  saturation: number;
  /** Mean of red less blue. */
  warmth: number;
}

export function measure({ pixels }: Picture): Measures {
  const sum: Measures = { luminance: 0, saturation: 0, warmth: 0 };
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    sum.luminance += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    sum.saturation += Math.max(red, green, blue) - Math.min(red, green, blue);
    sum.warmth += red - blue;
  }
  const scale = 1 / (pixels.length / 3) / 255;
  return {
    luminance: sum.luminance * scale,
    saturation: sum.saturation * scale,
    warmth: sum.warmth * scale,
  };
}

/** Root mean square difference of the cells, 0..1. */
export function distance(a: Picture, b: Picture): number {
  const [first, second] = [cellsOf(a), cellsOf(b)];
  return Math.sqrt(
    first.reduce((sum, value, index) => sum + (value - second[index]!) ** 2, 0) / first.length,
  );
}

/** Similarity of two layouts, -1..1: the best correlation of their cells, over small zooms and shifts. */
export function likeness(a: Picture, b: Picture): number {
  const [first, second] = [cellsOf(a), cellsOf(b)];
  let best = -1;
  for (const zoom of [0.7, 0.8, 0.9, 1, 1.12, 1.25, 1.4])
    for (let across = -4; across <= 4; across++)
      for (let down = -3; down <= 3; down++)
        best = Math.max(best, correlate(first, second, { zoom, across, down }));
  return best;
}

function correlate(
  first: readonly number[],
  second: readonly number[],
  { zoom, across, down }: { zoom: number; across: number; down: number },
): number {
  const pairs: [number, number][][] = [[], [], []];
  for (let y = 0; y < GRID; y++)
    for (let x = 0; x < GRID; x++) {
      const column = Math.floor((x + 0.5 - GRID / 2) / zoom + GRID / 2 + across);
      const row = Math.floor((y + 0.5 - GRID / 2) / zoom + GRID / 2 + down);
      if (column < 0 || column >= GRID || row < 0 || row >= GRID) continue;
      for (let channel = 0; channel < 3; channel++)
        pairs[channel]!.push([
          first[(row * GRID + column) * 3 + channel]!,
          second[(y * GRID + x) * 3 + channel]!,
        ]);
    }
  // Too small an overlap.
  if (pairs[0]!.length < GRID ** 2 * 0.45) return -1;
  let products = 0;
  let left = 0;
  let right = 0;
  for (const channel of pairs) {
    const meanLeft = channel.reduce((sum, [value]) => sum + value, 0) / channel.length;
    const meanRight = channel.reduce((sum, [, value]) => sum + value, 0) / channel.length;
    for (const [x, y] of channel) {
      products += (x - meanLeft) * (y - meanRight);
      left += (x - meanLeft) ** 2;
      right += (y - meanRight) ** 2;
    }
  }
  return products / Math.sqrt(left * right);
}
