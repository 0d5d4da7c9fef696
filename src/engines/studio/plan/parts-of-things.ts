import { ANIMALS } from '../artwork/catalog/animals.ts';
import { TRAVEL } from '../artwork/catalog/travel.ts';
import type { Token } from '../prompt/reading/token.ts';
import { phrases } from '../scene/phrases.ts';
import type { PlannedContent } from './picture-plan.ts';

/** Nouns for parts that drawings have, with the drawings; these parts cannot be left out. */
const PARTS: readonly (readonly [nouns: string, icons: readonly string[]])[] = [
  ['candle', ['birthday-cake']],
  ['ring', ['ringed-planet']],
  ['strawberry', ['shortcake']],
  ['cream', ['shortcake', 'birthday-cake']],
  ['glass', ['wine-glass', 'cocktail-glass', 'tropical-drink', 'tumbler-glass', 'glass-of-milk', 'beer-mug']],
  ['cup, mug, saucer', ['hot-beverage', 'teacup-without-handle', 'beer-mug']],
  ['plate, bowl', ['pot-of-food', 'green-salad', 'steaming-bowl', 'curry-rice', 'spaghetti', 'cooking']],
  ['cheese, lettuce, tomato, meat, bun', ['hamburger', 'sandwich', 'taco']],
  ['cheese, pepperoni, salami, crust', ['pizza']],
  [
    'leaf, stem',
    ['red-apple', 'pear', 'cherries', 'tangerine', 'lemon', 'rose', 'tulip', 'sunflower', 'pineapple'],
  ],
  ['decoration, ornament, star, bauble', ['christmas-tree']],
  ['string', ['balloon', 'kite', 'guitar', 'violin']],
  ['wheel, tire, tyre, window, door, bicycle', TRAVEL.map(({ icon }) => icon)],
  ['leg, tail, head, eye, ear, fur, wing, face, mouth, nose', ANIMALS.map(({ icon }) => icon)],
  ['door, window, roof', ['house', 'castle', 'church', 'hut', 'barn']],
];

/** "A bicycle without wheels", "a cake without candles": whether the planned drawings have what is not wanted. */
export function isPartOfThings(noun: Token, content: PlannedContent): boolean {
  if (content.kind !== 'artwork') return false;
  // A word of another language that is not known may name any part.
  if (noun.forms[0]!.startsWith('?')) return true;
  return isPartOf(
    noun,
    content.things.map(({ thing }) => thing.icon),
  );
}

/** Whether one of the drawings has what a noun names. */
export function isPartOf({ forms }: Token, icons: readonly string[]): boolean {
  return PARTS.some(
    ([nouns, having]) =>
      phrases(nouns).some((noun) => forms.includes(noun)) && icons.some((icon) => having.includes(icon)),
  );
}
