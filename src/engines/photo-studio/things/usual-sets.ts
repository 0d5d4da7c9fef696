/** Looked at on a table. */
const ON_A_TABLE: ReadonlySet<string> = new Set([
  // Fruit and vegetables.
  ...made(
    `apple, green apple, pear, orange, lemon, lime, peach, plum, cherry, strawberry, grapes, banana, avocado, tomato, blueberries,
    carrot, bell pepper, eggplant, mushroom, onion, red onion, pumpkin, garlic, potato, cherry tomato`,
  ),
  // Bread, sweets and other food.
  ...made(
    `baguette, croissant, bread roll, muffin, cookie, donut, chocolate donut, macaron, cheese, pancakes, egg, honey jar, jam jar,
    ice cream, chocolate`,
  ),
  'cupcake',
  'butter',
  // Drinks and tableware.
  ...made(
    `wine bottle, glass of red wine, champagne, beer, whisky, glass of water, glass of orange juice, glass of milk, iced tea,
    smoothie, mug, cup and saucer, mug of coffee, cappuccino, water bottle, olive oil, milk bottle, plate, bowl, pitcher, tea pot,
    sugar bowl`,
  ),
  'coffee-cup',
  // Books, decoration and plants.
  ...made(
    `book, stack of books, open book, notebook, vase, round vase, tall vase, sprig in a vase, tulips, candle, pillar candles,
    scented candle, gift box`,
  ),
  'brass-lamp',
  'desk-fan',
  'orchid',
  'cactus',
  'small-succulent',
  'pothos',
  // Care and clothing.
  ...made(
    `dropper bottle, cream jar, pump bottle, cosmetic tube, soap, perfume, nail polish, folded towel, rolled towel`,
  ),
  'perfume-bottle',
  'headphones',
  'handbag',
]);

/** Keys of things modeled in code, by their usual names. */
function made(names: string): string[] {
  return names.split(/\s*,\s*/).map((name) => `made-${name.replaceAll(' ', '-')}`);
}

/** Looked at on seamless paper. */
const ON_PAPER: ReadonlySet<string> = new Set([]);

/** Looked at on the floor of a studio. */
const ON_THE_FLOOR: ReadonlySet<string> = new Set([]);

/** Keys of the catalog by the set where each was painted alone, looked at, and taken for a photograph. */
export const KEYS_BY_SET: Readonly<Record<string, ReadonlySet<string>>> = {
  'table-top': ON_A_TABLE,
  cyclorama: ON_PAPER,
  'studio-floor': ON_THE_FLOOR,
};

export function usualSetOf(key: string): string | undefined {
  return Object.keys(KEYS_BY_SET).find((set) => KEYS_BY_SET[set]!.has(key));
}
