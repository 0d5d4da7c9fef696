import { TWO_PI, cosine, sine } from './math';

// Rectangles sampled evenly by solid angle (Ureña et al., "An Area-Preserving Parametrization for Spherical Rectangles", 2013).
// Beside a window, points drawn evenly by area would be now very near and now far, which is noise.

export let solidAngle: f32 = 0;
/** Place on the rectangle chosen by `aimAtRectangle`, -1..1. */
export let aimX: f32 = 0;
export let aimY: f32 = 0;

// Corners as seen from the point, along the rectangle's sides and its normal.
let x0: f32 = 0;
let x1: f32 = 0;
let y0: f32 = 0;
let y1: f32 = 0;
let z0: f32 = 0;
let edge0: f32 = 0;
let edge2: f32 = 0;
let lastAngles: f32 = 0;

@inline
function slantOf(side: f32): f32 {
  return side / sqrt<f32>(z0 * z0 + side * side);
}

/** Looks at a light's rectangle from a point; false if it is so far or so narrow that even sampling by area serves better. */
export function spanRectangle(light: usize, x: f32, y: f32, z: f32): bool {
  const dx = load<f32>(light, 4) - x;
  const dy = load<f32>(light, 8) - y;
  const dz = load<f32>(light, 12) - z;
  if (load<f32>(light, 64) < 0.08 * (dx * dx + dy * dy + dz * dz)) return false;
  const ux = load<f32>(light, 16);
  const uy = load<f32>(light, 20);
  const uz = load<f32>(light, 24);
  const vx = load<f32>(light, 28);
  const vy = load<f32>(light, 32);
  const vz = load<f32>(light, 36);
  const halfX = sqrt<f32>(ux * ux + uy * uy + uz * uz);
  const halfY = sqrt<f32>(vx * vx + vy * vy + vz * vz);
  const middleX = (dx * ux + dy * uy + dz * uz) / halfX;
  const middleY = (dx * vx + dy * vy + dz * vz) / halfY;
  z0 = -abs(dx * load<f32>(light, 40) + dy * load<f32>(light, 44) + dz * load<f32>(light, 48));
  if (z0 > -1e-3) return false;
  x0 = middleX - halfX;
  x1 = middleX + halfX;
  y0 = middleY - halfY;
  y1 = middleY + halfY;
  edge0 = -slantOf(y0);
  const edge1 = slantOf(x1);
  edge2 = slantOf(y1);
  const edge3 = -slantOf(x0);
  const g0 = Mathf.acos(-edge0 * edge1);
  const g1 = Mathf.acos(-edge1 * edge2);
  const g2 = Mathf.acos(-edge2 * edge3);
  const g3 = Mathf.acos(-edge3 * edge0);
  lastAngles = TWO_PI - g2 - g3;
  solidAngle = g0 + g1 - lastAngles;
  return solidAngle > 2e-3;
}

/** Chooses a place on the rectangle that `spanRectangle` looked at, by a and b in 0..1. */
export function aimAtRectangle(a: f32, b: f32): void {
  const turn = a * solidAngle + lastAngles;
  const s = sine(turn);
  const f = (cosine(turn) * edge0 - edge2) / (abs(s) < 1e-7 ? <f32>1e-7 : s);
  const c = min<f32>(0.999999, 1.0 / sqrt<f32>(f * f + edge0 * edge0)) * (f > 0 ? <f32>1.0 : <f32>-1.0);
  const along = min<f32>(x1, max<f32>(x0, (-c * z0) / sqrt<f32>(1.0 - c * c)));
  const away = sqrt<f32>(along * along + z0 * z0);
  const low = y0 / sqrt<f32>(away * away + y0 * y0);
  const high = y1 / sqrt<f32>(away * away + y1 * y1);
  const h = low + b * (high - low);
  const across = min<f32>(y1, max<f32>(y0, (h * away) / sqrt<f32>(max<f32>(1e-9, 1.0 - h * h))));
  aimX = ((along - x0) / (x1 - x0)) * 2.0 - 1.0;
  aimY = ((across - y0) / (y1 - y0)) * 2.0 - 1.0;
}
