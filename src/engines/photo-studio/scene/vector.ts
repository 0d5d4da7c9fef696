/** A point or direction in meters; x to the right, y up, z towards the viewer (right-handed). */
export type Vec3 = readonly [x: number, y: number, z: number];

/** Linear sRGB. An albedo is in 0..1; a radiance has no upper limit. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);

/** The zero vector stays zero. */
export const normalize = (a: Vec3): Vec3 => scale(a, 1 / (length(a) || 1));

/** Linear color of a hexadecimal sRGB color such as `#c08040`. */
export function rgbFromHex(hex: string): Rgb {
  const channel = (start: number) => linearFromSrgb(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** IEC 61966-2-1, from 0..1 to 0..1. */
export function linearFromSrgb(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The inverse. */
export function srgbFromLinear(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
