import { ANIMAL_ICONS } from '../artwork/catalog/animals.ts';
import { FOOD } from '../artwork/catalog/food.ts';
import { iconSet } from '../artwork/icon-set.ts';
import { THINGS } from '../artwork/things.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf } from '../prompt/reading/token.ts';
import { wordSet } from '../scene/phrases.ts';
import { isPartOf } from './parts-of-things.ts';
import type { PlannedThing } from './picture-plan.ts';

/** At a meal, or served with other food, a chicken is meat; one that eats corn is not. */
export function serve(things: readonly PlannedThing[], groups: readonly NounGroup[]): PlannedThing[] {
  const isSide = ({ thing, group }: PlannedThing) =>
    isFood(thing.icon) && !group.verb && (group.relation === 'and' || group.relation === 'with');
  const words = groups.flatMap(({ noun, modifiers }) => [noun, ...modifiers]);
  if (!things.some(isSide) && !words.some((word) => isOneOf(word, MEALS))) return [...things];
  return things.map((planned) => (MEAT.has(planned.thing.icon) ? { ...planned, thing: ROAST } : planned));
}

/** Lettuce in a burger, shrimp in a curry: beside the dish they would be as large as it is. */
export function isIngredient(
  { thing, group }: PlannedThing,
  [dish]: readonly PlannedThing[],
  groups: readonly NounGroup[],
): boolean {
  if (!goesOn(thing.icon, dish!.thing.icon)) return false;
  const isListed = group.relation === 'and' || group.relation === undefined;
  const before = groups.slice(0, groups.indexOf(group));
  return group.relation === 'with' || (isListed && before.some(({ relation }) => relation === 'with'));
}

/** Whether what is served with a dish is on it or in it, not beside it. */
export function goesOn(icon: string, dish: string): boolean {
  const isEaten = isFood(icon) || ANIMAL_ICONS.has(icon) || icon === 'egg';
  return DISHES.has(dish) && isEaten && !SIDES.has(icon);
}

/** "A bowl of porridge and blueberries", drawn as a bowl of porridge with blueberries. */
export function isMixedIn(
  { group }: PlannedThing,
  [dish]: readonly PlannedThing[],
  groups: readonly NounGroup[],
): boolean {
  const isServed = groups.some(({ holds }) => holds === dish!.group);
  return isServed && group.relation === 'and' && isPartOf(group.noun, [dish!.thing.icon]);
}

export function isFood(icon: string): boolean {
  return FOOD_ICONS.has(icon);
}

const FOOD_ICONS: ReadonlySet<string> = new Set(
  FOOD.map(({ icon }) => icon).filter((icon) => icon !== 'egg' && icon !== 'nest-with-eggs'),
);

const MEAT = iconSet('chicken, rooster, turkey');

const MEALS = wordSet(
  `meal, dinner, lunch, recipe, rice, pasta, grill, grilled, roasted, fried, baked, smoked, stuffed, spicy, crispy, bbq, buffet, marinated, sauce`,
);

const ROAST = THINGS.find(({ icon }) => icon === 'roast-chicken')!;

const DISHES = iconSet(
  `hamburger, sandwich, pizza, curry-rice, steaming-bowl, pot-of-food, spaghetti, green-salad, taco, burrito, hot-dog, stuffed-flatbread,
  shallow-pan-of-food, cooked-rice, pancakes, waffle, shortcake, birthday-cake, pie, ice-cream, soft-ice-cream, bento-box, falafel, sushi`,
);

const SIDES = iconSet(
  `french-fries, hot-beverage, wine-glass, glass-of-milk, clinking-glasses, beer-mug, cup-with-straw, bread, baguette-bread, croissant,
  teacup-without-handle, tropical-drink, cocktail-glass, beverage-box, bubble-tea, chopsticks, candle`,
);
