import type { PersonWish } from '../../people/cast/person-wish.ts';
import type { Whom } from '../../people/people-change.ts';
import type { Setting } from '../../people/people-scene.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import { readPrompt } from '../reading/read-prompt.ts';
import { isDrawable } from '../vocabulary.ts';
import { findPeople } from './find-people.ts';
import { IRREGULAR_PLURAL, isPeopleWord, readPeople } from './read-people.ts';

/** Whether a text is about people at all. */
export function namesSomebody(text: string): boolean {
  if (SOMEBODY.test(text)) return true;
  return readPrompt(text, isKnown).groups.some(({ noun }) => findPeople(noun));
}

function isKnown(phrase: string): boolean {
  return isDrawable(phrase) || isPeopleWord(phrase);
}

const SOMEBODY = /\b(?:he|him|his|she|hers?|they|them|their|everyone|everybody|ones?|who)\b/;

export const EVERYONE: Whom = { wishes: [{}], which: 'all' };

/** People as a phrase describes them. */
export interface Described {
  wishes: readonly PersonWish[];
  /** The noun's number; null for a plural without one. */
  count: number | null;
  place: Setting | undefined;
}

/** Whom a phrase means: "him", "the man on the left", "the girl in a red dress"; undefined if not everything in it describes people. */
export function readWhom(text: string): Whom | undefined {
  const plain = text.trim();
  if (ALL.test(plain)) return EVERYONE;
  const pronoun = PRONOUNS.get(plain);
  if (pronoun) return { wishes: [{ sex: pronoun }], which: 'one' };
  const isAny = ONE_OF_THEM.test(plain);
  let rest = plain
    .replace(ONE_OF_THEM, '')
    .replace(/^(?:all |both |each )?(?:of )?(?:the|these|those|this|that|my) /, '');
  const [, behind] = SIDE_BEHIND.exec(rest) ?? [];
  const [, before] = SIDE_BEFORE.exec(rest) ?? [];
  const side = sideNamed(behind ?? before);
  rest = rest.replace(SIDE_BEHIND, '').replace(SIDE_BEFORE, '').trim();
  const where = side ? { side } : {};
  const [, somebody] = /^(ones?|persons?|people|figures?|someone|them)$/.exec(rest) ?? [];
  if (somebody) {
    const isMany = /s$|people/.test(somebody);
    if (!side && !isMany && !isAny && somebody === 'one') return undefined;
    return { wishes: [{}], which: isAny ? 'any' : isMany ? 'all' : 'one', ...where };
  }
  const described = describePeople(rest);
  if (!described || described.place) return undefined;
  const wishes = described.wishes.map(withoutUsualAge);
  const isMany = described.count !== 1 || wishes.length > 1 || /^(?:all|both|each) /.test(plain);
  return {
    wishes,
    which: isAny ? 'any' : isMany ? 'all' : 'one',
    ...where,
    ...(/\byoung(?:er)?\b/.test(rest) ? { isYoung: true } : {}),
  };
}

const ALL =
  /^(?:them|they|their|everyone|everybody|both|all|all of them|both of them|each of them|(?:all )?(?:the )?people|the (?:group|others?))$/;
const PRONOUNS: ReadonlyMap<string, PersonWish['sex']> = new Map([
  ['him', 'man'],
  ['he', 'man'],
  ['his', 'man'],
  ['her', 'woman'],
  ['she', 'woman'],
]);
const ONE_OF_THEM = /^(?:one|any) of (?:the|these|those) |^(?:one|any) of (?=them$)/;
const SIDE_BEHIND =
  / ?(?:standing |sitting )?(?:on|at|to|in) the (?:far |very )?(left|right|middle|center|centre)(?: side| hand side)?$/;
const SIDE_BEFORE = /^(left|right|middle|leftmost|rightmost|central|first|last) (?=\S)/;

function sideNamed(word: string | undefined): Whom['side'] {
  if (word === undefined) return undefined;
  if (/^left|first/.test(word)) return 'left';
  return /^right|last/.test(word) ? 'right' : 'middle';
}

/** "Person" and "teacher" tell nothing of the age; a man is no boy. */
function withoutUsualAge(wish: PersonWish): PersonWish {
  if (wish.age !== 'adult' || (wish.sex && !wish.trade)) return wish;
  const { age: _, ...others } = wish;
  return others;
}

/** Undefined unless every word of the text describes people. */
export function describePeople(text: string): Described | undefined {
  const { groups } = readPrompt(text, isKnown);
  const [head] = groups;
  if (!head || head.isNegated || !findPeople(head.noun)) return undefined;
  const read = readPeople(groups, head);
  // "The mother" is nobody but her, who as a prompt has a child with her.
  const isAlone = isBare(groups);
  const named = isAlone ? { people: findPeople(head.noun)!, place: undefined } : read;
  if (!named) return undefined;
  const seen = isAlone ? [head.noun, ...(head.number ? [head.number] : [])] : [...read!.shows];
  const isSeen = (at: number) => seen.some(({ start, end }) => start <= at && at < end);
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}'-]+/gu))
    if (!isSeen(index) && !GRAMMAR.has(word)) return undefined;
  const wishes = [...new Map(named.people.map((wish) => [JSON.stringify(wish), wish])).values()];
  const isMany = !head.number && (head.noun.isPlural || IRREGULAR_PLURAL.test(head.noun.text));
  return { wishes, count: isMany ? null : head.count, place: named.place };
}

/** "The students": nothing but a noun. */
function isBare([head, ...others]: readonly NounGroup[]): boolean {
  return head !== undefined && others.length === 0 && head.modifiers.length === 0 && !head.endings?.length;
}

const GRAMMAR: ReadonlySet<string> = new Set(
  'a an the of in on at with and to by his her their its who is are has have that some wearing dressed as young younger'.split(
    ' ',
  ),
);
