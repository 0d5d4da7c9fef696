import { rgbFromHex } from '#engines/photo-studio/scene/vector';
import type { Relation, Subject } from '#engines/photo-studio/sets/set';
import { findItem } from '#engines/photo-studio/things/catalog';
import { namedColor } from '#engines/studio/plan/name-color';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import { isOneOf, type Token } from '#engines/studio/prompt/reading/token';
import { wordSet } from '#engines/studio/scene/phrases';
import type { PhotoPlan } from './photo-plan.ts';
import type { WordAccounts } from './word-accounts.ts';

/** A thing that holds others, by its key in the catalog; a bowl holds a heap, a plate one layer. */
interface Container {
  nouns: ReadonlySet<string>;
  key: string;
  relation: Relation & ('in' | 'on');
  /** Keys of the food that fits; undefined: anything whose size fits. */
  contents?: ReadonlySet<string>;
  /** Part of its area that things cover which were not counted, and the most of them. */
  cover: number;
  most: number;
}

/** Flat things on which others lie or stand. */
const FLAT: readonly (readonly [nouns: string, key: string])[] = [
  ['book, closed book, hardcover book', 'made-book'],
  ['open book', 'made-open-book'],
  ['stack of books, books, pile of books', 'made-stack-of-books'],
  ['notebook, journal, diary, sketchbook', 'made-notebook'],
  ['folded towel, towel', 'made-folded-towel'],
  ['tray, wooden tray, serving tray, breakfast tray', 'made-wooden-tray'],
  ['pallet, wooden pallet', 'pallet'],
];
/** Meters. Higher things topple. */
const HIGHEST_ON_FLAT = 0.3;
/** Width of the foot, meters, of things that are wider above it. */
const FEET: Readonly<Record<string, number>> = { 'made-globe': 0.15 };

const CONTAINERS: readonly Container[] = [
  {
    nouns: wordSet('bowl'),
    key: 'made-bowl',
    relation: 'in',
    contents: wordSet(
      'made-apple, made-green-apple, made-orange, made-lemon, made-lime, made-peach, made-plum, made-tomato, made-egg, made-strawberry, made-cherry, made-cherry-tomato, made-pear, made-garlic, made-onion, made-red-onion, made-potato, made-mushroom, made-macaron',
    ),
    cover: 0.65,
    most: 12,
  },
  {
    nouns: new Set(findItem('made-basket')!.names),
    key: 'made-basket',
    relation: 'in',
    contents: wordSet(
      'made-apple, made-green-apple, made-orange, made-lemon, made-lime, made-peach, made-plum, made-pear, made-tomato, made-egg, made-strawberry, made-cherry, made-potato, made-onion, made-red-onion, made-mushroom, made-garlic, made-bell-pepper, made-bread-roll, made-croissant, made-muffin',
    ),
    cover: 0.8,
    most: 14,
  },
  {
    nouns: wordSet('plate, dish'),
    key: 'made-plate',
    relation: 'on',
    contents: wordSet(
      'made-croissant, made-cookie, made-donut, made-chocolate-donut, made-muffin, made-apple, made-lemon, made-orange, made-burger, made-hot-dog, made-watermelon, made-macaron, made-bread-roll, made-kiwi, made-sliced-lemon, made-sliced-orange, made-sliced-lime, made-strawberry, made-pear, made-tomato, made-cherry, made-halved-avocado, made-egg, made-bagels, made-cheese',
    ),
    cover: 0.45,
    most: 5,
  },
  {
    nouns: wordSet('tripod, camera tripod'),
    key: 'made-tripod',
    relation: 'on',
    contents: wordSet('made-camera'),
    cover: 1,
    most: 1,
  },
  ...FLAT.map(([nouns, key]) => ({
    nouns: wordSet(nouns),
    key,
    relation: 'on' as const,
    cover: 0.5,
    most: 3,
  })),
];

/** "Apples in a bowl", "a plate of cookies": the last subject lies in the thing that the group names. */
export function putInContainer(
  plan: PhotoPlan,
  accounts: WordAccounts,
  { noun, modifiers, relation, number, isNegated, verb, endings = [] }: NounGroup,
  isKept: (word: Token) => boolean,
): boolean {
  // "Books" are a stack of them, "a book" is one.
  const container =
    CONTAINERS.find(({ nouns }) => nouns.has(noun.text.toLowerCase())) ??
    CONTAINERS.find(({ nouns }) => isOneOf(noun, nouns));
  const content = plan.subjects.at(-1);
  const isInside = relation === 'in' || relation === 'on';
  if (!container || !content || !isInside || isNegated || verb || endings.length > 0) return false;
  if ((number && number.value !== 1) || !holds(container, content)) return false;
  // What is left of another thing stays there.
  if (content.relation && content.relation !== 'beside') return false;
  const item = findItem(container.key)!;
  const named = namedColor({ noun, modifiers });
  const isColored = named !== undefined && item.takesColor;
  const color = isColored ? rgbFromHex(named.hex) : undefined;
  plan.subjects.push({ key: item.key, name: noun.text, count: 1, ...(color && { color }) });
  content.relation = container.relation;
  content.of = plan.subjects.length - 1;
  accounts.draw([noun], { kind: 'object', subject: item.names[0]!, ...(isColored && { color: named.hex }) });
  for (const word of modifiers) {
    if (isKept(word) || (isColored && named.words.includes(word))) accounts.draw([word], { kind: 'style' });
    else accounts.leaveOut([word], 'look', { isMeant: true });
  }
  return true;
}

/**
 * "A plate with two croissants": how food lies in the last subject; empty if that holds none.
 * @param isMixed whether it is named after what that holds: "a bowl of apples and lemons"
 */
export function relationToContainer(
  { subjects }: Pick<PhotoPlan, 'subjects'>,
  { relation, isMixed }: Pick<NounGroup, 'relation'> & { isMixed: boolean },
  content: Pick<Subject, 'key'>,
): Pick<Subject, 'relation' | 'of'> {
  const container = CONTAINERS.find(({ key }) => key === subjects.at(-1)?.key);
  const isHeld = isMixed || relation === 'with' || relation === 'bears' || relation === 'holds';
  // Things beside a book that is "with" them do not lie on it.
  const isFlat = container && !container.contents && container.key !== 'made-wooden-tray';
  if (!isHeld || !container || isFlat || !holds(container, content)) return {};
  return { relation: container.relation, of: subjects.length - 1 };
}

/** How many of a thing lie in what it was put into, where the prompt names no number. */
export function countInContainer({ subjects }: Pick<PhotoPlan, 'subjects'>, content: Subject): number {
  const container = CONTAINERS.find(({ key }) => key === subjects[content.of ?? -1]?.key);
  if (!container) return content.count;
  const [host, item] = [findItem(container.key)!, findItem(content.key)!];
  const fitting = (container.cover * host.size[0] * host.size[2]) / (item.size[0] * item.size[2]);
  const kinds = subjects.filter(
    ({ of, relation }) => of === content.of && relation === container.relation,
  ).length;
  return Math.max(2, Math.round(Math.min(container.most, fitting) / kinds));
}

/** How all these things would lie with a thing; undefined if it cannot hold them. */
export function relationWith(
  key: string,
  contents: readonly Pick<Subject, 'key'>[],
): Container['relation'] | undefined {
  const container = CONTAINERS.find((one) => one.key === key);
  return container && contents.every((content) => holds(container, content)) ? container.relation : undefined;
}

function holds({ key: holder, contents }: Container, { key }: Pick<Subject, 'key'>): boolean {
  if (contents) return contents.has(key);
  const [host, item] = [findItem(holder)!, findItem(key)!];
  const [width, depth] = [host.size[0], host.size[2]].toSorted((one, other) => one - other);
  const foot = FEET[key];
  const [short, long] = foot
    ? [foot, foot]
    : [item.size[0], item.size[2]].toSorted((one, other) => one - other);
  const isLow = item.size[1] <= (host.standsOn === 'floor' ? 1 : HIGHEST_ON_FLAT);
  return key !== holder && isLow && short! <= width! * 0.9 && long! <= depth! * 0.9;
}
