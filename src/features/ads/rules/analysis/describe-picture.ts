import type { PictureFacts } from '#ports/vision-model';
import type { PaletteColor } from './find-palette.ts';
import { chromaOf, hueOf, type Lab } from './oklab.ts';
import type { Composition, Side } from './read-composition.ts';

/** Everything that a description is based on. */
export interface PictureFindings {
  /** Null if no vision model looked at the picture. */
  facts: PictureFacts | null;
  palette: readonly PaletteColor[];
  composition: Composition;
  isFlat: boolean;
  /** Width divided by height. */
  ratio: number;
}

// British English has no comma before `and`.
const LIST = new Intl.ListFormat('en-GB');
const THINGS_MAX = 5;
const COLORS_MAX = 3;

/**
 * Describes a picture in a few English sentences: the vision model's description, if any; light, shape, things and
 * colors; the background; the focus; the room for text.
 */
export function describePicture(findings: PictureFindings): string {
  const { composition } = findings;
  return [
    findings.facts?.description,
    describeSubject(findings),
    describeBackground(composition),
    describePlace(composition),
    describeRoom(composition),
  ]
    .filter(Boolean)
    .join(' ');
}

function describeSubject({ facts, composition, palette, isFlat, ratio }: PictureFindings): string {
  const kind = [...looksOf(composition), shapeOf(ratio)].join(', ');
  const things = facts ? namesOf(facts) : [];
  const named =
    things.length > 0 ? ` of ${LIST.format(things)}` : composition.isCutOut ? ' of something' : '';
  // The model's sentences already name the things.
  const shown = facts?.description ? '' : named;
  const cut = composition.isCutOut ? ' cut out of its background' : '';
  const colors = [...new Set(palette.map(({ color }) => nameColor(color)))].slice(0, COLORS_MAX);
  const colored = colors.length > 0 ? `, in ${LIST.format(colors)}` : '';
  const medium = isFlat ? 'drawing' : 'picture';
  return `${capitalize(withArticle(`${kind} ${medium}`))}${shown}${cut}${colored}.`;
}

/** At most one word for lightness and one for strength. */
function looksOf({ lightness, contrast, chroma }: Composition): string[] {
  const light = lightness > 0.75 ? 'bright' : lightness < 0.4 ? 'dark' : '';
  const strength = chroma > 0.11 ? 'vivid' : contrast < 0.09 ? 'soft' : contrast > 0.27 ? 'contrasting' : '';
  return [light, strength].filter(Boolean);
}

/** `person` first, if there are any; then things, the most certain first. */
function namesOf({ hasPeople, tags }: PictureFacts): string[] {
  const things = tags.filter((tag) => tag !== 'person').slice(0, THINGS_MAX);
  return [...(hasPeople ? ['person'] : []), ...things].map(withArticle);
}

function describeBackground({ background }: Composition): string {
  return background ? `The background is plain ${nameColor(background)}.` : '';
}

function describePlace({ subject, isCutOut }: Composition): string {
  if (!subject || isCutOut) return '';
  const place = [subject.row, subject.column].filter((side) => side !== 'middle').join(' ') || 'middle';
  return `The eye is drawn to the ${place}.`;
}

const PLACES: Record<Side, string> = {
  left: 'on the left',
  right: 'on the right',
  top: 'at the top',
  bottom: 'at the bottom',
};

function describeRoom({ emptySides }: Composition): string {
  if (emptySides.length === 0) return '';
  return `There is empty space for text ${LIST.format(emptySides.map((side) => PLACES[side]))}.`;
}

function shapeOf(ratio: number): string {
  if (ratio > 2.4) return 'very wide';
  if (ratio > 1.12) return 'wide';
  if (ratio < 0.42) return 'very tall';
  return ratio < 0.9 ? 'tall' : 'square';
}

function withArticle(noun: string): string {
  // Nouns without an article.
  if (/^(?:skis|scissors|broccoli)$/.test(noun)) return noun;
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Colors with less chroma show no hue. */
const GRAY = 0.028;
/** OKLab hues in degrees; each name holds up to the next one. */
const HUES: readonly (readonly [from: number, name: string])[] = [
  [0, 'pink'],
  [18, 'red'],
  [42, 'orange'],
  [78, 'yellow'],
  [118, 'green'],
  [172, 'teal'],
  [218, 'blue'],
  [292, 'purple'],
  [330, 'pink'],
];

/** Names a color in one or two everyday words. */
function nameColor(color: Lab): string {
  const [light] = color;
  const chroma = chromaOf(color);
  if (chroma < GRAY) return nameGray(light);
  const hue = hueOf(color);
  const name = HUES.findLast(([from]) => hue >= from)![1];
  if (light < 0.24) return chroma < 0.05 ? 'near-black' : `dark ${name === 'yellow' ? 'olive' : name}`;
  const isEarthy = name === 'orange' || (name === 'red' && chroma < 0.12) || name === 'yellow';
  if (isEarthy && light > 0.86 && chroma < 0.09) return 'cream';
  if (isEarthy && light > 0.62 && chroma < 0.085) return 'beige';
  if (isEarthy && name !== 'yellow' && light < 0.62 && chroma < 0.13)
    return light < 0.4 ? 'dark brown' : 'brown';
  if (name === 'yellow' && light < 0.62) return 'olive';
  if (name === 'pink' && light < 0.5) return 'magenta';
  if (light > 0.82) return `pale ${name}`;
  if (light < 0.4) return `dark ${name}`;
  return chroma < 0.06 ? `muted ${name}` : name;
}

function nameGray(light: number): string {
  if (light > 0.955) return 'white';
  if (light > 0.8) return 'light gray';
  if (light > 0.42) return 'gray';
  if (light > 0.22) return 'dark gray';
  return 'black';
}
