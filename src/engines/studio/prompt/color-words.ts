import { fromHex, toHex } from '../color/linear-color.ts';
import { fromOklab, toOklab } from '../color/oklab.ts';
import { wordSet } from '../scene/phrases.ts';

/** Display hex of the most typical tone of each color word. */
export const COLOR_WORDS: Record<string, string> = {
  red: '#d7263d',
  crimson: '#b3123b',
  scarlet: '#e0321c',
  burgundy: '#6d1230',
  ruby: '#b4113f',
  coral: '#ff6f59',
  salmon: '#f58b79',
  orange: '#f2782a',
  amber: '#f2a32c',
  copper: '#b8693c',
  bronze: '#a06f3a',
  terracotta: '#c4623f',
  peach: '#ffb48f',
  rust: '#a2431f',
  gold: '#d9a441',
  golden: '#d9a441',
  yellow: '#f4cf3c',
  lemon: '#f6e05a',
  mustard: '#d2a224',
  cream: '#f3e6cc',
  beige: '#dcc8a6',
  sand: '#d9bd8f',
  lime: '#a6d63c',
  green: '#2f9e52',
  emerald: '#0e8f61',
  mint: '#93dcc0',
  olive: '#7a8040',
  sage: '#9fb096',
  forest: '#1f5a38',
  jade: '#1f9d7a',
  teal: '#0f7f83',
  turquoise: '#2fc4bd',
  aqua: '#4fd0d6',
  cyan: '#27bede',
  blue: '#2a63d6',
  sky: '#7cb8ef',
  azure: '#3a8de0',
  navy: '#132a5e',
  cobalt: '#1f4bb8',
  sapphire: '#17439b',
  indigo: '#3d2f9c',
  violet: '#7a3fd0',
  purple: '#7b33b5',
  lavender: '#b79de0',
  lilac: '#c9a6dd',
  plum: '#6c2a5f',
  magenta: '#d12b93',
  fuchsia: '#e0349e',
  pink: '#f07aa8',
  rose: '#e58aa0',
  blush: '#f2bfbf',
  maroon: '#5e1424',
  brown: '#7a4f30',
  chocolate: '#4a2c1c',
  caramel: '#b9773c',
  coffee: '#5b3c2a',
  tan: '#c4a077',
  black: '#15161a',
  charcoal: '#2d3138',
  grey: '#868d96',
  gray: '#868d96',
  silver: '#c2c8d0',
  white: '#f4f4f1',
  ivory: '#f3eee0',
  pearl: '#e9e6e0',
};

/** Alternatives of a regular expression. */
export const COLOR_PATTERN = Object.keys(COLOR_WORDS).join('|');

/** Words before a color for its shade, as factors of lightness, of the distance from white, and of chroma, in Oklab. */
const SHADE_FACTORS: Readonly<Record<string, { darker?: number; paler?: number; chroma?: number }>> = {
  light: { paler: 0.55, chroma: 0.75 },
  pale: { paler: 0.4, chroma: 0.5 },
  pastel: { paler: 0.4, chroma: 0.5 },
  soft: { paler: 0.55, chroma: 0.6 },
  powder: { paler: 0.4, chroma: 0.5 },
  baby: { paler: 0.42, chroma: 0.55 },
  dark: { darker: 0.64, chroma: 0.85 },
  deep: { darker: 0.74 },
  midnight: { darker: 0.5, chroma: 0.6 },
  royal: { darker: 0.94 },
  dusty: { chroma: 0.5 },
  muted: { chroma: 0.5 },
  bright: { chroma: 1.15 },
  vivid: { chroma: 1.25 },
  vibrant: { chroma: 1.2 },
  hot: { darker: 0.92, chroma: 1.35 },
  neon: { chroma: 1.5 },
  electric: { chroma: 1.35 },
};
export const SHADE_WORDS: ReadonlySet<string> = new Set(Object.keys(SHADE_FACTORS));

/** A color after "dark" or "pale", both as display hex. */
function shadeOf(hex: string, shade: string): string {
  const { darker = 1, paler = 1, chroma = 1 } = SHADE_FACTORS[shade]!;
  // Paler blue of the same hue would be lavender.
  const tone = paler < 1 && hex === COLOR_WORDS.blue ? COLOR_WORDS.sky! : hex;
  const [lightness, a, b] = toOklab(fromHex(tone));
  return toHex(fromOklab([1 - (1 - lightness * darker) * paler, a * chroma, b * chroma]));
}

/** Display hex of a color word, after the word for its shade if there is one. */
export function hexInShade(name: string, shade: string | undefined): string {
  const hex = COLOR_WORDS[name]!;
  return shade === undefined ? hex : shadeOf(hex, shade);
}

/** The first of a word's forms that is a color word. */
export function colorNamed(forms: readonly string[]): string | undefined {
  return forms.find((form) => Object.hasOwn(COLOR_WORDS, form));
}

/** Colors that a more special name may stand before: "navy blue" and "mint green" are one color each. */
const PLAIN: ReadonlySet<string> = new Set(
  'red orange yellow green blue purple violet pink brown black white grey gray'.split(' '),
);

/** Whether two color names one after the other name one color. */
export function isOneColor(first: string, second: string): boolean {
  return PLAIN.has(second) && !PLAIN.has(first);
}

/** Food and drink that comes in kinds named by a color, which is not that of the picture: black coffee in a white mug. */
export const NAMED_BY_COLOR = wordSet(
  'coffee, tea, wine, rice, sugar, pepper, chocolate, bread, beer, cabbage, onion, bean, beans',
);
/** Nouns that take the color before such a name: a black coffee mug is black. */
export const VESSELS = wordSet('cup, mug, pot, glass, bottle, bowl, bag, box, jar');
