import { FOOD } from './food.ts';
import { things } from './thing.ts';

/** Things with drawings of our own: furniture, lamps, machines, money, offices and schools. */
export const OWN_THINGS = things(`
  table | 0.75 | table, wooden table, dining table, kitchen table, dinner table, wood table
  round-table | 0.75 | round table, bistro table, cafe table, pedestal table
  armchair | 1 | armchair, arm chair, easy chair
  stool | 0.6 | stool, wooden stool
  bookshelf | 2 | bookshelf, book shelf, bookcase, book case
  wardrobe | 2 | wardrobe, closet, armoire, cupboard
  dresser | 1 | dresser, chest of drawers
  rug | 0.6 | rug, carpet, persian rug, persian carpet, oriental rug
  pillow | 0.4 | pillow, cushion, white pillow
  curtains | 2 | curtain, drape, window curtain
  table-lamp | 0.5 | table lamp, lamp, bedside lamp
  floor-lamp | 1.6 | floor lamp, standing lamp
  desk-lamp | 0.5 | desk lamp, reading lamp, office lamp
  ceiling-lamp | 0.5 | ceiling lamp, pendant lamp, hanging lamp, pendant light | flies
  fireplace | 1.4 | fireplace, fire place, brick fireplace, hearth
  refrigerator | 1.8 | refrigerator, fridge, freezer
  washing-machine | 0.9 | washing machine, washer, laundry machine, clothes washer
  oven | 0.9 | oven, stove, cooker, kitchen stove, kitchen oven, electric stove
  microwave | 0.35 | microwave, microwave oven
  toaster | 0.25 | toaster, bread toaster
  kettle | 0.25 | kettle, tea kettle
  coffee-machine | 0.4 | coffee machine, coffee maker, espresso machine
  hair-dryer | 0.25 | hair dryer, hairdryer, blow dryer, hair drier
  iron | 0.15 | clothes iron, steam iron, electric iron
  fan | 0.5 | electric fan, desk fan, table fan
  towels | 0.3 | towel, bath towel, stack of towels, folded towels, spa towel | stands | 3
  sink | 0.8 | sink, washbasin, wash basin, bathroom sink
  staircase | 2.5 | staircase, stairs, stair, wooden staircase, stairway
  hanger | 0.25 | hanger, clothes hanger, coat hanger
  clothes-rack | 1.5 | clothes rack, clothing rack, clothes rail, garment rack
  paint-roller | 0.35 | paint roller
  piggy-bank | 0.2 | piggy bank, money box, savings box
  gold-bar | 0.1 | gold bar, gold ingot, gold bullion, ingot
  bitcoin | 0.04 | bitcoin, crypto coin, bitcoin coin
  safe | 0.6 | safe, strongbox, steel safe, safe box
  cash-register | 0.4 | cash register, till
  atm | 1.6 | atm, cash machine, cashpoint, atm machine
  gavel | 0.25 | gavel, judge gavel, auction hammer
  treasure-chest | 0.5 | treasure chest, treasure, pirate chest, chest of gold
  calculator | 0.15 | calculator, pocket calculator
  diploma | 0.3 | diploma, certificate, degree certificate
  chalkboard | 1 | chalkboard, blackboard, black board, empty chalkboard
  passport | 0.13 | passport
  shipping-container | 2.6 | shipping container, cargo container, freight container | stands | 2
  computer-chip | 0.04 | computer chip, microchip, semiconductor chip, cpu, semiconductor, processor
  circuit-board | 0.2 | circuit board, motherboard, pcb, electronic board, mainboard
  perfume-bottle | 0.12 | perfume bottle, perfume, bottle of perfume, fragrance, cologne, eau de toilette
  cream-jar | 0.08 | cream jar, face cream, jar of cream, skin cream, cosmetic jar, moisturizing cream, night cream, cosmetic cream
  dropper-bottle | 0.12 | dropper bottle, serum, serum bottle, face serum, essential oil, essential oil bottle, skincare serum
  makeup-brushes | 0.2 | makeup brush, cosmetic brush, make up brush
  necklace | 0.25 | necklace, pearl necklace
  bow-tie | 0.06 | bow tie, bowtie
  cowboy-hat | 0.2 | cowboy hat, western hat
  suit | 0.8 | suit, business suit, suit jacket, suit and tie, mens suit
  wedding-dress | 1.4 | wedding dress, bridal gown, bridal dress, wedding gown
  sweater | 0.7 | sweater, jumper, pullover, knitted sweater, wool sweater, knitwear
  football-boots | 0.15 | football boot, soccer cleats, cleats, soccer boot, football shoe
  hard-hat | 0.2 | hard hat, construction helmet, safety helmet
  face-mask | 0.12 | face mask, surgical mask, medical mask, medical face mask
  first-aid-kit | 0.3 | first aid kit, first aid, aid kit, medical kit, first aid box
  medicine-bottle | 0.12 | medicine bottle, pill bottle, bottle of pills, prescription bottle, vitamin bottle
  bathroom-scale | 0.1 | bathroom scale, weighing scale, weight scale, scales weight loss, body scale
  stroller | 1 | stroller, pushchair, baby carriage, pram, baby stroller
  toy-blocks | 0.15 | toy block, alphabet block, building block, abc block, letter block, wooden block | stands | 3
  dumbbell | 0.2 | dumbbell, gym equipment, fitness equipment
  basketball-hoop | 3 | basketball hoop, basketball net, basketball ring, basketball basket
  baseball-bat | 0.8 | baseball bat, bat and ball, baseball bat and ball, baseball bat and baseball
  golf-ball | 0.06 | golf ball, golf ball on tee
  snowboard | 1.5 | snowboard, snow board
  surfboard | 2 | surfboard, surf board
  whistle | 0.06 | whistle, referee whistle, red whistle
  candy-cane | 0.2 | candy cane
  gingerbread-man | 0.15 | gingerbread man, gingerbread cookie, gingerbread
  easter-egg | 0.12 | easter egg, painted egg, decorated egg, colorful egg, painted easter egg, colorful easter egg, happy easter
  party-hat | 0.25 | party hat, birthday hat
  wreath | 0.5 | wreath, christmas wreath, advent wreath, holly wreath
  snow-globe | 0.15 | snow globe, snowglobe
  christmas-ornament | 0.15 | christmas ornament, christmas ball, christmas bauble, bauble, christmas decoration | flies
  vinyl-record | 0.3 | vinyl record, lp record, gramophone record, vinyl disc
  cassette-tape | 0.07 | cassette tape, cassette, audio cassette, music cassette
  harp | 1.5 | harp
  tire | 0.7 | tire, tyre, car tire, car wheel, car tyre
  steering-wheel | 0.4 | steering wheel
  forklift | 2.2 | forklift, forklift truck, fork lift
  router | 0.2 | router, wifi router, wireless router, internet router, modem
  usb-stick | 0.06 | usb stick, flash drive, usb drive, memory stick, thumb drive
  phone-charger | 0.1 | phone charger, charger, usb charger, mobile charger, charging cable
  wifi | 0.3 | wifi, wi fi, wi-fi, wireless internet, wireless network, wifi signal, wifi symbol | flies
  vr-headset | 0.2 | vr headset, virtual reality headset, vr glasses, vr goggles, virtual reality glasses, virtual reality
  3d-printer | 0.5 | 3d printer
  pipes | 0.5 | pipe, water pipe, plumbing, metal pipe, steel pipe
  cut-rose | 0.4 | cut rose, long stemmed rose
  cut-tulip | 0.35 | cut tulip, long stemmed tulip
  cut-sunflower | 0.4 | cut sunflower, long stemmed sunflower
  rose-bouquet | 0.4 | bouquet of roses, rose bouquet, bunch of roses, bouquet of red roses, bouquet of rose, bunch of red roses
  book-stack | 0.18 | stack of books, book stack, pile of books, stacked books, stack of textbooks
  quran | 0.25 | quran, koran, holy quran
  bible | 0.22 | bible, holy bible
  lawn-mower | 1 | lawn mower, lawnmower, grass mower
  wheelbarrow | 0.8 | wheelbarrow, wheel barrow, garden cart
  watering-can | 0.35 | watering can
  shovel | 1 | shovel, spade, garden shovel
  drill | 0.25 | drill, power electric drill, cordless drill, power tool
  vase | 0.35 | vase, ceramic vase, empty vase, flower vase, clay vase, pottery vase
  wine-bottle | 0.3 | wine bottle, bottle of wine, bottle of red wine, red wine bottle
  pitcher | 0.25 | pitcher, jug, water jug, water pitcher, ceramic jug
  fork | 0.19 | fork, dinner fork
  egg-carton | 0.1 | egg carton, carton of eggs, egg box, box of eggs, eggs in a carton, eggs in an egg carton, eggs in carton, eggs in a box, eggs in an egg box, egg in a carton
  typewriter | 0.3 | typewriter, writing machine
  chopped-vegetables | 0.12 | chopped vegetable, cutting board, chopping board, sliced vegetable, vegetables on a cutting board, chopped vegetables on a cutting board
  robot-and-human-hands | 0.3 | robot hand and human hand, human hand and robot hand, robot hand touching human hand, human hand touching robot hand, robot and human hand, human and robot hand, hand of a robot and hand of a human, robot hand touching a human hand, robotic hand touching human hand | flies
  robot-handshake | 0.3 | robot and human shaking hands, human and robot shaking hands, robot shaking hands with a human, handshake between robot and human, handshake of robot and human, human robot handshake, robot hand shaking human hand, human hand shaking robot hand, robot handshake, robot human handshake | flies
  photo-frame | 0.3 | picture frame, photo frame, empty frame, empty picture frame, blank frame, wooden frame, photograph frame
  toothpaste | 0.18 | toothpaste, toothpaste tube, tube of toothpaste
  sewing-machine | 0.35 | sewing machine
  vacuum-cleaner | 0.9 | vacuum cleaner, vacuum, hoover
  lantern | 0.3 | lantern, candle lantern, camping lantern
  knitting-needles | 0.2 | knitting needle, knitting, knitting yarn, yarn and knitting needle, knitting needle and yarn, knitting needles and yarn, knitting needle and ball of yarn
  wallet | 0.1 | wallet, leather wallet
  nail-polish-bottle | 0.08 | nail polish, nail polish bottle, bottle of nail polish, nail varnish, red nail polish bottle
  flat-tv | 0.7 | television, tv, tv screen, flat screen tv, flat screen, smart tv, flat tv
  speaker | 0.5 | speaker, audio speaker, music speaker, stereo speaker
  smartwatch | 0.1 | smartwatch, smart watch
  trash-can | 0.7 | trash can, garbage can, dustbin, rubbish bin, litter bin, waste bin, bin, trash bin, garbage bin
  sticky-note | 0.08 | sticky note, post it note, post it
  coin-stack | 0.12 | coin, gold coin, stack of coins, coin stack, pile of coins, pile of gold coins, gold coins pile, stack of gold coins
  menorah-with-candles | 0.4 | menorah, hanukkah menorah, hanukkiah, hanukkah candle, hanukkah, chanukah
  jacket | 0.7 | jacket, bomber jacket
  leather-jacket | 0.7 | leather jacket, biker jacket, black leather jacket
  dress-shirt | 0.75 | shirt, dress shirt, button up shirt, button down shirt, collared shirt
  bar-stool | 0.8 | bar stool, barstool
  dart | 0.12 | dart
  hand-cream | 0.14 | hand cream, tube of cream, cream tube
  screws | 0.04 | screw, metal screw | stands | 3
  ball | 0.2 | ball, rubber ball, toy ball
  tennis-ball | 0.07 | tennis ball
  rubber-duck | 0.1 | rubber duck, rubber ducky, toy duck, bath duck, rubber duckling
  chess-board | 0.2 | chess board, chessboard, chess, chess set, chess game, chess board with piece, chess board and piece
  acoustic-guitar | 1 | acoustic guitar, classical guitar, spanish guitar
  grand-piano | 1.4 | grand piano, piano, concert piano
  hammer-and-nails | 0.3 | hammer and nail, hammer and nails
  sleigh | 1.1 | sleigh, santa sleigh, santa claus sleigh, christmas sleigh, horse sleigh, santas sleigh
  santa-hat | 0.25 | santa hat, santa claus hat, christmas hat
  open-gift-box | 0.35 | open gift box, open gift, opened gift, open present, open gift with light
  straw-hat | 0.15 | straw hat, beach hat
  flask | 0.2 | flask, chemistry flask, laboratory flask, lab flask, glass flask, erlenmeyer flask, conical flask
  atom | 0.4 | atom, atom symbol, atomic model, nuclear physics | flies
  yin-and-yang | 0.4 | yin yang, yin and yang, yin yang symbol
  peace-sign | 0.4 | peace sign, peace symbol
  six-pointed-star | 0.4 | star of david
  checkmark | 0.4 | check mark, checkmark, tick
`);

/** Landmarks, buildings and things along streets with drawings of our own. */
export const OWN_PLACES = things(`
  lighthouse | 12 | lighthouse, light house
  lighthouse-on-cliff | 30 | lighthouse on a cliff, lighthouse on cliff, lighthouse on a rocky cliff, lighthouse on rocks, lighthouse on a rock, lighthouse on a rocky coast, lighthouse on a rocky shore
  stone-bridge | 8 | bridge, stone bridge, arch bridge, old bridge
  suspension-bridge | 40 | suspension bridge, golden gate bridge, golden gate
  eiffel-tower | 60 | eiffel tower, paris eiffel tower, tour eiffel, torre eiffel
  taj-mahal | 30 | taj mahal
  pyramids | 40 | pyramids of giza, egyptian pyramid, great pyramid | stands | 2
  colosseum | 30 | colosseum, coliseum, roman colosseum
  clock-tower | 30 | clock tower, big ben
  sandcastle | 0.6 | sandcastle, sand castle
  market-stall | 2.6 | market stall, fruit stall, fruit market stall, market stand, fruit stand, fruit market, vegetable stall, vegetable stand, vegetable market, farmers market, farmer market, produce stand, greengrocer
  pirate-ship | 25 | pirate ship, pirate boat, galleon | swims
  knight | 1.8 | knight, medieval knight
  knight-on-horse | 2.4 | knight on a horse, knight on horse, knight on horseback, knight riding a horse, medieval knight riding a horse, mounted knight, knight on his horse, medieval knight on a horse, medieval knight on horseback
  pirate | 1.8 | pirate, pirate captain
  windmill | 12 | windmill, dutch windmill
  solar-panel | 2 | solar panel
  barn | 8 | barn, red barn
  submarine | 5 | submarine | swims
  kayak | 0.6 | kayak, sea kayak | swims
  cabin | 5 | cabin, log cabin, wooden cabin, wooden house, chalet
  storefront | 5 | small shop, boutique, shop, store, shop front, storefront, shopfront
  gas-station | 5 | gas station, petrol station, filling station
  igloo | 2.5 | igloo
  fence | 1.2 | fence, picket fence, white fence
  bench | 0.9 | bench, park bench, wooden bench, garden bench
  street-lamp | 4 | street lamp, streetlamp, street light, lamp post, streetlight, lamppost
  parking-meter | 1.3 | parking meter
  oil-rig | 30 | oil rig, oil platform, drilling platform, offshore platform
  power-plant | 30 | power plant, nuclear power plant, power station, cooling tower, nuclear plant
  space-station | 10 | space station | sky
  space-shuttle | 20 | space shuttle | flies
  solar-system | 40 | solar system | sky
  molecule | 0.4 | molecule, molecular structure, molecule model | flies
  buddha-statue | 1.2 | buddha, buddha statue, golden buddha
  wooden-cross | 2 | cross, wooden cross, christian cross, crucifix
  water-well | 2.5 | water well, wishing well
  birdhouse | 0.4 | birdhouse, bird house, nesting box
  vertical-traffic-light | 1.5 | traffic light, stop light, traffic signal, stoplight
  sports-car | 1.2 | sports car, sport car, sportscar
  yellow-school-bus | 3 | school bus, yellow school bus
  cruise-ship | 20 | cruise ship, ocean liner, passenger ship, cruise liner | swims
  container-ship | 18 | container ship, cargo ship, freighter, freight ship | swims
  brick-wall | 1.8 | brick wall, wall of bricks
  stop-road-sign | 2 | stop sign
  coffee-shop | 5 | coffee shop, cafe, coffee house
  bakery | 5 | bakery, bakery shop
  bookshop | 5 | bookstore, book store, bookshop, book shop
  flower-shop | 5 | flower shop, florist shop
  rainbow-arc | 60 | rainbow | sky
`);

/** Flags of countries with drawings of our own. */
export const OWN_FLAGS = things(`
  flag-of-the-united-states | 2 | american flag, us flag, usa flag, united states flag, stars and stripes
  flag-of-france | 2 | french flag, flag of france, france flag
  flag-of-italy | 2 | italian flag, flag of italy, italy flag
  flag-of-ireland | 2 | irish flag, flag of ireland, ireland flag
  flag-of-belgium | 2 | belgian flag, flag of belgium, belgium flag
  flag-of-romania | 2 | romanian flag, flag of romania, romania flag
  flag-of-nigeria | 2 | nigerian flag, flag of nigeria, nigeria flag
  flag-of-germany | 2 | german flag, flag of germany, germany flag
  flag-of-the-netherlands | 2 | dutch flag, netherlands flag, flag of the netherlands
  flag-of-austria | 2 | austrian flag, flag of austria, austria flag
  flag-of-hungary | 2 | hungarian flag, flag of hungary, hungary flag
  flag-of-bulgaria | 2 | bulgarian flag, flag of bulgaria, bulgaria flag
  flag-of-ukraine | 2 | ukrainian flag, flag of ukraine, ukraine flag
  flag-of-poland | 2 | polish flag, flag of poland, poland flag
  flag-of-indonesia | 2 | indonesian flag, flag of indonesia, indonesia flag
  flag-of-japan | 2 | japanese flag, flag of japan, japan flag
  flag-of-sweden | 2 | swedish flag, flag of sweden, sweden flag
  flag-of-denmark | 2 | danish flag, flag of denmark, denmark flag
  flag-of-finland | 2 | finnish flag, flag of finland, finland flag
  flag-of-norway | 2 | norwegian flag, flag of norway, norway flag
  flag-of-iceland | 2 | icelandic flag, flag of iceland, iceland flag
  flag-of-england | 2 | english flag, flag of england, england flag
  flag-of-switzerland | 2 | swiss flag, flag of switzerland, switzerland flag
`);

/** Food with drawings of our own. */
export const OWN_FOOD = things(`
  orange-juice | 0.15 | orange juice, juice, glass of juice, juice glass, fruit juice, orange juice glass
  lemonade | 0.15 | lemonade, lemon drink
  smoothie | 0.15 | smoothie, fruit smoothie, berry smoothie
  oatmeal-bowl | 0.09 | oatmeal, porridge, granola, breakfast bowl, granola bowl
  smoothie-bowl | 0.09 | smoothie bowl, acai bowl
  olive-oil | 0.3 | olive oil, olive oil bottle, oil bottle, bottle of olive oil
  peanut-butter | 0.12 | peanut butter, peanut butter jar, jar of peanut butter
  dinner-plate | 0.25 | plate, dinner plate, serving plate
  macarons | 0.1 | macaron, french macaron, macaroon | stands | 3
  walnut | 0.04 | walnut
  almond | 0.03 | almond
  spices | 0.12 | spice, colorful spice, seasoning, bowls of spices, spices in bowls, spice in a bowl
  roast-chicken | 0.15 | roast chicken, roasted chicken, roast turkey, thanksgiving turkey, roasted turkey, baked chicken, whole chicken
  steak-plate | 0.12 | steak on a plate, grilled steak, steak dinner, plate of steak, grilled steak on a plate, roasted steak, medium rare steak, juicy steak, steak with vegetables
  fish-and-chips | 0.15 | fish and chips
  bag-of-chips | 0.25 | bag of chips, potato chip, crisp, bag of crisps, potato crisp, chips bag
  ice-cream-bar | 0.18 | ice cream bar, ice cream on a stick
  toast | 0.12 | toast, slice of toast, piece of toast, buttered toast, slice of bread, bread slice, toast bread
  avocado-toast | 0.12 | avocado toast
  cheesecake | 0.12 | cheesecake, slice of cheesecake, berry cheesecake
  popsicle | 0.18 | popsicle, ice lolly, ice pop
  glass-of-water | 0.14 | glass of water, water glass
  soda-can | 0.12 | soda can, can of soda, drink can, beverage can, aluminum can
  mojito | 0.18 | mojito, mojito cocktail
  pina-colada | 0.22 | pina colada
  matcha | 0.08 | matcha, matcha tea, bowl of matcha, matcha bowl
  iced-tea | 0.18 | iced tea, ice tea, glass of iced tea
  milkshake | 0.22 | milkshake, strawberry milkshake
  muffin | 0.09 | muffin, blueberry muffin
  coffee-beans | 0.03 | coffee bean, roasted coffee bean | stands | 5
  zucchini | 0.2 | zucchini, courgette
  pumpkin | 0.3 | pumpkin, autumn pumpkin
`);

/** Animals, plants and ice with drawings of our own. */
export const OWN_NATURE = things(`
  goldfish | 0.1 | goldfish, gold fish, orange fish | swims
  fish-bowl | 0.3 | fish bowl, fishbowl, goldfish bowl, goldfish in a bowl, fish in a bowl, goldfish in a round bowl, fish in a round bowl, goldfish in a glass bowl, fish in a glass bowl
  iceberg | 20 | iceberg | swims
  bamboo | 3 | bamboo, bamboo stalk, bamboo plant
  monstera-leaf | 0.5 | monstera leaf, tropical leaf, tropical leaves
  fern-leaf | 0.5 | fern leaf, fern leaves, fern
  sea-turtle | 0.6 | sea turtle, swimming turtle | swims
  coronavirus-ball | 0.3 | coronavirus, virus, covid, covid 19 | flies
  green-leaf | 0.12 | leaf, green leaf, spring leaf
  fish-tank | 0.5 | fish tank, aquarium, fish in a tank, fish in an aquarium
  aloe-plant | 0.5 | aloe vera plant, aloe vera, aloe, aloe plant, potted aloe, succulent, succulent plant
  monstera-plant | 0.8 | monstera plant, monstera, monstera deliciosa, potted monstera
`);

/** Geometric solids and plane shapes. */
export const OWN_SHAPES = things(`
  sphere | 0.5 | sphere, orb, 3d sphere
  cube | 0.5 | cube, 3d cube
  cone | 0.5 | cone, 3d cone
  cylinder | 0.5 | cylinder, 3d cylinder
  pyramid-solid | 0.5 | pyramid, 3d pyramid
  torus | 0.5 | torus
  circle | 0.5 | circle, disc, disk, circle shape
  triangle | 0.5 | triangle, triangle shape
  square | 0.5 | square, square shape
  rectangle | 0.5 | rectangle, rectangle shape
  diamond-shape | 0.5 | diamond shape, rhombus, lozenge
  oval | 0.5 | oval, ellipse, oval shape
  pentagon | 0.5 | pentagon
  hexagon | 0.5 | hexagon
  octagon | 0.5 | octagon
`);

/** The drawings that show food. */
export const FOOD_ICONS: ReadonlySet<string> = new Set([...FOOD, ...OWN_FOOD].map(({ icon }) => icon));
