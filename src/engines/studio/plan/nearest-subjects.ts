import { phrases } from '../scene/phrases.ts';

/** Words for subjects that cannot be drawn, with the nearest ones that can: parts, kinds and companions. */
const NEAR: readonly (readonly [words: string, near: string])[] = [
  ['3d printer, copier, scanner', 'printer, robot arm, computer'],
  // Rooms and furnishing.
  [
    'bathroom, shower, washroom, restroom, bath, shower cabin, jacuzzi',
    'bathtub, bathroom sink, stack of towels',
  ],
  ['kitchen, kitchen island, pantry, cooking', 'kitchen oven, kettle, refrigerator'],
  [
    'bedroom, hotel room, dorm, sleep, sleeping, nap, mattress, insomnia, bedding, blanket',
    'bed, pillow, bedside lamp',
  ],
  ['living room, lounge, lobby, apartment, flat, living, furniture', 'sofa, armchair, bookshelf'],
  ['interior, interior design, decor, room, home decor, home staging', 'armchair, table lamp, bookshelf'],
  ['dining room, banquet, buffet, dinner party, feast', 'dining table, dinner plate, wine glass'],
  [
    'office, open plan office, coworking, corporate office, cubicle, startup, company',
    'desk, team meeting, office building',
  ],
  ['nursery, playroom, toddler room, crib, cradle', 'teddy bear, toy blocks, stroller'],
  ['garage, workshop, attic, basement, shed', 'toolbox, drill, car'],
  ['laundry, laundry room, ironing, detergent, cleaning, housework', 'washing machine, clothes iron, broom'],
  [
    'garden, backyard, yard, lawn, gardening, terrace, patio, balcony, greenhouse',
    'potted plant, watering can, garden bench',
  ],
  [
    'coffee table, nightstand, countertop, counter, desk top, workbench, operating table, pool table',
    'wooden table, stool, table lamp',
  ],
  ['ceiling, roof, floor, tile, flooring, parquet, tiles, chimney', 'house, brick wall, rug'],
  ['wallpaper, wall, concrete wall, plaster, concrete, cement', 'brick wall, stone, marble texture'],
  [
    'candlestick, chandelier, lava lamp, lights, lighting, neon, neon light',
    'pendant lamp, light bulb, bokeh lights',
  ],
  // Cities, streets and traffic.
  [
    'street, city street, avenue, alley, boulevard, sidewalk, crosswalk, pavement, square, plaza, town',
    'city skyline, street lamp, storefront',
  ],
  [
    'road, highway, road trip, trip, motorway, path, trail, driveway, route, journey, roadside',
    'car, mountain landscape, van',
  ],
  [
    'traffic, traffic jam, parking lot, car park, parking, rush hour, commute, car accident, crash',
    'car, traffic light, bus',
  ],
  [
    'train station, railway, platform, track, tracks, subway station, metro station, commuting',
    'train, subway train, suitcase',
  ],
  [
    'airport, terminal, airport terminal, runway, boarding, boarding pass, pass, cockpit, gate',
    'airplane, suitcase, passport',
  ],
  ['harbor, harbour, pier, dock, jetty, marina, port, canal, boardwalk', 'sailboat, lake, anchor'],
  [
    'restaurant, bistro, diner, dining, canteen, food court, chef table, menu',
    'dinner plate, cafe, wine glass',
  ],
  ['bar, pub, nightclub, club, bartender, happy hour, disco', 'cocktail, beer, disco ball'],
  [
    'supermarket, grocery, market, mall, shopping mall, shopping, retail, shop window, black friday',
    'shopping cart, shopping bag, storefront',
  ],
  [
    'warehouse, logistics, storage, conveyor belt, supply chain, inventory, stock, distribution',
    'forklift, cardboard box, delivery truck',
  ],
  [
    'hospital room, clinic, pharmacy, drugstore, ward, surgery, operating room, dentist, emergency',
    'doctor, first aid kit, pill bottle',
  ],
  [
    'medical background, medical, medicine background, treatment, therapy, disease, virus, illness',
    'stethoscope, medicine, doctor',
  ],
  ['campus, university, college, university campus, dormitory', 'school building, graduation cap, books'],
  [
    'library, reading room, archive, literature, reading, story, poetry',
    'bookshelf, stack of books, open book',
  ],
  [
    'exam, test, homework, quiz, essay, grade, formula, formulas, math, mathematics, algebra, equation',
    'chalkboard, calculator, pencil',
  ],
  ['laboratory, lab, periodic table, experiment, physics, biology, research', 'microscope, flask, test tube'],
  [
    'gym, fitness studio, weight loss, loss, diet, bodybuilding, bench press, cardio, treadmill',
    'dumbbell, bathroom scale, yoga class',
  ],
  [
    'soccer field, football field, pitch, field, sports field, match, league, tournament, team sport',
    'soccer ball, stadium, trophy',
  ],
  ['court, basketball court, tennis court, playground court', 'basketball hoop, tennis racket, sneakers'],
  ['ski resort, ski slope, ski lift, winter sport, slope', 'skis, snowboard, snowy landscape'],
  ['swimming pool, pool, aquapark, water park, spa pool', 'swimmer, beach umbrella, tropical island'],
  ['theme park, amusement park, fairground, funfair, carnival', 'ferris wheel, roller coaster, carousel'],
  [
    'theater stage, cinema, film set, movie, film, hollywood, movie theater',
    'clapperboard, popcorn, movie camera',
  ],
  ['salon, beauty salon, barbershop, hairdresser, haircut, hairstyle, hair', 'hair dryer, comb, scissors'],
  [
    'studio, art studio, painting, artwork, gallery, exhibition, drawing, sketch, art, canvas',
    'paint palette, paintbrush, framed painting',
  ],
  [
    'museum, monument, statue, sculpture, ruins, ruin, column, heritage',
    'greek temple, colosseum, buddha statue',
  ],
  [
    'london bridge, tower bridge, brooklyn bridge, overpass, viaduct, aqueduct, tunnel',
    'stone bridge, suspension bridge, clock tower',
  ],
  [
    'great wall, wall of china, machu picchu, picchu, inca ruins, ancient city, angkor wat, petra, stonehenge, landmark',
    'pyramids of giza, taj mahal, colosseum',
  ],
  [
    'santorini, greece, greek island, mediterranean, amalfi, cinque terre, village by the sea',
    'tropical island, greek temple, sea at sunset',
  ],
  [
    'paris, france, london, rome, italy, new york, tokyo, japan, india, egypt, europe, travel destination',
    'eiffel tower, city skyline, suitcase',
  ],
  [
    'building, construction, house building, housing, apartment building, mansion, villa, real estate',
    'house, office building, construction crane',
  ],
  [
    'factory floor, mining, mine, quarry, industry, manufacturing, production, steel mill, refinery',
    'factory, oil rig, gears',
  ],
  [
    'welder, welding, mechanic shop, carpenter, plumber, electrician, plumbing, repairman',
    'drill, toolbox, wrench',
  ],
  ['farm, ranch, farming, farmer market, orchard, plantation, rural life', 'barn, tractor, cow'],
  // Nature.
  ['river, stream, creek, brook, rapids, riverbank, dam', 'mountain lake, waterfall, canoe'],
  [
    'glacier, iceberg, icicle, icicles, antarctica, arctic, north pole, frost, ice',
    'snowy landscape, penguin, polar bear',
  ],
  ['cave, cavern, grotto, rock formation, fossil, dinosaur bones, archaeology', 'canyon, bat, skull'],
  [
    'bamboo, bamboo forest, monstera leaf, fern leaf, fern leaves, fern, foliage, vine, moss, ivy, grass',
    'green leaf, forest, potted plant',
  ],
  [
    'coral reef, reef, coral, underwater, seabed, aquarium, fish tank, fish bowl, goldfish',
    'tropical fish, octopus, sea turtle',
  ],
  [
    'cherry tree, cherry trees, blooming tree, apple tree, spring blossom, orchard tree',
    'cherry blossom, tree, spring flower',
  ],
  ['park, city park, picnic area, botanical garden', 'park bench, tree, fountain'],
  ['swamp, wetland, marsh, mangrove', 'forest, lake, crocodile'],
  ['savanna, savannah, safari, africa, outback', 'lion, elephant, desert'],
  [
    'rain, rain on window, puddle, storm, flood, drizzle, hurricane, weather',
    'rain cloud, umbrella, storm over the sea',
  ],
  [
    'fog, mist, haze, smoke, steam, vapor, cloud of smoke, pollution, smog, exhaust',
    'cloud, power plant, misty forest',
  ],
  [
    'climate, climate change, change, global warming, warming, greenhouse effect, carbon footprint',
    'globe, wind turbine, polar bear',
  ],
  [
    'mars, mars surface, surface, lunar surface, black hole, universe, nebula, cosmos, gravity, orbit',
    'planet, rocket, milky way',
  ],
  ['feather, feathers, peacock feather, peacock feathers, plumage, nest, wing', 'peacock, parrot, feather'],
  [
    'stripe, zebra stripe, zebra stripes, fur, fur texture, leopard print, animal print, animal skin',
    'zebra, tiger, leopard',
  ],
  [
    'bulldog, terrier, labrador, retriever, poodle, husky, dachshund, chihuahua, pug, beagle, dalmatian, corgi, shepherd',
    'dog, poodle, bone',
  ],
  ['kitten, siamese, persian cat, tabby, maine coon', 'cat, yarn, paw prints'],
  ['stallion, pony, foal, mare', 'horse, cowboy hat, barn'],
  ['sand, sand texture, soil, mud, dirt, clay', 'sand dunes, beach, cactus'],
  ['water, water texture, ripple, splash, water surface, liquid', 'water drop, sea, wave pattern'],
  [
    'wood texture, wooden background, wood background, plank, wood grain, wood',
    'wooden table, firewood, forest',
  ],
  [
    'texture, grunge, grunge texture, concrete texture, rust, paint, paper texture',
    'marble texture, paper layers, brick wall',
  ],
  ['denim, denim texture, leather, wool texture, felt, cotton, linen', 'jeans, silk fabric, yarn'],
  [
    'foil, holographic foil, glitter, hologram, iridescence, gold, liquid gold, liquid metal, chrome',
    'gold bar, fluid art, gradient background',
  ],
  [
    'watercolor, watercolor splash, ink, paint splash, brush stroke, graffiti',
    'fluid art, paint palette, paintbrush',
  ],
  // Food.
  [
    'juice, orange juice, lemonade, juice glass, orange juice glass, smoothie, smoothie bowl, milkshake, iced tea',
    'orange, lemon, tropical cocktail',
  ],
  ['oatmeal, granola, porridge, muesli, cereal, breakfast bowl, yogurt', 'bowl, blueberry, glass of milk'],
  [
    'roast chicken, roasted chicken, grilled chicken, turkey, barbecue, bbq, grill, grilled meat, kebab grill',
    'chicken drumstick, steak, hot dog',
  ],
  ['fish and chips, fried fish, grilled fish, salmon fillet, tuna, fish dish', 'fish, french fries, lemon'],
  ['mint, basil, parsley, herbs, rosemary', 'herb, green leaf, lettuce'],
  ['spice, spices, seasoning, turmeric, cinnamon, saffron', 'chili pepper, ginger, salt shaker'],
  ['oil bottle, olive oil, vinegar, sauce, ketchup, mayonnaise, dressing', 'olive, jar, tomato'],
  ['macaron, macarons, pastry, eclair, brownie, tart, pudding, dough', 'cupcake, doughnut, croissant'],
  [
    'prep, meal prep, recipe, cuisine, catering, nutrition, healthy meal, dish',
    'salad, bento box, bowl of rice',
  ],
  ['dim sum, sum, spring roll, wonton, chinese food, asian food', 'dumpling, bowl of ramen, chopsticks'],
  ['peanut butter, jam, marmalade, spread, almond butter', 'peanut, jar, toast'],
  ['walnut, almond, hazelnut, cashew, pistachio, nut', 'peanut, chestnut, squirrel'],
  ['crisp, crisps, potato chip, nachos, tortilla chips, snack', 'potato, french fries, popcorn'],
  ['thanksgiving, thanksgiving dinner, harvest festival', 'pumpkin, pie, autumn leaf'],
  // People and feelings.
  [
    'hacker, code, binary code, code background, coding, programming language, algorithm, software',
    'laptop, server room, padlock',
  ],
  [
    'hologram, interface, futuristic interface, dashboard, augmented reality, metaverse, technology',
    'vr headset, circuit board, light particles',
  ],
  ['twin, twins, sibling, siblings, triplet, triplets', 'family, two babies, portrait of a girl'],
  [
    'bride, groom, wedding, newlyweds, wedding ceremony, proposal, engagement, marriage',
    'wedding dress, diamond ring, bouquet',
  ],
  [
    'lifestyle, healthy lifestyle, routine, morning routine, self care, habit',
    'cup of coffee, sneakers, yoga class',
  ],
  [
    'stress, anxiety, burnout, depression, headache, loneliness, grief, pain, anger, fear',
    'storm cloud, wilted flower, portrait of a woman',
  ],
  [
    'equality, gender equality, diversity, human rights, peace, tolerance, freedom',
    'scales of justice, team meeting, peace symbol',
  ],
  ['insurance, protection, safety, care, life insurance', 'umbrella, shield, family'],
  [
    'tax, taxes, audit, accounting, bookkeeping, budget, loan, debt, mortgage, interest rate',
    'calculator, receipt, stack of money',
  ],
  [
    'commerce, e commerce, trade, business, economy, finance, stock market',
    'growth chart, gold bar, handshake',
  ],
  ['sale, discount, banner, offer, promotion, coupon, advertising', 'price tag, megaphone, shopping bag'],
  [
    'card, business card, greeting card, thank you card, invitation card, postcard, thank you',
    'envelope, bouquet, gift',
  ],
  [
    'sign, signboard, merry christmas, merry christmas sign, signpost, billboard',
    'placard, stop sign, christmas tree',
  ],
  ['chalkboard background, blackboard background', 'chalkboard, school building, pencil'],
  ['background, copy space, template, mockup', 'podium, paper layers, bokeh lights'],
  [
    'crowd, concert crowd, concert, audience, festival, live music, party crowd, rave',
    'microphone, guitar, fireworks',
  ],
  [
    'band, playing, rock band, musician, orchestra, symphony, choir, classical music, jazz, dj',
    'guitar, drum, violin',
  ],
  [
    'football team, soccer team, basketball team, sports team, fan, football fan, supporter, player',
    'soccer ball, trophy, stadium',
  ],
  ['pirate, treasure island, buccaneer', 'treasure chest, pirate flag, ship'],
  ['cowboy, wild west, rodeo, sheriff, western', 'cowboy hat, horse, cactus'],
  [
    'monk, buddhism, buddhist monk, temple interior, priest, nun, worship',
    'buddha statue, praying hands, candle',
  ],
  [
    'jesus, christ, nativity, nativity scene, bible story, gospel, saint, baptism',
    'wooden cross, bible, star',
  ],
  ['church interior, cathedral interior, altar, mass, faith, religion, god', 'church, candle, wooden cross'],
  ['knight, armor, suit of armor, medieval, warrior, soldier, battle', 'shield, castle, crossed swords'],
  [
    'flag, american flag, fourth of july, fourth, independence day, patriotism, usa',
    'statue of liberty, fireworks, white flag',
  ],
  ['spa treatment, massage, sauna, facial', 'zen stones, stack of towels, candle'],
  ['space suit, moon landing, moonwalk', 'astronaut, rocket, moon'],
  ['game, gaming, video gaming, esports, gamer', 'game controller, dice, joystick'],
  ['social media, influencer, like, notification, blog, vlog', 'smartphone, speech bubble, heart'],
  ['email marketing, seo, website, homepage, landing page, internet, wifi', 'laptop, router, globe'],
  ['ball, sphere toy', 'soccer ball, basketball, tennis racket'],
  ['nail, nails, screw, bolt', 'hammer, toolbox, screwdriver'],
  ['pillow fight, slumber party, pajama party, fight', 'pillow, bed, teddy bear'],
  ['toy, toys, doll, childhood', 'teddy bear, toy blocks, kite'],
  ['jewel, jewellery, earring, bracelet, jewelry', 'necklace, diamond ring, gemstone'],
  ['skirt, blouse, cardigan, uniform, vest, garment, textile', 'dress, t shirt, clothes rack'],
  ['law suit, lawsuit, attorney, courtroom, verdict, crime, prison', 'gavel, scales of justice, courthouse'],
  ['war, tank, army, weapon, gun', 'shield, military helmet, white flag'],
  ['fabric pattern, pattern, ornament, mandala', 'wave pattern, geometric shapes, marble pattern'],
  ['year, new year, countdown, midnight', 'fireworks, champagne, calendar'],
  ['heaven, hell, dream, imagination, fantasy, magic', 'milky way, cloud, unicorn'],
];

/** The nearest subjects that can be drawn, by a word or phrase in its base form. */
export const NEAR_THINGS: ReadonlyMap<string, readonly string[]> = new Map(
  NEAR.flatMap(([words, near]) => phrases(words).map((word) => [word, phrases(near)] as const)),
);
