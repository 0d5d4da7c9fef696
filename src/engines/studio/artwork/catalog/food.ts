import { things } from './thing.ts';

export const FOOD = things(`
  red-apple | 0.08 | apple, red apple
  green-apple | 0.08 | green apple, granny smith, granny smith apple
  banana | 0.18 | banana
  grapes | 0.15 | grape, bunch of grapes, grapes
  watermelon | 0.2 | watermelon, watermelon slice, slice of watermelon
  melon | 0.18 | melon
  tangerine | 0.08 | orange, tangerine, mandarin, clementine
  lemon | 0.08 | lemon
  lime | 0.06 | lime
  pineapple | 0.3 | pineapple
  mango | 0.1 | mango
  pear | 0.1 | pear
  peach | 0.08 | peach, apricot
  cherries | 0.05 | cherry, cherries | stands | 2
  strawberry | 0.04 | strawberry
  blueberries | 0.03 | blueberry, blueberry bunch
  kiwi-fruit | 0.06 | kiwi, kiwi fruit
  coconut | 0.13 | coconut
  olive | 0.03 | olive
  tomato | 0.07 | tomato
  avocado | 0.1 | avocado
  eggplant | 0.2 | eggplant, aubergine
  potato | 0.08 | potato
  carrot | 0.2 | carrot
  ear-of-corn | 0.2 | corn, maize, corn cob, ear of corn, sweetcorn
  hot-pepper | 0.12 | chili, hot pepper, chili pepper, chilli
  bell-pepper | 0.1 | bell pepper
  cucumber | 0.2 | cucumber
  leafy-green | 0.25 | lettuce, leafy green, leafy greens, salad leaf
  broccoli | 0.18 | broccoli
  garlic | 0.06 | garlic
  onion | 0.09 | onion
  peanuts | 0.05 | peanut
  beans | 0.05 | bean, kidney bean
  pea-pod | 0.1 | pea, pea pod
  chestnut | 0.04 | chestnut
  ginger-root | 0.1 | ginger, ginger root
  brown-mushroom | 0.08 | brown mushroom
  mushroom | 0.12 | mushroom, toadstool
  bread | 0.14 | bread, loaf of bread, loaf, bread loaf, white bread, sandwich bread, fresh bread
  croissant | 0.08 | croissant
  baguette-bread | 0.25 | baguette, french bread
  flatbread | 0.05 | flatbread
  pretzel | 0.1 | pretzel
  bagel | 0.05 | bagel
  pancakes | 0.12 | pancake, stack of pancakes, pile of pancakes, pancake stack | stands | 3
  waffle | 0.06 | waffle
  cheese-wedge | 0.1 | cheese, cheese wedge
  meat-on-bone | 0.15 | meat, meat on bone
  poultry-leg | 0.15 | chicken leg, drumstick, chicken drumstick
  cut-of-meat | 0.08 | steak, cut of meat, beef, beefsteak
  bacon | 0.08 | bacon
  hamburger | 0.12 | hamburger, burger, cheeseburger
  french-fries | 0.15 | french fries, fries, chips
  pizza | 0.2 | pizza, slice of pizza, pizza slice, pepperoni pizza
  hot-dog | 0.07 | hot dog, hotdog
  sandwich | 0.1 | sandwich
  taco | 0.1 | taco
  burrito | 0.1 | burrito, wrap
  tamale | 0.08 | tamale
  stuffed-flatbread | 0.12 | doner kebab, kebab, gyro, shawarma
  falafel | 0.06 | falafel
  egg | 0.06 | egg
  cooking | 0.06 | fried egg, frying pan, skillet
  shallow-pan-of-food | 0.1 | paella, pan of food
  pot-of-food | 0.2 | stew, soup, pot of food, cooking pot, stew pot, vegetable soup
  fondue | 0.2 | fondue
  bowl-with-spoon | 0.1 | bowl
  green-salad | 0.1 | salad, green salad, bowl of salad, salad bowl
  popcorn | 0.2 | popcorn
  butter | 0.05 | butter
  salt | 0.1 | salt, salt shaker
  canned-food | 0.1 | canned food, tin can
  bento-box | 0.08 | bento box, bento, lunch box
  rice-cracker | 0.08 | rice cracker
  rice-ball | 0.08 | rice ball, onigiri
  cooked-rice | 0.1 | rice, bowl of rice, cooked rice, white rice, steamed rice
  curry-rice | 0.08 | curry, curry rice
  steaming-bowl | 0.12 | ramen, noodle soup, noodle, bowl of ramen, bowl of noodles, asian noodles, noodles
  spaghetti | 0.1 | spaghetti, pasta, plate of pasta, plate of spaghetti
  roasted-sweet-potato | 0.08 | sweet potato
  oden | 0.2 | oden
  sushi | 0.05 | sushi, nigiri
  fried-shrimp | 0.1 | fried shrimp, tempura
  fish-cake-with-swirl | 0.06 | fish cake
  moon-cake | 0.06 | moon cake, mooncake
  dango | 0.15 | dango
  dumpling | 0.05 | dumpling, gyoza, pierogi
  fortune-cookie | 0.06 | fortune cookie
  takeout-box | 0.12 | takeout box, takeout, takeaway, chinese takeout, take away box
  soft-ice-cream | 0.18 | ice cream cone, soft ice cream, ice cream, frozen yogurt, soft serve
  ice-cream | 0.15 | sundae, bowl of ice cream, ice cream sundae
  shaved-ice | 0.15 | shaved ice
  doughnut | 0.05 | doughnut, donut
  cookie | 0.05 | cookie, biscuit, chocolate chip cookie
  birthday-cake | 0.2 | birthday cake, cake, layer cake, celebration cake, party cake, cake with candles, birthday, happy birthday
  shortcake | 0.12 | shortcake, slice of cake, piece of cake, strawberry cake, cake slice
  cupcake | 0.1 | cupcake
  pie | 0.08 | pie, apple pie
  chocolate-bar | 0.12 | chocolate bar, chocolate, bar of chocolate
  candy | 0.04 | candy, sweet
  lollipop | 0.15 | lollipop
  custard | 0.07 | custard, flan, creme caramel
  pouring-liquid | 0.2 | pouring water, pouring liquid
  honey-pot | 0.12 | honey, honey pot, honey jar, jar of honey
  baby-bottle | 0.18 | baby bottle
  glass-of-milk | 0.14 | milk, glass of milk, fresh milk, milk glass
  hot-beverage | 0.09 | hot beverage, hot drink, coffee, cup of coffee, coffee cup, hot chocolate, cocoa, cup of hot chocolate
  teapot | 0.16 | teapot
  teacup-without-handle | 0.08 | green tea, teacup, cup of green tea, tea, cup of tea, hot tea, black tea
  sake | 0.15 | sake
  bottle-with-popping-cork | 0.32 | champagne, champagne bottle, bottle of champagne, sparkling wine, prosecco
  wine-glass | 0.22 | wine, wine glass, glass of wine, red wine, glass of red wine
  cocktail-glass | 0.18 | cocktail, martini, cocktail glass
  tropical-drink | 0.22 | tropical drink, tropical cocktail, summer drink
  beer-mug | 0.16 | beer, beer mug, glass of beer, mug of beer, pint of beer
  clinking-beer-mugs | 0.18 | beer mugs, clinking beer mugs, oktoberfest | stands | 2
  clinking-glasses | 0.2 | champagne glass, clinking glasses, champagne flute, toasting glass | stands | 2
  tumbler-glass | 0.1 | whiskey, whisky, bourbon, glass of whiskey, tumbler, scotch
  cup-with-straw | 0.18 | soda, soft drink, cola, cup with straw, fountain drink, drink cup, paper cup with straw
  bubble-tea | 0.18 | bubble tea, boba, boba tea
  beverage-box | 0.12 | juice box, beverage box, carton of juice, juice carton, apple juice
  mate | 0.15 | mate, yerba mate
  ice | 0.04 | ice cube
  chopsticks | 0.24 | chopsticks, chopstick
  fork-and-knife-with-plate | 0.25 | place setting, plate and cutlery, plate with cutlery
  fork-and-knife | 0.2 | cutlery, silverware, knife and fork, fork and knife
  spoon | 0.18 | spoon
  kitchen-knife | 0.3 | knife, kitchen knife
  jar | 0.15 | jar, glass jar, empty jar, mason jar
  amphora | 0.4 | amphora, greek vase
`);
