import { BAKERY } from './bakery.ts';
import { CAKES } from './cakes.ts';
import { COSMETICS } from './cosmetics.ts';
import { DECOR } from './decor.ts';
import { FRUIT } from './fruit.ts';
import { GLASSWARE } from './glassware.ts';
import { MONSTERAS } from './monstera.ts';
import { OBJECTS } from './objects.ts';
import { PIZZAS } from './pizza.ts';
import { ROSES } from './roses.ts';
import { STATIONERY } from './stationery.ts';
import { SUSHI } from './sushi.ts';
import { TABLEWARE } from './tableware.ts';
import type { Thing } from './thing.ts';
import { VEGETABLES } from './vegetables.ts';

/** All things modeled in code. */
export const THINGS: readonly Thing[] = [
  ...FRUIT,
  ...VEGETABLES,
  ...BAKERY,
  ...CAKES,
  ...PIZZAS,
  ...SUSHI,
  ...GLASSWARE,
  ...TABLEWARE,
  ...STATIONERY,
  ...DECOR,
  ...ROSES,
  ...MONSTERAS,
  ...COSMETICS,
  ...OBJECTS,
];
