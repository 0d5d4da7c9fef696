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
/** Colors of social networks, messengers and payment services, which stand on their buttons. */
const FOREIGN = new Set(
  '#25d366 #128c7e #3b5998 #1877f2 #4267b2 #1da1f2 #00acee #55acee #e1306c #c13584 #e4405f #405de6 #0077b5 #0a66c2 #007bb6 #ff0000 #cd201f #bd081c #e60023 #cb2027 #dd4b39 #db4437 #0088cc #26a5e4 #229ed9 #7289da #5865f2 #ff4500 #fffc00 #003087 #009cde #00b67a #4285f4 #ea4335 #34a853 #fbbc05'.split(
    ' ',
  ),
);
/** Default colors of frameworks and site builders: of the brand only if the page has no other. */
const DEFAULTS = new Set(
  '#007bff #0056b3 #0069d9 #0d6efd #0b5ed7 #0a58ca #6c757d #28a745 #198754 #dc3545 #ffc107 #17a2b8 #0dcaf0 #337ab7 #286090 #428bca #5cb85c #5bc0de #f0ad4e #d9534f #00d1b2 #3273dc #485fc7 #1779ba #26a69a #ee6e73 #2185d0 #1976d2 #3f51b5 #2196f3 #0073aa #0085ba #2271b1 #cf2e2e #ff6900 #fcb900 #7bdcb5 #00d084 #8ed1fc #0693e3 #abb8c3 #eb144c #f78da7 #9900ef #9b51e0 #6ec1e4 #54595f #61ce70 #2ea3f2 #3b82f6 #2563eb #cc3366 #a46497 #7f54b3 #0170b9'.split(
    ' ',
  ),
);
/** Dark grounds are often those of footers, in a shade of the color that buttons wear: they count for less. */
const DARK_GROUND_WEIGHT = 0.75;
/** Oklab lightness. */
const DARK_MAX = 0.38;
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
    .filter(({ hex }) => !DEFAULT_LINK.test(hex) && !FOREIGN.has(hex))
    .map(({ hex, role, area }) => {
      // Square roots, so that one large surface does not hide all other colors.
      const share = Math.min(Math.sqrt(area / (areas.get(role) || area)), 1);
      return {
        hex,
        weight: WEIGHTS[role] * share * (role === 'background' && isDark(hex) ? DARK_GROUND_WEIGHT : 1),
      };
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
  const own = strong.filter(({ hex }) => !DEFAULTS.has(hex));
  const chosen = own.length > 0 ? own : strong.length > 0 ? strong : merged;
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
    // The gray of texts adds nothing to a color.
    const same = entries.find(
      (entry) => distance(entry.lab, lab) < ALIKE && isColorful(entry.lab) === isColorful(lab),
    );
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

function isDark(hex: string): boolean {
  return labOfHex(hex)[0] < DARK_MAX;
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
