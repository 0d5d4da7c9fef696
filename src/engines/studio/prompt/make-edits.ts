import type { NamedThing, Side } from '../scene/edit.ts';
import { COLOR_WORDS } from './color-words.ts';
import {
  type AskedEdit,
  groupsOf,
  LIGHT,
  NO_EDIT,
  nameThing,
  type ReadClause,
  WHOLE,
  wordsOf,
} from './edit-clause.ts';
import { traitClause, traitOf } from './read-traits.ts';
import type { NounGroup } from './reading/noun-groups.ts';

/** Words for the people of a picture. */
export const PERSON =
  /^(?:it|him|her|them|the (?:man|woman|person|people|guy|lady|girl|boy|doctor|patient|teacher|speaker|model|face|men|women)|everyone|everybody|all(?: of them)?)$/;

export function sideOf(word: string): Side {
  return word === 'left' ? -1 : word === 'right' ? 1 : 0;
}

export function toneOf(color: string, way: 1 | -1): AskedEdit {
  return {
    edit: { kind: 'tone', color: COLOR_WORDS[color]!, way },
    words: { noun: [way < 0 ? 'less' : 'more', color], color: [], count: [], rest: [] },
  };
}

export function recolor(noun: string, color: string, orAdd = false): ReadClause | undefined {
  if (WHOLE.test(noun) || LIGHT.test(noun)) return undefined;
  const asked = groupsOf(noun)[0];
  if (!asked) return undefined;
  const hair = `${color} hair`;
  if (asked.noun.forms.includes('hair')) return traitClause(hair, false);
  const { thing, words } = nameThing(asked, noun);
  const hex = COLOR_WORDS[color]!;
  const edit = { kind: 'recolor' as const, thing: { ...thing, color: hex }, color: hex, orAdd };
  const said = orAdd ? { color: [color] } : { noun: [...words.noun, color], color: [] };
  return { ...NO_EDIT, edits: [{ edit, words: { ...words, ...said } }] };
}

export function recount(
  text: string,
  to: (thing: NamedThing) => number | 'more' | 'fewer',
): ReadClause | undefined {
  const group = groupsOf(text)[0];
  if (!group) return undefined;
  const { thing, words } = nameThing(group);
  return { ...NO_EDIT, edits: [{ edit: { kind: 'count', thing, to: to(thing) }, words }] };
}

export function replace(text: string, by: string): ReadClause | undefined {
  const old = groupsOf(text)[0];
  const next = groupsOf(by)[0];
  const person = traitClause(by, false);
  if (person && (PERSON.test(text) || !old || isPersonal(old))) return person;
  if (!next) return undefined;
  if (!old) return addAll(by);
  const [one, other] = [nameThing(old), nameThing(next)];
  const words = { ...other.words, noun: [...other.words.noun, ...one.words.noun] };
  return { ...NO_EDIT, edits: [{ edit: { kind: 'replace', thing: one.thing, by: other.thing }, words }] };
}

function isPersonal({ noun }: NounGroup): boolean {
  return (
    traitOf(noun.text) !== undefined ||
    PERSON.test(`the ${noun.forms.at(-1)}`) ||
    PERSON.test(`the ${noun.text}`)
  );
}

/** Where a thing is, but not "one of the balloons" nor "the cat on the left". */
const ASIDE =
  /(?<!^(?:one|two|three|four|five|some|half)) (?:from|in|on|at|of) (?:the|this) (?!left|right|middle|center|centre).+$/;

export function removeAll(text: string): ReadClause | undefined {
  const traits = traitClause(text, true);
  if (traits) return traits;
  const things = groupsOf(text.replace(ASIDE, ''));
  const edits = things.map((group): AskedEdit => {
    const { thing, words } = nameThing(group, text);
    const removed = { ...words, noun: [...words.noun, ...words.rest], rest: [] };
    return { edit: { kind: 'remove', thing }, words: removed };
  });
  return { ...NO_EDIT, edits };
}

/**
 * The things joined by "and"; what stands after "on" or "in" says where.
 * @param isMore whether the words ask for one more of what is there
 */
export function addAll(text: string, { isMore = false } = {}): ReadClause | undefined {
  const groups = groupsOf(text);
  const first = groups[0];
  if (!first) return undefined;
  const things = groups.filter(({ relation }, at) => at === 0 || relation === 'and' || relation === 'with');
  const place = groups.find((group) => !things.includes(group));
  const onIt = /\bon (?:it|top|his|her|its|their)\b/.test(text);
  const relation = onIt ? 'on' : (place?.relation ?? sideOfText(text));
  const edits = things.map((group, at): AskedEdit => {
    const { thing, words } = nameThing(group);
    const where = place && at === things.length - 1 ? wordsOf(place) : [];
    const added = { ...words, rest: [...words.rest, ...where], ...(where.length > 0 ? { host: where } : {}) };
    const of = where.length > 0 ? { of: nameThing(place!).thing } : {};
    return { edit: { kind: 'add', thing: { ...thing, relation, ...of, isMore } }, words: added };
  });
  return { ...NO_EDIT, edits };
}

/** "The cat wears a hat": the trait or the thing is put on the one that is named. */
export function wear(wearer: string, text: string): ReadClause | undefined {
  const [named] = groupsOf(wearer);
  const asked = PERSON.test(wearer) || !named ? undefined : (traitClause(text, false) ?? addAll(text));
  if (!asked) return undefined;
  const { thing: of } = nameThing(named!);
  const host = wordsOf(named!);
  const edits = asked.edits.map(({ edit, words }): AskedEdit => {
    const worn =
      edit.kind === 'add'
        ? { ...edit, thing: { ...edit.thing, relation: 'on' as const, of, isWorn: true } }
        : edit.kind === 'trait'
          ? { ...edit, of }
          : edit;
    return { edit: worn, words: { ...words, rest: [...words.rest, ...host], host } };
  });
  return { ...NO_EDIT, edits };
}

/** "On the left" */
function sideOfText(text: string): 'left' | 'right' | undefined {
  return /\b(?:on|to|at) (?:the|its) (left|right)\b/.exec(text)?.[1] as 'left' | 'right' | undefined;
}

/** "Make the suit longer": a thing of the picture, and something that no edit does to it. */
export function refuse(thing: string, how: string): ReadClause | undefined {
  if (WHOLE.test(thing) || LIGHT.test(thing)) return undefined;
  return { ...NO_EDIT, leftOut: [...groupsOf(thing).flatMap(wordsOf), how] };
}
