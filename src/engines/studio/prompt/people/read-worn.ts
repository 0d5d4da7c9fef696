import { areInOnePlace, DYED_OVERS } from '../../people/cast/accessories.ts';
import { DYED_HATS } from '../../people/cast/hats.ts';
import type { PersonWish } from '../../people/cast/person-wish.ts';
import { areAlike, OUTFITS } from '../../people/outfits.ts';
import type { Accessory } from '../../people/people-scene.ts';
import { OFF_WHITE } from '../../people/person-colors.ts';
import { TRADES, type Trade } from '../../people/trades.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import { isOneOf, type Token } from '../reading/token.ts';
import { type Looks, patternOf, readLooks, splitColor } from './garment-looks.ts';
import { applyTrait, lookUp, type PeopleReading } from './people-reading.ts';
import { HAIR_WORDS, WEARING } from './person-words.ts';
import { WORN } from './worn-words.ts';

/** "In a red dress", "with long hair" */
export function readWorn(group: NounGroup, reading: PeopleReading): boolean {
  const { noun, verb, relation } = group;
  const worn = findWorn(noun);
  if (!worn || !(verb || WORN_RELATIONS.has(relation ?? 'in'))) return false;
  // "Woman, running shoes" names two things.
  if (group.isApart && !verb && !relation && !isNextWorn(group, reading)) return false;
  const isShown = noun.forms.some((form) => form.startsWith('hair'))
    ? readHair(group, reading)
    : worn.beard
      ? readBeard(group, worn, reading)
      : readGarment(group, worn, reading);
  if (!isShown) return true;
  reading.wornUntil = noun.end;
  reading.shows.add(noun);
  if (verb && isOneOf(verb, WEARING)) reading.shows.add(verb);
  return true;
}

/** "In a white shirt, black pants and brown shoes" */
function isNextWorn({ noun, modifiers }: NounGroup, { wornUntil }: PeopleReading): boolean {
  const { start } = modifiers[0] ?? noun;
  return wornUntil !== undefined && start > wornUntil && start - wornUntil <= COMMA_AND_ARTICLE;
}

const COMMA_AND_ARTICLE = ', an '.length;

function findWorn(noun: Token): PersonWish | undefined {
  return lookUp(WORN, { ...noun, text: noun.special ?? noun.text }) ?? WORN.get(splitColor(noun).rest);
}

const WORN_RELATIONS: ReadonlySet<string> = new Set(['in', 'with', 'and', 'over', 'under']);

function readHair({ modifiers }: NounGroup, reading: PeopleReading): boolean {
  return modifiers
    .map((word) => applyTrait(reading, reading.last, lookUp(HAIR_WORDS, word), word))
    .some(Boolean);
}

function readBeard({ noun, modifiers }: NounGroup, worn: PersonWish, reading: PeopleReading): boolean {
  if (!applyTrait(reading, reading.last, worn, noun)) return false;
  for (const word of modifiers) {
    const { hairColor } = lookUp(HAIR_WORDS, word) ?? {};
    if (hairColor) applyTrait(reading, reading.last, { hairColor }, word);
  }
  return true;
}

/** What is worn takes a place on the body, which a second garment does not get: of two scarves only one is seen. */
function readGarment(group: NounGroup, worn: PersonWish, reading: PeopleReading): boolean {
  const { worn: taken } = reading;
  const isOne = reading.last.length === 1;
  const last = isOne && isForEach(group.noun, worn) ? reading.people : reading.last;
  const [person] = last;
  if (!person) return false;
  const had = taken.get(person) ?? new Set<string>();
  const looks = readLooks(group);
  const garment = lengthen(ofTrade(worn, person, group.noun), looks);
  const wish = garment && putOn(garment, { looks, person, had });
  if (!wish || !applyTrait(reading, last, wish, group.noun)) return false;
  const parts = new Set([...had, ...partsOf(garment)]);
  for (const one of last) taken.set(one, parts);
  const seen = [group.noun, ...seenOf(wish, looks)];
  for (const word of seen) reading.shows.add(word);
  if (garment.legwear || garment.footwear) for (const word of seen) reading.belowWaist.add(word);
  return true;
}

/** "A doctor and a nurse in masks": one for each; but trousers and boots are plural for one person, too. */
function isForEach({ text, isPlural }: Token, { legwear, footwear }: PersonWish): boolean {
  return isPlural && !WORN.has(text) && !legwear && !footwear;
}

/** A long dress or skirt. */
function lengthen(garment: PersonWish | undefined, { long }: Looks): PersonWish | undefined {
  return long && (hasSkirt(garment?.outfit) || garment?.legwear === 'skirt')
    ? { ...garment, isLong: true }
    : garment;
}

/** Whether an outfit covers the legs, as a dress does. */
function hasSkirt(outfit: PersonWish['outfit']): boolean {
  return outfit !== undefined && OUTFITS[outfit].below === 'skirt';
}

const HATS = ['hat'];

type BodyPart = 'top' | 'legs' | 'feet' | 'head';

function partsOf({ outfit, legwear, footwear, hat }: PersonWish): BodyPart[] {
  return [
    ...(outfit ? (['top'] as const) : []),
    ...(legwear || hasSkirt(outfit) ? (['legs'] as const) : []),
    ...(footwear ? (['feet'] as const) : []),
    ...(hat ? (['head'] as const) : []),
  ];
}

/** A doctor's coat, a builder's vest and a nurse's uniform are those of the trade; undefined if nobody knows the uniform. */
function ofTrade(worn: PersonWish, { trade }: PersonWish, noun: Token): PersonWish | undefined {
  const usual: Trade | undefined = trade && TRADES[trade];
  if (worn.outfit === 'uniform') return usual && { outfit: usual.outfit };
  if (worn.outfit === 'overcoat' && usual && areAlike(usual.outfit, 'overcoat'))
    return { outfit: usual.outfit };
  // A chef in a hat wears that of chefs; a cap or a straw hat is asked for by its name.
  if (isOneOf(noun, HATS) && usual?.hat) return { hat: usual.hat };
  const isVest = usual?.over === 'vest' && worn.overs?.some(({ over }) => over === 'waistcoat');
  return isVest ? { overs: [{ over: 'vest' }] } : worn;
}

/** What a person looks like with one garment more; undefined if it would not be seen. */
function putOn(
  garment: PersonWish,
  { looks, person, had }: { looks: Looks; person: PersonWish; had: ReadonlySet<string> },
): PersonWish | undefined {
  const color = looks.colors[0]?.hex;
  const { outfit, overs: [accessory] = [], hat, legwear, footwear } = garment;
  if (outfit) {
    const top = color ?? garment.top;
    if (had.has('top') || (hasSkirt(outfit) && had.has('legs')))
      return layer({ ...garment, ...(top ? { top } : {}) }, person, had);
    const pattern = looks.pattern && OUTFITS[outfit].takesPattern ? patternOf(looks) : undefined;
    return { ...garment, ...(top ? { top } : {}), ...(pattern ? { pattern } : {}) };
  }
  if (partsOf(garment).some((part) => had.has(part))) return undefined;
  if (legwear) return { ...garment, ...(color ? { bottom: color } : {}) };
  if (footwear) return { ...garment, ...(color ? { shoes: color } : {}) };
  if (accessory) return accessorize(accessory, person, color);
  if (hat && hat !== 'none' && color && DYED_HATS.has(hat)) return { ...garment, hatColor: color };
  return garment;
}

/** One more accessory, where nothing else is. */
function accessorize(
  { over }: Accessory,
  person: PersonWish,
  color: string | undefined,
): PersonWish | undefined {
  const more = { over, ...(color && DYED_OVERS.has(over) ? { color } : {}) };
  const had = person.overs ?? [];
  if (had.some((one) => areInOnePlace(one, more))) return undefined;
  return { ...(over === 'tie' ? tieOn(person) : {}), overs: [...had, more] };
}

/** A tie needs a collar. */
function tieOn({ outfit, trade }: PersonWish): PersonWish {
  return outfit || trade ? {} : { outfit: 'shirt' };
}

/** A jacket over a shirt or a dress, whichever is named first. */
function layer(
  garment: PersonWish,
  { outfit: other, top, pattern }: PersonWish,
  had: ReadonlySet<string>,
): PersonWish | undefined {
  const { outfit } = garment;
  if (!outfit || !other || pattern) return undefined;
  const isFirst = OUTFITS[other].layer === 'open';
  const [over, under] = isFirst ? [other, outfit] : [outfit, other];
  if (OUTFITS[over].layer !== 'open') return undefined;
  const outer = isFirst ? {} : { ...garment, top: garment.top ?? OUTFITS[over].colors![0]! };
  const color = isFirst ? garment.top : top;
  if (OUTFITS[under].layer === 'under') return { ...outer, inner: color ?? OFF_WHITE };
  if (!hasSkirt(under) || (isFirst && had.has('legs'))) return undefined;
  const cloth = color ?? USUAL_DRESS;
  return { ...outer, sex: 'woman', inner: cloth, legwear: 'skirt', bottom: cloth };
}

const USUAL_DRESS = '#c98aa6';

/** The words for looks that the garment got. */
function seenOf(wish: PersonWish, { colors, pattern, long }: Looks): Token[] {
  const given = [
    wish.top,
    wish.bottom,
    wish.shoes,
    wish.overs?.at(-1)?.color,
    wish.hatColor,
    wish.inner,
    wish.pattern?.color,
  ];
  return [
    ...colors.filter(({ hex }) => given.includes(hex)).flatMap(({ words }) => words),
    ...(wish.pattern && pattern ? [pattern.word] : []),
    ...(wish.isLong && long ? [long] : []),
  ];
}
