import type { PersonWish } from '../../people/cast/person-wish.ts';
import type { Setting, Table } from '../../people/people-scene.ts';
import { wordSet } from '../../scene/phrases.ts';
import type { Token } from '../reading/token.ts';

/** The people that are read so far. */
export interface PeopleReading {
  /** Everyone, in the prompt's order. */
  people: PersonWish[];
  /** Those of the last noun for people, whom the next words describe. */
  last: PersonWish[];
  /** People of a counted group that a later noun described: the woman of "three coworkers, one woman and two men". */
  named?: ReadonlySet<PersonWish>;
  /** A family's usual children, until the prompt names its own. */
  usual: PersonWish[];
  place: Setting | undefined;
  /** Where what they do is usually done. */
  usualPlace?: Setting | undefined;
  /** Their table or blanket. */
  table?: Table;
  /** The parts of the body that are dressed by words. */
  worn: Map<PersonWish, ReadonlySet<string>>;
  /** Words for trousers, skirts and shoes, which some poses hide. */
  belowWaist: Set<Token>;
  /** The words that can be seen. */
  shows: Set<Token>;
}

/** Gives people the trait that a word names; false if they cannot have it. */
export function applyTrait(
  { shows }: PeopleReading,
  whom: readonly PersonWish[],
  trait: PersonWish | undefined,
  token: Token,
): boolean {
  if (!trait || whom.length === 0 || whom.some((person) => contradicts(person, trait))) return false;
  for (const person of whom) Object.assign(person, { ...trait, ...keptOf(person, trait) });
  shows.add(token);
  return true;
}

/** Whether the words ask for what this person cannot be. */
function contradicts(person: PersonWish, wish: PersonWish): boolean {
  if (wish.sex && person.sex && wish.sex !== person.sex) return true;
  if (isYoung(person) && ((wish.beard && wish.beard !== 'none') || wish.isPregnant)) return true;
  if (person.age === 'baby') {
    const isPosed =
      wish.pose !== undefined && (person.pose ? wish.pose !== person.pose : !BABY_POSES.has(wish.pose));
    return isPosed || Object.keys(wish).some((key) => !BABY_TRAITS.has(key));
  }
  if (wish.pose && person.pose && wish.pose !== person.pose) {
    const isSeatedReader = wish.pose === 'read' && person.pose === 'sit';
    return !isSeatedReader && wish.pose !== 'stand' && person.pose !== 'stand';
  }
  // Sleepers hold nothing.
  if ((person.pose === 'sleep' && wish.holds) || (wish.pose === 'sleep' && person.holds)) return true;
  if (wish.hat && person.hat && wish.hat !== person.hat) return true;
  return (wish.trade !== undefined && person.trade !== undefined) || (!!wish.head && !!person.hair);
}

const BABY_POSES: ReadonlySet<string> = new Set(['sit', 'sleep']);
const BABY_TRAITS = wordSet('sex, skin, face, hairColor, age, top, pose');

/** Traits that later words do not replace: seated readers stay seated. */
function keptOf(person: PersonWish, wish: PersonWish): PersonWish {
  if (person.pose === 'sit' && wish.pose) return { pose: 'sit' };
  if (wish.pose === 'stand' && person.pose) return { pose: person.pose };
  if (wish.age && person.age && person.age !== 'adult') return { age: person.age };
  return {};
}

export function isYoung({ age }: PersonWish): boolean {
  return age === 'child' || age === 'toddler' || age === 'baby';
}

/** The entry for a word as typed, or for one of its base forms. */
export function lookUp<Value>(words: ReadonlyMap<string, Value>, { forms, text }: Token): Value | undefined {
  return words.get(text) ?? forms.map((form) => words.get(form)).find((value) => value !== undefined);
}
