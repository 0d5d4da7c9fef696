import { FOOD } from '../../artwork/catalog/food.ts';
import type { CastPose } from '../../people/cast/cast-poses.ts';
import { HELD_ICONS } from '../../people/cast/held-things.ts';
import type { PersonWish } from '../../people/cast/person-wish.ts';
import { isOutdoors } from '../../people/rooms/outdoors.ts';
import { TRADES } from '../../people/trades.ts';
import { wordSet } from '../../scene/phrases.ts';
import type { Relation } from '../../scene/relation.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import { isOneOf, type Token } from '../reading/token.ts';
import type { Deed } from './deed.ts';
import { DEEDS, HAVE } from './deeds.ts';
import { isYoung, joinPoses, lookUp, type PeopleReading } from './people-reading.ts';
import { DOING } from './person-words.ts';
import { PLACES } from './place-words.ts';

/** Reads what people do with or at a noun: "having breakfast", "pushing a stroller". */
export function readDeed(group: NounGroup, reading: PeopleReading): boolean {
  const { noun, verb } = group;
  const name = [...group.modifiers.slice(-1), noun].map((word) => word.text).join(' ');
  const meeting = MEETINGS.find(({ names }) => isOneOf(noun, names) || names.has(name));
  if (meeting) return meet(group, meeting.pose, reading);
  const { text } = noun;
  const [start = '', ...rest] = text.split(' ');
  // "Taking a selfie" is one noun.
  const activity =
    verb ??
    (start.endsWith('ing') && rest.length > 0 && lookUp(PLACES, noun) === undefined
      ? { ...noun, forms: [start.replace(/ing$/, '')] }
      : undefined);
  if (!activity) return readOccasion(group, reading) || readOnTable(group, reading);
  const object = verb ? noun : { ...noun, text: rest.at(-1)!, forms: [rest.at(-1)!] };
  const found = DEEDS.find(
    (deed) =>
      isOneOf(activity, deed.verbs) &&
      isOneOf(object, deed.objects) &&
      suits(deed, reading, lookUp(PLACES, noun)),
  );
  if (found && perform(found, activity, reading)) {
    reading.shows.add(noun);
    // "At the library" is a place as well.
    return lookUp(PLACES, noun) === undefined;
  }
  return (verb !== undefined && eat(group, verb, reading)) || readOnTable(group, reading);
}

/** "A man in a job interview", "friends at a picnic" */
export function readOccasion(
  { noun, relation }: Pick<NounGroup, 'noun' | 'relation'>,
  reading: PeopleReading,
): boolean {
  const isDuring = (relation === undefined || DURING.has(relation)) && isOneOf(noun, OCCASIONS);
  const isWith = relation === 'with' && isOneOf(noun, PUSHED);
  if (!isDuring && !isWith) return false;
  const found = DEEDS.find(
    (deed) => (isWith || deed.table) && isOneOf(noun, deed.objects) && suits(deed, reading),
  );
  return found !== undefined && perform(found, noun, reading);
}

const DURING: ReadonlySet<Relation> = new Set(['in', 'at', 'on', 'for'] as const);
const PUSHED = wordSet('stroller, pushchair, pram, baby carriage, shopping cart, shopping trolley');
const OCCASIONS = wordSet(
  'job interview, interview, picnic, breakfast, lunch, dinner, supper, iftar, birthday party, party',
);

/** Reads what people do without an object that is seen: "knitting", "ironing in the kitchen". */
export function readPlainDeed(
  verb: Token,
  reading: PeopleReading,
  place?: Token,
  whom: readonly PersonWish[] = reading.last,
): void {
  const setting = place && lookUp(PLACES, place);
  const found = DEEDS.find(
    (deed) =>
      (place === undefined || setting !== undefined
        ? deed.object !== 'required'
        : deed.object === 'optional') &&
      isOneOf(verb, deed.verbs) &&
      suits(deed, reading, setting),
  );
  if (found) perform(found, verb, reading, whom);
  else if (isOwnWork(verb, whom)) reading.shows.add(verb);
}

/** "A gardener gardening", "a baker baking": who is dressed for it, with the tool in hand, is at it. */
export function isOwnWork({ forms }: Token, whom: readonly PersonWish[]): boolean {
  return (
    whom.length > 0 &&
    whom.every(({ trade, pose }) => {
      const names = trade && !pose ? TRADES[trade].names : [];
      return names.some((name) => forms.some((form) => isAgentOf(name, form)));
    })
  );
}

/** "Baker" of "bake", "nurse" of "nurse"; but no "firefighter" of "fire". */
function isAgentOf(name: string, verb: string): boolean {
  const stem = verb.replace(/e$/, '');
  return (
    verb.length > 3 &&
    name.startsWith(stem) &&
    /^(?:e|e?r|or|ist|er(?:wo)?man)$/.test(name.slice(stem.length))
  );
}

/** What two do with each other's hands. */
export const MEETINGS: readonly { names: ReadonlySet<string>; pose: CastPose }[] = [
  { names: wordSet('shaking hands, handshake, shake hands, hand shake'), pose: 'shake' },
  { names: wordSet('high five, high fives'), pose: 'high-five' },
];

function suits(deed: Deed, { people, place }: PeopleReading, setting = place): boolean {
  const { least = 1, most = people.length, isOutdoorsOnly, isForChildren, isForAdults } = deed;
  if (
    people.length < least ||
    people.length > most ||
    (isForAdults && people.some(isYoung)) ||
    (isForChildren && !people.some(isYoung))
  )
    return false;
  return !(isOutdoorsOnly && setting && !isOutdoors(setting));
}

/** Gives everyone who is described a part; false if someone does something else already. */
function perform(
  deed: Deed,
  verb: Token,
  reading: PeopleReading,
  whom: readonly PersonWish[] = reading.last,
): boolean {
  const { people, place, shows } = reading;
  const { wishes, table, partner, sharedProp, womenWear } = deed;
  const doers = table ? [...people] : [...whom];
  if (doers.length === 0 || (reading.table && table)) return false;
  if (partner && people.length === 1) {
    const other = { ...partner };
    people.push(other);
    doers.push(other);
  }
  if (!doers.every((person) => isFree(person, verb, wishes[0]!.pose))) return false;
  for (const [index, person] of doers.entries()) {
    const wish = wishes[table ? index % wishes.length : Math.min(index, wishes.length - 1)]!;
    const { prop, ...others } = wish;
    if (wish.holds && person.holds && wish.holds !== person.holds) putDown(person, shows);
    Object.assign(person, others, joinPoses(person, wish.pose));
    if (womenWear && person.sex === 'woman' && !isYoung(person)) Object.assign(person, womenWear);
    const isHandFree = wish.pose === 'sit' || (wish.pose === 'walk' && person.holds === 'umbrella');
    if (!wish.holds && wish.pose && !isHandFree) putDown(person, shows);
    if (prop) person.prop = prop;
  }
  if (sharedProp) {
    for (const person of doers.slice(0, -1)) person.pose = 'walk';
    doers.at(-1)!.prop = sharedProp;
  }
  if (table) reading.table = table;
  reading.usualPlace ??= place ? undefined : deed.place;
  shows.add(verb);
  return true;
}

/** A pose that needs both hands leaves none for a thing: the words for it are not shown. */
function putDown(person: PersonWish, shows: Set<Token>): void {
  for (const word of shows)
    if (word.forms.some((form) => person.holds && HELD_ICONS.get(form) === person.holds)) shows.delete(word);
  delete person.holds;
}

function isFree(person: PersonWish, verb: Token, asked: PersonWish['pose']): boolean {
  if (person.age === 'baby') return false;
  const { pose } = person;
  const own = lookUp(DOING, verb)?.pose;
  return (
    (!person.prop || pose === asked) &&
    (pose === undefined ||
      asked === undefined ||
      pose === asked ||
      pose === own ||
      pose === 'sit' ||
      joinPoses(person, asked) !== undefined ||
      pose === 'stand' ||
      pose === 'table')
  );
}

/** "A businessman shaking hands with a client": with the next who is named. */
function meet(
  { noun, modifiers, verb }: NounGroup,
  pose: CastPose,
  { people, last, shows }: PeopleReading,
): boolean {
  const free = [...last, ...people].find((person) => person.pose === undefined && person.age !== 'baby');
  if (!free) return true;
  free.pose = pose;
  shows.add(noun);
  // "High five" is a number to the reader.
  if (noun.kind === 'number') for (const word of modifiers) shows.add(word);
  if (verb && isOneOf(verb, MEETING)) shows.add(verb);
  return true;
}

export const MEETING = wordSet('give, giv, do, make, share, exchange');

/** "A boy eating an apple" from the hand, "friends eating pizza" at a table. */
function eat({ noun, count, number }: NounGroup, verb: Token, reading: PeopleReading): boolean {
  const food = foodOf(noun);
  if (!food || !isOneOf(verb, EATING)) return false;
  const { people, last } = reading;
  const isFromHand = people.length === 1 && FROM_HAND.has(food) && count === 1 && !number;
  const verbs = wordSet(HAVE);
  const each: Deed = isFromHand
    ? { verbs, objects: verbs, object: 'required', wishes: [{ pose: 'eat', holds: food }] }
    : {
        verbs,
        objects: verbs,
        object: 'required',
        wishes: [{ pose: 'eat', holds: 'fork' }, { pose: 'table' }],
        table: { kind: 'table', middle: [], each: [food] },
        place: 'living-room',
      };
  if (last.length === 0 || number || !perform(each, verb, reading)) return false;
  reading.shows.add(noun);
  return true;
}

const EATING = ['eat'];

function foodOf({ forms }: Token): string | undefined {
  return forms.map((form) => HELD_ICONS.get(form)).find((icon) => icon !== undefined && FOODS.has(icon));
}

const FOODS: ReadonlySet<string> = new Set(FOOD.map(({ icon }) => icon));
const FROM_HAND = wordSet(
  `red-apple, green-apple, pear, peach, banana, carrot, sandwich, hamburger, hot-dog, taco, burrito, pizza, doughnut, cookie, croissant,
    bagel, pretzel, ice-cream, soft-ice-cream, lollipop, chocolate-bar, cupcake, strawberry, popcorn, bread, candy, watermelon`,
);

/** "At a table with a cake": what stands on it already. */
function readOnTable({ noun, relation }: NounGroup, reading: PeopleReading): boolean {
  const { people, shows } = reading;
  // "A vet examining a dog on a table"
  if (
    relation === 'on' &&
    isOneOf(noun, TABLES) &&
    people.some(({ prop }) => prop?.startsWith('examined-'))
  ) {
    shows.add(noun);
    return true;
  }
  // "A woman drinking coffee at a table"
  const isAsleep = relation === 'at' && isOneOf(noun, TABLES) && people.every(({ pose }) => pose === 'sleep');
  if (isAsleep && !reading.table) {
    reading.table = { kind: 'desk', middle: ['books'], each: [] };
    reading.usualPlace ??= reading.place ? undefined : 'office';
  }
  const takesTable =
    relation === 'at' && isOneOf(noun, TABLES) && people.every(({ pose }) => !pose || AT_TABLES.has(pose));
  if (takesTable && !reading.table) {
    reading.table = { kind: 'table', middle: [], each: [] };
    for (const person of people) if (person.pose === 'sit') person.pose = 'table';
  }
  const { table } = reading;
  if (!table) return false;
  const icon = noun.forms.map((form) => HELD_ICONS.get(form)).find((name) => name !== undefined);
  const isTable = table.kind !== 'blanket' && isOneOf(noun, TABLES);
  const isBlanket = table.kind === 'blanket' && isOneOf(noun, BLANKETS);
  if (!isTable && !isBlanket && !(icon && [...table.middle, ...table.each].includes(icon))) return false;
  shows.add(noun);
  return true;
}

const AT_TABLES: ReadonlySet<string> = new Set(['sit', 'drink', 'eat', 'read', 'think', 'phone', 'table']);
const TABLES = wordSet('table, dining table, desk');
const BLANKETS = wordSet('blanket, picnic blanket, picnic basket, grass, meadow, lawn');
