import type { ColourRole, PageCapture } from '#ports/page-browser';
import { chromaOf, distance, type Lab, labOf } from '../oklab.ts';

const MOST = 6;
/** Nearer than this (OKLab) two colours are one to the eye. */
const ALIKE = 0.045;
/** Below it a colour is a grey, or white with a tint. */
const LEAST_CHROMA = 0.035;
const STRONG_CHROMA = 0.08;
/** Of the first one's weight: what has less is an accident. */
const LEAST_SHARE = 0.12;
/** What a page wants to be seen is drawn in its own colours; what it is read on rarely is. */
const WEIGHTS: Readonly<Record<ColourRole, number>> = {
  button: 4,
  link: 2.5,
  heading: 3,
  background: 4,
  text: 0.6,
  buttonText: 0.4,
};
/** What browsers give links that a page gives no colour. */
const UNSET = /^#(0000ee|551a8b)$/;
const THEME_WEIGHT = 4;
const LOGO_WEIGHT = 5;

interface Entry {
  hex: string;
  lab: Lab;
  weight: number;
}

/** The brand's colours, the most important first; greys and white only where there is nothing else. */
export function chooseColors({
  colours,
  meta,
  logos,
}: Pick<PageCapture, 'colours' | 'meta' | 'logos'>): string[] {
  const areas = new Map<ColourRole, number>();
  // Of what is coloured at all: a coloured strip on a white page is all of its colour.
  for (const { hex, role, area } of colours)
    areas.set(role, (areas.get(role) ?? 0) + (isColourful(toLab(hex)) ? area : 0));
  const drawn = colours
    .filter(({ hex }) => !UNSET.test(hex))
    .map(({ hex, role, area }) => {
      // Roots, lest the one large surface hides everything else.
      const share = Math.min(Math.sqrt(area / (areas.get(role) || area)), 1);
      return { hex, weight: WEIGHTS[role] * share };
    });
  const theme = meta
    .filter(({ name }) => name === 'theme-color' || name === 'msapplication-tilecolor')
    .flatMap(({ content }) => hexesIn(content))
    .map((hex) => ({ hex, weight: THEME_WEIGHT }));
  const onLogo = logos
    .slice(0, 1)
    .flatMap(({ url }) => (url.startsWith('data:image/svg') ? hexesIn(decode(url)) : []))
    .map((hex, place) => ({ hex, weight: LOGO_WEIGHT / (place + 1) }));
  const merged = merge([...drawn, ...theme, ...onLogo]);
  const strong = merged
    .filter(({ lab }) => isColourful(lab))
    .map((entry) => ({ ...entry, weight: entry.weight * Math.min(chromaOf(entry.lab) / STRONG_CHROMA, 1) }));
  const chosen = strong.length > 0 ? strong : merged;
  const [first, ...others] = chosen.sort((a, b) => b.weight - a.weight);
  return [first, ...others.filter(({ weight }) => weight > first!.weight * LEAST_SHARE)]
    .filter((entry) => entry !== undefined)
    .slice(0, MOST)
    .map(({ hex }) => hex);
}

/** Colours that look the same count together, as the heaviest of them. */
function merge(weighted: readonly { hex: string; weight: number }[]): Entry[] {
  const entries: Entry[] = [];
  for (const { hex, weight } of [...weighted].sort((a, b) => b.weight - a.weight)) {
    const lab = toLab(hex);
    const same = entries.find((entry) => distance(entry.lab, lab) < ALIKE);
    if (same) same.weight += weight;
    else entries.push({ hex, lab, weight });
  }
  return entries;
}

/** Tints that are nearly white, and shades that are nearly black, need more colour to be seen as one. */
function isColourful(lab: Lab): boolean {
  const [lightness] = lab;
  return chromaOf(lab) > LEAST_CHROMA && lightness > 0.25 && lightness < 0.94;
}

function toLab(hex: string): Lab {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return labOf(red!, green!, blue!);
}

function hexesIn(text: string): string[] {
  const found = text.matchAll(/#([\da-f]{6}|[\da-f]{3})\b/gi);
  const hexes = [...found].map(([, digits]) =>
    digits!.length === 3 ? [...digits!].map((digit) => digit + digit).join('') : digits!,
  );
  return [...new Set(hexes.map((hex) => `#${hex.toLowerCase()}`))].slice(0, 4);
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return '';
  }
}
