import { BAGS } from './bags.ts';
import { BAKERY } from './bakery.ts';
import { BOWLS } from './bowls.ts';
import { CAKES } from './cakes.ts';
import { CAMERAS } from './cameras.ts';
import { CANTEEN } from './canteen.ts';
import { COLD_DRINKS } from './cold-drinks.ts';
import { COSMETICS } from './cosmetics.ts';
import { CURIOS } from './curios.ts';
import { CUT_FRUIT } from './cut-fruit.ts';
import { DECOR } from './decor.ts';
import { DESSERTS } from './desserts.ts';
import { DISHES } from './dishes.ts';
import { FAST_FOOD } from './fast-food.ts';
import { FOLDED_CLOTHES } from './folded-clothes.ts';
import { FOOTWEAR } from './footwear.ts';
import { FRUIT } from './fruit.ts';
import { GADGETS } from './gadgets.ts';
import { GARDEN } from './garden.ts';
import { GLASSWARE } from './glassware.ts';
import { GREENS } from './greens.ts';
import { HANDICRAFT } from './handicraft.ts';
import { HOUSEHOLD } from './household.ts';
import { INSTRUMENTS } from './instruments.ts';
import { JEWELRY } from './jewelry.ts';
import { KNITWEAR } from './knitwear.ts';
import { MONSTERAS } from './monstera.ts';
import { OBJECTS } from './objects.ts';
import { OPTICS } from './optics.ts';
import { PAPER_THINGS } from './paper-things.ts';
import { PIZZAS } from './pizza.ts';
import { PLAYTHINGS } from './playthings.ts';
import { ROSES } from './roses.ts';
import { SCREENS } from './screens.ts';
import { STATIONERY } from './stationery.ts';
import { SUSHI } from './sushi.ts';
import { TABLEWARE } from './tableware.ts';
import type { Thing } from './thing.ts';
import { UKULELES } from './ukulele.ts';
import { UMBRELLAS } from './umbrellas.ts';
import { VEGETABLES } from './vegetables.ts';
import { VIOLINS } from './violin.ts';

/** All things modeled in code. */
export const THINGS: readonly Thing[] = [
  ...FRUIT,
  ...CUT_FRUIT,
  ...VEGETABLES,
  ...GREENS,
  ...BAKERY,
  ...CAKES,
  ...PIZZAS,
  ...SUSHI,
  ...DISHES,
  ...FAST_FOOD,
  ...BOWLS,
  ...DESSERTS,
  ...GLASSWARE,
  ...COLD_DRINKS,
  ...TABLEWARE,
  ...STATIONERY,
  ...DECOR,
  ...ROSES,
  ...MONSTERAS,
  ...COSMETICS,
  ...OBJECTS,
  ...FOOTWEAR,
  ...SCREENS,
  ...GADGETS,
  ...CAMERAS,
  ...OPTICS,
  ...CURIOS,
  ...BAGS,
  ...UMBRELLAS,
  ...KNITWEAR,
  ...FOLDED_CLOTHES,
  ...JEWELRY,
  ...VIOLINS,
  ...UKULELES,
  ...INSTRUMENTS,
  ...PLAYTHINGS,
  ...PAPER_THINGS,
  ...HOUSEHOLD,
  ...HANDICRAFT,
  ...CANTEEN,
  ...GARDEN,
];
