import { FINISHES } from '../../../materials/finishes.ts';
import {
  cushionCovers,
  dressTop,
  hangCurtains,
  hangPrints,
  putLamp,
  standLamp,
  standPlant,
  white,
} from '../dressing.ts';
import { herringboneFloor, plankFloor } from '../floors.ts';
import { type Placed, place, placeAgainst, placeOn } from '../layout/room-plan.ts';
import { ownFireplace } from '../own-pieces.ts';
import { basket, candle } from '../pieces/decor.ts';
import { METALS, type Piece } from '../pieces/piece.ts';
import { branchesInVase } from '../pieces/plants.ts';
import { ottoman, pouf, type SofaLook, sofa } from '../pieces/sofas.ts';
import { cloth, leatherOf } from '../pieces/soft.ts';
import { bookcase, cabinet } from '../pieces/storage.ts';
import { drumTable, pedestalTable, splayedTable } from '../pieces/tables.ts';
import { rug } from '../pieces/textiles.ts';
import { allows, castAndPlace, isWished, maybe, type Room, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';
import { marble } from '../surfaces/stone.ts';

/** The sofa stands along the back wall, or along a side wall and the window is in the back wall. */
type Layout = 'along-back' | 'along-side';

const layouts = new WeakMap<Room, Layout>();

function layoutOf(room: Room): Layout {
  const known = layouts.get(room);
  if (known) return known;
  const drawn = room.random.chance(0.62) ? 'along-back' : 'along-side';
  // The back wall is the fireplace's.
  const layout = isWished(room.request, 'fireplace') ? 'along-side' : drawn;
  layouts.set(room, layout);
  return layout;
}

export const LIVING_ROOM: RoomDesign = {
  name: 'living room',
  nouns: ['living room', 'lounge', 'sitting room', 'family room', 'front room', 'drawing room'],
  size: (random) => ({
    width: random.between(4.5, 5.4),
    depth: random.between(5.6, 6.3),
    height: random.pick([2.55, 2.7, 2.95]),
  }),
  shows: [
    'sofa',
    'coffee-table',
    'picture',
    'books',
    'vase',
    'lamp',
    'rug',
    'side-table',
    'ottoman',
    'armchair',
    'plant',
    'curtain',
    'bookcase',
    'sideboard',
    'fireplace',
    'cushion',
    'window',
  ],
  moods: ['window', 'window', 'soft', 'soft', 'bright', 'evening', 'dark'],
  fill: 0.58,
  openings(room) {
    const isTall = room.random.chance(0.45);
    const { width, height } = room.plan;
    const shape = { sill: isTall ? 0.04 : 0.72, head: Math.min(height - 0.28, 2.4), kind: 'window' } as const;
    if (isWished(room.request, 'fireplace')) return [{ wall: 'left', along: 2.2, width: 1.9, ...shape }];
    if (layoutOf(room) === 'along-side')
      return [
        { wall: 'back', along: -width * 0.1, width: Math.min(2.3, width * 0.5), ...shape },
        { wall: 'left', along: 3.6, width: 1.3, ...shape },
      ];
    return room.random.chance(0.5)
      ? [{ wall: 'left', along: 2.2, width: 2.1, ...shape }]
      : [
          { wall: 'left', along: 1.35, width: 1.2, ...shape },
          { wall: 'left', along: 3.35, width: 1.2, ...shape },
        ];
  },
  shell({ style, plan, random }) {
    const isBold = random.chance(0.5);
    const isClassic = style.character === 'classic';
    return {
      walls: wallPaint(style.wall),
      ...(isBold ? { accent: { wall: 'back', material: wallPaint(style.accentWall) } } : {}),
      ...(random.chance(isClassic || style.character === 'mid-century' ? 0.6 : 0.25)
        ? herringboneFloor(style.woodName === 'white' || style.woodName === 'black' ? 'oak' : style.woodName)
        : plankFloor(style.woodName === 'black' ? 'gray-oak' : style.woodName, random.chance(0.5))),
      ceiling: wallPaint([0.8, 0.795, 0.78]),
      trim: white(),
      frame: style.metalName === 'black' && !isClassic ? METALS.black : white(),
      ...(isClassic ? { wainscot: { height: 0.95, material: white(), form: 'panels' } } : {}),
      hasCornice: isClassic || plan.height > 2.85,
      panes: random.pick([
        [2, 1],
        [2, 2],
        [3, 1],
        [2, 3],
      ]),
    };
  },
  async furnish(room) {
    const { plan, random, style } = room;
    const isBack = layoutOf(room) === 'along-back';
    const x = random.between(-0.25, 0.3);
    const along = isBack ? x : random.between(1.9, 2.3);
    const couch = castAndPlace(
      room,
      ['sofa'],
      () => sofa(random, random.pick([2, 3, 3]), sofaLook(room)),
      (piece, subject) =>
        placeAgainst(plan, piece, isBack ? 'back' : 'right', along, { subject, gap: 0.06, mayShade: true }),
    );
    const reach = couch ? couch.piece.size[2] : 0.9;
    // Everything else is arranged around the middle of the rug.
    const center = isBack ? { x, z: reach + 0.85 } : { x: plan.width / 2 - reach - 0.85, z: along };
    if (allows(room, 'rug')) {
      const size = { width: random.between(2.3, 2.9), depth: random.between(1.6, 2) };
      place(plan, rug(random, size.width, size.depth, style.textile, style.accent), {
        x: isBack ? center.x : center.x - 0.15,
        z: isBack ? center.z + 0.1 : center.z,
        turn: isBack ? 0 : Math.PI / 2,
      });
    }
    const table = castAndPlace(
      room,
      ['coffee-table'],
      () => coffeeTable(room),
      (piece, subject) => place(plan, piece, { ...center, turn: isBack ? 0 : Math.PI / 2 }, { subject }),
    );
    const hearth = isWished(room.request, 'fireplace')
      ? placeAgainst(plan, ownFireplace(room), 'back', random.between(-0.3, 0.1), { gap: 0.004 })
      : null;
    await seats(room, center, isBack);
    storage(room, isBack);
    if (couch) sideTable(room, couch, isBack);
    return [couch, hearth, table].filter((thing) => thing !== null);
  },
  async dress(room) {
    const { plan, random } = room;
    const isBack = layoutOf(room) === 'along-back';
    for (const opening of plan.openings) if (maybe(room, 'curtain', 0.85)) hangCurtains(room, opening);
    const couch = plan.placed.find(({ piece }) => piece.kind === 'sofa');
    if (isBack) hangPrints(room, 'back', couch ? couch.position[0] * plan.flip : 0, 2, 0.85);
    else hangPrints(room, 'right', couch?.position[2] ?? 2, 2, 0.85);
    for (const thing of [...plan.placed]) {
      if (thing.subject !== undefined && thing.piece.kind !== 'coffee-table') continue;
      if (thing.piece.kind === 'coffee-table') await dressTop(room, thing, { width: 0.8, tall: 0.42 });
      if (thing.piece.kind === 'sideboard') {
        await dressTop(room, thing, { x: -0.3, width: 0.7, tall: 0.6 });
        putLamp(room, thing, thing.piece.size[0] / 2 - 0.25);
        if (!isBack) hangPrints(room, 'left', thing.position[2], 1.2, 0.8);
      }
      if (thing.piece.kind === 'fireplace') {
        hangPrints(room, 'back', thing.position[0] * plan.flip, 0.95, thing.piece.size[1]);
        dressMantel(room, thing);
      }
      if (thing.piece.kind === 'side-table') {
        if (!putLamp(room, thing, 0)) await dressTop(room, thing, { width: 0.3, tall: 0.35 });
      }
    }
    const w = plan.width / 2;
    const corner = 0.5;
    if (!plan.placed.some(({ piece }) => piece.lamps))
      standLamp(room, { x: isBack ? w - corner : w - 0.4, z: isBack ? 0.45 : 0.5 }, [
        'drum',
        'tripod',
        'globe',
      ]) ?? standLamp(room, { x: -w + corner, z: 0.5 }, ['drum', 'globe']);
    for (const spot of [
      { x: -w + 0.5, z: 0.5 },
      { x: w - 0.5, z: 0.5 },
      { x: w - 0.5, z: 3.2 },
      { x: -w + 0.5, z: 3.4 },
    ])
      if (maybe(room, 'plant', 0.75)) await standPlant(room, spot, random.between(1, 1.75));
    if (random.chance(0.5))
      place(plan, basket(0.2, 0.34, cloth(room.style.textile, 'knit')), {
        x: w - 0.4,
        z: random.between(1.6, 2.6),
      });
  },
};

/** Candles and a vase on the shelf above the fire. */
function dressMantel(room: Room, mantel: Placed): void {
  const { plan, random, style } = room;
  const side = random.sign();
  const put = (thing: Piece, x: number) => placeOn(plan, thing, mantel, { x: side * x, z: 0.02 });
  put(branchesInVase(random, random.pick(['eucalyptus', 'twigs']), style.vessel, 0.4), 0.5);
  put(candle(0.24, style.metal), -0.42);
  put(candle(0.17, style.metal), -0.52);
}

function sofaLook(room: Room): SofaLook {
  const { random, style } = room;
  const isLeather = style.character === 'mid-century' && random.chance(0.4);
  return {
    cover: isLeather
      ? leatherOf('#8a5a36')
      : cloth(style.sofa, random.pick(['fabric', 'fabric', 'velvet', 'linen'])),
    leg: style.character === 'modern' ? style.metal : style.wood.up,
    cushions: cushionCovers(room, random.pick([2, 3, 4])),
    form:
      style.character === 'modern' ? random.pick(['box', 'round']) : random.pick(['slim', 'box', 'round']),
  };
}

function coffeeTable({ random, style }: Room): Piece {
  const top = random.chance(0.3) ? marble(random.pick(['white', 'green', 'beige'])) : style.wood.along;
  switch (random.pick(['splayed', 'round', 'drum', 'splayed'])) {
    case 'round':
      return pedestalTable('coffee-table', random.between(0.8, 0.95), 0.38, top, style.metal);
    case 'drum':
      return drumTable('coffee-table', random.between(0.75, 0.9), 0.34, style.wood.up, style.wood.along);
    default:
      return splayedTable(
        'coffee-table',
        { width: random.between(1.05, 1.25), depth: 0.6, height: 0.4 },
        top,
        style.wood.up,
      );
  }
}

/** Armchairs and poufs on the other sides of the rug, turned to the middle. */
async function seats(room: Room, center: { x: number; z: number }, isBack: boolean): Promise<void> {
  const { plan, random, style } = room;
  const look: SofaLook = {
    ...sofaLook(room),
    cover: cloth(
      random.chance(0.5) ? style.accent : style.second,
      random.pick(['fabric', 'velvet', 'linen']),
    ),
    cushions: cushionCovers(room, random.chance(0.5) ? 1 : 0),
  };
  const made = sofa(random, 1, look);
  const spots = isBack
    ? [
        { x: center.x + 1.65, z: center.z - 0.05, turn: -1.1 },
        { x: center.x - 1.65, z: center.z - 0.05, turn: 1.1 },
        { x: center.x + 1.6, z: center.z + 0.95, turn: -1.7 },
        { x: center.x - 1.6, z: center.z + 0.95, turn: 1.7 },
      ]
    : [
        { x: center.x - 0.3, z: center.z - 1.5, turn: 0.3 },
        { x: center.x - 1.5, z: center.z - 0.5, turn: 1.25 },
        { x: center.x - 1.5, z: center.z + 0.7, turn: 1.6 },
      ];
  const wanted = room.asked.filter(({ piece }) => piece.kind === 'armchair' || piece.kind === 'chair');
  const count = wanted.length
    ? wanted.reduce((sum, { subject }) => sum + subject.count, 0)
    : random.pick([1, 1, 2]);
  let placed = 0;
  for (const spot of spots) {
    if (placed >= count) break;
    const seat = castAndPlace(
      room,
      ['armchair', 'chair'],
      () => made,
      (piece, subject) =>
        place(
          plan,
          piece,
          { ...spot, turn: spot.turn + random.between(-0.15, 0.15) },
          { subject, mayShade: true },
        ),
    );
    if (seat) placed++;
  }
  if (allows(room, 'ottoman') && maybe(room, 'ottoman', 0.45)) {
    const cover = cloth(style.second, 'knit');
    place(plan, random.chance(0.6) ? pouf(0.26, 0.38, cover) : ottoman(0.9, 0.42, cover, style.wood.up), {
      x: center.x + (isBack ? random.sign() * 0.9 : -0.9),
      z: center.z + 0.85,
    });
  }
}

function storage(room: Room, isBack: boolean): void {
  const { plan, random, style } = room;
  const wall = isBack ? 'right' : 'left';
  const along = isBack ? random.between(2.4, 3) : random.between(1.1, 1.5);
  const likesSideboard = random.chance(0.5) && !isWished(room.request, 'bookcase');
  if (likesSideboard || isWished(room.request, 'sideboard')) {
    castAndPlace(
      room,
      ['sideboard'],
      () =>
        cabinet(
          'sideboard',
          { width: 1.5, height: 0.72, depth: 0.42 },
          { rows: 1, columns: 4 },
          {
            body: style.wood,
            front: random.chance(0.5) ? style.wood.up : { ...FINISHES.painted, color: style.textile },
            handle: style.metal,
            leg: style.wood.up,
            isSlatted: random.chance(0.4),
          },
        ),
      (piece, subject) => placeAgainst(plan, piece, wall, along, { subject }),
    );
  } else {
    castAndPlace(
      room,
      ['bookcase'],
      () =>
        bookcase(
          random,
          { width: random.pick([0.9, 1.2]), height: random.pick([1.8, 2.1]), depth: 0.3 },
          style.wood,
          style.colors,
        ),
      (piece, subject) => placeAgainst(plan, piece, wall, along, { subject }),
    );
  }
}

function sideTable(room: Room, couch: Placed, isBack: boolean): void {
  const { plan, random, style } = room;
  if (!allows(room, 'side-table')) return;
  const half = couch.piece.size[0] / 2 + 0.3;
  const piece = random.chance(0.5)
    ? drumTable('side-table', 0.4, 0.48, style.wood.up, style.wood.along)
    : pedestalTable(
        'side-table',
        0.42,
        0.52,
        random.chance(0.5) ? marble('white') : style.wood.along,
        style.metal,
      );
  const side = random.sign();
  for (const sign of [side, -side]) {
    const spot = isBack
      ? { x: couch.position[0] * plan.flip + sign * half, z: 0.42 }
      : { x: plan.width / 2 - 0.42, z: couch.position[2] + sign * half };
    if (place(plan, piece, spot)) return;
  }
}
