import type { Subject } from '#engines/photo-studio/sets/set';
import { findItem } from '#engines/photo-studio/things/catalog';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import { isOneOf } from '#engines/studio/prompt/reading/token';
import { wordSet } from '#engines/studio/scene/phrases';

interface GroupNoun {
  nouns: ReadonlySet<string>;
  /** The photo studio's set that shows them; by default the usual one of the first thing. */
  set?: string;
  things: readonly Pick<Subject, 'key' | 'count' | 'relation' | 'of'>[];
}

/** Nouns that name several things at once. */
const GROUP_NOUNS: readonly GroupNoun[] = [
  {
    nouns: wordSet('breakfast, brunch, continental breakfast'),
    things: [
      { key: 'made-plate', count: 1 },
      { key: 'made-croissant', count: 2, relation: 'on', of: 0 },
      { key: 'coffee-cup', count: 1 },
      { key: 'made-glass-of-orange-juice', count: 1 },
      { key: 'made-jam-jar', count: 1 },
    ],
  },
  {
    nouns: wordSet('afternoon tea, tea time, teatime'),
    things: [
      { key: 'made-plate', count: 1 },
      { key: 'made-cookie', count: 3, relation: 'on', of: 0 },
      { key: 'made-cup-and-saucer', count: 1 },
      { key: 'made-tea-pot', count: 1 },
      { key: 'made-sugar-bowl', count: 1 },
    ],
  },
  {
    nouns: wordSet('picnic, picnic lunch'),
    set: 'picnic',
    things: [
      { key: 'made-wine-bottle', count: 1 },
      { key: 'made-plate', count: 1 },
      { key: 'made-grapes', count: 1, relation: 'on', of: 1 },
      { key: 'made-baguette', count: 1 },
      { key: 'made-cheese', count: 1 },
      { key: 'made-glass-of-red-wine', count: 2 },
    ],
  },
  {
    nouns: wordSet('stationery, office supplies, school supplies, office stationery, writing supplies'),
    set: 'flat-lay',
    things: [
      { key: 'made-notebook', count: 1 },
      { key: 'made-pen', count: 1 },
      { key: 'made-pencil', count: 2 },
      { key: 'made-envelope', count: 1 },
    ],
  },
  {
    nouns: wordSet('vegetables, vegetable, fresh vegetable, veggies'),
    things: [
      { key: 'made-broccoli', count: 1 },
      { key: 'made-tomato', count: 2 },
      { key: 'made-bell-pepper', count: 1 },
      { key: 'made-carrot', count: 1 },
    ],
  },
  {
    nouns: wordSet('fruit, fruits, fresh fruit'),
    things: [
      { key: 'made-orange', count: 1 },
      { key: 'made-banana', count: 1 },
      { key: 'made-apple', count: 1 },
      { key: 'made-grapes', count: 1 },
    ],
  },
  {
    nouns: wordSet('tropical fruit, tropical fruits, exotic fruit, exotic fruits'),
    things: [
      { key: 'made-pineapple', count: 1 },
      { key: 'made-coconut', count: 1 },
      { key: 'made-kiwi', count: 1 },
      { key: 'made-sliced-orange', count: 1 },
    ],
  },
  {
    nouns: wordSet('citrus, citrus fruit, citrus fruits'),
    things: [
      { key: 'made-sliced-orange', count: 1 },
      { key: 'made-sliced-lemon', count: 1 },
      { key: 'made-sliced-lime', count: 1 },
    ],
  },
  {
    nouns: wordSet('berries, mixed berries, fresh berries'),
    things: [
      { key: 'made-raspberries', count: 1 },
      { key: 'made-blueberries', count: 1 },
      { key: 'made-strawberry', count: 3 },
    ],
  },
  {
    nouns: wordSet('lunch'),
    things: [
      { key: 'made-sandwich', count: 1 },
      { key: 'salad-bowl', count: 1 },
      { key: 'made-glass-of-water', count: 1 },
    ],
  },
  {
    nouns: wordSet('dinner, supper'),
    things: [
      { key: 'made-salmon', count: 1 },
      { key: 'salad-bowl', count: 1 },
      { key: 'made-glass-of-white-wine', count: 1 },
    ],
  },
  {
    nouns: wordSet('fast food, junk food'),
    things: [
      { key: 'made-burger', count: 1 },
      { key: 'made-french-fries', count: 1 },
      { key: 'made-cola', count: 1 },
    ],
  },
  {
    nouns: wordSet('dessert, desserts, sweets'),
    things: [
      { key: 'made-cheesecake', count: 1 },
      { key: 'made-macaron', count: 3 },
      { key: 'cupcake', count: 2 },
    ],
  },
  {
    nouns: wordSet('pastry, pastries, baked goods, viennoiserie'),
    things: [
      { key: 'made-croissant', count: 2 },
      { key: 'made-muffin', count: 2 },
      { key: 'made-pretzel', count: 1 },
    ],
  },
  {
    nouns: wordSet('food'),
    things: [
      { key: 'made-pasta', count: 1 },
      { key: 'made-bread', count: 1 },
      { key: 'salad-bowl', count: 1 },
      { key: 'made-olive-oil', count: 1 },
    ],
  },
  {
    nouns: wordSet('healthy food'),
    things: [
      { key: 'salad-bowl', count: 1 },
      { key: 'made-halved-avocado', count: 1 },
      { key: 'made-salmon', count: 1 },
      { key: 'made-almonds', count: 1 },
    ],
  },
  {
    nouns: wordSet('drinks, beverages, soft drinks, cold drinks'),
    things: [
      { key: 'made-lemonade', count: 1 },
      { key: 'made-cola', count: 1 },
      { key: 'made-glass-of-orange-juice', count: 1 },
    ],
  },
  {
    nouns: wordSet('groceries, ingredients, cooking ingredients'),
    things: [
      { key: 'made-tomato', count: 2 },
      { key: 'made-garlic', count: 1 },
      { key: 'made-egg', count: 3 },
      { key: 'made-olive-oil', count: 1 },
      { key: 'made-onion', count: 1 },
    ],
  },
];

/** The things that a noun names together, and where they lie; undefined if it names none. */
export function thingsOfGroupNoun({
  noun,
  number,
}: Pick<NounGroup, 'noun' | 'number'>): { set: string; subjects: Subject[] } | undefined {
  const found = number ? undefined : GROUP_NOUNS.find(({ nouns }) => isOneOf(noun, nouns));
  if (!found) return undefined;
  const subjects = found.things.map((thing) => ({ ...thing, name: findItem(thing.key)!.names[0]! }));
  return { subjects, set: found.set ?? findItem(subjects[0]!.key)!.usualSet! };
}
