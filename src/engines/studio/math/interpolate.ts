/** Keeps `x` within [low, high]. */
export function clamp(x: number, low: number, high: number): number {
  return x < low ? low : x > high ? high : x;
}

/** Linear interpolation: `a` at t = 0, `b` at 1; extrapolates beyond. */
export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** 0 before `start`, 1 after `end`, a smooth S-curve between; `start` may be greater than `end`. */
export function smoothstep(start: number, end: number, x: number): number {
  const t = clamp((x - start) / (end - start), 0, 1);
  return t * t * (3 - 2 * t);
}
