import { BAGS } from './clothes/bags.ts';
import { FOLDED_CLOTHES } from './clothes/folded-clothes.ts';
import { FOOTWEAR } from './clothes/footwear.ts';
import { JEWELRY } from './clothes/jewelry.ts';
import { KNITWEAR } from './clothes/knitwear.ts';
import { UMBRELLAS } from './clothes/umbrellas.ts';
import { CAMERAS } from './devices/cameras.ts';
import { EARBUDS } from './devices/earbuds.ts';
import { GADGETS } from './devices/gadgets.ts';
import { OPTICS } from './devices/optics.ts';
import { RADIOS } from './devices/radio.ts';
import { RECORD_PLAYERS } from './devices/record-player.ts';
import { SCREENS } from './devices/screens.ts';
import { SMART_WATCHES } from './devices/smart-watch.ts';
import { TYPEWRITERS } from './devices/typewriter.ts';
import { COLD_DRINKS } from './drinks/cold-drinks.ts';
import { GLASSWARE } from './drinks/glassware.ts';
import { TABLEWARE } from './drinks/tableware.ts';
import { BAKERY } from './food/bakery.ts';
import { BOWLS } from './food/bowls.ts';
import { BREAD } from './food/bread.ts';
import { CAKES } from './food/cakes.ts';
import { CUT_FRUIT } from './food/cut-fruit.ts';
import { DESSERTS } from './food/desserts.ts';
import { DISHES } from './food/dishes.ts';
import { FAST_FOOD } from './food/fast-food.ts';
import { FRUIT } from './food/fruit.ts';
import { GREENS } from './food/greens.ts';
import { PIZZAS } from './food/pizza.ts';
import { SPICES } from './food/spices.ts';
import { SUSHI } from './food/sushi.ts';
import { VEGETABLES } from './food/vegetables.ts';
import { WEDDING_CAKES } from './food/wedding-cake.ts';
import { ARMCHAIRS } from './home/armchair.ts';
import { BASKETS } from './home/basket.ts';
import { BATH_BOMBS } from './home/bath-bombs.ts';
import { CANTEEN } from './home/canteen.ts';
import { COSMETICS } from './home/cosmetics.ts';
import { CURIOS } from './home/curios.ts';
import { DECOR } from './home/decor.ts';
import { FIRST_AID_KITS } from './home/first-aid-kit.ts';
import { FITNESS } from './home/fitness.ts';
import { FRYING_PANS } from './home/frying-pan.ts';
import { GAMES } from './home/games.ts';
import { GARDEN } from './home/garden.ts';
import { HANDICRAFT } from './home/handicraft.ts';
import { HOUSEHOLD } from './home/household.ts';
import { MEDICINE } from './home/medicine.ts';
import { OBJECTS } from './home/objects.ts';
import { PAINT_CANS } from './home/paint-cans.ts';
import { PAPER_THINGS } from './home/paper-things.ts';
import { PARK_BENCHES } from './home/park-bench.ts';
import { PLAYTHINGS } from './home/playthings.ts';
import { SMALL_GOODS } from './home/small-goods.ts';
import { STATIONERY } from './home/stationery.ts';
import { TENNIS_RACKETS } from './home/tennis-racket.ts';
import { TOOLBOXES } from './home/toolbox.ts';
import { YARNS } from './home/yarn.ts';
import { INSTRUMENTS } from './music/instruments.ts';
import { UKULELES } from './music/ukulele.ts';
import { VIOLINS } from './music/violin.ts';
import { MONSTERAS } from './plants/monstera.ts';
import { ROSES } from './plants/roses.ts';
import { SUCCULENTS } from './plants/succulents.ts';
import { SUNFLOWERS } from './plants/sunflowers.ts';
import type { Thing } from './thing.ts';

/** All things modeled in code. */
export const THINGS: readonly Thing[] = [
  ...FRUIT,
  ...CUT_FRUIT,
  ...VEGETABLES,
  ...GREENS,
  ...BAKERY,
  ...BREAD,
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
  ...SUNFLOWERS,
  ...COSMETICS,
  ...OBJECTS,
  ...FOOTWEAR,
  ...SCREENS,
  ...GADGETS,
  ...CAMERAS,
  ...OPTICS,
  ...RADIOS,
  ...TYPEWRITERS,
  ...SMART_WATCHES,
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
  ...ARMCHAIRS,
  ...BASKETS,
  ...FITNESS,
  ...MEDICINE,
  ...PAINT_CANS,
  ...EARBUDS,
  ...RECORD_PLAYERS,
  ...CANTEEN,
  ...GARDEN,
  ...YARNS,
  ...TENNIS_RACKETS,
  ...FRYING_PANS,
  ...SPICES,
  ...WEDDING_CAKES,
  ...GAMES,
  ...SMALL_GOODS,
  ...BATH_BOMBS,
  ...FIRST_AID_KITS,
  ...PARK_BENCHES,
  ...SUCCULENTS,
  ...TOOLBOXES,
];
