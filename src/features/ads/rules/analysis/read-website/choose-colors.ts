import type { PageCapture } from '#ports/page-browser';
import { chromaOf, distance, type Lab, labOfHex } from '../oklab.ts';

type ColorRole = PageCapture['colors'][number]['role'];

const COLORS_MAX = 6;
/** OKLab distance. Colors closer than this look the same. */
const ALIKE = 0.045;
/** Colors with less chroma are grays or tinted whites. */
const CHROMA_MIN = 0.035;
const STRONG_CHROMA = 0.08;
/** Share of the heaviest color's weight; lighter ones are accidents. */
const SHARE_MIN = 0.12;
/** Buttons, headings and surfaces often wear the brand's colors; texts rarely do. */
const WEIGHTS: Readonly<Record<ColorRole, number>> = {
  button: 4,
  link: 2.5,
  heading: 3,
  background: 4,
  text: 0.6,
  buttonText: 0.4,
};
/** The browser's default link colors. */
const DEFAULT_LINK = /^#(0000ee|551a8b)$/;
const THEME_WEIGHT = 4;
const LOGO_WEIGHT = 5;

interface Entry {
  hex: string;
  lab: Lab;
  weight: number;
}

/** Chooses the brand's colors, the most important first; grays and white only if there is nothing else. */
export function chooseColors({
  colors,
  meta,
  logos,
}: Pick<PageCapture, 'colors' | 'meta' | 'logos'>): string[] {
  const areas = new Map<ColorRole, number>();
  // Counts only colorful areas, so a colored strip on a white page counts in full.
  for (const { hex, role, area } of colors)
    areas.set(role, (areas.get(role) ?? 0) + (isColorful(labOfHex(hex)) ? area : 0));
  const drawn = colors
    .filter(({ hex }) => !DEFAULT_LINK.test(hex))
    .map(({ hex, role, area }) => {
      // Square roots, so that one large surface does not hide all other colors.
      const share = Math.min(Math.sqrt(area / (areas.get(role) || area)), 1);
      return { hex, weight: WEIGHTS[role] * share };
    });
  const theme = meta
    .filter(({ name }) => name === 'theme-color' || name === 'msapplication-tilecolor')
    .flatMap(({ content }) => hexesIn(content))
    .map((hex) => ({ hex, weight: THEME_WEIGHT }));
  const onLogo = logos
    .slice(0, 1)
    .flatMap(({ url }) => (url.startsWith('data:image/svg') ? hexesIn(decodeUri(url)) : []))
    .map((hex, place) => ({ hex, weight: LOGO_WEIGHT / (place + 1) }));
  const merged = merge([...drawn, ...theme, ...onLogo]);
  const strong = merged
    .filter(({ lab }) => isColorful(lab))
    .map((entry) => ({ ...entry, weight: entry.weight * Math.min(chromaOf(entry.lab) / STRONG_CHROMA, 1) }));
  const chosen = strong.length > 0 ? strong : merged;
  const [first, ...others] = chosen.sort((a, b) => b.weight - a.weight);
  return [first, ...others.filter(({ weight }) => weight > first!.weight * SHARE_MIN)]
    .filter((entry) => entry !== undefined)
    .slice(0, COLORS_MAX)
    .map(({ hex }) => hex);
}

/** Adds up the weights of colors that look the same; the heaviest represents them. */
function merge(weighted: readonly { hex: string; weight: number }[]): Entry[] {
  const entries: Entry[] = [];
  for (const { hex, weight } of [...weighted].sort((a, b) => b.weight - a.weight)) {
    const lab = labOfHex(hex);
    const same = entries.find((entry) => distance(entry.lab, lab) < ALIKE);
    if (same) same.weight += weight;
    else entries.push({ hex, lab, weight });
  }
  return entries;
}

/** Very light and very dark colors do not count as colorful. */
function isColorful(lab: Lab): boolean {
  const [lightness] = lab;
  return chromaOf(lab) > CHROMA_MIN && lightness > 0.25 && lightness < 0.94;
}

function hexesIn(text: string): string[] {
  const found = text.matchAll(/#([\da-f]{6}|[\da-f]{3})\b/gi);
  const hexes = [...found].map(([, digits]) =>
    digits!.length === 3 ? [...digits!].map((digit) => digit + digit).join('') : digits!,
  );
  return [...new Set(hexes.map((hex) => `#${hex.toLowerCase()}`))].slice(0, 4);
}

function decodeUri(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return '';
  }
}
