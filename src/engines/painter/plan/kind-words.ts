import { wordSet } from '#engines/studio/scene/phrases';

/** Words before a thing that narrow it to a material. Photos say that they leave them out. */
const MATERIALS =
  'leather, suede, wood, glass, metal, steel, iron, brass, copper, ceramic, porcelain, clay, stone, concrete, plastic, rubber, cotton, wool, silk, denim, velvet, satin, linen, bamboo, wicker, rattan, straw, crystal, cast iron, stainless steel';

/** Occasions and seasons: they narrow a thing, but change little of its look. */
const OCCASIONS =
  "christmas, xmas, new year, new year's eve, valentine, valentines, valentine's day, valentine day, thanksgiving, birthday, anniversary, holiday, summer, winter, autumn, fall, spring, mothers day, mother day";

/** Users, places and purposes. */
const PURPOSES =
  'school, office, work, kitchen, bathroom, bedroom, gym, sports, outdoor, camping, hiking, business, travel, everyday, gourmet, restaurant, breakfast, reading, gaming, student, cocktail, bistro';

/** Words of praise and trade, which no picture can contradict. */
const PRAISING =
  'luxury, premium, designer, quality, brand, brand new, product, organic, vegan, vegetarian, gluten free, assorted, delicious, wireless, smart';

const NARROWING: ReadonlySet<string> = new Set([
  ...wordSet(MATERIALS),
  ...wordSet(OCCASIONS),
  ...wordSet(PURPOSES),
]);
const PRAISE: ReadonlySet<string> = wordSet(PRAISING);

/** Fruit and the like, of which sweets taste. */
const FLAVORS = wordSet(
  'strawberry, raspberry, blueberry, cherry, lemon, orange, mango, banana, peach, vanilla, caramel, maple, chocolate, coffee, mint, berry, apple, coconut',
);
/** Keys of sweets and drinks that have flavors. */
const FLAVORED = wordSet(
  'made-jam-jar, made-cheesecake, made-ice-cream, made-muffin, made-donut, made-macaron, made-oatmeal, made-smoothie, cupcake, made-iced-tea, made-cola, made-cocktail, made-ice-cream-cone',
);

/** Whether a word before a thing leaves it what it is: "leather handbag", "christmas cookies", but not "toy car". */
export function isKindWord(word: string): boolean {
  return NARROWING.has(word) || PRAISE.has(word);
}

/** Whether nothing is lost without the word. */
export function isPraise(word: string): boolean {
  return PRAISE.has(word);
}

/** "Strawberry jam" is jam. */
export function isFlavorOf(word: string, key: string): boolean {
  return FLAVORED.has(key) && FLAVORS.has(word);
}
