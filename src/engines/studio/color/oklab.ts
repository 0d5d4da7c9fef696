import type { Rgb } from './linear-color.ts';

/** Lightness 0..1, and two axes from green to red and from blue to yellow (Björn Ottosson's Oklab). */
export type Oklab = readonly [lightness: number, a: number, b: number];

export function toOklab([red, green, blue]: Rgb): Oklab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Linear light; chroma that a display cannot show is taken away. */
export function fromOklab([lightness, a, b]: Oklab): Rgb {
  let chroma = 1;
  for (let step = 0; step < 6; step++, chroma *= 0.85) {
    const color = unclipped([lightness, a * chroma, b * chroma]);
    if (color.every((channel) => channel >= -0.002 && channel <= 1.002)) return clip(color);
  }
  return clip(unclipped([lightness, a * chroma, b * chroma]));
}

function unclipped([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function clip([red, green, blue]: Rgb): Rgb {
  const inside = (channel: number) => Math.min(1, Math.max(0, channel));
  return [inside(red), inside(green), inside(blue)];
}
