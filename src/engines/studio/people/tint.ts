import { type Hsl, toHsl } from '../color/hsl.ts';
import { fromHex } from '../color/linear-color.ts';

/** Mixes two `#rrggbb` colors in display values; `part` 0..1. */
export function blend(from: string, to: string, part: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export function darken(color: string, part: number): string {
  return blend(color, '#0c1026', part);
}

export function lighten(color: string, part: number): string {
  return blend(color, '#ffffff', part);
}

/** Whether people would give both colors, `#rrggbb`, the same name. */
export function isLike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((color) => toHsl(fromHex(color))) as [Hsl, Hsl];
  const [chroma, otherChroma] = [chromaOf(a), chromaOf(b)];
  const isGray = Math.min(chroma, otherChroma) < GRAY;
  if (isGray) return Math.max(chroma, otherChroma) < 2 * GRAY && Math.abs(a.lightness - b.lightness) < 0.3;
  const turn = Math.abs(a.hue - b.hue);
  return Math.min(turn, 1 - turn) < 26 / 360 && Math.abs(a.lightness - b.lightness) < 0.5;
}

const GRAY = 0.12;

/** Difference between the largest and the smallest channel, 0..1. */
function chromaOf({ saturation, lightness }: Hsl): number {
  return saturation * (1 - Math.abs(2 * lightness - 1));
}
