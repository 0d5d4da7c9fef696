import { wordSet } from '../scene/phrases.ts';
import { iconSet } from './icon-set.ts';

/** Where something rests on a drawing: the part of its height, and whether before its back or behind its rim. */
interface Support {
  level: number;
  hasBack: boolean;
  /** Whether it lies flat, so that what is on it may be as high as it likes. */
  isFlat: boolean;
}

/** Room under a drawing for what stands on the same floor. */
interface Shelter {
  /** The part of its height that is free; of a tree, the part that may be hidden by what stands before its trunk. */
  room: number;
  /** How wide that room is, as part of its width. */
  width: number;
  /** Whether its legs are before what is under it. */
  isBefore: boolean;
}

/** Drawings that lie flat, or are seen from above: what is on them stands before them. */
const MATS: Record<string, number> = {
  rug: 0.45,
  'green-leaf': 0.36,
  'monstera-leaf': 0.36,
  'maple-leaf': 0.36,
  'leafy-green': 0.4,
  sunflower: 0.55,
  'cherry-blossom': 0.36,
  hibiscus: 0.36,
  blossom: 0.45,
};

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
  // Seen from above: what is in it lies before its inside.
  'bowl-with-spoon': 0.42,
  'carousel-horse': 0.6,
  // Other candles hide its own.
  'birthday-cake': 0.6,
};

/** Which drawings of food, drink and cosmetics show which vessels. */
const VESSELS = [
  {
    vessels: wordSet('bowl, dish, plate'),
    icons: iconSet(
      `green-salad, cooked-rice, curry-rice, steaming-bowl, spaghetti, oatmeal-bowl, smoothie-bowl, spices, ice-cream,
      shaved-ice, custard, shortcake, pot-of-food, dinner-plate, bento-box`,
    ),
  },
  {
    vessels: wordSet('pot'),
    icons: iconSet('pot-of-food, fondue, honey-pot, cream-jar, potted-plant, monstera-plant, aloe-plant'),
  },
  { vessels: wordSet('pan'), icons: iconSet('shallow-pan-of-food, cooking') },
  { vessels: wordSet('box, bag, tub, bucket'), icons: iconSet('popcorn, french-fries, takeout-box') },
  {
    vessels: wordSet('cup, mug'),
    icons: iconSet('hot-beverage, teacup-without-handle, cup-with-straw, bubble-tea, mate, matcha'),
  },
  {
    vessels: wordSet('glass'),
    icons: iconSet(
      `wine-glass, cocktail-glass, tropical-drink, beer-mug, clinking-beer-mugs, clinking-glasses, glass-of-milk,
      tumbler-glass, orange-juice, lemonade, smoothie, ice-cream, pouring-liquid, glass-of-water, iced-tea, mojito,
      pina-colada, milkshake`,
    ),
  },
  { vessels: wordSet('mug'), icons: iconSet('beer-mug, clinking-beer-mugs') },
  {
    vessels: wordSet('bottle'),
    icons: iconSet(
      `bottle-with-popping-cork, baby-bottle, wine-bottle, sake, olive-oil, perfume-bottle, lotion-bottle, medicine-bottle,
      dropper-bottle`,
    ),
  },
  { vessels: wordSet('jar'), icons: iconSet('honey-pot, jar, peanut-butter, cream-jar') },
  { vessels: wordSet('carton, box'), icons: iconSet('beverage-box') },
  { vessels: wordSet('can, tin'), icons: iconSet('canned-food, soda-can') },
];

/** Supports that hold things: what a prompt puts "on" them is drawn inside. */
export const RIDDEN_IN: ReadonlySet<string> = iconSet('sleigh');

/** Drawings with a narrow neck, from which stems fan out. */
export const NECKED: ReadonlySet<string> = iconSet('vase, pitcher, amphora');

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
  sleigh: 0.58,
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
  return (
    isOn(icon) ||
    RIDDEN_IN.has(icon) ||
    SEATS[icon] !== undefined ||
    MATS[icon] !== undefined ||
    FLAT_TOPS.has(icon)
  );
}

const FLAT_TOPS = iconSet(
  `table, round-table, bench, stool, bar-stool, armchair, bookshelf, file-cabinet, card-file-box, safe, piggy-bank,
  package, shipping-container, wrapped-gift, open-gift-box, luggage, briefcase, toolbox, oil-drum, drum, long-drum, wood, rock,
  brick, fence, pillow, towels, book-stack, books, closed-book, blue-book, green-book, orange-book, open-book,
  notebook-with-decorative-cover, newspaper, page-facing-up, memo, spiral-notepad, laptop, chess-board, grand-piano, television,
  microwave, refrigerator, oven, washing-machine, printer, automobile, sport-utility-vehicle, pickup-truck, taxi, bus, minibus,
  delivery-truck, articulated-lorry, tractor, train, house, houses, hut, cabin, barn, castle, stone-bridge, fountain, surfboard,
  canoe, motor-boat, ship, cupcake, pancakes, bread, toast, cheese-wedge, pizza, steaming-bowl, cooked-rice, green-salad, shortcake,
  cheesecake, lotus, garden-rose, tulip, potted-plant, mushroom, cactus, coin-stack, gold-bar, telephone, radio, cow, ox, water-buffalo, dog, pig,
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

const TREES = iconSet('deciduous-tree, evergreen-tree, palm-tree, christmas-tree');

export function supportOf(icon: string): Support {
  const mat = MATS[icon];
  if (mat !== undefined) return { level: mat, hasBack: true, isFlat: true };
  const seat = SEATS[icon];
  return seat === undefined
    ? { level: 0.94, hasBack: false, isFlat: false }
    : { level: seat, hasBack: true, isFlat: false };
}

/** The room under a drawing: between legs, under a roof or a crown; undefined for other things. */
export function shelterOf(icon: string): Shelter | undefined {
  return SHELTERS[icon];
}

const SHELTERS: Record<string, Shelter> = {
  chair: { room: 0.36, width: 0.66, isBefore: true },
  table: { room: 0.72, width: 0.66, isBefore: true },
  bench: { room: 0.4, width: 0.66, isBefore: true },
  ladder: { room: 0.5, width: 0.66, isBefore: true },
  'round-table': { room: 0.66, width: 0.8, isBefore: false },
  stool: { room: 0.62, width: 0.6, isBefore: true },
  'bar-stool': { room: 0.72, width: 0.6, isBefore: true },
  'grand-piano': { room: 0.36, width: 0.66, isBefore: true },
  'shinto-shrine': { room: 0.6, width: 0.5, isBefore: true },
  umbrella: { room: 0.5, width: 0.8, isBefore: false },
  'palm-tree': { room: 0.6, width: 0.9, isBefore: false },
  'deciduous-tree': { room: 0.58, width: 0.77, isBefore: false },
  'evergreen-tree': { room: 0.45, width: 0.77, isBefore: false },
  'christmas-tree': { room: 0.4, width: 0.9, isBefore: false },
  mushroom: { room: 0.38, width: 0.9, isBefore: false },
};

/** The room under a bridge over water is for boats. */
export function shelterOfBoats(icon: string): Shelter | undefined {
  return icon === 'stone-bridge' ? { room: 0.55, width: 0.4, isBefore: true } : undefined;
}

/** How high in a container the thing in it starts, as part of the container's height. */
export function containerLevel(icon: string): number | undefined {
  return CONTAINERS[icon];
}
