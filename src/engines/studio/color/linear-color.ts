import { mix } from '../math/interpolate.ts';

/** Linear-light sRGB; 1 is display white, radiance may exceed it. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** From `#rrggbb`, by the sRGB transfer function (IEC 61966-2-1). */
export function fromHex(hex: string): Rgb {
  const channel = (start: number) => decodeSrgb(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** To `#rrggbb`; values outside 0..1 are clipped. */
export function toHex(color: Rgb): string {
  const [red, green, blue] = color.map((linear) => encodeSrgb(Math.min(1, Math.max(0, linear))));
  return displayHex([red!, green!, blue!]);
}

/** Display values, 0..1, as `#rrggbb`. */
export function displayHex(color: Rgb): string {
  const channel = (value: number) =>
    Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  return `#${color.map(channel).join('')}`;
}

export function mixRgb(from: Rgb, to: Rgb, t: number): Rgb {
  return [mix(from[0], to[0], t), mix(from[1], to[1], t), mix(from[2], to[2], t)];
}

export function scaleRgb(color: Rgb, factor: number): Rgb {
  return [color[0] * factor, color[1] * factor, color[2] * factor];
}

export function multiplyRgb(color: Rgb, by: Rgb): Rgb {
  return [color[0] * by[0], color[1] * by[1], color[2] * by[2]];
}

/** Relative luminance by the primaries of ITU-R BT.709. */
export function luminance(color: Rgb): number {
  return 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
}

/** 0..1 linear to 0..1 display value. */
export function encodeSrgb(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

const decodedBytes = Float64Array.from({ length: 256 }, (_, byte) => decodeSrgb(byte / 255));

/** A display byte, 0..255, to 0..1 linear. */
export function decodeByte(byte: number): number {
  return decodedBytes[byte]!;
}

function decodeSrgb(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}
