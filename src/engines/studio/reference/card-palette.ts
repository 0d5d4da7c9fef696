import { fromHsl, type Hsl, toHsl } from '../color/hsl.ts';
import { luminance, mixRgb, type Rgb } from '../color/linear-color.ts';
import type { Random } from '../math/seeded-random.ts';
import type { SetPalette } from '../objects/object-palettes.ts';
import type { Card } from '../scene/card.ts';

/** Colors of a reference's subject. */
export interface SubjectColors {
  /** Dominant hue, and the next distinct one. */
  main: Hsl;
  second: Hsl;
  /** Mean relative luminance. */
  brightness: number;
}

const HUES = 24;

/** Finds the main hues in a small copy of the subject, weighted by coverage and chroma. */
export function readColors({ texels, levels }: Card): SubjectColors {
  const level = levels.find(({ width, height }) => Math.max(width, height) <= 96) ?? levels.at(-1)!;
  const bins = Array.from({ length: HUES }, () => ({ weight: 0, red: 0, green: 0, blue: 0 }));
  let cover = 0;
  let light = 0;
  for (let at = level.start; at < level.start + level.width * level.height * 4; at += 4) {
    const alpha = texels[at + 3]!;
    if (alpha < 0.5) continue;
    const color: Rgb = [texels[at]! / alpha, texels[at + 1]! / alpha, texels[at + 2]! / alpha];
    const { hue, saturation, lightness } = toHsl(color);
    const chroma = saturation * (1 - Math.abs(2 * lightness - 1));
    const bin = bins[Math.floor(hue * HUES) % HUES]!;
    const weight = alpha * chroma * chroma;
    bin.weight += weight;
    bin.red += color[0] * weight;
    bin.green += color[1] * weight;
    bin.blue += color[2] * weight;
    cover += alpha;
    light += luminance(color) * alpha;
  }
  const gray: Hsl = { hue: 0.09, saturation: 0.12, lightness: 0.6 };
  const ranked = bins
    .map((bin, index) => ({ ...bin, index }))
    .filter(({ weight }) => weight > cover * 0.0015)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ weight, red, green, blue }) => toHsl([red / weight, green / weight, blue / weight]));
  const main = ranked[0] ?? gray;
  const second = ranked.find(({ hue }) => apart(hue, main.hue) > 0.12) ?? { ...main, hue: main.hue + 0.5 };
  return { main, second, brightness: cover > 0 ? light / cover : 0.4 };
}

function apart(a: number, b: number): number {
  const way = Math.abs(a - b) % 1;
  return Math.min(way, 1 - way);
}

/** Set colors that suit the subject: its own or complementary hues, lighter or darker than it. */
export function matchPalette(colors: SubjectColors, named: readonly Rgb[], random: Random): SetPalette {
  const { main, second, brightness } = colors;
  const hue = random.pick([main.hue, main.hue, main.hue + 0.06, second.hue, main.hue + 0.5]);
  const deep = brightness > 0.6 ? random.chance(0.75) : brightness > 0.4 && random.chance(0.2);
  const colorful = 0.3 + 0.4 * Math.min(1, main.saturation);
  const tone = (lightness: number, saturation: number, turn = 0): Rgb =>
    fromHsl({ hue: hue + turn, saturation: saturation * colorful, lightness });
  const own: SetPalette = deep
    ? {
        backdrop: tone(random.between(0.38, 0.48), 0.7),
        main: tone(0.52, 0.8),
        second: tone(0.7, 0.6),
        accent: fromHsl({ ...second, lightness: 0.55 }),
        neutral: tone(0.88, 0.4),
      }
    : {
        backdrop: tone(random.between(0.8, 0.87), 0.95),
        main: tone(random.between(0.7, 0.78), 0.9),
        second: tone(0.92, 0.7, 0.03),
        accent: fromHsl({ ...second, saturation: Math.min(0.7, second.saturation), lightness: 0.55 }),
        neutral: tone(0.95, 0.5),
      };
  const [first, next] = named;
  if (!first) return own;
  return {
    ...own,
    backdrop: luminance(first) > 0.3 ? first : mixRgb(first, [0.9, 0.88, 0.86], 0.06),
    main: next ?? mixRgb(first, [0.95, 0.94, 0.92], 0.35),
    second: mixRgb(first, [0.95, 0.94, 0.92], 0.75),
  };
}
