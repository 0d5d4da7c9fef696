import { BLOSSOM_COLORS, bunchKey, VASE_FLOWERS, vaseKey } from './vase-flowers.ts';

/** Looked at on a table. */
const ON_A_TABLE: ReadonlySet<string> = new Set([
  // Fruit and vegetables.
  ...made(
    `apple, green apple, pear, orange, lemon, lime, peach, plum, cherry, strawberry, grapes, banana, avocado, tomato, blueberries,
    watermelon, pineapple, kiwi, coconut, sliced lemon, sliced lime, sliced orange, halved avocado, carrot, bell pepper, eggplant, mushroom, onion, red onion, pumpkin, garlic, potato, corn, broccoli, cauliflower, cucumber, chili pepper, cabbage, cherry tomato`,
  ),
  // Bread, sweets and other food.
  ...made(
    `bread, baguette, croissant, bread roll, muffin, cookie, donut, chocolate donut, macaron, cheese, pancakes, egg, honey jar, jam jar,
    ice cream, chocolate, pizza, margherita pizza, sushi, soup, pumpkin soup, pasta, sandwich, tacos, fried eggs, oatmeal, smoothie bowl, bagels, coffee beans, waffles, burger, french fries, hot dog, popcorn, steak, salmon, roast chicken, ramen, rice, fried rice, cereal, avocado toast, cheesecake, slice of chocolate cake, apple pie, brownies, raspberries, blackberries, almonds, chocolate cake, vanilla cake, birthday cake`,
  ),
  'cupcake',
  'butter',
  // Drinks and tableware.
  ...made(
    `wine bottle, glass of red wine, champagne, beer, whisky, glass of water, glass of orange juice, glass of milk, iced tea,
    mojito, cocktail, whisky on ice, lemonade, cola, iced coffee, hot chocolate, smoothie, mug, cup and saucer, green tea, mug of coffee, cappuccino, water bottle, olive oil, milk bottle, plate, bowl, basket, pitcher, tea pot,
    sugar bowl`,
  ),
  'coffee-cup',
  // Books, decoration and plants.
  ...made(
    `book, stack of books, open book, notebook, open notebook, sunflowers, succulent, succulents, yarn, frying pan, vase, round vase, tall vase, sprig in a vase, candle, pillar candles,
    scented candle, gift box`,
  ),
  ...VASE_FLOWERS.flatMap((flower) => [
    bunchKey(flower),
    ...Object.keys(BLOSSOM_COLORS).map((color) => vaseKey(color, flower)),
  ]),
  'brass-lamp',
  'desk-fan',
  'orchid',
  'cactus',
  'small-succulent',
  'pothos',
  // Care and clothing.
  ...made(
    `t-shirt, scarf, wallet, playing cards, banknotes, paint palette, lunch box, garden tools, dropper bottle, cream jar, pump bottle, cosmetic tube, soap, bath bombs, perfume, nail polish, folded towel, rolled towel, open cream jar, stack of towels`,
  ),
  // Kitchen, games and other goods.
  ...made(
    `green grapes, yellow pepper, brown egg, pepper mill, rolling pin, wooden spoon, small bowl, glass jar, pebbles, wooden blocks, chess queen, bauble, bowls of spices, wedding cake, poker chips, reed diffuser, pill bottle, business cards, wooden tray`,
  ),
  'headphones',
  'handbag',
]);

/** Keys of things modeled in code, by their usual names. */
function made(names: string): string[] {
  return names.split(/\s*,\s*/).map((name) => `made-${name.replaceAll(' ', '-')}`);
}

/** Looked at on seamless paper. */
const ON_PAPER = keys(`
  alarm-clock ankle-boots toy-plane candle-holder desk-phone folded-towels gift-box hairbrush high-heels laptop lipstick loafers pottery-jar
  shampoo-bottle soap-dispenser urn vase-ribbed vase-straw vase-tall apple-bowl bedside-lamp beer-bottle blender bonsai bread-box
  camping-lantern candle cap chess-set citrus-squeezer cocktail-glass coffee-maker cosmetics-jar desk-lamp digital-scale drill
  espresso-machine flashlight folded-clothes football fork french-press fruit-bowl glasses gray-desk-lamp hammer hat kettle keys
  kitchen-knife kitchen-scale knife-block lucky-bamboo made-basketball made-coins made-empty-glass made-gem made-geometric-shapes
  made-glass-of-white-wine made-key made-light-bulb made-monstera made-pen made-pencil made-picture-frame made-pretzel made-shopping-bag made-tennis-ball
  made-trophy made-wine-glass microwave mixed-tulips moka-pot motorcycle-helmet paper-towel pencil-cup red-tulips rice-cooker salad-bowl salt-shaker made-sneakers
  made-smartphone made-tablet made-keyboard made-computer-mouse made-usb-stick made-batteries made-router made-game-controller made-drone
  made-vintage-radio made-typewriter made-smart-watch made-tennis-racket made-camera made-microphone made-binoculars made-magnifying-glass made-compass made-hourglass made-globe
  made-rubber-duck made-spinning-top made-piggy-bank made-mantel-clock made-spools-of-thread made-toothbrushes made-razor made-pills made-paint-cans made-earbuds made-record-player made-padlock
  made-beanie made-trumpet made-diamond-ring made-necklace made-earrings made-wedding-rings made-die made-soda-can made-steel-water-bottle made-thermos made-watering-can made-plant-pots
  saw scissors screwdriver slim-lamp spice-rack spoon spray-bottle stapler stock-pot sunglasses table-tennis-bat takeaway-coffee
  tape-measure teacup teapot toaster-oven toaster toy-train traffic-cone utensil-pot white-lilies wooden-lamp wooden-toy-car wristwatch beer-mug made-jewelry-box
  made-bowling-ball-and-pins made-service-bell made-first-aid-kit made-chemistry-flask made-smart-speaker made-kettlebell made-toolbox
`);

/** Looked at on the floor of a studio. */
const ON_THE_FLOOR = keys(`
   antique-chair areca-palm banquet-chair bar-stool barrel bedside-table bentwood-chair bidet briefcase camping-stool chaise-sofa
  checked-bed cloth-table computer-desk cradle cube-shelf cushion-chair deck-chair dining-armchair double-bed drafting-table electric-guitar
  farmhouse-table fire-extinguisher forklift grand-piano l-shaped-sofa large-fridge locker lounge-sofa mailbox metal-bed oak-chair office-desk
  office-visitor-chair olive-tree pallet parasol made-bench pedestal-basin piano-bench playhouse pool-table refrigerator rocking-horse
  round-corner-sofa round-oak-table school-chair seesaw sliding-wardrobe made-armchair spring-rider stone-lantern swivel-bar-stool table-football
  tall-bookcase teddy-bear television toilet tower-shelf tube-armchair tv-cabinet two-seat-sofa vanity-unit wheelbarrow wooden-bed
  wooden-chest-box wooden-crate wooden-stool bean-bag beige-sofa bicycle bistro-chair bmx-bike cardboard-box chest-of-drawers chesterfield-armchair
  chesterfield-sofa christmas-tree city-bus coffee-table corner-sofa crib cushion-sofa dog-house dressing-table executive-chair exercise-bike ficus
  filing-cabinet fire-hydrant fireplace floor-lamp folding-chair freestanding-bath garden-chair hammock high-chair iron-bed kick-scooter kitchen-table
  lawn-mower leather-club-chair leather-couch leather-sofa mid-century-chair mid-century-sofa motor-scooter office-chair open-cardboard-box
  peace-lily rattan-armchair rattan-sofa recycling-bin red-sedan red-sofa round-cafe-table safe sedan shopping-basket skateboard stepladder stroller
  suitcase sun-lounger tent treadmill tricycle truck upright-piano weight-bench wheelchair white-bookcase wing-chair wood-stove wooden-park-bench
  wooden-wardrobe workbench yucca made-tripod made-telescope made-backpack made-sports-bag made-umbrella made-closed-umbrella made-violin made-ukulele made-drum made-balloons made-dumbbells made-yoga-mat
`);

/** Looked at on a meadow: the animals whose models look alive. */
const ON_A_MEADOW = keys('dog hen');

/** Looked at on a sidewalk: what is seen nowhere else. */
const ON_A_STREET = keys('lamppost');

function keys(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Keys of the catalog by the set where each was painted alone, looked at, and taken for a photograph. */
export const KEYS_BY_SET: Readonly<Record<string, ReadonlySet<string>>> = {
  'table-top': ON_A_TABLE,
  cyclorama: ON_PAPER,
  'studio-floor': ON_THE_FLOOR,
  meadow: ON_A_MEADOW,
  street: ON_A_STREET,
};

export function usualSetOf(key: string): string | undefined {
  return Object.keys(KEYS_BY_SET).find((set) => KEYS_BY_SET[set]!.has(key));
}
