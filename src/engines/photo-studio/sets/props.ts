import type { ModelCategory } from '../models/model-record.ts';
import type { Random } from '../scene/random.ts';
import { type CatalogItem, findItem } from '../things/catalog.ts';
import type { SetRequest } from './set.ts';

/** Props beside things of a kind. Keys of the catalog; missing ones are skipped. */
interface Theme {
  /** Words in names or keys of the subjects. */
  words: RegExp;
  props: readonly string[];
}

const THEMES: readonly Theme[] = [
  {
    words: /coffee|espresso|latte|cappuccino|tea\b|teapot|mug|cup of|cup and saucer/,
    props: [
      'made-cookie',
      'made-croissant',
      'made-book',
      'made-teaspoon',
      'made-sugar-bowl',
      'made-sprig-in-a-vase',
      'made-muffin',
      'made-napkin',
    ],
  },
  {
    words: /wine|champagne|cocktail|whisky|beer|glass of/,
    props: [
      'made-grapes',
      'made-cheese',
      'made-baguette',
      'made-green-grapes',
      'made-candle',
      'made-pear',
      'made-napkin',
      'made-lemon',
    ],
  },
  {
    words: /bread|loaf|baguette|croissant|toast|butter|roll|bun|egg|flour|honey|jam|muffin|cheese|pretzel/,
    props: [
      'made-egg',
      'made-napkin',
      'made-milk-bottle',
      'made-jam-jar',
      'made-cup-and-saucer',
      'made-butter-knife',
      'made-sprig-in-a-vase',
      'made-honey-jar',
      'made-grapes',
    ],
  },
  {
    words: /cake|cookie|donut|doughnut|macaron|chocolate|cupcake|ice cream|dessert|pie|waffle|candy/,
    props: [
      'made-strawberry',
      'made-napkin',
      'made-cup-and-saucer',
      'made-milk-bottle',
      'made-fork',
      'made-cherry',
      'made-sprig-in-a-vase',
      'made-blueberries',
      'made-mug',
    ],
  },
  {
    words:
      /tomato|pepper|garlic|onion|carrot|potato|cucumber|mushroom|pumpkin|eggplant|salad|vegetable|pizza|pasta|burger|fries|steak|chicken|hot dog/,
    props: [
      'made-olive-oil',
      'made-pepper-mill',
      'made-garlic',
      'made-tomato',
      'made-napkin',
      'made-wooden-spoon',
      'made-sprig',
      'made-lemon',
      'made-fork',
    ],
  },
  {
    words:
      /apple|pear|orange|lemon|lime|peach|plum|cherr|berr|grape|banana|avocado|fruit|kiwi|melon|pomegranate|mandarin/,
    props: [
      'made-napkin',
      'made-bowl',
      'made-pitcher',
      'made-sprig',
      'made-plate',
      'made-milk-bottle',
      'made-sprig-in-a-vase',
      'made-lemon',
      'made-plum',
      'made-wooden-spoon',
    ],
  },
  {
    words:
      /cream|lotion|serum|perfume|soap|cosmetic|lipstick|shampoo|towel|dropper|jar|tube|dispenser|comb|brush|bath bomb/,
    props: [
      'made-pebbles',
      'made-sprig',
      'made-folded-towel',
      'made-candle',
      'made-soap',
      'made-sprig-in-a-vase',
      'made-small-bowl',
      'orchid',
    ],
  },
  {
    words:
      /book|notebook|pen\b|pencil|laptop|tablet|phone|glasses|desk|paper|envelope|camera|keyboard|headphones|watch/,
    props: [
      'made-mug',
      'made-notebook',
      'made-pencil',
      'made-sprig-in-a-vase',
      'made-book',
      'made-cup-and-saucer',
      'made-stack-of-books',
      'made-small-bowl',
    ],
  },
  {
    words: /gift|present|christmas|bauble|ornament/,
    props: [
      'made-bauble',
      'made-gift-box',
      'made-candle',
      'made-sprig',
      'made-pillar-candles',
      'made-cookie',
    ],
  },
  {
    words: /toy|ball|block|bear|dice|chess|coin|key|puzzle|duck/,
    props: ['made-wooden-blocks', 'made-book', 'made-wooden-ball', 'made-stack-of-books'],
  },
  {
    words: /shoe|sneaker|boot|heel|loafer|bag|hat|cap|scarf|ring|sunglasses|jacket|dress|jewel|gem|diamond/,
    props: [
      'made-sprig-in-a-vase',
      'made-book',
      'made-pebbles',
      'made-box',
      'made-small-bowl',
      'made-candle',
    ],
  },
];

/** Props in a home; a hammer gets none. */
const HOME_PROPS = [
  'made-sprig-in-a-vase',
  'made-book',
  'made-candle',
  'made-small-bowl',
  'made-vase',
  'made-stack-of-books',
  'made-napkin',
];
const HOME_CATEGORIES: ReadonlySet<ModelCategory> = new Set([
  'decor',
  'plants',
  'lighting',
  'tableware',
  'food',
  'kitchen',
]);

/** Around a meal that is seen from above; nobody takes them for a part of it. */
const BESIDE_MEALS = ['made-napkin', 'made-fork', 'made-butter-knife', 'made-teaspoon', 'made-sprig'];

/**
 * Decoration, best first: of a single subject, never of its kind or category; around several, only cutlery for a meal.
 * @param isFlat whether the things are seen from above
 */
export function propsFor(
  { subjects, product, props }: Pick<SetRequest, 'subjects' | 'product' | 'props'>,
  random: Random,
  { isFlat, ...limit }: { width: number; height: number; isFlat: boolean },
): CatalogItem[] {
  // Beside things that were counted, or named together, any other thing would look like one of them.
  if (subjects.length > 1 || subjects.some(({ count }) => count > 1))
    return isFlat ? cutleryFor(subjects) : [];
  const items = subjects.flatMap(({ key }) => findItem(key) ?? product ?? []);
  const words = items.flatMap(({ names }) => names).join(' | ');
  const theme =
    THEMES.find((candidate) => candidate.words.test(items[0]?.names.slice(0, 2).join(' | ') ?? '')) ??
    THEMES.find((candidate) => candidate.words.test(words));
  const isAtHome =
    product || theme !== undefined || items.every(({ category }) => HOME_CATEGORIES.has(category));
  const keys = [
    ...random.shuffle(props ?? theme?.props ?? []),
    ...(isAtHome ? random.shuffle(HOME_PROPS) : []),
  ];
  const chosen: CatalogItem[] = [];
  for (const key of keys) {
    const item = findItem(key);
    if (!item || item.credit) continue;
    if (Math.max(item.size[0], item.size[2]) > limit.width || item.size[1] > limit.height) continue;
    // A plum beside a lemon would answer another prompt.
    if (items.some((other) => other !== product && other.category === item.category)) continue;
    if ([...items, ...chosen].some((other) => isSameKind(item, other))) continue;
    chosen.push(item);
  }
  return chosen;
}

/** Whether both would be called by the same noun: a green apple is an apple, a wine bottle a bottle. */
export function isSameKind(a: CatalogItem, b: CatalogItem): boolean {
  if (a.key === b.key) return true;
  const nouns = new Set(a.names.flatMap(nounsOf));
  return b.names.flatMap(nounsOf).some((noun) => nouns.has(noun));
}

function nounsOf(name: string): string[] {
  const head = name.split(' of ')[0]!;
  const nouns = [head.split(' ').at(-1)!, ...(name.includes(' of ') ? [name.split(' ').at(-1)!] : [])];
  if (/ and /.test(name)) nouns.push(...name.split(' and '));
  return nouns.map((noun) => {
    const single = noun.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
    return KIN.get(single) ?? single;
  });
}

/** Nouns that look alike in a picture: a cup beside a mug would be counted as another one. */
const KIN: ReadonlyMap<string, string> = new Map([
  ['mug', 'cup'],
  ['teacup', 'cup'],
  ['cappuccino', 'cup'],
  ['latte', 'cup'],
  ['notebook', 'book'],
  ['journal', 'book'],
  ['jug', 'pitcher'],
  ['saucer', 'plate'],
  ['dish', 'plate'],
  ['ornament', 'ball'],
  ['bauble', 'ball'],
]);

/** None unless it is a meal of several things. */
function cutleryFor(subjects: SetRequest['subjects']): CatalogItem[] {
  const isMeal = subjects.length > 2 && subjects.some(({ key }) => findItem(key)?.category === 'food');
  if (!isMeal) return [];
  const asked = subjects.map(({ key }) => key);
  return BESIDE_MEALS.filter((key) => !asked.includes(key)).flatMap((key) => findItem(key) ?? []);
}
