import { FINISHES } from '../../materials/finishes.ts';
import type { Support } from '../../models/model-record.ts';
import type { Asked } from './asked.ts';
import { cushionCovers, hangCurtains } from './dressing.ts';
import {
  boxOf,
  intersects,
  type Opening,
  type Placed,
  place,
  placeAgainst,
  spotAt,
  surfaceAt,
  toWorld,
} from './layout/room-plan.ts';
import { isShown, sightOf } from './layout/sight.ts';
import { diningChair } from './pieces/chairs.ts';
import { candle, framedPrint, stackOfBooks, wallMirror } from './pieces/decor.ts';
import { fireplace } from './pieces/fireplace.ts';
import { floorLamp, pendant, tableLamp } from './pieces/lamps.ts';
import type { Piece } from './pieces/piece.ts';
import { branchesInVase, pottedPlant } from './pieces/plants.ts';
import { bench, cushion, pouf, sofa } from './pieces/sofas.ts';
import { cloth } from './pieces/soft.ts';
import { bookcase, cabinet } from './pieces/storage.ts';
import { pedestalTable, splayedTable } from './pieces/tables.ts';
import { curtain, curtainCloth, rug } from './pieces/textiles.ts';
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
  lamp: { standsOn: 'floor', build: ownFloorLamp },
  'floor-lamp': { standsOn: 'floor', build: ownFloorLamp },
  'table-lamp': {
    standsOn: 'table',
    build: ({ random, style, isLit }) =>
      tableLamp(style.vessel, isLit, random.pick(['urn', 'ball', 'stick'])),
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
  curtain: {
    standsOn: 'wall',
    build: ({ random, style }) => curtain(random, 0.5, 2.2, curtainCloth(style.textile, false)),
  },
  cushion: {
    standsOn: 'furniture',
    build: (room) => cushion(room.random, cushionCovers(room, 1)[0]!),
  },
  mirror: { standsOn: 'wall', build: ({ style }) => wallMirror(0.6, style.metal) },
};

function ownFloorLamp({ random, style, isLit }: Room): Piece {
  return floorLamp(random.pick(['drum', 'tripod']), style.metal, style.wood.up, isLit);
}

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
  if (piece.kind === 'curtain') return hangAtWindows(room, asked);
  if (piece.kind === 'cushion') return lieOnSeat(room, piece, index);
  if (AT_WALLS.has(piece.kind)) return standAtWall(room, piece, index, least);
  return findSpot(room, asked, heroes, near, least);
}

/** At all windows without curtains. */
function hangAtWindows(room: Room, { subject, index }: Asked): Placed | null {
  const { plan } = room;
  const isBare = (opening: Opening) =>
    !plan.placed.some(({ piece, position }) => {
      const { x, z } = spotAt(plan, opening.wall, opening.along, 0);
      const reach = opening.width / 2 + 0.6;
      return piece.kind === 'rail' && Math.hypot(position[0] - x * plan.flip, position[2] - z) < reach;
    });
  const hung = plan.openings
    .filter((opening) => opening.kind === 'window' && isBare(opening))
    .flatMap((opening) => hangCurtains(room, opening, subject.color));
  for (const thing of hung) thing.subject = index;
  return hung.find(({ piece }) => piece.kind === 'curtain') ?? null;
}

const SEATS = ['sofa', 'armchair', 'bed'];

/** Upright on a seat, against its back, where no other cushion is. */
function lieOnSeat({ plan, camera, request }: Room, piece: Piece, index: number | undefined): Placed | null {
  if (!camera) return null;
  const seats = SEATS.flatMap((kind) => plan.placed.filter((thing) => thing.piece.kind === kind));
  for (const seat of seats) {
    const half = seat.piece.size[0] / 2 - 0.36;
    for (let i = 0; i < 14; i++) {
      const x = ((i + 1) >> 1) * (i % 2 ? 1 : -1) * 0.16;
      const spot = Math.abs(x) > Math.max(0, half) ? null : seatBack(seat, x);
      if (!spot) continue;
      const [px, , pz] = toWorld(seat, [x, 0, spot.z]);
      const placed: Placed = {
        piece,
        position: [px, spot.y, pz],
        turn: seat.turn,
        support: seat,
        subject: index,
      };
      const isTaken = plan.placed.some((other) => other !== seat && intersects(placed, other));
      const sight = sightOf(
        camera,
        request.width / request.height,
        placed,
        plan.placed.filter((one) => one !== seat),
      );
      if (isTaken || sight.inFrame < 0.95 || sight.isSeen < 0.6) continue;
      plan.placed.push(placed);
      return placed;
    }
  }
  return null;
}

/** Where a seat ends at its back, in its own coordinates; null if something lies there. */
function seatBack(seat: Placed, x: number): { y: number; z: number } | null {
  const depth = seat.piece.size[2];
  const heightAt = (dx: number, z: number) => surfaceAt(seat, x + dx, seat.piece.center[2] + z) ?? Infinity;
  const y = heightAt(0, depth * 0.12);
  if (y === Infinity) return null;
  for (let z = depth * 0.12; z > -depth / 2; z -= 0.03) {
    const rises = [-0.17, 0, 0.17].map((dx) => heightAt(dx, z) - y);
    if (rises.some((rise) => rise < -0.08)) return null;
    if (rises.every((rise) => rise < 0.08)) continue;
    // A back is straight; other cushions are not.
    const isBack =
      rises.every((rise) => rise > 0.08) ||
      rises.every((_, i) => heightAt([-0.17, 0, 0.17][i]!, z - 0.09) - y > 0.08);
    return isBack && z < -0.05 ? { y: y - 0.02, z: seat.piece.center[2] + z + 0.09 } : null;
  }
  return null;
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
  least: LeastSight = { inFrame: 0.95, isSeen: 0.6 },
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
      if (sight.inFrame > Math.min(0.95, least.inFrame) && sight.isSeen > Math.min(0.6, least.isSeen))
        return placed;
      plan.placed.pop();
    }
  }
  return null;
}
