/** Keys of the catalog that look like photographs on a table; each was painted there and looked at. */
export const STILL_LIFES: ReadonlySet<string> = new Set([
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
