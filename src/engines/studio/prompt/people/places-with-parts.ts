import type { Setting } from '../../people/people-scene.ts';
import { wordSet } from '../../scene/phrases.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import { isOneOf, type Token } from '../reading/token.ts';
import { lookUp } from './people-reading.ts';
import { PLACES } from './place-words.ts';

/** Words for what a place's drawing shows, besides the place's own names. */
export const PARTS_OF_PLACES: Readonly<Partial<Record<Setting, ReadonlySet<string>>>> = {
  underwater: wordSet(
    `fish, tropical fish, coral, coral reef, reef, seaweed, sea bed, seabed, ocean floor, bubble, sun ray, clownfish, school of fish,
      sponge, starfish, sea plant, sand, water, sea, ocean, sunlight, light ray, colorful, colourful, tropical, underwater, swim, swimming, sunlit, vibrant`,
  ),
  'swimming-pool': wordSet(
    'sun lounger, lounger, deck chair, parasol, umbrella, sunshade, blue, palm, palm tree, hotel, resort, water, pool ladder',
  ),
  bar: wordSet(
    'counter, bar counter, bottle, shelf, stool, bar stool, tap, beer tap, glass, drink, liquor bottle',
  ),
  'hotel-lobby': wordSet(
    'reception, reception desk, front desk, desk, counter, chandelier, clock, luggage cart, luggage, flower, plant',
  ),
  airport: wordSet(
    'airplane, plane, aircraft, departure board, flight board, board, seat, chair, window, sign, departure, gate',
  ),
  cinema: wordSet(
    'screen, big screen, seat, red seat, red, watch, row of seats, film, movie, curtain, projector',
  ),
  concert: wordSet(
    `crowd, crowd of people, audience, fan, stage, stage light, light, spotlight, light beam, music, speaker, loudspeaker, cheer, cheering, colorful, lit, musician, band, singer, people`,
  ),
  warehouse: wordSet(
    'shelf, rack, storage rack, pallet, box, cardboard box, carton, package, parcel, aisle, storage shelf, goods',
  ),
  'open-water': wordSet('lake, river, sea, ocean, water, boat, wave, rowing boat, kayak, canoe'),
  tunnel: wordSet('road, light, lamp, street, highway, daylight, exit, end'),
  'railway-tunnel': wordSet('track, rail, railway, railroad, train track, light, lamp, exit, end'),
  cave: wordSet('stalactite, stalagmite, rock, water, pool, light, sunlight, lake, opening, entrance'),
  'golf-course': wordSet(
    'golf ball, flag, hole, bunker, sand bunker, green, fairway, golf flag, golf, grass, tree',
  ),
  graduation: wordSet(
    'cap, graduation cap, mortarboard, graduation hat, hat, university, university building, campus, red carpet, in the air, flying',
  ),
};

/**
 * The same of places in which people do what these words name, too: only "with" them. Who reads a book in a library
 * holds it.
 */
export const PARTS_BEHIND_PEOPLE: Readonly<Partial<Record<Setting, ReadonlySet<string>>>> = {
  classroom: wordSet('chalkboard, blackboard, board, clock, plant'),
  library: wordSet('book, bookshelf, bookcase, shelf, lamp'),
  supermarket: wordSet('shelf, full shelf, product, goods'),
  stage: wordSet('curtain'),
  park: wordSet('tree, path, hill'),
  beach: wordSet('sea, sand, umbrella, beach umbrella, parasol, boat, sailboat'),
  snow: wordSet('fir, tree, pine'),
  farm: wordSet('barn, wheat'),
  garden: wordSet('fence, tree, flower'),
  street: wordSet('house, shop, building'),
};

/** The words that the drawing of a place shows: "with shelves", "full of boxes". */
export function partsShown(place: Setting, groups: readonly NounGroup[]): Token[] {
  const parts = PARTS_OF_PLACES[place];
  if (!parts) return [];
  return groups
    .filter(({ isNegated, number }) => !isNegated && !number)
    .flatMap(({ noun, modifiers, verb, endings = [] }) => [
      noun,
      ...modifiers,
      ...(verb ? [verb] : []),
      ...endings,
    ])
    .filter(
      (word) =>
        isOneOf(word, parts) || parts.has(word.text.replace(/s$/, '')) || lookUp(PLACES, word) === place,
    );
}
