import type { PersonWish } from '../../people/cast/person-wish.ts';
import type { Setting } from '../../people/people-scene.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import type { Token } from '../reading/token.ts';
import { findPeople } from './find-people.ts';
import { GENERIC_PEOPLE, PEOPLE_NOUNS } from './people-nouns.ts';
import { DESCRIBING, DOING, WORN } from './person-words.ts';
import { PLACES } from './place-words.ts';
import { lookUp, readAttribute, tellFaces } from './read-attribute.ts';

/** The people that a prompt asks for. */
export interface PeopleWish {
  /** Everyone, in the prompt's order. */
  people: PersonWish[];
  place: Setting | undefined;
  /** Nothing but one person's looks is asked for: head and shoulders are enough. */
  isPortrait: boolean;
  /** The words that can be seen. */
  shows: ReadonlySet<Token>;
}

const MOST_PEOPLE = 6;

/** Nouns that are joined to one only where people are read: "hard hat", "wheat field". */
export function isPeopleWord(phrase: string): boolean {
  return PEOPLE_NOUNS.has(phrase) || (phrase.includes(' ') && (WORN.has(phrase) || PLACES.has(phrase)));
}

/** Reads the people; undefined if the main noun is none, or another illustration of people suits better. */
export function readPeople(groups: readonly NounGroup[], head: NounGroup): PeopleWish | undefined {
  if (head.isNegated || !findPeople(head.noun)) return undefined;
  const shows = new Set<Token>();
  const people: PersonWish[] = [];
  let last: PersonWish[] = [];
  let usual: PersonWish[] = [];
  let place: Setting | undefined;
  const tell = (wish: PersonWish | undefined, whom: PersonWish[], token: Token): boolean => {
    if (!wish || whom.length === 0) return false;
    if (whom.some((person) => contradicts(person, wish))) return false;
    for (const person of whom) Object.assign(person, { ...wish, ...keptOf(person, wish) });
    shows.add(token);
    return true;
  };
  for (const group of groups) {
    const { noun, modifiers, verb, relation, isNegated } = group;
    const named = findPeople(noun);
    if (verb && last.length > 0 && !isNegated) {
      const everyone = people.filter(({ pose }) => pose === undefined);
      tell(lookUp(DOING, verb), everyone.length > 0 ? everyone : last, verb);
    }
    if (verb && !named)
      for (const word of modifiers) if (word.kind === 'verb') tell(lookUp(DOING, word), last, word);
    if (isNegated) {
      deny(group, people, shows);
      continue;
    }
    if (named && (relation === undefined || JOINING.has(relation) || group === head)) {
      const hugged = verb && lookUp(DOING, verb)?.pose === 'hug';
      last = multiply(named, group, people.length);
      // "A family with three children" has these instead of its usual two.
      if (last.every(isYoung)) for (const child of usual.splice(0)) people.splice(people.indexOf(child), 1);
      if (noun.forms.some((form) => form.endsWith('family'))) usual = last.filter(isYoung);
      if (people.length + last.length > MOST_PEOPLE) return undefined;
      people.push(...last);
      shows.add(noun);
      if (group.number) shows.add(group.number);
      for (const word of modifiers) tell(lookUp(DESCRIBING, word) ?? lookUp(DOING, word), last, word);
      if (named.length === 1 && named[0]!.age === 'baby' && carry(people.at(-2)) && verb) shows.add(verb);
      if (hugged) for (const person of last) person.pose ??= 'hug';
    } else if (people.length > 0 && tellFaces(group, people, tell)) {
      continue;
    } else if (people.length > 0) {
      place = readAttribute(group, last, people, place, shows, tell);
    }
    for (const ending of last.length > 0 ? (group.endings ?? []) : []) {
      const standing = people.filter(({ pose }) => pose === undefined);
      tell(lookUp(DOING, ending), standing.length > 0 ? standing : last, ending);
    }
  }
  if (people.length === 0 || people.length > MOST_PEOPLE || !shows.has(head.noun)) return undefined;
  completeParents(people, groups);
  const isPlain = people.every(
    ({ pose, holds, inWheelchair, isPregnant, age, hat, over, outfit }) =>
      !pose &&
      !holds &&
      !hat &&
      !over &&
      outfit !== 'dress' &&
      !inWheelchair &&
      !isPregnant &&
      age !== 'baby' &&
      age !== 'child',
  );
  if (isGeneric(head, people, shows, place)) return undefined;
  return {
    people,
    place,
    isPortrait: people.length === 1 && isPlain && !people[0]!.trade && (!place || INDOORS.has(place)),
    shows,
  };
}

function isYoung({ age }: PersonWish): boolean {
  return age === 'child' || age === 'baby';
}

const JOINING: ReadonlySet<string> = new Set([
  'and',
  'with',
  'of',
  'at',
  'left',
  'right',
  'behind',
  'in-front',
]);
const INDOORS: ReadonlySet<string> = new Set(['office', 'co-working', 'cafe', 'living-room', 'clinic']);

/** Takes the baby that is named next into the arms, if they are free. */
function carry(person: PersonWish | undefined): boolean {
  if (!person || person.pose || person.holds || person.age === 'child' || person.age === 'baby') return false;
  person.pose = 'carry';
  return true;
}

/** "Without glasses" is drawn where glasses are left out. */
function deny({ noun }: NounGroup, people: readonly PersonWish[], shows: Set<Token>): void {
  const worn = lookUp(WORN, noun);
  if (worn?.beard) for (const person of people) person.beard = 'none';
  else if (worn?.glasses) for (const person of people) person.glasses = 'none';
  else return;
  shows.add(noun);
}

const IRREGULAR_PLURAL = /(?:people|men|children)$/;

function multiply(named: readonly PersonWish[], group: NounGroup, before: number): PersonWish[] {
  const isMany = !group.number && IRREGULAR_PLURAL.test(group.noun.forms[0]!);
  const count = isMany ? null : group.count;
  const times = named.length > 1 ? (count ?? 1) : (count ?? (before > 0 ? 2 : 3));
  return Array.from({ length: Math.min(times, MOST_PEOPLE + 1) }, () =>
    named.map((wish) => ({ ...wish })),
  ).flat();
}

/** A mother alone is shown with a child. */
function completeParents(people: PersonWish[], groups: readonly NounGroup[]): void {
  const only = people.length === 1 ? people[0]! : undefined;
  const isParent = groups.some(({ noun }) => noun.forms.some((form) => PARENTS.has(form)));
  if (only && isParent && !only.pose && !only.holds && !only.isPregnant) people.push({ age: 'child' });
}

const PARENTS: ReadonlySet<string> = new Set([
  'mother',
  'mom',
  'mum',
  'mommy',
  'father',
  'dad',
  'daddy',
  'parent',
]);

/** "Friends" and "a family" without anything more have illustrations of their own. */
function isGeneric(
  head: NounGroup,
  people: readonly PersonWish[],
  shows: ReadonlySet<Token>,
  place: Setting | undefined,
): boolean {
  if (!head.noun.forms.some((form) => GENERIC_PEOPLE.has(form))) return false;
  if (people.some(({ pose }) => pose)) return false;
  return shows.size === 1 || (shows.size === 2 && place !== undefined && INDOORS.has(place));
}

/** Whether the words ask for what this person cannot be. */
function contradicts(person: PersonWish, wish: PersonWish): boolean {
  if (wish.sex && person.sex && wish.sex !== person.sex) return true;
  if (wish.beard && wish.beard !== 'none' && (person.age === 'child' || person.age === 'baby')) return true;
  if (wish.isPregnant && (person.age === 'child' || person.age === 'baby')) return true;
  if (person.age === 'baby')
    return (
      Object.keys(wish).some((key) => !BABY_TRAITS.has(key)) ||
      (wish.pose !== undefined && wish.pose !== 'sleep' && wish.pose !== 'sit')
    );
  if (wish.pose && person.pose && wish.pose !== person.pose) {
    const isSeatedReader = wish.pose === 'read' && person.pose === 'sit';
    return !isSeatedReader && wish.pose !== 'stand' && person.pose !== 'stand';
  }
  if (wish.hat && person.hat && wish.hat !== person.hat) return true;
  return (wish.trade !== undefined && person.trade !== undefined) || (!!wish.head && !!person.hair);
}

const BABY_TRAITS: ReadonlySet<string> = new Set(['sex', 'skin', 'face', 'hairColor', 'age', 'top', 'pose']);

/** Traits that later words do not replace: seated readers stay seated. */
function keptOf(person: PersonWish, wish: PersonWish): PersonWish {
  if (person.pose === 'sit' && wish.pose) return { pose: 'sit' };
  if (wish.pose === 'stand' && person.pose) return { pose: person.pose };
  if (wish.age && person.age && person.age !== 'adult') return { age: person.age };
  return {};
}
