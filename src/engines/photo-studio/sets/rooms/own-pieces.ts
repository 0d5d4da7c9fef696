import { FINISHES } from '../../materials/finishes.ts';
import type { Support } from '../../models/model-record.ts';
import type { Asked } from './asked.ts';
import { cushionCovers } from './dressing.ts';
import { boxOf, type Placed, place, placeAgainst } from './layout/room-plan.ts';
import { isShown, sightOf } from './layout/sight.ts';
import { diningChair } from './pieces/chairs.ts';
import { candle, framedPrint, stackOfBooks, wallMirror } from './pieces/decor.ts';
import { fireplace } from './pieces/fireplace.ts';
import { floorLamp, pendant } from './pieces/lamps.ts';
import type { Piece } from './pieces/piece.ts';
import { branchesInVase, pottedPlant } from './pieces/plants.ts';
import { bench, pouf, sofa } from './pieces/sofas.ts';
import { cloth } from './pieces/soft.ts';
import { bookcase, cabinet } from './pieces/storage.ts';
import { pedestalTable, splayedTable } from './pieces/tables.ts';
import { rug } from './pieces/textiles.ts';
import { findSpot, type LeastSight } from './place-subjects.ts';
import type { Room } from './room.ts';
import { marble } from './surfaces/stone.ts';
import { isOf, takeAway } from './wishes.ts';

interface OwnPiece {
  standsOn: Support;
  build(room: Room): Piece;
}

/** Pieces that can be added to a finished room, in its style. */
const OWN_PIECES: Readonly<Record<string, OwnPiece>> = {
  rug: {
    standsOn: 'floor',
    build: ({ random, style }) => rug(random, 2.3, 1.6, style.textile, style.accent),
  },
  plant: {
    standsOn: 'floor',
    build: ({ random, style }) =>
      pottedPlant(
        random,
        random.pick(['rubber', 'snake', 'banana', 'fig']),
        random.between(0.9, 1.3),
        style.pot,
      ),
  },
  lamp: {
    standsOn: 'floor',
    build: ({ random, style, isLit }) =>
      floorLamp(random.pick(['drum', 'tripod']), style.metal, style.wood.up, isLit),
  },
  pendant: {
    standsOn: 'ceiling',
    build: ({ random, plan, style, isLit }) =>
      pendant(random.pick(['globe', 'dome']), plan.height - 1.9, style.metal, isLit),
  },
  sofa: {
    standsOn: 'floor',
    build: (room) =>
      sofa(room.random, 2, {
        cover: cloth(
          room.random.pick([room.style.second, room.style.accent]),
          room.random.pick(['linen', 'velvet']),
        ),
        leg: room.style.metal,
        cushions: cushionCovers(room, 2),
        form: room.random.pick(['slim', 'box', 'round']),
      }),
  },
  armchair: {
    standsOn: 'floor',
    build: (room) =>
      sofa(room.random, 1, {
        cover: cloth(room.style.second, 'fabric'),
        leg: room.style.wood.up,
        cushions: cushionCovers(room, 1),
        form: room.random.pick(['slim', 'round']),
      }),
  },
  chair: { standsOn: 'floor', build: ({ random, style }) => diningChair(random, style) },
  bench: {
    standsOn: 'floor',
    build: ({ style }) => bench(1.1, style.wood.along, style.wood.up, cloth(style.second, 'fabric')),
  },
  ottoman: { standsOn: 'floor', build: ({ style }) => pouf(0.25, 0.4, cloth(style.accent, 'knit')) },
  'side-table': {
    standsOn: 'floor',
    build: ({ style }) => pedestalTable('side-table', 0.42, 0.52, style.wood.along, style.metal),
  },
  bookcase: {
    standsOn: 'floor',
    build: ({ random, style }) =>
      bookcase(random, { width: 0.9, height: 1.8, depth: 0.3 }, style.wood, style.colors),
  },
  sideboard: {
    standsOn: 'floor',
    build: ({ style }) =>
      cabinet(
        'sideboard',
        { width: 1.2, height: 0.74, depth: 0.42 },
        { rows: 1, columns: 3 },
        { body: style.wood, front: style.wood.up, handle: style.metal, leg: style.wood.up },
      ),
  },
  fireplace: { standsOn: 'floor', build: ownFireplace },
  'coffee-table': {
    standsOn: 'floor',
    build: ({ style }) =>
      splayedTable(
        'coffee-table',
        { width: 1.05, depth: 0.58, height: 0.4 },
        style.wood.along,
        style.wood.up,
      ),
  },
  vase: {
    standsOn: 'table',
    build: ({ random, style }) =>
      branchesInVase(random, random.pick(['pampas', 'eucalyptus']), style.vessel, 0.4),
  },
  candle: { standsOn: 'table', build: ({ style }) => candle(0.22, style.metal) },
  books: { standsOn: 'table', build: ({ random, style }) => stackOfBooks(random, 3, style.colors) },
  picture: {
    standsOn: 'wall',
    build: ({ random, style }) => framedPrint(random, 0.5, 0.66, style.wood.up, style.colors.slice(0, 4)),
  },
  mirror: { standsOn: 'wall', build: ({ style }) => wallMirror(0.6, style.metal) },
};

/** A fireplace in the room's style. */
export function ownFireplace({ random, style, isLit }: Room): Piece {
  const surround = random.pick([
    { ...FINISHES.painted, color: [0.8, 0.79, 0.77] as const },
    marble(random.pick(['white', 'beige'])),
    marble('white'),
    { ...FINISHES.painted, color: style.accentWall },
  ]);
  return fireplace(random, surround, marble('black'), isLit);
}

/** Kinds of pieces that `ownPiece` builds. */
export const OWN_PIECE_KINDS: ReadonlySet<string> = new Set(Object.keys(OWN_PIECES));

export function ownPiece(room: Room, kind: string): Pick<Asked, 'piece' | 'item'> {
  const { standsOn, build } = OWN_PIECES[kind]!;
  const piece = build(room);
  return { piece, item: { names: [kind], category: 'decor', standsOn, size: piece.size } };
}

const LEAST: readonly LeastSight[] = [
  { inFrame: 0.97, isSeen: 0.72 },
  { inFrame: 0.75, isSeen: 0.6 },
];

/** Adds pieces of the room's own for wishes that the camera does not see. */
export function addUnseen(room: Room, heroes: readonly Placed[]): void {
  const { plan, camera, request } = room;
  if (!camera) return;
  const aspect = request.width / request.height;
  for (const { kind, count = 1, isExact } of request.wishes ?? []) {
    if (!OWN_PIECE_KINDS.has(kind)) continue;
    const isSeen = (thing: Placed) => isShown(camera, aspect, thing, plan.placed);
    const own = plan.placed.filter((thing) => isOf(thing, kind));
    const seen = own.filter(isSeen);
    const lacking = count - seen.length;
    if (lacking > 0 && kind === 'rug') takeAway(plan, own);
    const kept = seen.slice(0, count);
    if (isExact)
      takeAway(
        plan,
        own.filter((thing) => !kept.includes(thing)),
      );
    for (let i = 0; i < lacking; i++) {
      const asked: Asked = {
        ...ownPiece(room, kind),
        subject: { key: kind, name: kind, count: 1 },
        index: undefined,
        placed: 0,
      };
      LEAST.some((least) => placeOwn(room, asked, heroes, null, least));
    }
  }
}

/** Places a piece where the camera sees it, near a point of the floor if one is given; null if it finds no room. */
export function placeOwn(
  room: Room,
  asked: Asked,
  heroes: readonly Placed[],
  near: readonly [x: number, z: number] | null,
  least?: LeastSight,
): Placed | null {
  const { piece, index } = asked;
  if (piece.kind === 'rug') return layRug(room, piece, heroes, index);
  if (AT_WALLS.has(piece.kind)) return standAtWall(room, piece, index);
  return findSpot(room, asked, heroes, near, least);
}

const AT_WALLS: ReadonlySet<string> = new Set(['bookcase', 'sideboard', 'fireplace']);

/** Before the main thing, where most of it is seen; a room has one rug. */
function layRug(
  { plan, camera, request }: Room,
  piece: Piece,
  heroes: readonly Placed[],
  index: number | undefined,
) {
  const [hero] = heroes;
  if (!hero || !camera || plan.placed.some((other) => other.piece.kind === 'rug')) return null;
  const { min, max } = boxOf(hero);
  const x = (min[0] + max[0]) / 2;
  for (const z of [max[2] + 0.45, max[2] + 0.8, max[2] + 0.1]) {
    const placed = place(plan, piece, { x: x * plan.flip, z }, { subject: index });
    if (!placed) continue;
    const sight = sightOf(camera, request.width / request.height, placed, plan.placed);
    if (sight.inFrame * sight.isSeen > 0.3) return placed;
    plan.placed.pop();
  }
  return null;
}

function standAtWall(
  { plan, camera, request }: Room,
  piece: Piece,
  index: number | undefined,
): Placed | null {
  if (!camera) return null;
  for (const wall of ['back', 'left', 'right'] as const) {
    const length = wall === 'back' ? plan.width : plan.depth;
    for (let i = 0; i < 24; i++) {
      const offset = (((i + 1) >> 1) * (i % 2 ? 1 : -1) * length) / 26;
      const placed = placeAgainst(plan, piece, wall, wall === 'back' ? offset : length / 2 + offset, {
        subject: index,
      });
      if (!placed) continue;
      const sight = sightOf(camera, request.width / request.height, placed, plan.placed);
      if (sight.inFrame > 0.95 && sight.isSeen > 0.6) return placed;
      plan.placed.pop();
    }
  }
  return null;
}
