import { gripOf } from '../../people/cast/held-things.ts';
import type { PersonWish } from '../../people/cast/person-wish.ts';
import type { Setting, Table } from '../../people/people-scene.ts';
import { TRADES } from '../../people/trades.ts';
import { wordSet } from '../../scene/phrases.ts';
import type { Relation } from '../../scene/relation.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import { isOneOf, type Token } from '../reading/token.ts';
import { findPeople } from './find-people.ts';
import { GENERIC_PEOPLE, PEOPLE_NOUNS } from './people-nouns.ts';
import { applyTrait, isYoung, lookUp, type PeopleReading } from './people-reading.ts';
import { DESCRIBING, DOING, WORN } from './person-words.ts';
import { PLACES } from './place-words.ts';
import { partsShown } from './places-with-parts.ts';
import { readAttribute, readFaces } from './read-attribute.ts';
import {
  readOccasion,
  readPlainDeed,
  settleAtTable,
  settleHandshake,
  settleInCinema,
  settleReaders,
} from './read-deed.ts';
import { settleInWater } from './settle-in-water.ts';

/** The people that a prompt asks for. */
export interface ReadPeople {
  /** Everyone, in the prompt's order. */
  people: PersonWish[];
  place: Setting | undefined;
  /** Their table or blanket. */
  table?: Table;
  /** Nothing but one person's looks is asked for: the upper body is enough. */
  isPortrait: boolean;
  /** A portrait or a close-up is asked for by name: head and shoulders. */
  isCloseUp: boolean;
  /** The words that can be seen. */
  shows: ReadonlySet<Token>;
}

const MOST_PEOPLE = 6;

/** Nouns that are joined to one only where people are read: "hard hat", "wheat field". */
export function isPeopleWord(phrase: string): boolean {
  return PEOPLE_NOUNS.has(phrase) || (phrase.includes(' ') && (WORN.has(phrase) || PLACES.has(phrase)));
}

/**
 * Undefined if the main noun is not a person, or if another illustration of people suits better.
 * @param told the sex that "her" or "his" tells of one person, and whether the prompt asks for a portrait or a close-up
 */
export function readPeople(
  all: readonly NounGroup[],
  main: NounGroup,
  { pronoun, asksCloseUp = false }: { pronoun?: PersonWish['sex']; asksCloseUp?: boolean } = {},
): ReadPeople | undefined {
  const head = ownerOfFace(main);
  const groups = all.map((group) => (group === main ? head : group));
  if (head.isNegated || !findPeople(head.noun)) return undefined;
  const reading: PeopleReading = { people: [], last: [], usual: [], place: undefined, shows: new Set() };
  const parts = findParts(groups);
  for (const group of groups) {
    const saysMore = parts.has(group);
    readVerbs(group, reading);
    if (group.isNegated) {
      denyTrait(group, reading);
      continue;
    }
    if (namesPeople(group, head)) {
      (saysMore ? nameSome : addPeople)(group, reading);
      readOccasion({ noun: group.noun, relation: undefined }, reading);
      // "A man cooking with his wife": both do it.
      const { verb, relation } = group;
      if (verb && relation === 'with' && !reading.shows.has(verb))
        readPlainDeed(verb, reading, undefined, reading.people);
    } else if (reading.people.length > 0) {
      if (readFaces(group, reading)) continue;
      readAttribute(group, reading);
    }
    if (reading.people.length > MOST_PEOPLE) return undefined;
    readEndings(group, reading);
  }
  settleHandshake(reading);
  settleBehindBar(reading);
  settleAtTable(reading);
  settleReaders(reading);
  settleInCinema(reading);
  settleInWater(reading, groups);
  const { people, shows, table } = reading;
  const place = beforeCrowd(groups, reading) ?? reading.place ?? reading.usualPlace;
  const trade = people.find((person) => person.trade)?.trade;
  const around = place ?? (trade && TRADES[trade].setting);
  if (around) for (const word of partsShown(around, groups)) shows.add(word);
  releaseHug(reading);
  if (people.length === 0 || !shows.has(head.noun)) return undefined;
  shows.add(main.noun);
  if (people.length === 1 && pronoun) people[0]!.sex ??= pronoun;
  completeParents(people, groups);
  if (isGeneric(head, reading)) return undefined;
  const isInRoom = !place || PORTRAIT_PLACES.has(place);
  const [only, ...others] = people;
  const isAlone = only !== undefined && others.length === 0 && !table;
  const isCloseUp = isAlone && asksCloseUp && fitsFrame(only);
  const isPortrait = isCloseUp || (isAlone && isPlain(only) && isInRoom);
  return { people, place, isPortrait, isCloseUp, shows, ...(table ? { table } : {}) };
}

/** Bartenders stand behind their counter. */
function settleBehindBar(reading: PeopleReading): void {
  const { people, place, table } = reading;
  if (table || (place && place !== 'bar') || !people.every(({ trade }) => trade === 'bartender')) return;
  for (const person of people) {
    if (person.pose === undefined) person.holds ??= 'cocktail-glass';
    person.pose ??= 'hold';
  }
  reading.table = { kind: 'table', middle: ['beer-mug'], each: [] };
  reading.usualPlace ??= 'bar';
}

/** Who is on a stage in front of a crowd is at a concert. */
function beforeCrowd(groups: readonly NounGroup[], { place }: PeopleReading): Setting | undefined {
  const isCrowded = groups.some(({ noun, isNegated }) => !isNegated && isOneOf(noun, CROWDS));
  return place === 'stage' && isCrowded ? 'concert' : undefined;
}

const CROWDS = wordSet('crowd, audience, concert, fan, festival, music festival, rock concert');

/** "A baby's face" is a picture of the baby. */
function ownerOfFace(group: NounGroup): NounGroup {
  const owner = isOneOf(group.noun, FACES) && group.modifiers.find((word) => findPeople(word));
  if (!owner) return group;
  return { ...group, noun: owner, modifiers: group.modifiers.filter((word) => word !== owner) };
}

const FACES = ['face', 'portrait', 'headshot'];

/** Verbs of people before the group's noun: "a woman holding a cup". */
function readVerbs({ noun, modifiers, verb, isNegated }: NounGroup, reading: PeopleReading): void {
  if (!verb) return;
  if (reading.last.length > 0 && !isNegated) applyTrait(reading, idle(reading), lookUp(DOING, verb), verb);
  if (findPeople(noun)) return;
  for (const word of modifiers)
    if (word.kind === 'verb') applyTrait(reading, reading.last, lookUp(DOING, word), word);
}

/** Verbs that nothing follows: "a man running, smiling". */
function readEndings({ endings = [] }: NounGroup, reading: PeopleReading): void {
  if (reading.last.length === 0) return;
  for (const ending of endings)
    if (!applyTrait(reading, idle(reading), lookUp(DOING, ending), ending)) readPlainDeed(ending, reading);
}

/** Nobody hugs alone: a woman and a tree stand beside each other at most. */
function releaseHug({ people, shows }: PeopleReading): void {
  if (people.length > 1) return;
  for (const person of people) if (person.pose === 'hug') delete person.pose;
  for (const word of shows) if (lookUp(DOING, word)?.pose === 'hug') shows.delete(word);
}

/** Everyone without a pose; if all have one, those of the last noun. */
function idle({ people, last }: PeopleReading): PersonWish[] {
  const free = people.filter(({ pose }) => pose === undefined);
  return free.length > 0 ? free : last;
}

function namesPeople(group: NounGroup, head: NounGroup): boolean {
  if (!findPeople(group.noun)) return false;
  // "A teacher talking to a student"; what is for somebody shows the thing alone.
  const isMet = group.relation === 'for' && group.link?.text === 'to';
  return group === head || group.relation === undefined || isMet || JOINING.has(group.relation);
}

const JOINING: ReadonlySet<Relation> = new Set([
  'and',
  'with',
  'of',
  'at',
  'left',
  'right',
  'behind',
  'in-front',
] as const);

function addPeople(group: NounGroup, reading: PeopleReading): void {
  const { noun, number, modifiers, verb } = group;
  const { people, usual, shows } = reading;
  const named = findPeople(noun)!;
  const last = repeatPeople(named, group, people.length);
  if (isFeminine(noun)) for (const person of last) person.sex ??= 'woman';
  reading.last = last;
  // "A family with three children" has these instead of its usual two.
  if (last.every(isYoung)) for (const child of usual.splice(0)) people.splice(people.indexOf(child), 1);
  if (noun.forms.some((form) => form.endsWith('family'))) reading.usual = last.filter(isYoung);
  people.push(...last);
  shows.add(noun);
  if (number) shows.add(number);
  for (const word of modifiers)
    applyTrait(reading, last, lookUp(DESCRIBING, word) ?? lookUp(DOING, word), word);
  const carrier = people.at(-2);
  if (carrier && named.length === 1 && named[0]!.age === 'baby' && carry(carrier) && verb) {
    if (isOneOf(verb, FEEDING)) carrier.holds = 'baby-bottle';
    if (isOneOf(verb, FEEDING) || isOneOf(verb, CRADLING)) shows.add(verb);
  }
  if (verb && lookUp(DOING, verb)?.pose === 'hug') for (const person of last) person.pose ??= 'hug';
}

/**
 * The groups that only tell who the people counted before them are: "three coworkers, one woman and two men". They must come
 * to as many as were counted, or tell the sex of some of them.
 */
function findParts(groups: readonly NounGroup[]): ReadonlySet<NounGroup> {
  const parts = new Set<NounGroup>();
  for (const [at, whole] of groups.entries()) {
    const named = findPeople(whole.noun);
    if (!whole.number || !whole.count || whole.count < 2 || whole.isNegated || named?.length !== 1) continue;
    if (isOneOf(whole.noun, GROWN_UPS)) continue;
    const following = groups.slice(at + 1);
    if (!following[0]?.isApart) continue;
    const end = following.findIndex((group, index) => !isPart(group, named[0]!, index));
    const some = end < 0 ? following : following.slice(0, end);
    const total = some.reduce((sum, { count }) => sum + (count ?? 0), 0);
    const isAll = some.length > 1 && total === whole.count;
    const tellsSex = some.every(
      ({ noun, modifiers, number }) =>
        number && modifiers.length === 0 && isOnlySex(findPeople(noun)![0]!, named[0]!),
    );
    if (isAll || (tellsSex && total < whole.count)) for (const group of some) parts.add(group);
  }
  return parts;
}

/** Whether a group may name some of the people counted before. */
function isPart(group: NounGroup, whole: PersonWish, index: number): boolean {
  const named = findPeople(group.noun);
  const isJoined = index === 0 ? group.isApart : group.isApart || group.relation === 'and';
  if (named?.length !== 1 || group.isNegated || group.count === null || !isJoined) return false;
  if (group.relation !== undefined && group.relation !== 'and') return false;
  const [{ age, ...others }] = named as [PersonWish];
  // An elder is none of the children; a child may be one of the friends.
  const isOfAge = whole.age === undefined || whole.age === 'adult' || age === undefined || age === whole.age;
  return (
    isOfAge &&
    (Object.keys(others) as (keyof typeof others)[]).every(
      (key) => (whole[key] ?? others[key]) === others[key],
    )
  );
}

/** "Two men, one boy" are three. */
function isOnlySex({ sex, age, ...others }: PersonWish, whole: PersonWish): boolean {
  const isSameAge = age === undefined || age === (whole.age ?? 'adult');
  return sex !== undefined && whole.sex === undefined && isSameAge && Object.keys(others).length === 0;
}

/** "Two adults, one boy and one girl" are four. */
const GROWN_UPS = wordSet('adult, grown up, grownup, parent');

/** Says more of some people who are counted already: those that nothing has been said of. */
function nameSome(group: NounGroup, reading: PeopleReading): void {
  const [wish] = findPeople(group.noun)!;
  const free = reading.people.filter((person) => !reading.named?.has(person)).slice(0, group.count ?? 1);
  reading.named = new Set([...(reading.named ?? []), ...free]);
  for (const person of free) Object.assign(person, wish, keptAge(person, wish!));
  reading.last = free;
  reading.shows.add(group.noun);
  if (group.number) reading.shows.add(group.number);
  for (const word of group.modifiers)
    applyTrait(reading, free, lookUp(DESCRIBING, word) ?? lookUp(DOING, word), word);
}

function keptAge(person: PersonWish, { age }: PersonWish): Pick<PersonWish, 'age'> {
  return age === 'adult' && person.age ? { age: person.age } : {};
}

/** As many people as the group counts; two or three of a plural without a number. */
function repeatPeople(named: readonly PersonWish[], group: NounGroup, before: number): PersonWish[] {
  const isMany = !group.number && IRREGULAR_PLURAL.test(group.noun.forms[0]!);
  const usual = named.length > 1 ? 1 : before > 0 ? 2 : 3;
  const times = (isMany ? null : group.count) ?? usual;
  const copy = () => named.map((wish) => ({ ...wish }));
  return Array.from({ length: Math.min(times, MOST_PEOPLE + 1) }, copy).flat();
}

/** Whether a word of another language names a woman, which its English word does not tell: "institutrice". */
function isFeminine({ text, forms }: Token): boolean {
  const ending = text.normalize('NFKD').replace(/\p{M}+/gu, '');
  return !forms.includes(text) && FEMININE.test(ending);
}

const FEMININE =
  /(?:trices?|euses?|eres?|iennes?|esses?|(?:er|or|ist|zt|nd|rt|ch)in|innen|(?:or|er|ig|an|ic|estr)as?|rka|lka)$/;

/** Plurals that are nouns of their own. */
export const IRREGULAR_PLURAL = /(?:people|men|children)$/;

const FEEDING = ['feed'];
const CRADLING = wordSet('hold, carry, cradle, rock, cuddle, hug, comfort, have, hav');

/** Takes the baby that is named next into the arms, if they are free. */
function carry(person: PersonWish): boolean {
  if (person.pose || person.holds || isYoung(person)) return false;
  person.pose = 'carry';
  return true;
}

/** "Without glasses" is drawn where glasses are left out. */
function denyTrait({ noun }: NounGroup, { people, shows }: PeopleReading): void {
  const worn = lookUp(WORN, noun);
  const without: PersonWish | undefined = worn?.beard
    ? { beard: 'none' }
    : worn?.glasses
      ? { glasses: 'none' }
      : worn?.hat
        ? { hat: 'none' }
        : worn?.over
          ? { over: 'none' }
          : undefined;
  if (!without || people.length === 0) return;
  for (const person of people) Object.assign(person, without);
  shows.add(noun);
}

/** A mother alone is shown with a child. */
function completeParents(people: PersonWish[], groups: readonly NounGroup[]): void {
  const only = people.length === 1 ? people[0]! : undefined;
  const isParent = groups.some(({ noun }) => isOneOf(noun, PARENTS));
  if (only && isParent && !only.pose && !only.holds && !only.isPregnant) people.push({ age: 'child' });
}

const PARENTS = wordSet('mother, mom, mum, mommy, father, dad, daddy, parent');

/** "Friends" and "a family" without anything more have illustrations of their own. */
function isGeneric({ noun }: NounGroup, { people, shows, place }: PeopleReading): boolean {
  if (!isOneOf(noun, GENERIC_PEOPLE) || people.some(({ pose, prop, headset }) => pose || prop || headset))
    return false;
  return shows.size === 1 || (shows.size === 2 && place !== undefined && PORTRAIT_PLACES.has(place));
}

const PORTRAIT_PLACES: ReadonlySet<Setting> = new Set([
  'office',
  'co-working',
  'cafe',
  'living-room',
  'clinic',
] as const);

/** Whether head and shoulders show all that is asked for. */
function isPlain(person: PersonWish): boolean {
  const { pose, holds, prop, inWheelchair, isPregnant, hat, over, trade, outfit } = person;
  const isWorn = (thing: string | undefined) => thing !== undefined && thing !== 'none';
  const hasMore =
    pose ||
    holds ||
    (prop && prop !== 'notes') ||
    isWorn(hat) ||
    isWorn(over) ||
    trade ||
    inWheelchair ||
    isPregnant;
  return !hasMore && outfit !== 'dress' && !isYoung(person);
}

/** Whether a head-and-shoulders portrait shows what is asked for of this person. */
function fitsFrame({ pose, holds, prop, inWheelchair, isPregnant, bottom }: PersonWish): boolean {
  const isStill = pose === undefined || UPRIGHT.has(pose);
  return (
    isStill &&
    (!prop || prop === 'notes') &&
    !inWheelchair &&
    !isPregnant &&
    !bottom &&
    (!holds || fitsBesideFace(holds))
  );
}

const UPRIGHT: ReadonlySet<string> = new Set([
  'stand',
  'hip',
  'fold',
  'hold',
  'carry',
  'read',
  'think',
  'phone',
  'drink',
]);
/** Things that hang from a hand are below the frame, and some cross the face. */
function fitsBesideFace(holds: string): boolean {
  return gripOf(holds).pose !== 'stand' && !ACROSS_THE_FACE.has(holds);
}

const ACROSS_THE_FACE: ReadonlySet<string> = new Set([
  'fishing-pole',
  'umbrella',
  'balloon',
  'pitchfork',
  'broom',
]);
