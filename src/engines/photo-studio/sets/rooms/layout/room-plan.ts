import type { Random } from '../../../scene/random.ts';
import type { Vec3 } from '../../../scene/vector.ts';
import type { Piece } from '../pieces/piece.ts';
import { cellAt, columnsOf, someCell } from './columns.ts';

export type Wall = 'back' | 'left' | 'right' | 'front';

/** A window or a door in a wall. */
export interface Opening {
  wall: Wall;
  /** Its center along the wall: x on the back and front walls, z on the sides. */
  along: number;
  width: number;
  sill: number;
  head: number;
  kind: 'window' | 'door';
}

/**
 * A room on the floor y = 0: its back wall is at z = 0, the camera stands at large z, x = 0 is the middle. Layouts are
 * written once; `flip` = -1 mirrors them.
 */
export interface RoomPlan {
  width: number;
  depth: number;
  height: number;
  flip: 1 | -1;
  random: Random;
  openings: Opening[];
  placed: Placed[];
  /** No ceiling and no walls but the back one. */
  isOpen?: boolean;
  /** Of an open one: it has walls or railings at its sides, between which the camera stands. */
  isNarrow?: boolean;
  /** Refuses things that would spoil the picture; asked once a thing is in its place. */
  isWelcome?: (placed: Placed) => boolean;
}

export interface Placed {
  piece: Piece;
  position: Vec3;
  turn: number;
  support: 'floor' | 'wall' | 'ceiling' | Placed;
  /** Index of the subject in the request. */
  subject?: number | undefined;
}

export interface Spot {
  x: number;
  z: number;
  /** Radians; 0 faces the camera. */
  turn?: number;
}

export interface PlaceOptions {
  subject?: number | undefined;
  /** May stand before a window though it is higher than the sill. */
  mayShade?: boolean;
}

/** Heights that may overlap, meters: soft things sink into each other. */
const SLACK = 0.015;
const WALKWAY = 0.75;

/** Puts a piece on the floor; null if it would intersect something, or block a door or window. */
export function place(plan: RoomPlan, piece: Piece, spot: Spot, options: PlaceOptions = {}): Placed | null {
  const placed: Placed = {
    piece,
    position: [spot.x * plan.flip, 0, spot.z],
    turn: (spot.turn ?? 0) * plan.flip,
    support: 'floor',
    subject: options.subject,
  };
  return isInside(plan, placed) && !blocksOpening(plan, placed, options.mayShade ?? false)
    ? add(plan, placed)
    : null;
}

/** Puts a piece with its back against a wall. */
export function placeAgainst(
  plan: RoomPlan,
  piece: Piece,
  wall: Wall,
  along: number,
  { gap = 0.025, ...options }: PlaceOptions & { gap?: number } = {},
): Placed | null {
  return place(plan, piece, spotAt(plan, wall, along, gap - (piece.center[2] - piece.size[2] / 2)), options);
}

/** Hangs a piece on a wall, its origin `y` meters high. `away` is the gap behind it; curtains may cover windows. */
export function mount(
  plan: RoomPlan,
  piece: Piece,
  wall: Wall,
  along: number,
  y: number,
  {
    subject,
    away = 0.002,
    mayCover = false,
  }: { subject?: number | undefined; away?: number; mayCover?: boolean } = {},
): Placed | null {
  const back = piece.center[2] - piece.size[2] / 2;
  const { x, z, turn } = spotAt(plan, wall, along, away - back);
  const placed: Placed = {
    piece,
    position: [x * plan.flip, y, z],
    turn: turn * plan.flip,
    support: 'wall',
    subject,
  };
  const half = piece.size[0] / 2;
  const low = y + piece.center[1] - piece.size[1] / 2;
  const isBlocked =
    !mayCover &&
    plan.openings.some(
      (opening) =>
        opening.wall === wall &&
        Math.abs(opening.along - along) < opening.width / 2 + half + 0.08 &&
        low < opening.head + 0.1 &&
        low + piece.size[1] > opening.sill - 0.1,
    );
  return isBlocked || low + piece.size[1] > plan.height || !isInside(plan, placed) ? null : add(plan, placed);
}

/** Hangs a piece from the ceiling; its highest point is there. */
export function hang(
  plan: RoomPlan,
  piece: Piece,
  x: number,
  z: number,
  subject?: number | undefined,
): Placed | null {
  const top = piece.center[1] + piece.size[1] / 2;
  return add(plan, {
    piece,
    position: [x * plan.flip, plan.height - top, z],
    turn: 0,
    support: 'ceiling',
    subject,
  });
}

/**
 * Puts a piece on another one, at a point of that one's own coordinates (x to its left as it faces us, z to its front).
 * Null where it would hang over an edge or stand in something.
 */
export function placeOn(
  plan: RoomPlan,
  piece: Piece,
  support: Placed,
  { x, z, turn = 0 }: Spot,
  { subject, tolerance = 0.03 }: { subject?: number | undefined; tolerance?: number } = {},
): Placed | null {
  const [wx, , wz] = toWorld(support, [x * plan.flip, 0, z]);
  const placed: Placed = {
    piece,
    position: [wx, 0, wz],
    turn: support.turn + turn * plan.flip,
    support,
    subject,
  };
  const below = columnsOf(support.piece.mesh);
  let [high, low] = [-Infinity, Infinity];
  let isOver = false;
  someCell(columnsOf(piece.mesh), (px, pz, bottom) => {
    // Only what touches the ground counts: leaves of a plant may hang over.
    if (bottom > piece.center[1] - piece.size[1] / 2 + 0.03) return false;
    const [lx, , lz] = toLocal(support, toWorld(placed, [px, 0, pz]));
    const cell = cellAt(below, lx, lz);
    if (cell < 0) {
      isOver = true;
      return true;
    }
    high = Math.max(high, below.high.values[cell]!);
    low = Math.min(low, below.high.values[cell]!);
    return false;
  });
  if (isOver || high === -Infinity || high - low > tolerance) return null;
  const origin = piece.center[1] - piece.size[1] / 2;
  return add(plan, { ...placed, position: [wx, support.position[1] + high - origin, wz] });
}

/** Height of the surface of a placed thing at a point of its own coordinates; null beside it. */
export function surfaceAt(support: Placed, x: number, z: number): number | null {
  const columns = columnsOf(support.piece.mesh);
  const cell = cellAt(columns, x, z);
  return cell < 0 ? null : support.position[1] + columns.high.values[cell]!;
}

/** Whether two things intersect by more than what soft things give way. */
export function intersects(a: Placed, b: Placed, slack = SLACK): boolean {
  if (isFlat(a.piece) || isFlat(b.piece)) return false;
  const [boxA, boxB] = [boxOf(a), boxOf(b)];
  for (const axis of [0, 1, 2] as const)
    if (boxA.min[axis] > boxB.max[axis] - 0.005 || boxB.min[axis] > boxA.max[axis] - 0.005) return false;
  const columns = columnsOf(b.piece.mesh);
  const rise = a.position[1] - b.position[1];
  return someCell(columnsOf(a.piece.mesh), (x, z, low, high) => {
    const [lx, , lz] = toLocal(b, toWorld(a, [x, 0, z]));
    const cell = cellAt(columns, lx, lz);
    if (cell < 0) return false;
    const top = Math.min(high + rise, columns.high.values[cell]!);
    return top - Math.max(low + rise, columns.low.values[cell]!) > slack;
  });
}

/** Rugs and mats: things stand on them as on the floor. */
export const isFlat = (piece: Piece): boolean => piece.kind === 'rug' || piece.kind === 'mat';

export interface Box {
  min: Vec3;
  max: Vec3;
}

/** Box around a placed thing, along the room's axes. */
export function boxOf({ piece, position, turn }: Pick<Placed, 'piece' | 'position' | 'turn'>): Box {
  const [w, h, d] = piece.size;
  const [cx, cy, cz] = piece.center;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const x = position[0] + cx * cos + cz * sin;
  const z = position[2] - cx * sin + cz * cos;
  const halfX = (Math.abs(w * cos) + Math.abs(d * sin)) / 2;
  const halfZ = (Math.abs(w * sin) + Math.abs(d * cos)) / 2;
  const y = position[1] + cy;
  return { min: [x - halfX, y - h / 2, z - halfZ], max: [x + halfX, y + h / 2, z + halfZ] };
}

export function toWorld({ position, turn }: Pick<Placed, 'position' | 'turn'>, [x, y, z]: Vec3): Vec3 {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return [position[0] + x * cos + z * sin, position[1] + y, position[2] - x * sin + z * cos];
}

export function toLocal({ position, turn }: Pick<Placed, 'position' | 'turn'>, [x, y, z]: Vec3): Vec3 {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const [dx, dz] = [x - position[0], z - position[2]];
  return [dx * cos - dz * sin, y - position[1], dx * sin + dz * cos];
}

/** A point that far from a wall, and the turn that faces the room from there. */
export function spotAt(plan: RoomPlan, wall: Wall, along: number, away: number): Required<Spot> {
  switch (wall) {
    case 'back':
      return { x: along, z: away, turn: 0 };
    case 'front':
      return { x: along, z: plan.depth - away, turn: Math.PI };
    case 'left':
      return { x: -plan.width / 2 + away, z: along, turn: Math.PI / 2 };
    case 'right':
      return { x: plan.width / 2 - away, z: along, turn: -Math.PI / 2 };
  }
}

function add(plan: RoomPlan, placed: Placed): Placed | null {
  if (plan.placed.some((other) => other !== placed.support && intersects(placed, other))) return null;
  if (plan.isWelcome && !plan.isWelcome(placed)) return null;
  plan.placed.push(placed);
  return placed;
}

function isInside(plan: RoomPlan, placed: Placed): boolean {
  const { min, max } = boxOf(placed);
  const margin = plan.isOpen ? 3 : 0.004;
  return (
    min[0] > -plan.width / 2 - margin &&
    max[0] < plan.width / 2 + margin &&
    min[2] > -0.004 &&
    max[2] < plan.depth + margin
  );
}

/** Furniture keeps the way to doors free, and does not stand before windows unless it is low. */
function blocksOpening(plan: RoomPlan, placed: Placed, mayShade: boolean): boolean {
  if (isFlat(placed.piece)) return false;
  const { min, max } = boxOf(placed);
  return plan.openings.some(({ wall, along, width, sill, kind }) => {
    const depth = kind === 'door' ? WALKWAY : 0.3;
    if (kind === 'window' && (mayShade || max[1] < sill + 0.05)) return false;
    const a = spotAt(plan, wall, along - width / 2 + 0.05, 0);
    const b = spotAt(plan, wall, along + width / 2 - 0.05, depth);
    const [x0, x1] = [a.x * plan.flip, b.x * plan.flip].toSorted((p, q) => p - q) as [number, number];
    const [z0, z1] = [Math.min(a.z, b.z), Math.max(a.z, b.z)];
    return min[0] < x1 && max[0] > x0 && min[2] < z1 && max[2] > z0;
  });
}
