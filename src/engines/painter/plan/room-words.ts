import { ROOM_DESIGNS } from '#engines/photo-studio/sets/rooms/room-sets';
import { phrases } from '#engines/studio/scene/phrases';

/** Words after a room's name that leave its meaning: "kitchen interior". */
const KINDS_OF_VIEW = phrases(
  'interior, interior design, interior scene, design, decor, decoration, room, setting, space, area',
);

/** Words for any home, which the living room shows. */
const HOMES = phrases(
  'interior, interior design, home interior, house interior, apartment interior, flat interior, living space, living area, home decor, loft, loft apartment, loft interior, apartment, studio apartment, penthouse, city apartment',
);

/** Corners of a room: what must be seen there. */
const CORNERS: Readonly<Record<string, { set: string; kinds: readonly string[] }>> = {
  'reading nook': { set: 'living room', kinds: ['armchair', 'lamp', 'bookcase'] },
  'home library': { set: 'living room', kinds: ['bookcase', 'armchair'] },
  'meeting room': { set: 'office', kinds: ['table', 'chair'] },
  'conference room': { set: 'office', kinds: ['table', 'chair'] },
  boardroom: { set: 'office', kinds: ['table', 'chair'] },
  'board room': { set: 'office', kinds: ['table', 'chair'] },
  'reading corner': { set: 'living room', kinds: ['armchair', 'lamp', 'bookcase'] },
};

/** One is on a balcony, but in a room. */
const OUTDOOR_SETS: ReadonlySet<string> = new Set(
  ROOM_DESIGNS.flatMap(({ name, surroundings }) => (surroundings ? name : [])),
);

export function isOutdoorSet(set: string): boolean {
  return OUTDOOR_SETS.has(set);
}

export interface RoomName {
  /** Name of the photo set. */
  set: string;
  /** Kinds of pieces that the name promises. */
  kinds: readonly string[];
}

const ROOMS: ReadonlyMap<string, RoomName> = new Map([
  ...ROOM_DESIGNS.flatMap(({ name: set, nouns }) =>
    nouns.flatMap((noun) =>
      [noun, ...KINDS_OF_VIEW.map((view) => `${noun} ${view}`)].map(
        (name) => [name, { set, kinds: [] }] as const,
      ),
    ),
  ),
  ...HOMES.map((name) => [name, { set: 'living room', kinds: [] }] as const),
  ...Object.entries(CORNERS),
]);

export function findRoom(forms: readonly string[]): RoomName | undefined {
  for (const form of forms) {
    const room = ROOMS.get(form);
    if (room) return room;
  }
  return undefined;
}

export function isRoomName(noun: string): boolean {
  return ROOMS.has(noun);
}

/** Names of pieces by their kind in the designs of rooms. */
const PIECES: Readonly<Record<string, string>> = {
  sofa: 'sofa, couch, settee',
  'coffee-table': 'coffee table',
  picture: 'picture, wall art, painting, print, art print, framed print, artwork, framed art, poster',
  books: 'book',
  vase: 'vase',
  lamp: 'lamp, light fixture',
  'floor-lamp': 'floor lamp, standing lamp, arc lamp',
  'table-lamp': 'table lamp, desk lamp, bedside lamp',
  pendant: 'pendant lamp, pendant light, pendant, hanging lamp, ceiling lamp',
  rug: 'rug, carpet, area rug',
  'side-table': 'side table, end table',
  ottoman: 'ottoman, pouf, footstool',
  armchair: 'armchair, lounge chair, reading chair, accent chair',
  plant: 'plant, houseplant, potted plant, indoor plant, greenery, house plant, green plant',
  curtain: 'curtain, drape',
  cushion: 'cushion, throw pillow, scatter cushion, throw cushion, sofa cushion',
  bookcase: 'bookcase, bookshelf, book shelf, bookshelves',
  sideboard: 'sideboard, dresser, chest of drawers, cabinet, drawer',
  window:
    'window, large window, big window, floor to ceiling window, floor-to-ceiling window, full height window, panoramic window, picture window, glass wall',
  fireplace: 'fireplace, fire place, hearth, open fire',
  bed: 'bed, double bed, king size bed, queen bed',
  bedside: 'nightstand, bedside table, night table',
  bench: 'bench',
  wardrobe: 'wardrobe, closet',
  counter:
    'counter, countertop, worktop, kitchen counter, cabinet, cabinetry, kitchen cabinet, sink, cupboard, reception desk, reception, front desk, reception counter',
  island: 'island, kitchen island',
  stool: 'stool, bar stool, counter stool, barstool',
  table: 'table, dining table, kitchen table',
  hood: 'hood, range hood, extractor hood',
  shelf: 'shelf, wall shelf, open shelf, open shelving, shelving',
  bread: 'bread',
  bathtub: 'bathtub, bath tub, tub, freestanding bathtub, freestanding tub, bath, soaking tub',
  shower: 'shower, walk in shower',
  toilet: 'toilet',
  vanity: 'vanity, sink, washbasin, basin, washstand, bathroom sink',
  mirror: 'mirror, wall mirror',
  candle: 'candle',
  desk: 'desk, writing desk, work desk, office desk',
  'office-chair': 'chair, office chair, desk chair, swivel chair',
  monitor: 'monitor, screen, computer, computer screen, computer monitor',
  laptop: 'laptop',
  keyboard: 'keyboard',
  notebook: 'notebook',
  chair: 'chair, dining chair',
  crib: 'crib, cot, baby bed',
  pennants: 'pennant, bunting, garland',
  mobile: 'mobile, baby mobile',
  console: 'console, console table',
  coats: 'coat, jacket, coat rack, coat hook, hook',
  shoes: 'shoe',
  cup: 'cup, coffee cup',
  'washing-machine': 'washing machine, washer, laundry machine, front loader',
  dryer: 'dryer, tumble dryer, clothes dryer',
  towels: 'towel, folded towel, stack of towels',
  treadmill: 'treadmill, running machine',
  'weight-bench': 'weight bench, workout bench, barbell, bench press',
  dumbbells: 'dumbbell, weight, dumbbell rack, weight rack',
  mat: 'yoga mat, exercise mat, fitness mat, gym mat',
  'exercise-ball': 'exercise ball, gym ball, yoga ball, fitness ball',
  kettlebell: 'kettlebell',
  'wine-rack': 'wine rack, wine shelf, rack, bottle rack',
  barrel: 'barrel, wine barrel, oak barrel, wooden barrel, cask',
  'open-wardrobe':
    'wardrobe, closet, clothes, clothing, hanging clothes, open wardrobe, clothes rack, shelf, shelving, garment',
  fruit:
    'fruit, fresh fruit, vegetable, fresh vegetable, fruit and vegetable, produce, crate, fruit crate, wooden crate',
  stall: 'stall, market stall, stand, awning, striped awning',
  basket: 'basket',
  luggage: 'luggage, luggage cart, luggage trolley, baggage',
  flowers: 'flower, blossom, blooming flower, geranium, flower box, flower pot, potted flower',
  board: 'whiteboard, board, pinboard',
};

/** Pieces whose color can be asked for. */
const COLORED: ReadonlySet<string> = new Set(['sofa', 'armchair', 'rug', 'curtain', 'cushion']);

const KINDS_BY_NAME: ReadonlyMap<string, readonly string[]> = Object.entries(PIECES).reduce(
  (map, [kind, names]) => {
    for (const name of phrases(names)) map.set(name, [...(map.get(name) ?? []), kind]);
    return map;
  },
  new Map<string, string[]>(),
);

export function isPieceName(noun: string): boolean {
  return KINDS_BY_NAME.has(noun);
}

/** The kind of piece that a noun means in a room; undefined if the room does not show it. */
export function findPiece(set: string, forms: readonly string[]): string | undefined {
  const shows = ROOM_DESIGNS.find(({ name }) => name === set)?.shows ?? [];
  // Any room with lamps has both kinds of them.
  return findPieceKinds(forms).find((kind) => shows.includes(kind.endsWith('-lamp') ? 'lamp' : kind));
}

/** The kinds of pieces that a noun means in any room. */
export function findPieceKinds(forms: readonly string[]): readonly string[] {
  return forms.flatMap((form) => KINDS_BY_NAME.get(form) ?? []);
}

export function takesColor(kind: string): boolean {
  return COLORED.has(kind);
}

/** Tiles and wood hide the walls of others. */
const PAINTED: ReadonlySet<string> = new Set([
  'living room',
  'bedroom',
  'home office',
  'dining room',
  'nursery',
  'hallway',
  'laundry room',
  'home gym',
  'office',
  'empty room',
  'hotel lobby',
]);

/** Whether the walls of a set can be asked for in a color. */
export function paintsWalls({ set }: { set: string }): boolean {
  return PAINTED.has(set);
}
