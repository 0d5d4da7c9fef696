import type { Camera } from '../../scene/camera.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { Asked } from './asked.ts';
import {
  boxOf,
  hang,
  intersects,
  mount,
  type Placed,
  place,
  placeOn,
  type RoomPlan,
} from './layout/room-plan.ts';
import { project, sightOf } from './layout/sight.ts';
import type { Room } from './room.ts';

/** Where small things stand, best first. */
const TABLES = [
  'plinth',
  'coffee-table',
  'table',
  'island',
  'counter',
  'desk',
  'sideboard',
  'console',
  'vanity',
  'bedside',
  'side-table',
  'bench',
  'ottoman',
  'bed',
  'sofa',
];

/** Places what was asked for and has no place yet, where the camera sees it. */
export function placeSubjects(room: Room, heroes: readonly Placed[]): void {
  for (const asked of room.asked)
    while (asked.placed < asked.subject.count) {
      placeOne(room, asked, heroes);
      asked.placed++;
    }
}

function placeOne(room: Room, asked: Asked, heroes: readonly Placed[]): void {
  if (!findSpot(room, asked, heroes)) makeRoom(room, asked);
}

/** How well the camera must see a thing in its place, 0..1. */
export interface LeastSight {
  inFrame: number;
  isSeen: number;
}

const WELL: LeastSight = { inFrame: 0.97, isSeen: 0.72 };

/** Places a thing where the camera sees it, near a point of the floor if one is given; null if it finds no room. */
export function findSpot(
  room: Room,
  asked: Asked,
  heroes: readonly Placed[],
  near: readonly [x: number, z: number] | null = null,
  least: LeastSight = WELL,
): Placed | null {
  const { plan, camera } = room;
  const { subject, item, index } = asked;
  if (!camera) return null;
  const target = targetOf(plan, asked);
  const isUpon = subject.relation === 'on' || subject.relation === 'in';
  const isSmall = ['table', 'counter', 'plate', 'furniture'].includes(item.standsOn) && item.size[1] < 0.8;
  return (
    (target && isUpon ? putOn(room, asked, [target], least) : null) ??
    (target && subject.relation ? putNear(room, asked, target, heroes, least) : null) ??
    (isSmall ? putOn(room, asked, tablesOf(plan), least) : null) ??
    (item.standsOn === 'wall' ? putOnWall(room, asked, least) : null) ??
    (item.standsOn === 'ceiling' ? hang(plan, asked.piece, 0, plan.depth * 0.42, index) : null) ??
    putOnFloor(room, asked, heroes, near, least)
  );
}

/** The thing or piece to which the asked one is related; undefined if there is none. */
function targetOf(
  plan: RoomPlan,
  { subject: { relation, of = 0, ofKind }, index }: Asked,
): Placed | undefined {
  if (!relation) return undefined;
  if (ofKind) return plan.placed.find(({ piece, subject }) => piece.kind === ofKind && subject !== index);
  return plan.placed.find(({ subject }) => subject === of && subject !== index);
}

/** Whether a thing stands to the room's own piece as asked: on it, or not far from it. */
export function isAtPiece(plan: RoomPlan, asked: Asked, placed: Placed): boolean {
  const { relation, ofKind } = asked.subject;
  if (!relation || !ofKind) return true;
  const target = targetOf(plan, asked);
  if (!target) return false;
  if (relation === 'on') return placed.support === target;
  const [one, other] = [boxOf(placed), boxOf(target)];
  const gap = (axis: 0 | 2) => Math.max(0, one.min[axis] - other.max[axis], other.min[axis] - one.max[axis]);
  return Math.hypot(gap(0), gap(2)) < NEAR;
}

/** Meters. */
const NEAR = 0.7;

function tablesOf(plan: RoomPlan): Placed[] {
  return plan.placed
    .filter(({ piece, support }) => TABLES.includes(piece.kind) && support === 'floor')
    .toSorted((a, b) => TABLES.indexOf(a.piece.kind) - TABLES.indexOf(b.piece.kind));
}

/** On the first of the supports that has a free, visible spot; rather near its middle. */
function putOn(
  room: Room,
  { piece, index, item }: Asked,
  supports: readonly Placed[],
  least: LeastSight,
): Placed | null {
  const { plan, camera, random } = room;
  if (!camera) return null;
  const isSoft = (support: Placed) =>
    ['sofa', 'armchair', 'bed', 'ottoman', 'chair'].includes(support.piece.kind);
  for (const support of supports) {
    const [w, , d] = support.piece.size;
    const spots: { x: number; z: number; cost: number }[] = [];
    for (let x = -w / 2 + 0.05; x < w / 2; x += 0.1)
      for (let z = -d / 2 + 0.05; z < d / 2; z += 0.1)
        spots.push({
          x,
          z,
          cost: Math.hypot(x / w - 0.12 * plan.flip, (z / d) * 0.6 - 0.06) + random.between(0, 0.12),
        });
    spots.sort((a, b) => a.cost - b.cost);
    const turn = facing(camera, support.position) - support.turn + random.between(-0.5, 0.5);
    for (const spot of spots) {
      const placed = placeOn(
        plan,
        piece,
        support,
        { x: spot.x, z: spot.z, turn: turn * plan.flip },
        {
          subject: index,
          tolerance: isSoft(support) ? (item.category === 'animals' ? 0.1 : 0.06) : 0.02,
        },
      );
      if (!placed) continue;
      if (isWell(room, placed, least, support)) return placed;
      plan.placed.pop();
    }
  }
  return null;
}

/** Beside, before or behind another thing, as the camera sees it. */
function putNear(
  room: Room,
  asked: Asked,
  target: Placed,
  heroes: readonly Placed[],
  least: LeastSight,
): Placed | null {
  const { camera } = room;
  if (!camera) return null;
  const [fx, fz] = forward(camera);
  const box = boxOf(target);
  const center: Vec3 = [(box.min[0] + box.max[0]) / 2, 0, (box.min[2] + box.max[2]) / 2];
  const half = Math.max(box.max[0] - box.min[0], box.max[2] - box.min[2]) / 2;
  const own = Math.max(asked.piece.size[0], asked.piece.size[2]) / 2;
  const away = half + own + 0.08;
  const right: readonly [number, number] = [-fz, fx];
  const depth = Math.min(box.max[2] - box.min[2], box.max[0] - box.min[0]) / 2 + own + 0.12;
  const offsets: Record<string, readonly [number, number]> = {
    left: [-right[0] * away, -right[1] * away],
    right: [right[0] * away, right[1] * away],
    beside: [right[0] * away, right[1] * away],
    'in-front': [-fx * depth, -fz * depth],
    behind: [fx * depth, fz * depth],
    under: [0, 0],
    on: [right[0] * away, right[1] * away],
    in: [0, 0],
  };
  const [dx, dz] = offsets[asked.subject.relation ?? 'beside']!;
  return putOnFloor(room, asked, heroes, [center[0] + dx, center[2] + dz], least);
}

/** On the floor, as near as it can be to a point, or at a good place in the picture. */
function putOnFloor(
  room: Room,
  { piece, index, item }: Asked,
  heroes: readonly Placed[],
  near: readonly [number, number] | null,
  least: LeastSight,
): Placed | null {
  const { plan, camera, random, request } = room;
  if (!camera) return null;
  const aspect = request.width / request.height;
  const isTall = piece.size[1] > 1.1;
  const wish = {
    x: random.pick([-0.42, 0.42, 0.5]) * (random.chance(0.5) ? 1 : -1),
    y: isTall ? -0.25 : -0.5,
  };
  const spots: { x: number; z: number; cost: number }[] = [];
  for (let x = -plan.width / 2 + 0.15; x < plan.width / 2; x += 0.16)
    for (let z = 0.15; z < plan.depth - 0.6; z += 0.16) {
      const at = project(camera, aspect, [x, 0, z]);
      if (at.depth < 1 || Math.abs(at.x) > 0.95) continue;
      spots.push({
        x,
        z,
        cost: near ? Math.hypot(x - near[0], z - near[1]) : Math.hypot(at.x - wish.x, (at.y - wish.y) * 1.2),
      });
    }
  spots.sort((a, b) => a.cost - b.cost);
  const isLong = piece.size[2] > piece.size[0] * 1.5;
  const before = heroes.map((hero) => sightOf(camera, aspect, hero, plan.placed).isSeen);
  for (const strict of [true, false])
    for (const { x, z } of spots) {
      const towards = facing(camera, [x, 0, z]);
      const turn =
        item.category === 'animals' || isLong
          ? towards + (isLong ? random.sign() * random.between(0.9, 1.25) : random.between(-0.6, 0.6))
          : towards + random.between(-0.35, 0.35);
      const placed = place(
        plan,
        piece,
        { x: x * plan.flip, z, turn: turn * plan.flip },
        { subject: index, mayShade: true },
      );
      if (!placed) continue;
      const spoils =
        strict &&
        heroes.some(
          (hero, i) => sightOf(camera, aspect, hero, plan.placed).isSeen < before[i]! - (i ? 0.4 : 0.22),
        );
      if (!spoils && isWell(room, placed, least)) return placed;
      plan.placed.pop();
    }
  return null;
}

function putOnWall(room: Room, { piece, index }: Asked, least: LeastSight): Placed | null {
  const { plan } = room;
  for (const wall of ['back', 'left', 'right'] as const) {
    const isBack = wall === 'back';
    const length = isBack ? plan.width : plan.depth;
    for (const y of [1.35, 1.6, 1.1])
      for (let i = 0; i < 24; i++) {
        const offset = (((i + 1) >> 1) * (i % 2 ? 1 : -1) * length) / 28;
        const along = isBack ? offset : length / 2 + offset;
        const placed = mount(plan, piece, wall, along, y, { subject: index });
        if (!placed) continue;
        if (isWell(room, placed, least)) return placed;
        plan.placed.pop();
      }
  }
  return null;
}

/** The last resort: takes away furniture that nobody asked for until there is a place in the middle of the picture. */
function makeRoom(room: Room, asked: Asked): void {
  const { plan, camera } = room;
  if (!camera) return;
  const [fx, fz] = forward(camera);
  for (const distance of [2.4, 2.8, 2, 3.2]) {
    const position: Vec3 = [camera.position[0] + fx * distance, 0, camera.position[2] + fz * distance];
    const placed: Placed = {
      piece: asked.piece,
      position,
      turn: facing(camera, position),
      support: 'floor',
      subject: asked.index,
    };
    const inTheWay = plan.placed.filter((other) => intersects(placed, other));
    if (inTheWay.some(({ subject }) => subject !== undefined)) continue;
    const gone = new Set(inTheWay);
    for (const other of plan.placed)
      if (typeof other.support === 'object' && gone.has(other.support)) gone.add(other);
    plan.placed = [...plan.placed.filter((other) => !gone.has(other)), placed];
    return;
  }
}

function isWell(room: Room, placed: Placed, least: LeastSight, support?: Placed): boolean {
  const { camera, plan, request } = room;
  if (!camera) return false;
  const others = support ? plan.placed.filter((other) => other !== support) : plan.placed;
  const sight = sightOf(camera, request.width / request.height, placed, others);
  return sight.inFrame > least.inFrame && sight.isSeen > least.isSeen;
}

/** The turn of a thing that looks at the camera. */
function facing(camera: Camera, [x, , z]: Vec3): number {
  return Math.atan2(camera.position[0] - x, camera.position[2] - z);
}

function forward({ position, target }: Camera): [number, number] {
  const [x, z] = [target[0] - position[0], target[2] - position[2]];
  const size = Math.hypot(x, z);
  return [x / size, z / size];
}
