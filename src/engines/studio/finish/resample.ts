/** Weights that bring `from` samples to `to` samples by a Mitchell filter, stretched when shrinking. */
export interface Resampling {
  /** First source index of each target sample. */
  first: Int32Array;
  /** `taps` weights a target sample, summing to one. */
  weights: Float32Array;
  taps: number;
}

export function createResampling(from: number, to: number): Resampling {
  const ratio = from / to;
  const support = 2 * Math.max(1, ratio);
  // The filter is 0 at the ends of its support, so at the same size only three samples count.
  const taps = ratio === 1 ? 3 : Math.ceil(support * 2);
  const first = new Int32Array(to);
  const weights = new Float32Array(to * taps);
  for (let target = 0; target < to; target++) {
    const center = (target + 0.5) * ratio - 0.5;
    const start = Math.max(0, Math.min(from - taps, Math.floor(center - support) + 1));
    first[target] = Math.max(0, start);
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const weight = start + tap < from ? mitchell((start + tap - center) / Math.max(1, ratio)) : 0;
      weights[target * taps + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < taps; tap++) weights[target * taps + tap]! /= sum;
  }
  return { first, weights, taps };
}

/** Mitchell and Netravali's cubic with B = 0.1, C = 0.45: a little crisper than their 1/3, hardly ringing. */
function mitchell(distance: number): number {
  const b = 0.1;
  const c = 0.45;
  const x = Math.abs(distance);
  if (x < 1) return ((12 - 9 * b - 6 * c) * x ** 3 + (-18 + 12 * b + 6 * c) * x ** 2 + (6 - 2 * b)) / 6;
  if (x < 2)
    return (
      ((-b - 6 * c) * x ** 3 + (6 * b + 30 * c) * x ** 2 + (-12 * b - 48 * c) * x + (8 * b + 24 * c)) / 6
    );
  return 0;
}
