export function clampTo(x: f32, low: f32, high: f32): f32 {
  return max<f32>(low, min<f32>(high, x));
}

export function mix(a: f32, b: f32, t: f32): f32 {
  return a + (b - a) * t;
}

/** 0 before `start`, 1 after `end`; `start` may be the greater. */
export function smoothstep(start: f32, end: f32, x: f32): f32 {
  const t: f32 = clampTo((x - start) / (end - start), 0.0, 1.0);
  return t * t * (3.0 - 2.0 * t);
}

export function length2(x: f32, y: f32): f32 {
  return sqrt<f32>(x * x + y * y);
}

export function length3(x: f32, y: f32, z: f32): f32 {
  return sqrt<f32>(x * x + y * y + z * z);
}

/** e^-x for x ≥ 0 by (1 + x/64)^-64: smooth, monotonic, and the same on every processor. */
export function decay(x: f32): f32 {
  let base: f32 = 1.0 / (1.0 + max<f32>(x, 0.0) * 0.015625);
  for (let i = 0; i < 6; i++) base *= base;
  return base;
}

/**
 * Angle of (x, y) in (-pi, pi], by Hastings' polynomial ("Approximations for Digital Computers", sheet 11):
 * within 1e-5.
 */
export function angleOf(y: f32, x: f32): f32 {
  const ax: f32 = abs<f32>(x);
  const ay: f32 = abs<f32>(y);
  const t: f32 = min<f32>(ax, ay) / max<f32>(max<f32>(ax, ay), 1e-20);
  const s: f32 = t * t;
  let angle: f32 = ((((0.0208351 * s - 0.085133) * s + 0.180141) * s - 0.3302995) * s + 0.999866) * t;
  if (ay > ax) angle = 1.57079633 - angle;
  if (x < 0.0) angle = 3.14159265 - angle;
  return y < 0.0 ? -angle : angle;
}

/** Minimum with a rounded seam of width `k` (Inigo Quilez's quadratic one). */
export function smoothMin(a: f32, b: f32, k: f32): f32 {
  const h: f32 = max<f32>(k - abs<f32>(a - b), 0.0) / k;
  return min<f32>(a, b) - h * h * k * 0.25;
}

export function smoothMax(a: f32, b: f32, k: f32): f32 {
  return -smoothMin(-a, -b, k);
}

/** Schlick's approximation of the reflected share: `straight` head-on, everything at `grazing` = 1. */
export function fresnel(straight: f32, grazing: f32): f32 {
  return straight + (1.0 - straight) * grazing;
}

export function fifth(x: f32): f32 {
  const square: f32 = x * x;
  return square * square * x;
}
