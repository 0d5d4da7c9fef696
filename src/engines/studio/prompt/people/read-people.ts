import type { PersonWish } from '../../people/cast/person-wish.ts';
import type { Setting, Table } from '../../people/people-scene.ts';
import { TRADES } from '../../people/trades.ts';
import { wordSet } from '../../scene/phrases.ts';
import type { Relation } from '../../scene/relation.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import { isOneOf, type Token } from '../reading/token.ts';
import { completeParents, sizeFamily } from './families.ts';
import { findParts } from './find-parts.ts';
import { findPeople } from './find-people.ts';
import { asksForFaceOnly, fitsPortrait } from './fits-portrait.ts';
import { partsShown } from './parts-shown.ts';
import { GENERIC_PEOPLE, PEOPLE_NOUNS, TEAMS } from './people-nouns.ts';
import { applyTrait, isYoung, lookUp, type PeopleReading } from './people-reading.ts';
import { DESCRIBING, DOING } from './person-words.ts';
import { PLACES } from './place-words.ts';
import { readAttribute, readFaces } from './read-attribute.ts';
import { readOccasion, readPlainDeed } from './read-deed.ts';
import { settlePeople } from './settle-people.ts';
import { WORN } from './worn-words.ts';

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

/** Words that are joined to one only where people are read: "hard hat", "wheat field", "red haired". */
export function isPeopleWord(phrase: string): boolean {
  return (
    PEOPLE_NOUNS.has(phrase) ||
    (phrase.includes(' ') && (WORN.has(phrase) || PLACES.has(phrase) || DESCRIBING.has(phrase)))
  );
}

/**
 * Undefined if the main noun is not a person, or if another illustration of people suits better.
 * @param options the sex that "her" or "his" tells of one person, and whether the prompt asks for a portrait or a close-up
 */
export function readPeople(
  all: readonly NounGroup[],
  main: NounGroup,
  { pronoun, asksCloseUp = false }: { pronoun?: PersonWish['sex']; asksCloseUp?: boolean } = {},
): ReadPeople | undefined {
  const head = ownerOfFace(main);
  const groups = all.map((group) => (group === main ? head : group));
  if (head.isNegated || !findPeople(head.noun)) return undefined;
  const reading: PeopleReading = {
    people: [],
    last: [],
    usual: [],
    place: undefined,
    worn: new Map(),
    belowWaist: new Set(),
    shows: new Set(),
  };
  const parts = findParts(groups);
  for (const group of groups) {
    const saysMore = parts.has(group);
    readVerbs(group, reading);
    if (group.isNegated) {
      denyTrait(group, reading);
      continue;
    }
    if (namesPeople(group, head)) {
      const before = reading.last;
      (saysMore ? nameSome : addPeople)(group, reading);
      readOccasion({ noun: group.noun, relation: undefined }, reading);
      // "A man cooking with his wife": both do it.
      const { verb, relation } = group;
      // "A teacher teaching children"
      const doers = relation === 'with' ? reading.people : relation === undefined ? before : [];
      if (verb && doers.length > 0 && !reading.shows.has(verb))
        readPlainDeed(verb, reading, undefined, doers);
    } else if (reading.people.length > 0) {
      if (readFaces(group, reading)) continue;
      readAttribute(group, reading);
    }
    if (reading.people.length > MOST_PEOPLE) return undefined;
    readEndings(group, reading);
  }
  settlePeople(reading, groups);
  const { people, shows, table } = reading;
  const place = beforeCrowd(groups, reading) ?? reading.place ?? reading.usualPlace;
  const trade = people.find((person) => person.trade)?.trade;
  const around = place ?? (trade && TRADES[trade].setting);
  if (around) for (const word of partsShown(around, groups)) shows.add(word);
  if (people.length === 0 || !shows.has(head.noun)) return undefined;
  shows.add(main.noun);
  if (people.length === 1 && pronoun) people[0]!.sex ??= pronoun;
  completeParents(people, groups);
  if (isGeneric(head, reading)) return undefined;
  const isInRoom = !place || PORTRAIT_PLACES.has(place);
  const [only, ...others] = people;
  const isAlone = only !== undefined && others.length === 0 && !table;
  const isCloseUp = isAlone && asksCloseUp && fitsPortrait(only);
  const isPortrait = isCloseUp || (isAlone && asksForFaceOnly(only) && isInRoom);
  return { people, place, isPortrait, isCloseUp, shows, ...(table ? { table } : {}) };
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
  if (noun.forms.some((form) => form.endsWith('family'))) {
    sizeFamily(last, group, reading);
    reading.usual = last.filter(isYoung);
  }
  people.push(...last);
  shows.add(noun);
  if (number) shows.add(number);
  for (const word of modifiers) {
    const trait = lookUp(DESCRIBING, word) ?? lookUp(DOING, word);
    // "A muslim family": the mother wears a headscarf.
    const whom =
      trait?.head && named.length > 1 ? last.filter((one) => one.sex === trait.sex && !isYoung(one)) : last;
    applyTrait(reading, whom, trait, word);
  }
  const carrier = people.at(-2);
  if (carrier && named.length === 1 && named[0]!.age === 'baby' && carry(carrier) && verb) {
    if (isOneOf(verb, FEEDING)) carrier.holds = 'baby-bottle';
    if (isOneOf(verb, FEEDING) || isOneOf(verb, CRADLING)) shows.add(verb);
  }
  if (verb && isOneOf(verb, EXAMINING) && people.length === 2 && last.length === 1)
    examine(people[0]!, last[0]!, verb, shows);
  const together = verb && lookUp(DOING, verb)?.pose;
  if (together === 'hug' || together === 'kiss') for (const person of last) person.pose ??= together;
  if (verb && isOneOf(verb, PROPOSING) && people.length === 2 && last.length === 1)
    propose(people[0]!, last[0]!, verb, shows);
}

/** "A doctor examining a patient", who sits before her. */
function examine(doctor: PersonWish, patient: PersonWish, verb: Token, shows: Set<Token>): void {
  const isFree = [doctor, patient].every(({ pose, holds }) => !pose && !holds);
  if (!isFree || patient.age === 'baby' || patient.age === 'toddler' || isYoung(doctor)) return;
  Object.assign(doctor, {
    pose: 'tend',
    holds: doctor.trade === 'dentist' ? TRADES.dentist.tool : 'stethoscope',
  });
  patient.pose = 'sit';
  shows.add(verb);
}

/** "A man proposing to a woman": on one knee, with a ring. */
function propose(one: PersonWish, other: PersonWish, verb: Token, shows: Set<Token>): void {
  if ([one, other].some((person) => isYoung(person) || person.pose || person.holds)) return;
  Object.assign(one, { pose: 'kneel', holds: 'ring', face: 'smiling' });
  Object.assign(other, { pose: 'hold', face: 'surprised' });
  shows.add(verb);
}

const PROPOSING = wordSet('propose, propos');
const EXAMINING = wordSet('examine, examin, check, treat');

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

/** Suits are drawn with one. */
const TIES = ['tie', 'necktie'];

/** "Without glasses" is drawn where glasses are left out. */
function denyTrait({ noun }: NounGroup, { people, shows }: PeopleReading): void {
  const worn = lookUp(WORN, noun);
  const without: PersonWish | undefined = worn?.beard
    ? { beard: 'none' }
    : worn?.glasses
      ? { glasses: 'none' }
      : worn?.hat
        ? { hat: 'none' }
        : worn?.overs && !isOneOf(noun, TIES)
          ? { overs: [] }
          : undefined;
  if (!without || people.length === 0) return;
  for (const person of people) Object.assign(person, without);
  shows.add(noun);
}

/** "Friends" and "a family" without anything more have illustrations of their own. */
function isGeneric({ noun }: NounGroup, reading: PeopleReading): boolean {
  const { people, shows, place } = reading;
  if (isOneOf(noun, TEAMS) && sitAtBareTable(reading)) return true;
  if (!isOneOf(noun, GENERIC_PEOPLE) || people.some(({ pose, prop, headset }) => pose || prop || headset))
    return false;
  if (isOneOf(noun, TEAMS)) return true;
  return shows.size === 1 || (shows.size === 2 && place !== undefined && PORTRAIT_PLACES.has(place));
}

/** "A team around a table": nothing to eat is on it. */
function sitAtBareTable({ people, table }: PeopleReading): boolean {
  if (!table || table.middle.length > 0 || table.each.length > 0) return false;
  return people.every(({ pose, holds, prop, headset }) => pose === 'table' && !holds && !prop && !headset);
}

const PORTRAIT_PLACES: ReadonlySet<Setting> = new Set([
  'office',
  'co-working',
  'cafe',
  'living-room',
  'clinic',
] as const);
