import { ANIMAL_FACES, ANIMALS } from '../artwork/catalog/animals.ts';
import { TRAVEL } from '../artwork/catalog/travel.ts';
import { iconSet } from '../artwork/icon-set.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, isUnknown, type Token } from '../prompt/reading/token.ts';
import { artworkOf } from '../prompt/vocabulary.ts';
import { wordSet } from '../scene/phrases.ts';
import type { PlannedContent } from './picture-plan.ts';

const POTS = 'pot, flower pot';
const RAILS = 'rail, railway, railroad, track, train track, railway track';

/** Nouns for parts that drawings have, with the drawings; these parts cannot be left out. */
const PARTS: readonly (readonly [nouns: string, icons: string | readonly string[]])[] = [
  // On dishes
  ['cheese, lettuce, salad, tomato, meat, patty, beef, bun, bread, sesame, sesame seed, seed', 'hamburger'],
  ['cheese, lettuce, salad, tomato, meat, ham, bread, crust', 'sandwich'],
  ['lettuce, salad, tomato, meat, shell, tortilla', 'taco, burrito, stuffed-flatbread'],
  ['cheese', 'stuffed-flatbread'],
  ['cheese, pepperoni, salami, topping, crust', 'pizza'],
  ['mustard, sausage, bun, bread, sauce', 'hot-dog'],
  ['plate, tomato, cherry tomato, bean, rosemary, butter, herb', 'steak-plate'],
  ['carrot, tomato, cucumber, vegetable', 'chopped-vegetables'],
  ['paper, key', 'typewriter'],
  ['meatball, meat, sauce, tomato sauce, fork, plate', 'spaghetti'],
  ['egg', 'cooking, shallow-pan-of-food'],
  ['pan, handle', 'cooking, shallow-pan-of-food'],
  ['vegetable, pea, tomato', 'shallow-pan-of-food, pot-of-food, green-salad, curry-rice, bento-box'],
  ['meat, sausage, carrot, broccoli, handle', 'pot-of-food'],
  ['leaf, lettuce', 'green-salad'],
  ['rice, carrot, potato, pea, sauce', 'curry-rice'],
  ['rice, shrimp, prawn, broccoli', 'bento-box'],
  ['rice, fish, salmon, tuna', 'sushi'],
  ['seaweed, nori', 'rice-ball, rice-cracker'],
  ['noodle, chopstick, chopsticks', 'steaming-bowl'],
  ['berry, blueberry, strawberry, raspberry, fruit, leaf, mint, topping', 'oatmeal-bowl, smoothie-bowl'],
  ['banana', 'smoothie-bowl'],
  ['oat', 'oatmeal-bowl'],
  ['lemon', 'fish-and-chips'],
  ['butter', 'toast, waffle, pancakes'],
  ['syrup, maple syrup, sauce, chocolate, plate', 'pancakes'],
  ['avocado', 'avocado-toast'],
  ['seed, sesame', 'bagel'],
  ['chip, chocolate chip, chocolate', 'cookie'],
  ['blueberry, berry, fruit', 'muffin'],
  // On cakes and ice cream
  ['candle, flame, fire, sprinkle, cream, icing, frosting, decoration', 'birthday-cake'],
  ['strawberry, berry, fruit, cream, icing, frosting', 'shortcake'],
  ['blueberry, cherry, berry, fruit, sauce', 'cheesecake'],
  ['sprinkle, cream, icing, frosting, topping', 'cupcake'],
  ['sprinkle, icing, frosting, glaze, chocolate, hole', 'doughnut'],
  ['caramel, plate', 'custard'],
  ['cherry, wafer, cookie', 'ice-cream'],
  ['cone, wafer', 'soft-ice-cream'],
  ['straw, spoon', 'shaved-ice'],
  ['chocolate, stick', 'ice-cream-bar'],
  ['stick', 'popsicle, lollipop, dango, oden'],
  // In glasses and cups
  [
    'straw',
    `cup-with-straw, bubble-tea, tropical-drink, orange-juice, lemonade, smoothie, iced-tea, milkshake, beverage-box, mojito,
    pina-colada, cocktail-glass`,
  ],
  ['lid', 'cup-with-straw, bubble-tea'],
  ['pearl, boba, tapioca', 'bubble-tea'],
  ['ice, ice cube', 'lemonade, iced-tea, mojito, tumbler-glass'],
  ['lemon', 'lemonade'],
  ['lime', 'tropical-drink, mojito'],
  ['mint, leaf', 'mojito, lemonade, iced-tea, smoothie'],
  ['orange, lemon', 'orange-juice, iced-tea'],
  ['olive', 'cocktail-glass'],
  ['cherry', 'pina-colada, milkshake'],
  ['pineapple', 'pina-colada'],
  ['cream', 'milkshake'],
  ['blueberry, berry', 'smoothie'],
  ['foam, handle', 'beer-mug, clinking-beer-mugs'],
  ['steam, tea bag, teabag', 'teacup-without-handle'],
  ['handle, saucer, coffee', 'hot-beverage'],
  ['handle, lid', 'teapot'],
  ['cork, foam', 'bottle-with-popping-cork'],
  ['label', 'jar, olive-oil, wine-bottle, canned-food, peanut-butter'],
  [
    'glass',
    'wine-glass, cocktail-glass, tropical-drink, tumbler-glass, glass-of-milk, beer-mug, clinking-glasses, glass-of-water, orange-juice, lemonade',
  ],
  ['cup, mug, saucer', 'hot-beverage, teacup-without-handle, beer-mug'],
  [
    'plate, bowl, dish',
    `pot-of-food, green-salad, steaming-bowl, curry-rice, spaghetti, cooking, cooked-rice, oatmeal-bowl, smoothie-bowl, ice-cream,
    matcha, roast-chicken`,
  ],
  ['spoon', 'bowl-with-spoon'],
  // Of plants
  [
    'leaf, stem, stalk',
    `red-apple, green-apple, pear, peach, cherries, tangerine, lemon, mango, strawberry, grapes, tomato, eggplant, carrot, pineapple,
    melon, hot-pepper, bell-pepper, ear-of-corn, pumpkin, garden-rose, cut-rose, cut-tulip, cut-sunflower, rose-bouquet, tulip, sunflower, blossom, hibiscus, hyacinth, potted-plant, olive,
    bouquet, deciduous-tree, palm-tree`,
  ],
  ['armor, armour, sword, shield, helmet, suit of armor', 'knight'],
  ['sword, hook, eye patch, eyepatch, beard, pirate hat', 'pirate'],
  ['sail, mast, flag, skull, pirate flag', 'pirate-ship'],
  ['sail, mast', 'sailboat'],
  ['flag, tower, shell, seashell', 'sandcastle'],
  ['fruit, vegetable, crate, awning, fresh fruit, fresh vegetable, produce', 'market-stall'],
  ['seed', 'watermelon, kiwi-fruit, strawberry, sunflower'],
  ['pit, stone, seed', 'avocado'],
  ['husk', 'ear-of-corn'],
  [POTS, 'potted-plant, monstera-plant, aloe-plant'],
  ['coconut', 'palm-tree'],
  ['trunk, branch', 'deciduous-tree, palm-tree, evergreen-tree'],
  ['thorn, spine, needle', 'cactus'],
  ['decoration, ornament, star, bauble, light', 'christmas-tree'],
  // Of things
  [RAILS, 'train'],
  ['flame, fire', 'candle, fireplace, fire, jack-o-lantern, diya-lamp'],
  ['wick, wax', 'candle'],
  ['brick', 'fireplace'],
  ['book', 'bookshelf'],
  ['lamp', 'couch-and-lamp'],
  ['pillow, blanket, mattress', 'bed'],
  ['water, foam, bubble, shower', 'bathtub'],
  ['tap, faucet, water', 'sink'],
  ['water, river, stream, lake', 'stone-bridge, canoe, fountain, fish-tank'],
  ['paddle, oar', 'canoe'],
  ['fish, plant', 'fish-tank'],
  ['sand, sea, water', 'beach-with-umbrella'],
  ['handle', 'umbrella, basket, bucket, handbag, luggage, briefcase, toolbox'],
  ['hat, scarf, nose, carrot, arm, button, snowflake, snow', 'snowman'],
  ['egg', 'egg-carton, nest-with-eggs'],
  ['ribbon, bow', 'wrapped-gift, open-gift-box'],
  ['hand, number', 'alarm-clock, mantelpiece-clock, watch'],
  ['flag', 'castle, circus-tent'],
  ['ball, tennis ball', 'tennis'],
  ['sun, planet, orbit, earth, saturn, moon', 'solar-system'],
  ['lava, magma, smoke, ash', 'volcano'],
  ['candle', 'menorah-with-candles'],
  ['container', 'container-ship'],
  ['chimney', 'house'],
  ['ring', 'ringed-planet'],
  ['string', 'balloon, kite, guitar, violin, banjo, tennis, badminton, yo-yo, bow-and-arrow, harp'],
  ['curtain', 'curtains'],
  ['wheel, tire, tyre, window, door, bicycle', TRAVEL.map(({ icon }) => icon)],
  ['leg, tail, head, eye, ear, fur, wing, face, mouth, nose', ANIMALS.map(({ icon }) => icon)],
  ['head, eye, ear, fur, face, mouth, nose', ANIMAL_FACES.map(({ icon }) => icon)],
  [
    'feather, plumage, beak, claw',
    `chicken, rooster, baby-chick, turkey, duck, goose, swan, bird, blackbird, dove, eagle, owl, parrot, peacock, flamingo, penguin,
    phoenix-bird`,
  ],
  ['mane', 'horse, lion, zebra, unicorn, lion-face, horse-face, unicorn-face'],
  ['fin, scale', 'fish, tropical-fish, shark, dolphin'],
  ['door, window, roof, wall', 'house, houses, castle, church, hut, barn, cabin'],
];

/** What spots and layers of drawings may be taken for: they are not promised, but no picture is without them. */
const LIKENESSES: typeof PARTS = [
  ['olive, tomato, tomato sauce, sauce, sausage, ham, meat, pepper', 'pizza'],
  ['cheese, onion, sauce', 'taco, burrito, hamburger, sandwich'],
  ['tomato, egg, radish, corn, cheese, olive, onion', 'green-salad'],
  ['meat, fish, onion, pepper', 'curry-rice, shallow-pan-of-food'],
  ['almond, banana, nut', 'oatmeal-bowl, smoothie-bowl'],
  ['lemon, ice', 'tropical-drink'],
  ['nut, raisin', 'cookie, muffin'],
  ['cream, icing', 'cheesecake, doughnut'],
  ['vegetable, egg, meat, soup', 'steaming-bowl'],
];

const ICONS_BY_PARTS = asSets(PARTS);
const ICONS_BY_LIKENESSES = asSets(LIKENESSES);

type IconsByNouns = readonly (readonly [nouns: ReadonlySet<string>, icons: ReadonlySet<string>])[];

/** "A bicycle without wheels", "a cake without candles": whether the planned drawings seem to have what is not wanted. */
export function isPartOfThings(noun: Token, content: PlannedContent): boolean {
  if (content.kind !== 'artwork') return false;
  // A word of another language that is not known may name any part.
  if (isUnknown(noun)) return true;
  const icons = content.things.map(({ thing }) => thing.icon);
  // "A mug without a mug"
  if (artworkOf(noun.forms).some(({ icon }) => icons.includes(icon))) return true;
  return isPartOf(noun, icons) || isAmong(ICONS_BY_LIKENESSES, noun, icons);
}

/** Whether one of the drawings has what a noun names. */
export function isPartOf(noun: Token, icons: readonly string[]): boolean {
  return isAmong(ICONS_BY_PARTS, noun, icons);
}

/** "A train on rails", "a plant in a pot": whether one of the drawings has around it what a noun names. */
export function isAroundThings({ noun, relation }: NounGroup, icons: readonly string[]): boolean {
  const isAround =
    (relation === 'on' && isOneOf(noun, ON_PARTS)) || (relation === 'in' && isOneOf(noun, IN_PARTS));
  return isAround && isPartOf(noun, icons);
}

const ON_PARTS = wordSet(RAILS);
const IN_PARTS = wordSet(POTS);

/** "Cupcakes with pink frosting": whether a part has the color that is named with it in its drawing. */
export function hasColorOfPart(noun: Token, color: string | undefined, icons: readonly string[]): boolean {
  return COLORED_PARTS.some(
    ({ color: own, nouns, having }) =>
      own === color && isOneOf(noun, nouns) && icons.some((icon) => having.has(icon)),
  );
}

const COLORED_PARTS = [
  { color: 'pink', nouns: wordSet('frosting, icing, cream, topping'), having: iconSet('cupcake') },
  { color: 'red', nouns: wordSet('roof, chimney'), having: iconSet('house') },
  { color: 'red', nouns: wordSet('ribbon, bow'), having: iconSet('wrapped-gift') },
];

/** The drawings that names mean, whose parts models have, too. */
export function iconsNamed(names: readonly string[]): string[] {
  return artworkOf(names).map(({ icon }) => icon);
}

function isAmong(table: IconsByNouns, noun: Token, icons: readonly string[]): boolean {
  // An animal, and what it wears.
  const drawings = icons.flatMap((icon) => icon.split('+'));
  return table.some(([nouns, having]) => isOneOf(noun, nouns) && drawings.some((icon) => having.has(icon)));
}

function asSets(table: typeof PARTS): IconsByNouns {
  return table.map(([nouns, icons]) => [
    wordSet(nouns),
    typeof icons === 'string' ? iconSet(icons) : new Set(icons),
  ]);
}
