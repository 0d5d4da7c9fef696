import { type Edit, MAIN_THING, type Side } from '../scene/edit.ts';
import { COLOR_PATTERN, COLOR_WORDS } from './color-words.ts';
import { groupsOf, LIGHT, NO_EDIT, nameThing, type ReadClause, WHOLE } from './edit-clause.ts';
import { NUMBERS } from './reading/function-words.ts';

/** How much, and which way. */
export const BIGGER =
  '(?:(?<much>much|a lot|far|way|a bit|a little|slightly|somewhat|even) )?(?<way>bigger|larger|smaller|taller|tinier|tiny|huge)';

export function move(noun: string, toward: Side): ReadClause | undefined {
  const group = groupsOf(noun)[0];
  if (!group) return undefined;
  const { thing, words } = nameThing(group, noun);
  return { ...NO_EDIT, edits: [{ edit: { kind: 'move', thing, toward }, words }] };
}

/** Undefined for the whole picture, which the camera zooms. */
export function resize(noun: string, way: string, much: string | undefined): ReadClause | undefined {
  const group = WHOLE.test(noun) || LIGHT.test(noun) ? undefined : groupsOf(noun)[0];
  if (!group) return undefined;
  const { thing, words } = nameThing(group, noun);
  const edit = { kind: 'resize' as const, thing, by: factorOf(way, much) };
  return { ...NO_EDIT, edits: [{ edit, words: { ...words, noun: [way, ...words.noun] } }] };
}

function factorOf(way: string, much: string | undefined): number {
  const step =
    much === undefined || much === 'even' ? 1.3 : /^(?:much|a lot|far|way)$/.test(much) ? 1.6 : 1.15;
  return /^(?:smaller|tin)/.test(way) ? 1 / step : step;
}

/** "Bigger", "make it brown", "yellow instead of red" and "two instead of one" of a picture whose main thing is a drawing. */
export function readMainThing(clause: string): ReadClause | undefined {
  const color = COLOR_ONLY.exec(clause)?.[1];
  if (color !== undefined && Object.hasOwn(COLOR_WORDS, color))
    return editMain({ kind: 'recolor', thing: MAIN_THING, color: COLOR_WORDS[color]!, orAdd: false }, color);
  const swapped = COLOR_SWAP.exec(clause)?.[1];
  if (swapped !== undefined && Object.hasOwn(COLOR_WORDS, swapped))
    return editMain(
      { kind: 'recolor', thing: MAIN_THING, color: COLOR_WORDS[swapped]!, orAdd: false },
      swapped,
    );
  const many = COUNT_ONLY.exec(clause)?.[1];
  if (many !== undefined && NUMBERS[many] !== undefined)
    return editMain({ kind: 'count', thing: MAIN_THING, to: NUMBERS[many]! }, many);
  const { way, much } = SIZE_ONLY.exec(clause)?.groups ?? {};
  if (way === undefined) return undefined;
  return editMain({ kind: 'resize', thing: MAIN_THING, by: factorOf(way, much) }, way);
}

function editMain(edit: Edit, word: string): ReadClause {
  return { ...NO_EDIT, edits: [{ edit, words: { noun: [word], color: [], count: [], rest: [] } }] };
}

const COLOR_ONLY = /^(?:make|paint|colou?r|turn|dye) (?:it|them|him|her) (\S+)$/;
/** Both words are colors. */
const COLOR_SWAP = new RegExp(
  `^(?:make (?:it|them) |in )?(\\S+) (?:instead of|rather than|not) (?:${COLOR_PATTERN})$`,
);
const COUNT_ONLY =
  /^(?:only |just |make it |make that |show )?(two|three|four|five|six|seven|eight|nine|ten|one)(?: of (?:it|them))? (?:instead of|rather than|not)(?: just| only)? (?:one|two|three|four|five|six|seven|eight|nine|ten|a single one)$/;
const SIZE_ONLY = new RegExp(`^(?:make (?:it|them|him|her) )?${BIGGER}$`);
