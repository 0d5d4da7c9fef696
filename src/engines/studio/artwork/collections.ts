import { phrases } from '../scene/phrases.ts';

/** Nouns for a choice of things, with the drawings that stand for them. */
const COLLECTIONS: readonly (readonly [names: string, icons: string])[] = [
  ['fruit, fresh fruit, fruits', 'red-apple, banana, grapes, pear'],
  ['citrus, citrus fruit', 'tangerine, lemon, lime'],
  ['tropical fruit, exotic fruit', 'pineapple, mango, coconut, banana'],
  ['berry, fresh berry, summer berry', 'strawberry, blueberries, cherries'],
  ['vegetable, fresh vegetable, veggie', 'carrot, broccoli, tomato, bell-pepper'],
  [
    'fruit and vegetable, grocery, healthy food, organic food, vegan food',
    'red-apple, carrot, broccoli, banana',
  ],
  ['food, meal, lunch, dinner', 'pizza, green-salad, hamburger'],
  ['breakfast', 'croissant, cooking, hot-beverage'],
  ['tea set, tea service', 'teapot, teacup-without-handle, teacup-without-handle'],
  ['fast food, junk food', 'hamburger, french-fries, cup-with-straw'],
  ['dessert, sweet', 'shortcake, soft-ice-cream, doughnut'],
  ['seafood', 'lobster, shrimp, crab'],
  ['meat product', 'cut-of-meat, bacon, poultry-leg'],
  ['drink, beverage, alcohol', 'beer-mug, wine-glass, cocktail-glass'],
  ['animal, wild animal, wildlife, safari animal, zoo animal, zoo', 'lion, elephant, giraffe'],
  ['farm animal, livestock', 'cow, pig, ewe, chicken'],
  ['pet', 'dog, cat'],
  ['insect', 'butterfly, honeybee, lady-beetle'],
  ['sea animal, marine animal, sea creature, marine life, sea life', 'octopus, dolphin, tropical-fish'],
  ['musical instrument, music instrument, instrument', 'guitar, violin, trumpet'],
  ['school supply, stationery, office supply', 'pencil, straight-ruler, closed-book, scissors'],
  ['workshop tool, diy tool, carpentry tool', 'hammer, screwdriver, carpentry-saw'],
  ['gardening tool, garden tool, gardening equipment', 'shovel, watering-can, wheelbarrow'],
  ['sports equipment, sport equipment, sport, ball game', 'soccer-ball, basketball, tennis'],
  ['kitchen icon, kitchen tool, kitchen utensil, cooking tool', 'kettle, kitchen-knife, fork'],
  ['travel icon, vacation icon, travel accessory', 'luggage, camera, passport'],
  ['weather, weather icon, weather symbol', 'sun, cloud-with-rain, cloud-with-lightning, snowflake'],
  ['board game', 'game-die, chess-board'],
  ['vehicle, transport, transportation, public transport', 'bus, automobile, bicycle'],
  ['clothes, clothing, outfit, fashion', 't-shirt, jeans, dress'],
  ['fashion accessory, accessory', 'handbag, sunglasses, womans-hat'],
  ['beach accessory, beach item', 'sunglasses, straw-hat, thong-sandal'],
  ['winter clothes, winter clothing', 'scarf, gloves, coat'],
  ['makeup product, beauty product, cosmetic product', 'lipstick, nail-polish-bottle, makeup-brushes'],
  ['toy, children toy', 'teddy-bear, yo-yo, kite'],
  ['household appliance, home appliance, kitchen appliance', 'refrigerator, oven, toaster'],
  ['electronics, electronic device, gadget', 'laptop, mobile-phone, headphone'],
  ['online shopping, online store, online shop', 'laptop, shopping-cart, credit-card'],
  ['laboratory equipment, lab equipment, chemistry, laboratory glassware', 'flask, test-tube, microscope'],
  ['medical equipment, medical supply', 'stethoscope, syringe, thermometer'],
  ['spring bulb, spring flower', 'tulip, hyacinth, blossom'],
  ['farm, farmyard, barnyard', 'barn, cow, ewe'],
  ['village, small village, mountain village, alpine village', 'houses, church, cabin'],
  ['campsite, campground, camping site', 'tent'],
];

/** Collections that make a place, with the landscape that they stand in unless the prompt names another. */
export const HOMES_OF_COLLECTIONS: ReadonlyMap<string, 'hills' | 'lake'> = new Map([
  ...phrases('farm, farmyard, barnyard, village, small village, mountain village, alpine village').map(
    (name) => [name, 'hills'] as const,
  ),
  ...phrases('campsite, campground, camping site').map((name) => [name, 'lake'] as const),
]);

/** The drawings of each noun for a choice of things, by the noun. */
export const COLLECTION_ICONS: ReadonlyMap<string, readonly string[]> = new Map(
  COLLECTIONS.flatMap(([names, icons]) => phrases(names).map((name) => [name, phrases(icons)] as const)),
);
