import { converter, formatHex, parseHex } from 'culori';

/** Lightness 0..1, chroma 0..about 0.37, hue in radians. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const toLinear = converter('lrgb');

/** From `#rrggbb`, by Ottosson's matrices for OKLab as first published. */
export function oklchOf(hex: string): Oklch {
  const { r, g, b } = toLinear(parseHex(hex))!;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(a, bb), h: Math.atan2(bb, a) };
}

/** To `#rrggbb`; colors outside sRGB lose chroma, never lightness or hue. */
export function hexOf({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  if (isInGamut(linearOf(lightness, c, h))) return formatHex(linearOf(lightness, c, h));
  let low = 0;
  let high = c;
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2;
    if (isInGamut(linearOf(lightness, middle, h))) low = middle;
    else high = middle;
  }
  return formatHex(linearOf(lightness, low, h));
}

/** `over` drawn with an alpha of 0..1 on `under`, blended as SVG does, in whole bytes of encoded sRGB. */
export function blend(over: string, under: string, alpha: number): string {
  const [a, b] = [parseHex(over)!, parseHex(under)!];
  const mix = (one: number, other: number) => Math.round(one * 255 * alpha + other * 255 * (1 - alpha)) / 255;
  return formatHex({ mode: 'rgb', r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b) });
}

interface Linear {
  mode: 'lrgb';
  r: number;
  g: number;
  b: number;
}

function linearOf(lightness: number, c: number, h: number): Linear {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    mode: 'lrgb',
    r: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    g: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    b: -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  };
}

function isInGamut({ r, g, b }: Linear): boolean {
  return [r, g, b].every((channel) => channel >= -0.0005 && channel <= 1.0005);
}
