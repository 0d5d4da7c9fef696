import type { CastPose } from '../../people/cast/cast-poses.ts';
import { gripOf } from '../../people/cast/held-things.ts';
import type { PersonWish } from '../../people/cast/person-wish.ts';
import type { Setting } from '../../people/people-scene.ts';
import { wordSet } from '../../scene/phrases.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import { isOneOf } from '../reading/token.ts';
import { TEAMS } from './people-nouns.ts';
import { isYoung, lookUp, type PeopleReading } from './people-reading.ts';
import { DOING } from './person-words.ts';
import { PLACES } from './place-words.ts';
import { MEETING, MEETINGS } from './read-deed.ts';

/** Brings what was read word by word together: who takes part in what others do, where, and what nobody can do. */
export function settlePeople(reading: PeopleReading, groups: readonly NounGroup[]): void {
  settleGifts(groups, reading);
  for (const { pose, names } of MEETINGS) settleMeeting(reading, pose, names);
  settleBehindBar(reading);
  settleAtTable(reading);
  settleReaders(reading);
  settleViewers(reading);
  settleInCinema(reading);
  settleInCafe(reading, groups);
  settleInWater(reading, groups);
  settleHands(reading);
  settleKiss(reading);
  releaseHug(reading);
  hideLegs(reading);
  settleFishing(reading);
}

/** Who fishes is at the water. */
function settleFishing(reading: PeopleReading): void {
  if (reading.people.some(({ holds }) => holds === 'fishing-pole')) reading.usualPlace ??= 'beach';
}

/** "A man giving flowers to a woman": she reaches for what he holds out to her. */
function settleGifts(groups: readonly NounGroup[], { people, shows }: PeopleReading): void {
  for (const [at, { noun, verb }] of groups.entries()) {
    const receiver = groups[at + 1];
    // "A high five" is a number to the reader.
    if (isOneOf(noun, SPOKEN) || noun.kind === 'number') continue;
    if (!verb || !isOneOf(verb, GIVING) || receiver?.relation !== 'for' || !shows.has(receiver.noun))
      continue;
    if (!handOver(people)) shows.delete(verb);
    else shows.add(verb);
  }
}

/** From the first to the second of two; false if that is not to be seen. */
function handOver([giver, receiver, ...others]: readonly PersonWish[]): boolean {
  if (!giver?.holds || !receiver || others.length > 0 || receiver.holds) return false;
  if ([giver, receiver].some(({ age }) => age === 'baby' || age === 'toddler')) return false;
  if ((giver.pose && giver.pose !== gripOf(giver.holds).pose) || receiver.pose) return false;
  giver.pose = 'offer';
  receiver.pose = 'accept';
  return true;
}

const SPOKEN = wordSet('presentation, speech, talk, lecture, lesson, class, advice');
const GIVING = wordSet('give, hand, offer, bring, serve, deliver, show, pass, sell');

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

/** Two are needed to shake hands, and two of a size to clap them; without a second nobody does. */
function settleMeeting({ people, shows }: PeopleReading, pose: CastPose, names: ReadonlySet<string>): void {
  const doing = people.filter((person) => person.pose === pose);
  const [one, ...more] = doing;
  if (!one) return;
  const isOfSize = (person: PersonWish) => pose !== 'high-five' || isYoung(person) === isYoung(one);
  const other = people.find(
    (person) => person.pose === undefined && person.age !== 'baby' && isOfSize(person),
  );
  if (more.length > 0 ? more.length < MOST_MEETING && more.every(isOfSize) : other) {
    if (more.length === 0) other!.pose = pose;
    return;
  }
  for (const person of doing) delete person.pose;
  const parts = new Set([...names].flatMap((name) => name.split(' ')));
  for (const word of shows)
    if ([names, parts, MEETING].some((words) => isOneOf(word, words)) || lookUp(DOING, word)?.pose === pose)
      shows.delete(word);
}

/** They stand in one row, where the middle two shake or clap hands. */
const MOST_MEETING = 4;

/** Everyone who is named later is at the table or on the blanket, too. */
function settleAtTable({ people, table }: PeopleReading): void {
  if (!table) return;
  for (const person of people) if (person.age !== 'baby') person.pose ??= POSES_AT[table.kind];
}

const POSES_AT = { table: 'table', desk: 'desk', blanket: 'picnic' } as const;

/** Who is named later watches, too: "grandparents with grandchildren watching TV". */
function settleViewers({ people }: PeopleReading): void {
  if (!people.some(({ pose }) => pose === 'watch')) return;
  for (const person of people) if (person.age !== 'baby') person.pose ??= 'watch';
}

/** People in a cinema watch the screen, unless they do something else. */
function settleInCinema({ people, place }: PeopleReading): void {
  if (place !== 'cinema' || !people.every(({ pose, holds, trade }) => !pose && !holds && !trade)) return;
  for (const person of people) person.pose = 'watch';
}

/** Several people in a cafe or a restaurant sit at a table there, with what they have. */
function settleInCafe(reading: PeopleReading, groups: readonly NounGroup[]): void {
  const { people, place, table } = reading;
  if (place !== 'cafe' || table || people.length < 2 || groups.some(({ noun }) => isOneOf(noun, TEAMS)))
    return;
  if (
    !people.every(
      ({ age, pose, holds, trade }) => age !== 'baby' && (!pose || pose === 'sit') && !holds && !trade,
    )
  )
    return;
  const hasMeal = groups.some(({ noun }) => isOneOf(noun, RESTAURANTS));
  reading.table = { kind: 'table', middle: [], each: hasMeal ? MEALS : ['hot-beverage'] };
  for (const [index, person] of people.entries())
    Object.assign(person, index % 2 > 0 ? { pose: 'table' } : hasMeal ? EATER : DRINKER);
}

const RESTAURANTS = wordSet('restaurant, diner, bistro, pizzeria, steakhouse');
const MEALS = ['spaghetti', 'green-salad', 'steaming-bowl'];
const EATER: PersonWish = { pose: 'eat', holds: 'fork' };
const DRINKER: PersonWish = { pose: 'drink', holds: 'hot-beverage' };

/** Who reads to a child sits beside it. */
function settleReaders(reading: PeopleReading): void {
  const { people, place } = reading;
  const reader = people.find(({ pose, holds }) => pose === 'read' && holds === 'open-book');
  const listeners = people.filter(
    (person) => person !== reader && !person.holds && isYoung(person) && person.age !== 'baby',
  );
  if (!reader || listeners.length === 0 || listeners.length !== people.length - 1) return;
  if (listeners.some(({ pose }) => pose !== undefined && pose !== 'read')) return;
  for (const person of people) person.pose = 'sit';
  if (!place) reading.usualPlace ??= 'living-room';
}

/** Bathers are in their pool, swimmers and boats on open water, and surfers on a beach stand beside their boards. */
function settleInWater(reading: PeopleReading, groups: readonly NounGroup[]): void {
  const { people, place } = reading;
  const poses = people.map(({ pose }) => pose);
  if (place === 'swimming-pool') {
    for (const [index, person] of people.entries())
      if (isIdle(person.pose) && !person.trade && person.age !== 'baby' && !person.holds) {
        delete person.prop;
        Object.assign(person, { pose: index % 2 === 0 ? 'wade' : 'swim', outfit: person.outfit ?? 'sport' });
      }
    return;
  }
  if (poses.includes('dive') && !place) reading.place = 'underwater';
  if (!poses.some((pose) => pose && ON_WATER.has(pose))) {
    if (place === 'open-water') leaveWater(reading, groups);
    return;
  }
  if (place === 'beach' && poses.every((pose) => pose === 'surf')) {
    for (const person of people) Object.assign(person, { pose: 'stand', prop: 'surfboard' });
    return;
  }
  if (place === undefined || WATERSIDES.has(place))
    reading.place =
      poses.includes('swim') && !groups.some(({ noun }) => isOneOf(noun, OPEN_WATERS))
        ? 'swimming-pool'
        : 'open-water';
}

/** Nobody stands or sits on the sea. */
function leaveWater(reading: PeopleReading, groups: readonly NounGroup[]): void {
  for (const { noun } of groups) if (lookUp(PLACES, noun) === 'open-water') reading.shows.delete(noun);
  reading.place = undefined;
}

function isIdle(pose: CastPose | undefined): boolean {
  return pose === undefined || PLAYFUL.has(pose);
}

const PLAYFUL: ReadonlySet<CastPose> = new Set<CastPose>(['cheer', 'kick', 'run']);
const ON_WATER: ReadonlySet<CastPose> = new Set<CastPose>(['swim', 'surf', 'row', 'kayak']);
/** Where one swims out of doors; plain water may as well be that of a pool. */
const OPEN_WATERS = wordSet('lake, sea, ocean, river, beach, coast, open water, bay');
const WATERSIDES: ReadonlySet<Setting> = new Set<Setting>(['beach', 'park', 'mountain']);

/** "A man and a woman holding hands": both of them. */
function settleHands({ people }: PeopleReading): void {
  if (!people.some(({ pose }) => pose === 'hands')) return;
  for (const person of people) if (person.age !== 'baby' && !person.holds) person.pose ??= 'hands';
}

/** Two adults kiss each other; anybody else does not. */
function settleKiss({ people, shows }: PeopleReading): void {
  if (people.length === 2 && people.every((person) => person.pose === 'kiss' && !isYoung(person))) {
    for (const person of people) person.face = 'kissing';
    return;
  }
  for (const person of people) if (person.pose === 'kiss') delete person.pose;
  for (const word of shows) if (lookUp(DOING, word)?.pose === 'kiss') shows.delete(word);
}

/** Nobody hugs alone: a woman and a tree stand beside each other at most. */
function releaseHug({ people, shows }: PeopleReading): void {
  if (people.length > 1) return;
  for (const person of people) if (person.pose === 'hug') delete person.pose;
  for (const word of shows) if (lookUp(DOING, word)?.pose === 'hug') shows.delete(word);
}

/** Trousers, skirts and shoes are not seen in beds, boats and water, and behind tables. */
function hideLegs({ people, table, belowWaist, shows }: PeopleReading): void {
  const isHidden = people.some(({ pose }) => pose && WITHOUT_LEGS.has(pose));
  if (isHidden || table?.kind === 'table') for (const word of belowWaist) shows.delete(word);
}

const WITHOUT_LEGS: ReadonlySet<CastPose> = new Set<CastPose>([
  'sleep',
  'swim',
  'wade',
  'row',
  'kayak',
  'watch',
]);
