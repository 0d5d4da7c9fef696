import { clamp } from '../math/interpolate.ts';
import { encodeSrgb, fromHex, type Rgb } from './linear-color.ts';

/** Display color as hue, saturation and lightness, each 0..1. */
export interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

export function toHsl(color: Rgb): Hsl {
  const [red, green, blue] = color.map((channel) => encodeSrgb(clamp(channel, 0, 1))) as [
    number,
    number,
    number,
  ];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  if (range < 1e-6) return { hue: 0, saturation: 0, lightness };
  const turn =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return { hue: (turn / 6 + 1) % 1, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness };
}

export function fromHsl({ hue, saturation, lightness }: Hsl): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const turn = (offset + (((hue % 1) + 1) % 1) * 12) % 12;
    return lightness - reach * clamp(Math.min(turn - 3, 9 - turn), -1, 1);
  };
  const bytes = [channel(0), channel(8), channel(4)].map((value) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return fromHex(`#${bytes.join('')}`);
}
