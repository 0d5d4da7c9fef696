import type { Subject } from '#engines/photo-studio/sets/set';
import { findItem } from '#engines/photo-studio/things/catalog';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import { isOneOf } from '#engines/studio/prompt/reading/token';
import { wordSet } from '#engines/studio/scene/phrases';

interface GroupNoun {
  nouns: ReadonlySet<string>;
  /** The place that must be named next: elsewhere a breakfast tray is a tray. */
  place?: ReadonlySet<string>;
  /** The photo studio's set that shows them; by default the usual one of the first thing. */
  set?: string;
  /** A key alone is one such thing. */
  things: readonly (string | Pick<Subject, 'key' | 'count' | 'relation' | 'of'>)[];
}

const BREAKFAST: GroupNoun['things'] = [
  'made-plate',
  { key: 'made-croissant', count: 2, relation: 'on', of: 0 },
  'made-cappuccino',
  'made-glass-of-orange-juice',
  'made-jam-jar',
];

/** Nouns that name several things at once. */
const GROUP_NOUNS: readonly GroupNoun[] = [
  { nouns: wordSet('breakfast, brunch, continental breakfast'), things: BREAKFAST },
  { nouns: wordSet('breakfast tray'), place: wordSet('bed'), things: BREAKFAST },
  {
    nouns: wordSet('afternoon tea, tea time, teatime'),
    things: [
      'made-plate',
      { key: 'made-cookie', count: 3, relation: 'on', of: 0 },
      'made-cup-and-saucer',
      'made-tea-pot',
      'made-sugar-bowl',
    ],
  },
  {
    nouns: wordSet('picnic, picnic lunch'),
    set: 'picnic',
    things: [
      'made-wine-bottle',
      'made-plate',
      { key: 'made-grapes', count: 1, relation: 'on', of: 1 },
      'made-baguette',
      'made-cheese',
      { key: 'made-glass-of-red-wine', count: 2 },
    ],
  },
  {
    nouns: wordSet('stationery, office supplies, school supplies, office stationery, writing supplies'),
    set: 'flat-lay',
    things: ['made-notebook', 'made-pen', { key: 'made-pencil', count: 2 }, 'made-envelope'],
  },
  {
    nouns: wordSet('tea set, tea service, tea party'),
    things: ['made-tea-pot', { key: 'made-cup-and-saucer', count: 2 }, 'made-sugar-bowl'],
  },
  {
    nouns: wordSet('coffee set, coffee break, coffee time'),
    things: [{ key: 'coffee-cup', count: 2 }, 'made-croissant', 'made-sugar-bowl'],
  },
  {
    nouns: wordSet(
      'charcuterie, charcuterie board, cheese board, cheese platter, cheeseboard, antipasti, wine and cheese',
    ),
    things: ['made-cheese', 'made-grapes', 'made-baguette', 'made-glass-of-red-wine', 'made-almonds'],
  },
  {
    nouns: wordSet(
      'cosmetics, skincare, skincare product, skincare products, skincare set, cosmetic products, cosmetic product, beauty products, beauty product, toiletries',
    ),
    things: ['made-dropper-bottle', 'made-cream-jar', 'made-cosmetic-tube', 'made-pump-bottle'],
  },
  {
    nouns: wordSet('spa, spa set, wellness, spa products, spa treatment'),
    things: ['made-rolled-towel', 'made-pebbles', 'made-candle', 'made-soap'],
  },
  {
    nouns: wordSet('gadgets, electronics, devices, electronic devices, tech gadgets'),
    set: 'flat-lay',
    things: ['made-smartphone', 'made-smart-watch', 'made-earbuds', 'made-tablet'],
  },
  {
    nouns: wordSet('jewelry, jewellery'),
    things: ['made-necklace', 'made-earrings', 'made-diamond-ring'],
  },
  {
    nouns: wordSet('herbs and spices'),
    things: ['made-bowls-of-spices', 'made-garlic', 'made-chili-pepper'],
  },
  {
    nouns: wordSet('christmas decorations, christmas decoration, christmas ornaments, christmas balls'),
    things: [{ key: 'made-bauble', count: 3 }, 'made-gift-box', 'made-candle'],
  },
  {
    nouns: wordSet('winter clothes, winter accessories, warm clothes'),
    things: ['made-beanie', 'made-scarf'],
  },
  {
    nouns: wordSet('travel accessories, travel essentials, beach accessories'),
    set: 'flat-lay',
    things: ['hat', 'sunglasses', 'made-camera'],
  },
  {
    nouns: wordSet('windowsill, window sill, window ledge'),
    set: 'window-sill',
    things: ['pothos', 'made-mug'],
  },
  {
    nouns: wordSet('vegetables, vegetable, fresh vegetable, veggies'),
    things: ['made-broccoli', { key: 'made-tomato', count: 2 }, 'made-bell-pepper', 'made-carrot'],
  },
  {
    nouns: wordSet('fruit, fruits, fresh fruit'),
    things: ['made-orange', 'made-banana', 'made-apple', 'made-grapes'],
  },
  {
    nouns: wordSet('tropical fruit, tropical fruits, exotic fruit, exotic fruits'),
    things: ['made-pineapple', 'made-coconut', 'made-kiwi', 'made-sliced-orange'],
  },
  {
    nouns: wordSet('citrus, citrus fruit, citrus fruits'),
    things: ['made-sliced-orange', 'made-sliced-lemon', 'made-sliced-lime'],
  },
  {
    nouns: wordSet('berries, mixed berries, fresh berries'),
    things: ['made-raspberries', 'made-blueberries', { key: 'made-strawberry', count: 3 }],
  },
  {
    nouns: wordSet('lunch'),
    things: ['made-sandwich', 'salad-bowl', 'made-glass-of-water'],
  },
  {
    nouns: wordSet('dinner, supper'),
    things: ['made-salmon', 'salad-bowl', 'made-glass-of-white-wine'],
  },
  {
    nouns: wordSet('fast food, junk food'),
    things: ['made-burger', 'made-french-fries', 'made-cola'],
  },
  {
    nouns: wordSet('dessert, desserts, sweets'),
    things: ['made-cheesecake', { key: 'made-macaron', count: 3 }, { key: 'cupcake', count: 2 }],
  },
  {
    nouns: wordSet('pastry, pastries, baked goods, viennoiserie'),
    things: [{ key: 'made-croissant', count: 2 }, { key: 'made-muffin', count: 2 }, 'made-pretzel'],
  },
  {
    nouns: wordSet('food'),
    things: ['made-pasta', 'made-bread', 'salad-bowl', 'made-olive-oil'],
  },
  {
    nouns: wordSet('healthy food'),
    things: ['salad-bowl', 'made-halved-avocado', 'made-salmon', 'made-almonds'],
  },
  {
    nouns: wordSet('drinks, beverages, soft drinks, cold drinks'),
    things: ['made-lemonade', 'made-cola', 'made-glass-of-orange-juice'],
  },
  {
    nouns: wordSet('groceries, ingredients, cooking ingredients'),
    things: [
      { key: 'made-tomato', count: 2 },
      'made-garlic',
      { key: 'made-egg', count: 3 },
      'made-olive-oil',
      'made-onion',
    ],
  },
];

/** The things that a noun names together, and where they lie; undefined if it names none. */
export function thingsOfGroupNoun(
  { noun, number }: Pick<NounGroup, 'noun' | 'number'>,
  next: NounGroup | undefined,
): { set: string; subjects: Subject[] } | undefined {
  const isThere = (place: ReadonlySet<string>) => next !== undefined && isOneOf(next.noun, place);
  const found = number
    ? undefined
    : GROUP_NOUNS.find(({ nouns, place }) => isOneOf(noun, nouns) && (!place || isThere(place)));
  if (!found) return undefined;
  const things = found.things.map((thing) => (typeof thing === 'string' ? { key: thing, count: 1 } : thing));
  const subjects = things.map((thing) => ({ ...thing, name: findItem(thing.key)!.names[0]! }));
  return { subjects, set: found.set ?? findItem(subjects[0]!.key)!.usualSet! };
}
