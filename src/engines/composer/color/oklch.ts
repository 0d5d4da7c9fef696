/** Lightness 0..1, chroma 0..about 0.37, hue in radians. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

/** From `#rrggbb` by Ottosson's matrices for OKLab. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(a, bb), h: Math.atan2(bb, a) };
}

/** To `#rrggbb`; what sRGB cannot show loses chroma, never lightness or hue. */
export function hexOf({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let low = 0;
  let high = c;
  if (isShown(toLinear(lightness, c, h))) low = c;
  else
    for (let step = 0; step < 16; step++) {
      const middle = (low + high) / 2;
      if (isShown(toLinear(lightness, middle, h))) low = middle;
      else high = middle;
    }
  return `#${toLinear(lightness, low, h)
    .map((channel) =>
      Math.round(255 * encode(Math.min(1, Math.max(0, channel))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Relative luminance as WCAG 2.2 defines it, 0..1. */
export function luminanceOf(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** `over` drawn with an alpha of 0..1 on `under`, blended as SVG does, in encoded sRGB. */
export function blend(over: string, under: string, alpha: number): string {
  const [a, b] = [bytesOf(over), bytesOf(under)];
  return `#${a
    .map((channel, index) =>
      Math.round(channel * alpha + b[index]! * (1 - alpha))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function bytesOf(hex: string): Triple {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as Triple;
}

function linearOf(hex: string): Triple {
  return bytesOf(hex).map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

function encode(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function toLinear(lightness: number, c: number, h: number): Triple {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function isShown(linear: Triple): boolean {
  return linear.every((channel) => channel >= -0.0005 && channel <= 1.0005);
}
