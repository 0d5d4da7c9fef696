import type { Setting } from '../../people/people-scene.ts';
import { phrases, wordSet } from '../../scene/phrases.ts';

/** The names of a place, and the words for what its picture shows. */
interface PlaceWords {
  /** Names that also ask for the place alone, as an illustration without people; other rooms are photographed. */
  names?: string;
  /** More names: where people are, and where nobody is. */
  withPeople?: string;
  alone?: string;
  /** What is always seen of it, besides its names. */
  shows?: string;
  /** What stands behind people, only "with" them: who reads a book in a library holds it. */
  showsBehindPeople?: string;
  /** Shown if the picture has no people. */
  showsAlone?: string;
}

const WORDS: Readonly<Record<Setting, PlaceWords>> = {
  office: { withPeople: 'office, workplace, boardroom, conference room, meeting room, corporate office' },
  'co-working': { withPeople: 'coworking space, co working space, startup, studio, art studio, loft' },
  'living-room': {
    withPeople: 'living room, home, house, apartment, couch, sofa, armchair, lounge, indoor, indoors, room',
  },
  bedroom: { withPeople: 'bedroom, bed, hotel room' },
  kitchen: { withPeople: 'kitchen, restaurant kitchen, bakery' },
  classroom: {
    names: 'classroom',
    withPeople: 'school, university, college, blackboard, lecture hall',
    alone: 'school classroom',
    showsBehindPeople: 'chalkboard, blackboard, board, clock, plant',
  },
  clinic: {
    withPeople: 'clinic, hospital, hospital room, doctor office, medical office, pharmacy, operating room',
  },
  'dental-clinic': {
    withPeople: 'dental clinic, dental office, dentist office, dentist s office, dental practice',
  },
  gym: { names: 'gym, fitness center, fitness studio', withPeople: 'sports hall', alone: 'home gym' },
  'yoga-studio': { names: 'yoga studio, dance studio' },
  cafe: { withPeople: 'cafe, coffee shop, restaurant, coffeehouse, diner, bistro, pizzeria, cafeteria' },
  shop: { names: 'shop, store, boutique', withPeople: 'market, mall', alone: 'gift shop' },
  workshop: { names: 'workshop, repair shop', withPeople: 'garage, factory, auto shop', alone: 'tool shed' },
  laboratory: { names: 'laboratory, science lab', withPeople: 'lab', alone: 'chemistry lab, research lab' },
  stage: {
    names: 'stage',
    withPeople: 'theater, auditorium',
    alone: 'theater stage, theatre stage',
    showsBehindPeople: 'curtain',
  },
  courtroom: { names: 'courtroom', withPeople: 'court', alone: 'court room' },
  library: {
    names: 'library, public library, school library, bookstore, bookshop, archive',
    alone: 'reading room',
    showsBehindPeople: 'book, bookshelf, bookcase, shelf, lamp',
  },
  supermarket: {
    names: 'supermarket, grocery store, supermarket aisle',
    withPeople: 'grocery',
    alone: 'grocery aisle',
    showsBehindPeople: 'shelf, full shelf, product, goods',
  },
  street: {
    names: 'street, city street',
    withPeople: 'city, road, sidewalk, downtown, town',
    alone: 'town street, shopping street, main street, high street, street scene, townscape',
    showsBehindPeople: 'house, shop, building',
  },
  park: {
    names: 'park',
    withPeople: 'outdoors, outdoor, nature, grass, lawn, bench, park bench',
    alone: 'city park, public park, town park',
    showsBehindPeople: 'tree, path, hill',
  },
  garden: {
    names: 'garden, backyard, yard',
    withPeople: 'greenhouse',
    alone: 'back garden, front yard',
    showsBehindPeople: 'fence, tree, flower',
  },
  beach: {
    withPeople: 'beach, seaside, sea, ocean, shore, coast, sand',
    showsBehindPeople: 'sea, sand, umbrella, beach umbrella, parasol, boat, sailboat',
  },
  snow: {
    withPeople: 'snow, snowy landscape, winter landscape',
    showsBehindPeople: 'fir, tree, pine',
    showsAlone: 'landscape, nature, snow, hill, fir, pine, tree, forest, winter',
  },
  mountain: {
    withPeople: 'mountain, mountains, hiking trail',
    showsAlone:
      'landscape, nature, mountain, peak, snow, fir, pine, tree, path, trail, meadow, grass, valley',
  },
  hill: {
    withPeople: 'hill, hilltop, hills, grassy hill, green hill, hillside',
    showsBehindPeople: 'hill, grass, meadow',
  },
  farm: {
    withPeople: 'farm, wheat field, farmland, countryside, farm field',
    showsBehindPeople: 'barn, wheat',
    showsAlone: 'landscape, nature, field, wheat, barn, farm, hill, countryside',
  },
  'building-site': { names: 'construction site, building site, construction' },
  airfield: { names: 'runway, airfield', withPeople: 'tarmac', alone: 'airport runway' },
  moon: { withPeople: 'moon, space, outer space' },
  bar: {
    names:
      'bar, pub, tavern, cocktail bar, beer bar, wine bar, irish pub, sports bar, hotel bar, bar counter',
    withPeople: 'nightclub bar, brewery',
    shows:
      'counter, bar counter, bottle, shelf, stool, bar stool, tap, beer tap, glass, drink, liquor bottle',
  },
  'hotel-lobby': {
    names:
      'hotel lobby, lobby, hotel reception, reception, reception desk, front desk, reception area, hotel foyer, foyer',
    withPeople: 'hotel',
    shows:
      'reception, reception desk, front desk, desk, counter, chandelier, clock, luggage cart, luggage, flower, plant',
  },
  airport: {
    names:
      'airport, airport terminal, airport lounge, departure hall, airport gate, departure lounge, airport hall, airport waiting hall, airport waiting area',
    withPeople: 'terminal',
    shows:
      'airplane, plane, aircraft, departure board, flight board, board, seat, chair, window, sign, departure, gate',
  },
  cinema: {
    names: 'cinema, movie theater, movie theatre, cinema hall, film theater',
    withPeople: 'movie house, movies',
    alone: 'cinema screen, movie screen, film screen',
    shows: 'screen, big screen, seat, red seat, red, watch, row of seats, film, movie, curtain, projector',
  },
  concert: {
    names: 'concert, rock concert, music festival, live concert, concert hall, rock festival, pop concert',
    withPeople: 'festival, gig',
    alone:
      'concert crowd, concert stage, concert audience, festival crowd, music festival crowd, concert lights, crowd at concert, music concert',
    shows:
      'crowd, crowd of people, audience, fan, stage, stage light, light, spotlight, light beam, music, speaker, loudspeaker, cheer, cheering, colorful, lit, musician, band, singer, people',
  },
  warehouse: {
    names: 'warehouse, storehouse, distribution center, fulfillment center, storage hall, logistics center',
    withPeople: 'depot, stockroom',
    alone: 'warehouse shelves, warehouse aisle, storage rack',
    shows:
      'shelf, rack, storage rack, pallet, box, cardboard box, carton, package, parcel, aisle, storage shelf, goods',
  },
  tunnel: {
    names: 'tunnel, road tunnel, car tunnel, highway tunnel',
    alone: 'mountain tunnel',
    shows: 'road, light, lamp, street, highway, daylight, exit, end',
  },
  'railway-tunnel': {
    names: 'train tunnel, railway tunnel, subway tunnel, railroad tunnel, metro tunnel',
    shows: 'track, rail, railway, railroad, train track, light, lamp, exit, end',
  },
  cave: {
    names: 'cave, cavern, grotto, underground cave',
    alone: 'limestone cave, stalactite cave',
    shows: 'stalactite, stalagmite, rock, water, pool, light, sunlight, lake, opening, entrance',
  },
  'open-water': {
    withPeople: 'open water, open sea',
    shows: 'lake, river, sea, ocean, water, boat, wave, rowing boat, kayak, canoe',
  },
  underwater: {
    names: 'coral reef, reef, ocean floor, sea bed, seabed, underwater world, tropical reef',
    alone: 'underwater reef, underwater scene, underwater landscape',
    shows:
      'fish, tropical fish, coral, coral reef, reef, seaweed, sea bed, seabed, ocean floor, bubble, sun ray, clownfish, school of fish, sponge, starfish, sea plant, sand, water, sea, ocean, sunlight, light ray, colorful, colourful, tropical, underwater, swim, swimming, sunlit, vibrant',
  },
  'swimming-pool': {
    names: 'swimming pool, pool, outdoor pool, hotel pool, poolside, outdoor swimming pool, resort pool',
    withPeople: 'pool party, public pool, lido',
    alone: 'luxury pool, hotel swimming pool',
    shows:
      'sun lounger, lounger, deck chair, parasol, umbrella, sunshade, blue, palm, palm tree, hotel, resort, water, pool ladder',
  },
  'golf-course': {
    names: 'golf course, fairway, putting green',
    withPeople: 'golf club',
    shows: 'golf ball, flag, hole, bunker, sand bunker, green, fairway, golf flag, golf, grass, tree',
  },
  graduation: {
    names: 'graduation, graduation ceremony, commencement, graduation day, graduation party',
    alone: 'graduation celebration, graduation caps in the air',
    shows:
      'cap, graduation cap, mortarboard, graduation hat, hat, university, university building, campus, red carpet, in the air, flying',
  },
  meadow: {
    withPeople: 'meadow, flower meadow, wildflower meadow, field, grass field',
    showsAlone:
      'landscape, nature, hill, meadow, countryside, field, grass, tree, path, flower, wildflower, mountain, valley',
  },
  lake: {
    showsAlone: 'landscape, nature, lake, water, mountain, peak, fir, pine, tree, forest, shore, reed, snow',
  },
  forest: {
    withPeople: 'forest, woods, wood, woodland, pine forest',
    showsAlone: 'landscape, nature, forest, wood, woodland, tree, fir, pine, path, trail, bush',
  },
  desert: {
    withPeople: 'desert, sand dune, dune',
    showsAlone: 'landscape, nature, desert, dune, sand, cactus, rock, mesa, canyon',
  },
  seashore: {
    showsAlone:
      'landscape, seascape, nature, sea, ocean, beach, sand, palm, palm tree, water, boat, sailboat, coast, shore, beach ball',
  },
  skyline: {
    showsAlone:
      'landscape, city, skyline, building, skyscraper, tower, river, water, tree, cityscape, downtown, architecture',
  },
};

const SETTINGS = Object.keys(WORDS) as Setting[];

function settingsByName(more: 'withPeople' | 'alone'): ReadonlyMap<string, Setting> {
  return new Map(
    SETTINGS.flatMap((setting) =>
      [WORDS[setting].names, WORDS[setting][more]]
        .flatMap((names) => phrases(names ?? ''))
        .map((name) => [name, setting] as const),
    ),
  );
}

function wordsBySetting(kind: 'shows' | 'showsBehindPeople' | 'showsAlone') {
  return Object.fromEntries(
    SETTINGS.map((setting) => [setting, wordSet(WORDS[setting][kind] ?? '')]),
  ) as Readonly<Record<Setting, ReadonlySet<string>>>;
}

/** Nouns for the places where people can be drawn. */
export const PLACES = settingsByName('withPeople');

/** Nouns for the places that make a picture without people. */
export const EMPTY_PLACES = settingsByName('alone');

/** Words for what a place always shows, behind people, and where nobody is; empty where nothing is known. */
export const SHOWN = wordsBySetting('shows');
export const SHOWN_BEHIND_PEOPLE = wordsBySetting('showsBehindPeople');
export const SHOWN_ALONE = wordsBySetting('showsAlone');
