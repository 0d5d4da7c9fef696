import type { Category } from '../scene/categories.ts';
import { ANIMAL_FACES, ANIMALS } from './catalog/animals.ts';
import { CLOTHING_AND_BODY } from './catalog/clothing-and-body.ts';
import { FOOD } from './catalog/food.ts';
import { HOUSEHOLD } from './catalog/household.ts';
import { OWN_FLAGS, OWN_FOOD, OWN_NATURE, OWN_PLACES, OWN_SHAPES, OWN_THINGS } from './catalog/own-things.ts';
import { PLANTS } from './catalog/plants.ts';
import { SPORTS_AND_EVENTS } from './catalog/sports-and-events.ts';
import type { CatalogedThing, Thing } from './catalog/thing.ts';
import { TRAVEL } from './catalog/travel.ts';

/** Everything that is drawn from artwork: Fluent Emoji and drawings of our own. */
export const THINGS: readonly CatalogedThing[] = [
  ...of('nature', ANIMALS),
  ...of('nature', ANIMAL_FACES),
  ...of('lifestyle', FOOD),
  ...of('nature', PLANTS),
  ...of('travel', TRAVEL),
  ...of('lifestyle', HOUSEHOLD),
  ...of('lifestyle', CLOTHING_AND_BODY),
  ...of('lifestyle', SPORTS_AND_EVENTS),
  ...of('travel', OWN_FLAGS),
  ...of('lifestyle', OWN_FOOD),
  ...of('nature', OWN_NATURE),
  ...of('lifestyle', OWN_THINGS),
  ...of('travel', OWN_PLACES),
  ...of('abstract', OWN_SHAPES),
];

function of(category: Category, things: readonly Thing[]): CatalogedThing[] {
  return things.map((thing) => ({ ...thing, category }));
}
