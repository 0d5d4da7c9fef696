import type { PictureFacts } from '#ports/vision-model';
import type { PaletteColour } from './find-palette.ts';
import { nameColour } from './name-color.ts';
import type { Composition, Side } from './read-composition.ts';

/** What is known of a picture: nothing else is said of it. */
export interface PictureSight {
  /** Null where nothing looked for things and people. */
  facts: PictureFacts | null;
  palette: readonly PaletteColour[];
  composition: Composition;
  isFlat: boolean;
  /** Width to height. */
  ratio: number;
}

const NAMED_THINGS = 5;
const NAMED_COLOURS = 3;

/**
 * What a picture shows in a few English sentences: what the vision model says of it, where it says anything; light, shape,
 * things and colours; then what is behind them, and where text has room.
 */
export function describePicture(sight: PictureSight): string {
  const { composition } = sight;
  return [
    sight.facts?.description,
    describeSubject(sight),
    describeBackground(composition),
    describePlace(composition),
    describeRoom(composition),
  ]
    .filter(Boolean)
    .join(' ');
}

function describeSubject({ facts, composition, palette, isFlat, ratio }: PictureSight): string {
  const kind = [...looksOf(composition), shapeOf(ratio)].join(', ');
  const things = facts ? namesOf(facts) : [];
  const named = things.length > 0 ? ` of ${list(things)}` : composition.isCutOut ? ' of something' : '';
  // What has been told in sentences is not told in a list.
  const shown = facts?.description ? '' : named;
  const cut = composition.isCutOut ? ' cut out of its background' : '';
  const colours = [...new Set(palette.map(({ colour }) => nameColour(colour)))].slice(0, NAMED_COLOURS);
  const coloured = colours.length > 0 ? `, in ${list(colours)}` : '';
  const medium = isFlat ? 'drawing' : 'picture';
  return `${capitalise(withArticle(`${kind} ${medium}`))}${shown}${cut}${coloured}.`;
}

/** In one word at most of light and of strength. */
function looksOf({ lightness, contrast, chroma }: Composition): string[] {
  const light = lightness > 0.75 ? 'bright' : lightness < 0.4 ? 'dark' : '';
  const strength = chroma > 0.11 ? 'vivid' : contrast < 0.09 ? 'soft' : contrast > 0.27 ? 'contrasting' : '';
  return [light, strength].filter(Boolean);
}

/** A person, where there is one or more; then things, the surest first. */
function namesOf({ hasPeople, tags }: PictureFacts): string[] {
  const things = tags.filter((tag) => tag !== 'person').slice(0, NAMED_THINGS);
  return [...(hasPeople ? ['person'] : []), ...things].map(withArticle);
}

function describeBackground({ background }: Composition): string {
  return background ? `The background is plain ${nameColour(background)}.` : '';
}

function describePlace({ subject, isCutOut }: Composition): string {
  if (!subject || isCutOut) return '';
  const { column, row } = subject;
  if (column === 'middle' && row === 'middle') return 'The eye is drawn to the middle.';
  if (row === 'middle') return `The eye is drawn to the ${column}.`;
  if (column === 'middle') return `The eye is drawn to the ${row}.`;
  return `The eye is drawn to the ${row} ${column}.`;
}

const PLACES: Record<Side, string> = {
  left: 'on the left',
  right: 'on the right',
  top: 'at the top',
  bottom: 'at the bottom',
};

function describeRoom({ emptySides }: Composition): string {
  if (emptySides.length === 0) return '';
  return `There is empty space for text ${list(emptySides.map((side) => PLACES[side]))}.`;
}

function shapeOf(ratio: number): string {
  if (ratio > 2.4) return 'very wide';
  if (ratio > 1.12) return 'wide';
  if (ratio < 0.42) return 'very tall';
  return ratio < 0.9 ? 'tall' : 'square';
}

function withArticle(noun: string): string {
  // Names of things that stand alone: skis, scissors.
  if (/^(?:skis|scissors|broccoli)$/.test(noun)) return noun;
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
