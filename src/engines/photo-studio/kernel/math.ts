export const PI: f32 = 3.14159265;
export const TWO_PI: f32 = 6.2831853;
export const INVERSE_PI: f32 = 0.31830989;

/** Error below 5e-6. The library's version reduces its argument in double precision, which is several times slower. */
export function sine(x: f32): f32 {
  let t = x * 0.15915494;
  t -= floor(t + 0.5);
  const z = (0.25 - abs(0.25 - abs(t))) * TWO_PI;
  const q = z * z;
  const r = z * (1.0 + q * (-0.16666667 + q * (0.008333333 + q * (-0.0001984127 + q * 0.0000027557319))));
  return t < 0 ? -r : r;
}

@inline
export function cosine(x: f32): f32 {
  return sine(x + 1.57079633);
}

/** Four-quadrant arc tangent as a part of the full turn, -0.5..0.5; error below 1e-5 turns. */
export function turnOf(y: f32, x: f32): f32 {
  const ax = abs(x);
  const ay = abs(y);
  const a = min<f32>(ax, ay) / max<f32>(max<f32>(ax, ay), 1e-30);
  const s = a * a;
  let r = (((((-0.0117212 * s + 0.05265332) * s - 0.11643287) * s + 0.19354346) * s - 0.33262347) * s + 0.99997726) * a;
  if (ay > ax) r = 1.57079633 - r;
  if (x < 0) r = PI - r;
  return (y < 0 ? -r : r) * 0.15915494;
}

/** Arc cosine, error below 7e-5 (Abramowitz and Stegun 4.4.45). */
export function arcCosine(x: f32): f32 {
  const a = min<f32>(1.0, abs(x));
  const r = sqrt<f32>(1.0 - a) * (1.5707288 + a * (-0.2121144 + a * (0.074261 - a * 0.0187293)));
  return x < 0 ? PI - r : r;
}

/** Base-2 logarithm for choosing levels; error below 0.01. */
@inline
export function roughLog2(x: f32): f32 {
  const bits = reinterpret<i32>(max<f32>(x, 1e-20));
  const mantissa = reinterpret<f32>((bits & 0x007fffff) | 0x3f800000);
  return <f32>((bits >> 23) - 128) + ((-0.33582878 * mantissa + 2.0) * mantissa - 0.65871759);
}

/** 2 to the x, error below 0.3 %. */
@inline
export function roughExp2(x: f32): f32 {
  const clamped = min<f32>(126.0, max<f32>(-126.0, x));
  const whole = floor(clamped);
  const part = clamped - whole;
  const mantissa = 1.0 + part * (0.6565 + part * 0.3435);
  return reinterpret<f32>((<i32>whole + 127) << 23) * mantissa;
}

@inline
export function luminance(r: f32, g: f32, b: f32): f32 {
  return 0.3 * r + 0.55 * g + 0.15 * b;
}

@inline
export function largest(r: f32, g: f32, b: f32): f32 {
  return max<f32>(r, max<f32>(g, b));
}

@inline
export function lerp(a: f32, b: f32, t: f32): f32 {
  return a + (b - a) * t;
}

@inline
export function saturate(x: f32): f32 {
  return min<f32>(1.0, max<f32>(0.0, x));
}
