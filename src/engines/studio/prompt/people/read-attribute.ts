import { besideNamed } from '../../people/cast/beside.ts';
import type { CastPose } from '../../people/cast/cast-poses.ts';
import { DYED_THINGS } from '../../people/cast/draw-held.ts';
import { gripOf, HELD_ICONS } from '../../people/cast/held-things.ts';
import type { PersonWish } from '../../people/cast/person-wish.ts';
import { isOutdoors } from '../../people/rooms/outdoors.ts';
import { TRADES } from '../../people/trades.ts';
import { wordSet } from '../../scene/phrases.ts';
import type { Relation } from '../../scene/relation.ts';
import { COLOR_WORDS, colorNamed, hexInShade, NAMED_BY_COLOR, SHADE_WORDS } from '../color-words.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import { isOneOf, type Token } from '../reading/token.ts';
import { applyTrait, isYoung, lookUp, type PeopleReading } from './people-reading.ts';
import { DESCRIBING, DOING, HOLDING, RIDING, SHOWN_HOLDING, TALKING, WEARING } from './person-words.ts';
import { PLACES } from './place-words.ts';
import { isOwnWork, readDeed, readPlainDeed } from './read-deed.ts';
import { readMount } from './read-mount.ts';
import { readWorn } from './read-worn.ts';

/** "A man, friendly and relaxed": whether a part of the sentence only says how everyone looks. */
export function readFaces(
  { noun, modifiers, verb, relation, isApart }: NounGroup,
  reading: PeopleReading,
): boolean {
  if (!isApart || relation || verb || !faceOf(noun)) return false;
  const plain = reading.people.filter(({ face }) => face === undefined);
  const whom = plain.length > 0 ? plain : reading.people;
  for (const word of [noun, ...modifiers]) applyTrait(reading, whom, faceOf(word), word);
  return true;
}

function faceOf(word: Token): PersonWish | undefined {
  const wish = lookUp(DESCRIBING, word);
  return wish?.face && word.kind !== 'number' ? wish : undefined;
}

/** Reads what people do with a noun, wear or hold, or where they are. */
export function readAttribute(group: NounGroup, reading: PeopleReading): void {
  READERS.some((read) => read(group, reading));
  const { verb, noun } = group;
  if (verb && !reading.shows.has(verb)) readPlainDeed(verb, reading, noun);
}

/** Tried in order; a reader returns true if the group needs no other. */
const READERS = [
  readDeed,
  readMount,
  readRiding,
  readLifting,
  readYoga,
  readPhone,
  readArms,
  readSkin,
  readBelly,
  readTutu,
  readCrib,
  readUmbrella,
  readGround,
  readChair,
  readWork,
  readPlace,
  readWorn,
  readBeside,
  readHeld,
];

/** "Riding a bicycle" */
function readRiding({ noun, verb }: NounGroup, reading: PeopleReading): boolean {
  if (!verb || !isOneOf(verb, RIDING) || !isOneOf(noun, ['bicycle', 'bike'])) return false;
  applyTrait(reading, reading.last, { pose: 'cycle' }, noun);
  reading.shows.add(verb);
  return true;
}

/** "Lifting weights" */
function readLifting({ noun, verb }: NounGroup, reading: PeopleReading): boolean {
  if (!verb || !['weight', 'barbell'].includes(noun.forms.at(-1)!)) return false;
  if (!applyTrait(reading, reading.last, { pose: 'lift' }, noun)) return false;
  reading.shows.add(verb);
  return true;
}

/** "Doing yoga" */
function readYoga({ noun, verb }: NounGroup, reading: PeopleReading): boolean {
  if (!verb || !noun.forms.includes('yoga')) return false;
  if (!applyTrait(reading, reading.last, { pose: 'lotus', outfit: 'sport' }, noun)) return false;
  if (isOneOf(verb, ['do', 'practice'])) reading.shows.add(verb);
  return true;
}

/** "Talking on the phone" */
function readPhone({ noun, verb, relation }: NounGroup, reading: PeopleReading): boolean {
  if (relation !== 'on' || !isOneOf(noun, PHONES)) return false;
  if (reading.last.some(({ holds }) => holds && holds !== 'mobile-phone')) return false;
  const isOnPhone = applyTrait(reading, reading.last, { pose: 'phone', holds: 'mobile-phone' }, noun);
  if (isOnPhone && verb && isOneOf(verb, TALKING)) reading.shows.add(verb);
  return true;
}

const PHONES = wordSet('phone, telephone, mobile phone, smartphone, cell phone');

/** "With dark skin", "of a fair complexion" */
function readSkin({ noun, modifiers }: NounGroup, reading: PeopleReading): boolean {
  if (!isOneOf(noun, ['skin', 'skin tone', 'complexion'])) return false;
  const tone = modifiers.findLast((word) => skinNamed(word) !== undefined);
  if (!tone || !applyTrait(reading, reading.last, { skin: skinNamed(tone)! }, noun)) return false;
  reading.shows.add(tone);
  return true;
}

function skinNamed(word: Token): PersonWish['skin'] {
  return SKINS.find(([words]) => isOneOf(word, words))?.[1];
}

const SKINS: readonly (readonly [words: ReadonlySet<string>, skin: PersonWish['skin']])[] = [
  [wordSet('dark, deep, black, ebony'), [5, 7]],
  [wordSet('brown, tan, tanned, bronze'), [3, 5]],
  [wordSet('olive'), [2, 3]],
  [wordSet('light, fair, pale, white, porcelain'), [0, 1]],
];

/** "Holding her belly" */
function readBelly({ noun, verb }: NounGroup, { last, shows }: PeopleReading): boolean {
  if (!isOneOf(noun, BELLIES) || !last.some(({ isPregnant }) => isPregnant)) return false;
  shows.add(noun);
  if (verb && isOneOf(verb, TOUCHING)) shows.add(verb);
  return true;
}

const BELLIES = wordSet('belly, baby bump, bump, tummy, stomach, pregnant belly');
const TOUCHING = wordSet('hold, touch, cradle, stroke, caress, embrace');

/** "In a tutu": a ballerina is always drawn with one. */
function readTutu({ noun, modifiers }: NounGroup, { last, shows }: PeopleReading): boolean {
  if (!isOneOf(noun, ['tutu']) || last.length === 0 || last.some(({ trade }) => trade !== 'ballerina'))
    return false;
  shows.add(noun);
  for (const word of modifiers) if (isOneOf(word, ['pink'])) shows.add(word);
  return true;
}

/** "A baby sleeping in a crib" is drawn in one. */
function readCrib({ noun, relation }: NounGroup, { last, shows }: PeopleReading): boolean {
  const sleeps = last.some(({ age, pose }) => age === 'baby' && pose === 'sleep');
  if (!sleeps || relation !== 'in' || !isOneOf(noun, CRIBS)) return false;
  shows.add(noun);
  return true;
}

const CRIBS = wordSet('crib, cot, baby bed, cradle');

/** "A couple under an umbrella": two stand close under a wide one. */
function readUmbrella(group: NounGroup, reading: PeopleReading): boolean {
  const { noun, verb, relation } = group;
  const isShared = relation === 'under' || (verb !== undefined && isOneOf(verb, SHARING));
  if (!isShared || !isOneOf(noun, ['umbrella']) || group.count !== 1) return false;
  const [first, second, ...others] = reading.people;
  if (!first || others.length > 0 || reading.people.some(({ pose, holds }) => pose || holds)) return false;
  if (second && [first, second].some(isYoung)) return false;
  const holds = second ? 'shared-umbrella' : 'umbrella';
  if (!applyTrait(reading, [first], { holds }, noun)) return false;
  if (second) second.pose = 'stand';
  if (verb && isOneOf(verb, SHARING)) reading.shows.add(verb);
  describeHeld(group, holds, { ...reading, last: [first] });
  return true;
}

const SHARING = wordSet('share, shar, hold');

/** "Sitting on the floor": with crossed legs; the place itself is read later. */
function readGround({ noun, relation }: NounGroup, reading: PeopleReading): boolean {
  const { people, shows } = reading;
  if ((relation !== 'on' && relation !== 'in') || !isOneOf(noun, GROUNDS)) return false;
  const sitters = people.filter(({ pose }) => pose === 'sit');
  for (const person of sitters) person.pose = 'lotus';
  if (sitters.length > 0) shows.add(noun);
  if (sitters.length > 0 && isOneOf(noun, FLOORS)) reading.usualPlace ??= 'living-room';
  return false;
}

const FLOORS = wordSet('floor, rug, carpet');
const GROUNDS = wordSet('floor, ground, grass, lawn, rug, carpet, sand, meadow, beach');

/** "Sitting in a chair": seats indoors are armchairs. */
function readChair({ noun, relation }: NounGroup, { last, shows }: PeopleReading): boolean {
  if ((relation !== 'on' && relation !== 'in') || !isOneOf(noun, ['chair'])) return false;
  if (!last.some(({ pose }) => pose === 'sit')) return false;
  shows.add(noun);
  return true;
}

/** "With folded arms" */
function readArms({ noun, modifiers, verb, endings = [] }: NounGroup, reading: PeopleReading): boolean {
  const folded = [...modifiers, ...endings, ...(verb ? [verb] : [])].find((word) => isOneOf(word, FOLDED));
  if (!folded || !noun.forms.includes('arm')) return false;
  if (!applyTrait(reading, reading.last, { pose: 'fold' }, noun)) return false;
  reading.shows.add(folded);
  return true;
}

const FOLDED = wordSet('fold, folded, cross, crossed');

/** "An electrician at work" is where the trade works, with its tool. */
function readWork({ noun, relation, verb }: NounGroup, { last, shows }: PeopleReading): boolean {
  if (relation !== 'at' || verb || !isOneOf(noun, ['work'])) return false;
  if (last.length === 0 || last.some(({ trade }) => trade === undefined)) return false;
  shows.add(noun);
  return true;
}

/** "In the kitchen", "on a sofa" */
function readPlace(group: NounGroup, reading: PeopleReading): boolean {
  const { noun, verb, relation, link } = group;
  // Who walks to school is not there yet.
  if (link && isOneOf(link, TOWARD)) return false;
  const isOutside = isBeforeBuilding(group);
  const found = isOutside ? 'street' : lookUp(PLACES, noun);
  if (!found || !(isOutside || PLACE_RELATIONS.has(relation ?? 'for')) || (verb && isOneOf(verb, WEARING)))
    return false;
  const { people } = reading;
  const had = reading.place;
  // A bench may stand anywhere under the open sky: "on a bench by the sea".
  const isElsewhere = had !== undefined && had !== found;
  const isBench = isOneOf(noun, BENCHES) && isOutdoors(had);
  if (isElsewhere && !isBench && !(reading.isOnBench && isOutdoors(found))) return false;
  // People on a named seat sit.
  if (isOneOf(noun, SEATS)) {
    const isOnSeat = relation === 'on' || relation === 'in';
    // Readers keep their book.
    for (const person of people)
      if (isOnSeat && (person.pose === undefined || person.pose === 'read')) person.pose = 'sit';
    if (!people.some(({ pose }) => pose === (found === 'bedroom' ? 'sleep' : 'sit'))) return true;
  }
  reading.shows.add(noun);
  if (!(isElsewhere && isBench)) reading.place = found;
  reading.isOnBench = isOneOf(noun, BENCHES);
  return true;
}

/** Words before a goal, where nobody is yet. */
const TOWARD = ['to', 'toward', 'towards'];

/** "In front of a house": a street is a row of houses and shops. */
function isBeforeBuilding({ noun, relation, link }: NounGroup): boolean {
  const isBefore = relation === 'in-front' || link?.text === 'outside';
  return isBefore && isOneOf(noun, BUILDINGS);
}

/** They have doors to the street. */
export const BUILDINGS = wordSet(
  'house, home, apartment building, building, shop, store, cafe, coffee shop, restaurant',
);

const PLACE_RELATIONS: ReadonlySet<Relation> = new Set(['in', 'on', 'at', 'under', 'for', 'over'] as const);
const BENCHES = wordSet('bench, park bench');
const SEATS = wordSet('sofa, couch, armchair, bench, park bench, bed');

/** Display hex of a color in the shade that the word before it names. */
function shadedColor(name: string, before: Token | undefined, { shows }: PeopleReading): string {
  const shade = before?.forms.find((form) => SHADE_WORDS.has(form));
  if (before && shade !== undefined) shows.add(before);
  return hexInShade(name, shade);
}

/** "A woman with her dog", "a firefighter in front of a fire truck": it stands beside them. */
function readBeside({ noun, verb, relation, count }: NounGroup, reading: PeopleReading): boolean {
  const owner = reading.last.at(-1);
  const found = noun.forms.map(besideNamed).find((named) => named !== undefined);
  if (!found || !owner || count !== 1) return false;
  const isTended = found.isAnimal && verb !== undefined && isOneOf(verb, TENDING) && !relation;
  if (!isTended && (relation === undefined || !BESIDE_RELATIONS.has(relation))) return false;
  const pose = owner.pose ?? (isTended ? 'offer' : verb && lookUp(DOING, verb)?.pose);
  // Vets have small animals in their arms.
  const isHeld = owner.trade === 'veterinarian' && noun.forms.some((form) => HELD_ICONS.has(form));
  if (owner.prop !== undefined || isHeld || owner.inWheelchair) return false;
  if (verb && !pose && !isOneOf(verb, ['play'])) return false;
  if (pose && !STANDS_BESIDE.has(pose)) return false;
  owner.prop = found.prop;
  reading.usualPlace ??= reading.place ? undefined : found.place;
  if (verb && pose && applyTrait(reading, [owner], { pose }, verb)) reading.shows.add(verb);
  reading.shows.add(noun);
  return true;
}

const BESIDE_RELATIONS: ReadonlySet<Relation> = new Set([
  'with',
  'and',
  'in-front',
  'left',
  'right',
  'at',
] as const);

/** Verbs for tending an animal with a hand. */
const TENDING = wordSet('feed, pet, pett, stroke, groom, brush');

const STANDS_BESIDE: ReadonlySet<CastPose> = new Set<CastPose>([
  'offer',
  'stand',
  'walk',
  'run',
  'jump',
  'sit',
  'wave',
]);

/** "Holding a cup", "with a laptop" */
function readHeld(group: NounGroup, reading: PeopleReading): boolean {
  const { noun, verb, relation } = group;
  const { last } = reading;
  const named = noun.forms.map((form) => HELD_ICONS.get(form)).find((name) => name !== undefined);
  if (!named || last.length === 0) return false;
  const isBunch = named === 'balloon' && last.length === 1 && isSeveral(group);
  const icon = isBunch ? 'balloons' : named;
  // "Typing on a laptop": the verb put it there.
  if (relation === 'on' && last.length === 1 && last[0]!.holds === icon) {
    reading.shows.add(noun);
    return true;
  }
  const doing = verb && lookUp(DOING, verb);
  // "An architect with blueprints" has them anyhow.
  const isOwnTool =
    relation === 'with' &&
    !verb &&
    last.every(({ trade, holds, pose }) => trade && !holds && !pose && TRADES[trade].tool === icon);
  if (isOwnTool && group.count === null) {
    reading.shows.add(noun);
    return true;
  }
  const isAsMany = SEVERAL_IN_ONE.has(icon) && isSeveral(group) && !group.number;
  const isOneOnly = group.count === 1 && !(SINGLE_FLOWERS.has(icon) && isSeveral(group));
  const isNumberRight = last.length === 1 ? isAsMany || isOneOnly : isOneEach(group);
  // "A barista making coffee", "a baker baking bread"
  const isWork =
    verb && (isOwnWork(verb, last) || last.every(({ trade }) => trade && TRADES[trade].tool === icon));
  if (!isHeld(group) || !isNumberRight || (verb && !isOneOf(verb, HOLDING) && !doing && !isWork))
    return false;
  // "Reading a newspaper", but not "reading with a flashlight".
  const isReplaced = (held: string) =>
    held === icon || (doing !== undefined && relation !== 'with' && GIVEN_BY_VERBS.has(held));
  if (last.some(({ holds }) => holds && !isReplaced(holds))) return false;
  const holding: PersonWish = { holds: icon, ...(doing?.pose === 'read' ? { pose: 'read' } : {}) };
  const isShown = applyTrait(reading, last, holding, noun);
  // "Giving an injection": only the syringe is seen.
  const isSeen = verb && isOneOf(verb, icon === 'syringe' ? HOLDING_ONLY : SHOWN_HOLDING);
  const isUse = verb && (doing || isSeen || isWork || isPlayed(verb, icon));
  if (isShown && isUse) reading.shows.add(verb);
  if (isShown) describeHeld(group, icon, reading);
  return isShown;
}

/** "White flowers" is a name to the reader, whose drawing is one flower. */
const SINGLE_FLOWERS = wordSet(
  'blossom, cherry-blossom, tulip, garden-rose, sunflower, hibiscus, hyacinth, lotus, white-flower',
);
/** Drawings of more than one. */
const SEVERAL_IN_ONE = wordSet('balloons, shopping-bags');
const HOLDING_ONLY = wordSet('hold, carry, have, show');

/** Drawings that a verb alone puts into people's hands: a book for "reading", a cup for "drinking". */
const GIVEN_BY_VERBS: ReadonlySet<string> = new Set(['open-book', 'hot-beverage']);

/** "Children holding balloons", "friends drinking beer" */
function isOneEach({ noun, number, count, verb }: NounGroup): boolean {
  return !number && (isSeveral({ noun, count }) || (verb !== undefined && isOneOf(verb, ['drink'])));
}

function isSeveral({ noun, count }: Pick<NounGroup, 'noun' | 'count'>): boolean {
  return count === null || noun.text.endsWith('s');
}

/** "A walking stick", "a dark red umbrella" */
function describeHeld({ noun, modifiers }: NounGroup, icon: string, reading: PeopleReading): void {
  const isDyed = DYED_THINGS.has(icon) && !noun.forms.some((form) => NAMED_BY_COLOR.has(form));
  for (const [at, word] of modifiers.entries()) {
    if (HELD_ICONS.has(`${word.text} ${noun.text}`)) reading.shows.add(word);
    const name = colorNamed(word.forms);
    if (name !== undefined && isDyed)
      applyTrait(reading, reading.last, { thingColor: shadedColor(name, modifiers[at - 1], reading) }, word);
  }
  // A red balloon is one noun.
  const [first = ''] = noun.forms[0]!.split(' ');
  if (isDyed && Object.hasOwn(COLOR_WORDS, first))
    for (const person of reading.last) person.thingColor = COLOR_WORDS[first]!;
}

/** "Playing the guitar"; a ball in the hands is not played with. */
function isPlayed(verb: Token, icon: string): boolean {
  return isOneOf(verb, ['play']) && gripOf(icon).pose === 'strum';
}

function isHeld({ relation, verb }: NounGroup): boolean {
  return relation === 'with' || relation === 'and' || verb !== undefined;
}
