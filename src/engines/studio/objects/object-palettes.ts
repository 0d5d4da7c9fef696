import { fromHex, luminance, mixRgb, type Rgb, scaleRgb } from '../color/linear-color.ts';
import type { Random } from '../math/seeded-random.ts';
import type { ObjectWish } from './object-definition.ts';

/** Colors of a set: background, main things, and accent. */
export interface SetPalette {
  backdrop: Rgb;
  main: Rgb;
  second: Rgb;
  accent: Rgb;
  /** Near white or near black, whichever the set is built on. */
  neutral: Rgb;
}

/** Display hex: backdrop, main, second, accent, neutral. */
const BRIGHT = [
  ['#f2cfc0', '#eeb5a0', '#f7e6da', '#d9604c', '#fbf4ee'],
  ['#c9dfe8', '#9cc4d6', '#eef5f7', '#e8825a', '#fafcfc'],
  ['#dfd6ec', '#b9a6dc', '#f3eef9', '#6a4fc0', '#fbf9fd'],
  ['#d3e3d2', '#9fc2a2', '#f0f5ec', '#d9a441', '#fafbf7'],
  ['#f3dfb4', '#eec36c', '#fbf3df', '#3f7f8c', '#fdfaf2'],
  ['#e9e2d8', '#cbb9a3', '#f6f2ec', '#a8693f', '#fbf9f6'],
  ['#f4c9d3', '#e88fa6', '#fceef1', '#3d5a98', '#fdf8f9'],
  ['#b9d9d3', '#5faea4', '#e6f2ef', '#f0785a', '#f8fbfa'],
  ['#dde3ea', '#8aa4c2', '#f3f6f9', '#2f5fd0', '#fbfcfd'],
] as const;
const DEEP = [
  ['#2c5a50', '#3f7d6e', '#d9c8a4', '#e0a53c', '#efe8da'],
  ['#353b78', '#5059b8', '#c9c7ee', '#ff8a5c', '#ece9f5'],
  ['#7e3344', '#a84d5c', '#f0c9b8', '#e3a45a', '#f5e8e0'],
  ['#4a4c52', '#64676f', '#d8d4cc', '#d2a25a', '#eeece8'],
  ['#1e5d7a', '#2a86a8', '#f1dcb9', '#f2a65a', '#f2eee6'],
  ['#b5532f', '#d67c4c', '#f6dcc0', '#1f4f5c', '#faf0e4'],
] as const;

export function choosePalette(
  { colors, backdrop: named }: Pick<ObjectWish, 'colors' | 'backdrop'>,
  dark: boolean,
  random: Random,
): SetPalette {
  const curated = random
    .pick<readonly string[]>(dark || random.chance(0.28) ? DEEP : BRIGHT)
    .map((hex) => fromHex(hex));
  const [backdrop, main, second, accent, neutral] = curated as [Rgb, Rgb, Rgb, Rgb, Rgb];
  const [first, next, third] = colors;
  if (!first) return { backdrop: named ?? backdrop, main, second, accent, neutral };
  return {
    backdrop: named ?? (dark ? darken(first) : soften(first, random)),
    main: first,
    second: next ?? mixRgb(first, [0.95, 0.94, 0.92], 0.7),
    accent: third ?? next ?? accent,
    neutral,
  };
}

/**
 * Whether a set is dark with colored light: if that was asked, or with the given chance. Black things would not be seen
 * there, and a named background would have no color.
 */
export function isDarkSet(wish: ObjectWish, chance: number, random: Random): boolean {
  const isDark = wish.dark || random.chance(chance);
  const [first] = wish.colors;
  return (
    isDark &&
    (wish.backdrop === undefined || isBlack(wish.backdrop)) &&
    (first === undefined || !isBlack(first))
  );
}

export function isBlack(color: Rgb): boolean {
  return luminance(color) < 0.015;
}

function darken(color: Rgb): Rgb {
  return scaleRgb(color, Math.min(1, 0.05 / Math.max(0.004, luminance(color))));
}

/** Color of a wall for a named color: pale colors stay, strong ones are lightened. */
function soften(color: Rgb, random: Random): Rgb {
  return luminance(color) > 0.45 ? color : mixRgb(color, [0.92, 0.91, 0.9], random.pick([0.25, 0.55, 0.7]));
}

/** Light on a dark set: two bright colors, and a dark background. */
export interface NeonPalette {
  main: Rgb;
  other: Rgb;
  deep: Rgb;
}

/** Display hex: main, other, deep. */
const NEON = [
  ['#3f9dff', '#6ff0ff', '#0b2a52'],
  ['#28d7e8', '#3f7dff', '#08344a'],
  ['#8a5cff', '#ff5cc8', '#231650'],
  ['#2ee6a6', '#38b6ff', '#06382f'],
  ['#ff9d3c', '#ff5470', '#40180c'],
  ['#5f7bff', '#35e0ff', '#161a52'],
] as const;

export function chooseNeon(colors: readonly Rgb[], random: Random): NeonPalette {
  const [main, other, deep] = random.pick(NEON).map((hex) => fromHex(hex)) as [Rgb, Rgb, Rgb];
  const [first, next] = colors.filter((color) => !isBlack(color));
  if (!first) return { main, other, deep };
  const peak = Math.max(...first);
  const bright = scaleRgb(first, 1 / peak);
  return {
    main: bright,
    other: next ?? mixRgb(bright, [bright[2], bright[1], bright[0]], 0.5),
    deep: scaleRgb(bright, 0.07),
  };
}
