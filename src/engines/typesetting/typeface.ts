import { type Face, findFace } from './faces.ts';
import {
  eastAsianFamilies,
  type Family,
  GEIST,
  INSTRUMENT_SERIF,
  NOTO_SANS,
  SCRIPT_FAMILIES,
} from './families.ts';
import type { ShapedLine } from './shape-line.ts';

/** A text's fonts: the face for each of its characters. */
export interface Typeface {
  faces: ReadonlyMap<string, Face>;
  /** Added after each character, in ems; joined scripts have none. */
  tracking: number;
  /** From baseline to baseline, in ems. */
  leading: number;
  /** Cache of measured lines, by direction and text. */
  shaped: Map<string, ShapedLine>;
}

export interface PreparedText {
  text: string;
  typeface: Typeface;
  /** Characters that no font has, such as emoji; they are omitted. */
  missing: string[];
}

export interface Setting {
  fontClass: 'sans' | 'serif';
  /** 100..900; the serif family has only one. */
  weight: number;
  tracking: number;
  leading: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const IGNORED = /\p{Default_Ignorable_Code_Point}/u;
/** Scripts without joined letters, which can be tracked. */
const APART =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u;
const TALL = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u;
const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Loads the fonts of the text; after that it can be measured synchronously. */
export async function prepareText(raw: string, setting: Setting): Promise<PreparedText> {
  const clean = raw
    .normalize('NFC')
    .replace(/\p{Cc}|\s/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069\u00ad]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  const stack = await stackFor(clean, setting);
  const faces = new Map<string, Face>();
  const missing: string[] = [];
  let text = '';
  for (const { segment } of graphemes.segment(`${clean} …`)) {
    const face = faces.get(segment) ?? (await faceOf(segment, stack, setting.weight));
    if (face) faces.set(segment, face);
    else if (!missing.includes(segment)) missing.push(segment);
    if (face) text += segment;
  }
  text = text.slice(0, -2).replace(/ +/g, ' ').trim();
  const leading = TALL.test(text) ? 1.5 : IDEOGRAPHIC.test(text) ? 1.3 : setting.leading;
  return {
    text,
    missing,
    typeface: {
      faces,
      tracking: APART.test(text) ? setting.tracking : 0,
      leading: Math.max(leading, setting.leading),
      shaped: new Map(),
    },
  };
}

/** Splits a text into graphemes. */
export function graphemesOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** Prefers one family for the whole text: a family that lacks any of its letters is not used. */
async function stackFor(text: string, { fontClass, weight }: Setting): Promise<Family[]> {
  const leading = fontClass === 'serif' ? [INSTRUMENT_SERIF(), GEIST()] : [GEIST()];
  const scripts = [...SCRIPT_FAMILIES.map((open) => open()), ...eastAsianFamilies(text)];
  const letters = [...new Set(text.match(/[\p{L}\p{N}]/gu) ?? [])];
  for (const [index, family] of leading.entries()) {
    const isWhole = await everyLetter(letters, family, weight);
    if (isWhole) return [...leading.slice(index), NOTO_SANS(), ...scripts];
  }
  return [NOTO_SANS(), GEIST(), ...scripts];
}

/** Letters of scripts that Noto Sans lacks too do not count. */
async function everyLetter(letters: readonly string[], family: Family, weight: number): Promise<boolean> {
  for (const letter of letters) {
    const codePoint = letter.codePointAt(0)!;
    if (await findFace(family, weight, codePoint)) continue;
    if (await findFace(NOTO_SANS(), weight, codePoint)) return false;
  }
  return true;
}

async function faceOf(grapheme: string, stack: readonly Family[], weight: number): Promise<Face | undefined> {
  const drawn = [...grapheme].filter((character) => !IGNORED.test(character));
  if (drawn.length === 0) return undefined;
  for (const family of stack) {
    const face = await findFace(family, weight, drawn[0]!.codePointAt(0)!);
    if (face && drawn.every((character) => face.font.nominalGlyph(character.codePointAt(0)!))) return face;
  }
  return undefined;
}
