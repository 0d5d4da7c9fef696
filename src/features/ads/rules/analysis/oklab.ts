import { converter, parseHex } from 'culori';

/** Lightness 0 to 1; a from green to red, b from blue to yellow, about -0.4 to 0.4. */
export type Lab = readonly [l: number, a: number, b: number];

const toOklab = converter('oklab');

/** Converts sRGB bytes. */
export function labOf(red: number, green: number, blue: number): Lab {
  const { l, a, b } = toOklab({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
  return [l, a, b];
}

/** Converts `#rrggbb`. */
export function labOfHex(hex: string): Lab {
  const { l, a, b } = toOklab(parseHex(hex))!;
  return [l, a, b];
}

export function distance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** 0 for grays, about 0.3 for the strongest colors. */
export function chromaOf([, a, b]: Lab): number {
  return Math.hypot(a, b);
}

/** Degrees, 0 to 360: red is near 30, yellow 110, green 140, blue 265. */
export function hueOf([, a, b]: Lab): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}
