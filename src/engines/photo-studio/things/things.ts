import { BAKERY } from './bakery.ts';
import { COSMETICS } from './cosmetics.ts';
import { DECOR } from './decor.ts';
import { FRUIT } from './fruit.ts';
import { GLASSWARE } from './glassware.ts';
import { OBJECTS } from './objects.ts';
import { STATIONERY } from './stationery.ts';
import { TABLEWARE } from './tableware.ts';
import type { Thing } from './thing.ts';
import { VEGETABLES } from './vegetables.ts';

/** All things modeled in code. */
export const THINGS: readonly Thing[] = [
  ...FRUIT,
  ...VEGETABLES,
  ...BAKERY,
  ...GLASSWARE,
  ...TABLEWARE,
  ...STATIONERY,
  ...DECOR,
  ...COSMETICS,
  ...OBJECTS,
];
