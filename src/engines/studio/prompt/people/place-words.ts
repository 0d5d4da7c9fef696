import type { Setting } from '../../people/people-scene.ts';
import { phrases } from '../../scene/phrases.ts';

/** Nouns for the places where people can be drawn. */
export const PLACES: ReadonlyMap<string, Setting> = new Map(
  Object.entries({
    office: 'office, workplace, boardroom, conference room, meeting room, corporate office',
    'co-working': 'coworking space, co working space, startup, studio, art studio, loft',
    'living-room':
      'living room, home, house, apartment, couch, sofa, armchair, lounge, indoor, indoors, room',
    bedroom: 'bedroom, bed, hotel room',
    kitchen: 'kitchen, restaurant kitchen, bakery',
    classroom: 'classroom, school, university, college, blackboard, lecture hall',
    clinic: 'clinic, hospital, hospital room, doctor office, medical office, pharmacy, operating room',
    gym: 'gym, fitness center, fitness studio, sports hall',
    'yoga-studio': 'yoga studio, dance studio',
    cafe: 'cafe, coffee shop, restaurant, coffeehouse',
    shop: 'shop, store, boutique, market, mall',
    workshop: 'workshop, garage, repair shop, factory, auto shop',
    laboratory: 'laboratory, lab, science lab',
    stage: 'stage, theater, auditorium',
    courtroom: 'courtroom, court',
    library: 'library, public library, school library, bookstore, bookshop, archive',
    supermarket: 'supermarket, grocery store, grocery, supermarket aisle',
    street: 'street, city, road, sidewalk, downtown, city street, town',
    park: 'park, outdoors, outdoor, nature, meadow, grass, lawn, field, bench, park bench',
    garden: 'garden, backyard, greenhouse, yard',
    beach: 'beach, seaside, sea, ocean, shore, coast, sand',
    snow: 'snow, snowy landscape, winter landscape',
    mountain: 'mountain, mountains, hill, hiking trail',
    farm: 'farm, wheat field, farmland, countryside, farm field',
    'building-site': 'construction site, building site, construction',
    airfield: 'runway, airfield, tarmac',
    moon: 'moon, space, outer space',
    bar: 'bar, pub, tavern, cocktail bar, beer bar, wine bar, nightclub bar, irish pub, sports bar, hotel bar, bar counter, brewery',
    'hotel-lobby':
      'hotel lobby, lobby, hotel reception, hotel, reception, reception desk, front desk, reception area, hotel foyer, foyer',
    airport:
      'airport, airport terminal, airport lounge, departure hall, airport gate, departure lounge, airport hall, terminal, airport waiting hall, airport waiting area',
    cinema: 'cinema, movie theater, movie theatre, movie house, cinema hall, film theater, movies',
    concert:
      'concert, rock concert, music festival, festival, gig, live concert, concert hall, rock festival, pop concert',
    warehouse:
      'warehouse, storehouse, depot, distribution center, fulfillment center, storage hall, logistics center, stockroom',
    tunnel: 'tunnel, road tunnel, car tunnel, highway tunnel',
    'railway-tunnel': 'train tunnel, railway tunnel, subway tunnel, railroad tunnel, metro tunnel',
    cave: 'cave, cavern, grotto, underground cave',
    'open-water': 'open water, open sea',
    underwater: 'coral reef, reef, ocean floor, sea bed, seabed, underwater world, tropical reef',
    'swimming-pool':
      'swimming pool, pool, outdoor pool, hotel pool, poolside, outdoor swimming pool, pool party, public pool, lido, resort pool',
    'golf-course': 'golf course, golf club, fairway, putting green',
    graduation: 'graduation, graduation ceremony, commencement, graduation day, graduation party',
  } satisfies Partial<Record<Setting, string>>).flatMap(([setting, words]) =>
    phrases(words).map((word) => [word, setting as Setting] as const),
  ),
);
