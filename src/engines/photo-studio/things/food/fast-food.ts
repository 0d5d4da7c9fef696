import { type Thing, thing } from '../thing.ts';
import { burger } from './burger.ts';
import { frenchFries } from './french-fries.ts';
import { hotDog } from './hot-dog.ts';
import { popcorn } from './popcorn.ts';
import { roastChicken } from './roast-chicken.ts';
import { salmon } from './salmon.ts';
import { steak } from './steak.ts';

const food = { category: 'food' } as const;

/** Meals for the hand, and meat and fish from the grill. */
export const FAST_FOOD: readonly Thing[] = [
  thing(['burger', 'hamburger', 'cheeseburger', 'beef burger', 'burgers'], food, burger),
  thing(['french fries', 'fries', 'potato fries', 'chips and ketchup'], food, frenchFries),
  thing(['hot dog', 'hotdog', 'hot dogs', 'frankfurter'], food, hotDog),
  thing(['popcorn', 'bucket of popcorn', 'box of popcorn', 'cinema popcorn'], food, popcorn),
  thing(
    ['steak', 'grilled steak', 'beef steak', 'ribeye steak', 'rib eye steak', 'grilled beef'],
    food,
    steak,
  ),
  thing(['salmon', 'grilled salmon', 'salmon fillet', 'salmon steak', 'plate of salmon'], food, salmon),
  thing(['roast chicken', 'roasted chicken', 'roast turkey', 'plate of roast chicken'], food, roastChicken),
];
