import type { Color } from './near-colors.ts';

/** For each pixel, half the largest difference of any color between opposite neighbors. */
export function findSteps(color: Color, width: number, height: number): Float32Array {
  const steps = new Float32Array(width * height);
  for (const values of color) {
    for (let y = 0; y < height; y++) {
      const [above, below] = [y > 0 ? -width : 0, y < height - 1 ? width : 0];
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        const across = Math.abs(values[x < width - 1 ? at + 1 : at]! - values[x > 0 ? at - 1 : at]!);
        const down = Math.abs(values[at + below]! - values[at + above]!);
        steps[at] = Math.max(steps[at]!, across / 2, down / 2);
      }
    }
  }
  return steps;
}

const SAMPLES = 20_000;

/** The median of a sample of the values that count; 0 if none does. */
export function medianOf(values: Float32Array, counts: (at: number) => boolean): number {
  const stride = Math.max(1, Math.floor(values.length / SAMPLES));
  const samples: number[] = [];
  for (let at = 0; at < values.length; at += stride) if (counts(at)) samples.push(values[at]!);
  return samples.sort((a, b) => a - b)[samples.length >> 1] ?? 0;
}
