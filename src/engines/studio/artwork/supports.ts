import { wordSet } from '../scene/phrases.ts';

/** Where something rests on a drawing: the part of its height, and whether before its back or behind its rim. */
export interface Support {
  level: number;
  hasBack: boolean;
}

const SEATS: Record<string, number> = {
  'couch-and-lamp': 0.27,
  chair: 0.47,
  seat: 0.42,
  bed: 0.42,
  'manual-wheelchair': 0.5,
  'motorized-wheelchair': 0.5,
  toilet: 0.5,
  bathtub: 0.5,
  horse: 0.62,
  unicorn: 0.6,
  elephant: 0.9,
  camel: 0.75,
  turtle: 0.8,
  bicycle: 0.62,
  motorcycle: 0.6,
  'motor-scooter': 0.5,
  sled: 0.5,
  skateboard: 0.6,
  'dinner-plate': 0.5,
  'carousel-horse': 0.6,
  // Other candles hide its own.
  'birthday-cake': 0.6,
};

/** Which drawings of food, drink and cosmetics show which vessels. */
const VESSELS = [
  {
    vessels: wordSet('bowl, dish, plate'),
    icons: wordSet(
      `green-salad, cooked-rice, curry-rice, steaming-bowl, spaghetti, oatmeal-bowl, smoothie-bowl, spices, ice-cream,
      shaved-ice, custard, shortcake, pot-of-food, dinner-plate, bento-box`,
    ),
  },
  {
    vessels: wordSet('pot'),
    icons: wordSet('pot-of-food, fondue, honey-pot, cream-jar, potted-plant, monstera-plant, aloe-plant'),
  },
  { vessels: wordSet('pan'), icons: wordSet('shallow-pan-of-food, cooking') },
  { vessels: wordSet('box, bag, tub, bucket'), icons: wordSet('popcorn, french-fries, takeout-box') },
  {
    vessels: wordSet('cup, mug'),
    icons: wordSet('hot-beverage, teacup-without-handle, cup-with-straw, bubble-tea, mate, matcha'),
  },
  {
    vessels: wordSet('glass'),
    icons: wordSet(
      `wine-glass, cocktail-glass, tropical-drink, beer-mug, clinking-beer-mugs, clinking-glasses, glass-of-milk,
      tumbler-glass, orange-juice, lemonade, smoothie, ice-cream, pouring-liquid, glass-of-water, iced-tea, mojito,
      pina-colada, milkshake`,
    ),
  },
  { vessels: wordSet('mug'), icons: wordSet('beer-mug, clinking-beer-mugs') },
  {
    vessels: wordSet('bottle'),
    icons: wordSet(
      `bottle-with-popping-cork, baby-bottle, wine-bottle, sake, olive-oil, perfume-bottle, lotion-bottle, medicine-bottle,
      dropper-bottle`,
    ),
  },
  { vessels: wordSet('jar'), icons: wordSet('honey-pot, jar, peanut-butter, cream-jar') },
  { vessels: wordSet('carton, box'), icons: wordSet('beverage-box') },
  { vessels: wordSet('can, tin'), icons: wordSet('canned-food, soda-can') },
];

/** Drawings in which something can be, with its lower part hidden. */
const CONTAINERS: Record<string, number> = {
  basket: 0.65,
  bucket: 0.93,
  'shopping-cart': 0.5,
  wastebasket: 0.85,
  amphora: 0.92,
  'potted-plant': 0.4,
  'pot-of-food': 0.6,
  'teacup-without-handle': 0.75,
  'hot-beverage': 0.7,
  bathtub: 0.45,
  canoe: 0.4,
  'motor-boat': 0.5,
  speedboat: 0.5,
  'pickup-truck': 0.6,
  sled: 0.4,
  'glass-of-milk': 0.8,
  backpack: 0.85,
  handbag: 0.6,
  vase: 0.96,
  pitcher: 0.92,
  'open-gift-box': 0.5,
  'egg-carton': 0.5,
  'top-hat': 0.85,
  toolbox: 0.6,
};

/** Whether a drawing shows what it is in: the glass of lemonade, but no pitcher. */
export function showsVessel(icon: string, names: readonly string[]): boolean {
  return VESSELS.some(({ vessels, icons }) => icons.has(icon) && names.some((name) => vessels.has(name)));
}

/** Whether one thing can be in another, such as a plant in a pot; a bird in a tree sits on it. */
export function holdsThings(icon: string): boolean {
  return CONTAINERS[icon] !== undefined || isOn(icon);
}

/** Whether something can rest on a drawing: it has a seat, or a top that is flat or broad. */
export function bearsThings(icon: string): boolean {
  return isOn(icon) || SEATS[icon] !== undefined || FLAT_TOPS.has(icon);
}

const FLAT_TOPS = wordSet(
  `table, round-table, bench, stool, bar-stool, armchair, bookshelf, file-cabinet, card-file-box, safe, piggy-bank,
  package, shipping-container, wrapped-gift, open-gift-box, luggage, briefcase, toolbox, oil-drum, drum, long-drum, wood, rock,
  brick, fence, pillow, rug, towels, books, closed-book, blue-book, green-book, orange-book, open-book,
  notebook-with-decorative-cover, newspaper, page-facing-up, memo, spiral-notepad, laptop, chess-board, grand-piano, television,
  microwave, refrigerator, oven, washing-machine, printer, automobile, sport-utility-vehicle, pickup-truck, taxi, bus, minibus,
  delivery-truck, articulated-lorry, tractor, train, house, houses, hut, cabin, barn, castle, stone-bridge, fountain, surfboard,
  canoe, motor-boat, ship, cupcake, pancakes, bread, toast, cheese-wedge, pizza, steaming-bowl, cooked-rice, green-salad, shortcake,
  cheesecake, leafy-green, lotus, sunflower, hibiscus, rose, tulip, blossom, cherry-blossom, potted-plant, mushroom,
  cactus, green-leaf, monstera-leaf, fallen-leaf, maple-leaf, coin-stack, gold-bar, telephone, radio, cow, ox, water-buffalo, dog, pig,
  sphere, cube, cylinder, torus, circle, square, rectangle, oval, pentagon, hexagon, octagon, ball,
  ewe, hippopotamus, rhinoceros, crocodile, bear, whale, lion, zebra, deer`,
);

/** "A bird in a tree", "a cat in a chair": on it. */
export function isOn(icon: string): boolean {
  return TREES.has(icon) || (SEATS[icon] !== undefined && CONTAINERS[icon] === undefined);
}

export function isTree(icon: string): boolean {
  return TREES.has(icon);
}

const TREES = wordSet('deciduous-tree, evergreen-tree, palm-tree, christmas-tree');

export function supportOf(icon: string): Support {
  const seat = SEATS[icon];
  return seat === undefined ? { level: 0.94, hasBack: false } : { level: seat, hasBack: true };
}

/** How much of the height of a piece of furniture is free between its legs; undefined for other things. */
export function legRoom(icon: string): number | undefined {
  return LEG_ROOMS[icon];
}

const LEG_ROOMS: Record<string, number> = { chair: 0.36, table: 0.72, desk: 0.6, bench: 0.4, ladder: 0.5 };

/** How high in a container the thing in it starts, as part of the container's height. */
export function containerLevel(icon: string): number | undefined {
  return CONTAINERS[icon];
}
