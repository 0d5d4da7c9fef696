import { HELD_ICONS } from '../../people/cast/held-things.ts';
import type { PersonWish } from '../../people/cast/person-wish.ts';
import type { Setting } from '../../people/people-scene.ts';
import { COLOR_WORDS } from '../color-words.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import type { Token } from '../reading/token.ts';
import { DESCRIBING, DOING, HAIR_WORDS, HOLDING, RIDING, WEARING, WORN } from './person-words.ts';
import { PLACES } from './place-words.ts';

/** Gives people what a word says of them; false if they cannot have it. */
export type Tell = (wish: PersonWish | undefined, whom: PersonWish[], token: Token) => boolean;

/** "A man, friendly and relaxed": whether a part of the sentence only says how everyone looks. */
export function tellFaces(group: NounGroup, people: PersonWish[], tell: Tell): boolean {
  const { noun, modifiers, verb, relation, isApart } = group;
  if (!isApart || relation || verb || !faceOf(noun)) return false;
  const plain = people.filter(({ face }) => face === undefined);
  for (const word of [noun, ...modifiers]) tell(faceOf(word), plain.length > 0 ? plain : people, word);
  return true;
}

function faceOf(word: Token): PersonWish | undefined {
  const wish = lookUp(DESCRIBING, word);
  return wish?.face && word.kind !== 'number' ? wish : undefined;
}

/** Clothes, hair, a thing in the hand or the place; returns the place. */
export function readAttribute(
  group: NounGroup,
  last: PersonWish[],
  people: PersonWish[],
  place: Setting | undefined,
  shows: Set<Token>,
  tell: Tell,
): Setting | undefined {
  const { noun, modifiers, verb, relation } = group;
  const isHeld = relation === 'with' || relation === 'and' || !!verb;
  const riding = verb && formOf(verb, RIDING);
  if (riding && noun.forms.some((form) => form === 'bicycle' || form === 'bike')) {
    tell({ pose: 'cycle' }, last, noun);
    shows.add(verb);
    return place;
  }
  if (verb && LIFTED.has(noun.forms.at(-1)!) && tell({ pose: 'lift' }, last, noun)) {
    shows.add(verb);
    return place;
  }
  if (verb && noun.forms.includes('yoga') && tell({ pose: 'lotus', outfit: 'sport' }, last, noun))
    return place;
  if (relation === 'on' && noun.forms.some((form) => PHONES.has(form))) {
    if (tell({ pose: 'phone', holds: 'mobile-phone' }, last, noun) && verb && formOf(verb, TALKING))
      shows.add(verb);
    return place;
  }
  const bent =
    noun.forms.includes('arm') &&
    [...modifiers, ...(group.endings ?? [])].find((word) => formOf(word, FOLDED));
  if (bent && tell({ pose: 'fold' }, last, noun)) {
    shows.add(bent);
    return place;
  }
  const found = lookUp(PLACES, noun);
  if (
    found &&
    PLACING.has(relation ?? 'for') &&
    !(verb && formOf(verb, WEARING)) &&
    (!place || place === found)
  ) {
    // Whoever is on a named seat sits.
    if (noun.forms.some((form) => SEATS.has(form))) {
      const free = people.filter(({ pose }) => pose === undefined);
      if (relation === 'on' || relation === 'in') for (const person of free) person.pose = 'sit';
      if (!people.some(({ pose }) => pose === (found === 'bedroom' ? 'sleep' : 'sit'))) return place;
    }
    shows.add(noun);
    return found;
  }
  const worn = lookUp(WORN, noun);
  if (worn && (isHeld || relation === 'in' || relation === undefined)) {
    const isHair = noun.forms.some((form) => /^hair/.test(form));
    const told = modifiers.map((word) => tellColor(word, worn, isHair, last, tell));
    const said = isHair ? told.some(Boolean) : tell(worn, last, noun);
    if (said) {
      shows.add(noun);
      if (verb && formOf(verb, WEARING)) shows.add(verb);
    }
    return place;
  }
  const icon = noun.forms.map((form) => HELD_ICONS.get(form)).find((name) => name !== undefined);
  // "Typing on a laptop": the verb put it there.
  if (icon && relation === 'on' && last.length === 1 && last[0]!.holds === icon) {
    shows.add(noun);
    return place;
  }
  if (icon && isHeld && group.count === 1 && last.length === 1) {
    if (verb && !formOf(verb, HOLDING) && !lookUp(DOING, verb)) return place;
    const person = last[0]!;
    if (person.holds && person.holds !== 'open-book' && person.holds !== 'hot-beverage') return place;
    const reads = verb && lookUp(DOING, verb)?.pose === 'read';
    if (tell({ holds: icon, ...(reads ? { pose: 'read' as const } : {}) }, last, noun) && verb)
      shows.add(verb);
  }
  return place;
}

const PLACING: ReadonlySet<string> = new Set([
  'in',
  'on',
  'at',
  'under',
  'for',
  'over',
  'behind',
  'in-front',
]);
const PHONES: ReadonlySet<string> = new Set([
  'phone',
  'telephone',
  'mobile phone',
  'smartphone',
  'cell phone',
]);
const TALKING: ReadonlySet<string> = new Set(['talk', 'speak', 'call']);
const FOLDED: ReadonlySet<string> = new Set(['fold', 'folded', 'cross', 'crossed']);
const LIFTED: ReadonlySet<string> = new Set(['weight', 'barbell']);
const SEATS: ReadonlySet<string> = new Set(['sofa', 'couch', 'armchair', 'bench', 'park bench', 'bed']);

function formOf(token: Token, words: ReadonlySet<string>): boolean {
  return token.forms.some((form) => words.has(form));
}

/** A color or a kind before clothes, a beard or hair. */
function tellColor(word: Token, worn: PersonWish, isHair: boolean, whom: PersonWish[], tell: Tell): boolean {
  if (isHair) return tell(lookUp(HAIR_WORDS, word), whom, word);
  const name = word.forms.find((form) => Object.hasOwn(COLOR_WORDS, form));
  const color = name === undefined ? undefined : COLOR_WORDS[name];
  if (worn.beard) {
    const hair = lookUp(HAIR_WORDS, word)?.hairColor;
    return hair === undefined ? false : tell({ hairColor: hair }, whom, word);
  }
  return color !== undefined && worn.outfit !== undefined && tell({ top: color }, whom, word);
}

/** The entry for a word as typed, or for one of its base forms. */
export function lookUp<Value>(words: ReadonlyMap<string, Value>, { forms, text }: Token): Value | undefined {
  return words.get(text) ?? forms.map((form) => words.get(form)).find((value) => value !== undefined);
}
