import type { PersonWish } from '../people/cast/person-wish.ts';
import type { Setting } from '../people/people-scene.ts';
import { findPeople } from '../prompt/people/find-people.ts';
import { PARTS_OF_PLACES, partsShown } from '../prompt/people/places-with-parts.ts';
import { type ReadPeople, readPeople } from '../prompt/people/read-people.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { phrases, wordSet } from '../scene/phrases.ts';
import type { Relation } from '../scene/relation.ts';
import type { PlannedContent } from './picture-plan.ts';

/** Places of people that make a picture without them; other rooms are photographed. */
const EMPTY_PLACES: ReadonlyMap<string, Setting> = new Map(
  Object.entries({
    park: 'park, city park, public park, town park',
    street:
      'street, city street, town street, shopping street, main street, high street, street scene, townscape',
    garden: 'garden, backyard, back garden, front yard, yard',
    'building-site': 'construction site, building site, construction',
    airfield: 'runway, airfield, airport runway',
    gym: 'gym, home gym, fitness studio, fitness center',
    shop: 'shop, store, boutique, gift shop',
    workshop: 'workshop, repair shop, tool shed',
    laboratory: 'laboratory, science lab, chemistry lab, research lab',
    courtroom: 'courtroom, court room',
    library: 'library, public library, school library, reading room, bookstore, bookshop, archive',
    supermarket: 'supermarket, grocery store, supermarket aisle, grocery aisle',
    stage: 'stage, theater stage, theatre stage',
    classroom: 'classroom, school classroom',
    'yoga-studio': 'yoga studio, dance studio',
    bar: 'bar, pub, tavern, cocktail bar, beer bar, wine bar, irish pub, sports bar, hotel bar, bar counter',
    'hotel-lobby':
      'hotel lobby, lobby, hotel reception, reception, reception desk, front desk, reception area, hotel foyer, foyer',
    airport:
      'airport, airport terminal, airport lounge, departure hall, departure lounge, airport gate, airport hall, airport waiting hall, airport waiting area',
    cinema:
      'cinema, movie theater, movie theatre, cinema hall, film theater, cinema screen, movie screen, film screen',
    concert:
      'concert, rock concert, concert crowd, concert stage, music festival, live concert, pop concert, concert audience, festival crowd, music festival crowd, rock festival, concert hall, concert lights, crowd at concert, music concert',
    warehouse:
      'warehouse, storehouse, distribution center, fulfillment center, logistics center, storage hall, warehouse shelves, warehouse aisle, storage rack',
    tunnel: 'tunnel, road tunnel, car tunnel, highway tunnel, mountain tunnel',
    'railway-tunnel': 'train tunnel, railway tunnel, subway tunnel, railroad tunnel, metro tunnel',
    cave: 'cave, cavern, grotto, underground cave, limestone cave, stalactite cave',
    underwater:
      'coral reef, reef, underwater world, ocean floor, underwater reef, sea bed, seabed, tropical reef, underwater scene, underwater landscape',
    'swimming-pool':
      'swimming pool, pool, outdoor pool, hotel pool, outdoor swimming pool, resort pool, poolside, luxury pool, hotel swimming pool',
    'golf-course': 'golf course, fairway, putting green',
    graduation:
      'graduation, graduation ceremony, graduation day, graduation party, commencement, graduation celebration, graduation caps in the air',
  } satisfies Partial<Record<Setting, string>>).flatMap(([setting, names]) =>
    phrases(names).flatMap((name) =>
      [name, `${name} interior`].map((one) => [one, setting as Setting] as const),
    ),
  ),
);

/** A place alone, as a flat illustration: "an empty classroom", "light at the end of a tunnel"; undefined for others. */
export function planEmptyPlace(
  head: NounGroup,
  groups: readonly NounGroup[] = [head],
): PlannedContent | undefined {
  // A clownfish is more than a fish.
  if (head.number || head.isNegated || head.noun.isKind) return undefined;
  const place = placeNamed(head) ?? placeAround(head, groups);
  if (!place) return undefined;
  const shows = new Set([
    ...(placeNamed(head) ? [head.noun] : []),
    ...head.modifiers.filter((word) => isOneOf(word, EMPTY)),
    ...partsShown(place, groups),
  ]);
  return placeAlone(place, shows, usersOf(place));
}

/** A picture of a place, mostly without people; `shows` are the words that are seen in it. */
export function placeAlone(
  place: Setting,
  shows: ReadonlySet<Token>,
  users: PersonWish[] = [],
): PlannedContent {
  const people = { people: users, place, isPortrait: false, isCloseUp: false, shows };
  return { kind: 'archetype', archetype: 'people', overlays: [], people };
}

/** Fish under water are on a reef, where several are seen. */
export function planReef(head: NounGroup, groups: readonly NounGroup[]): PlannedContent | undefined {
  const isOfReef = isOneOf(head.noun, PARTS_OF_PLACES.underwater!) && placeNamed(head) === undefined;
  const around = groups.filter((group) => group !== head);
  if (!isOfReef || !around.some(isUnderwater)) return undefined;
  return planEmptyPlace(head, groups);
}

/** "A hotel lobby with a receptionist" is drawn as the receptionist in the lobby. */
export function planPlaceWithPeople(head: NounGroup, groups: readonly NounGroup[]): ReadPeople | undefined {
  const place = placeNamed(head);
  const users = groups.find(
    ({ noun, relation, isNegated }) => !isNegated && USED_BY.has(relation!) && findPeople(noun) !== undefined,
  );
  if (!place || !users || head.number) return undefined;
  const { relation: _, link: __, ...main } = users;
  const people = { relation: undefined, ...main };
  const inPlace = groups.map((group) => (group === head ? { ...head, relation: 'in' as const } : group));
  const others = inPlace.filter((group) => group !== users);
  const read = readPeople([people, ...others], people);
  if (read?.place === undefined || !read.shows.has(head.noun)) return undefined;
  return { ...read, shows: new Set([...read.shows, users.noun]) };
}

const USED_BY: ReadonlySet<Relation> = new Set(['with', 'and'] as const);

function placeNamed({ noun }: NounGroup): Setting | undefined {
  return noun.forms.map((form) => EMPTY_PLACES.get(form)).find((setting) => setting !== undefined);
}

/** The place in which the main noun is always seen. */
function placeAround(head: NounGroup, groups: readonly NounGroup[]): Setting | undefined {
  const around = groups.filter((group) => group !== head && !group.isNegated);
  if (around.some(isUnderwater) && isOneOf(head.noun, PARTS_OF_PLACES.underwater!)) return 'underwater';
  return around
    .map(placeNamed)
    .find((place) => place && isOneOf(head.noun, PARTS_OF_PLACES[place] ?? new Set()));
}

/** "An underwater scene", "under the sea" */
function isUnderwater(group: NounGroup): boolean {
  const { noun, modifiers, relation } = group;
  return (
    placeNamed(group) === 'underwater' ||
    modifiers.some(({ text }) => text === 'underwater') ||
    (relation === 'under' && isOneOf(noun, WATERS))
  );
}

const WATERS = ['water', 'sea', 'ocean'];

/** A ceremony is nothing without those who celebrate. */
function usersOf(place: Setting): PersonWish[] {
  if (place !== 'graduation') return [];
  return [1, 2, 3].map(() => ({
    age: 'adult',
    trade: 'graduate',
    pose: 'cheer',
    hat: 'none',
    face: 'laughing',
  }));
}

export const EMPTY = wordSet('empty, vacant, deserted, abandoned');

/** Whether a word names such a place. */
export function isEmptyPlace(noun: string): boolean {
  return noun.includes(' ') && EMPTY_PLACES.has(noun);
}
