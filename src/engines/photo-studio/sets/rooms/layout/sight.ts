import type { Camera } from '../../../scene/camera.ts';
import type { Vec3 } from '../../../scene/vector.ts';
import { cellAt, columnsOf } from './columns.ts';
import { boxOf, isFlat, type Placed, toLocal, toWorld } from './room-plan.ts';

/** Where a point lies in the picture: -1..1 to the right and up within it; `depth` meters in front of the camera. */
export function project(
  camera: Camera,
  aspect: number,
  point: Vec3,
): { x: number; y: number; depth: number } {
  const { position, target, verticalFov, shift = 0 } = camera;
  const [fx, fz] = [target[0] - position[0], target[2] - position[2]];
  const size = Math.hypot(fx, fz);
  const [sx, sz] = [fx / size, fz / size];
  const [dx, dy, dz] = [point[0] - position[0], point[1] - position[1], point[2] - position[2]];
  const depth = dx * sx + dz * sz;
  const tangent = Math.tan((verticalFov * Math.PI) / 360) * Math.max(0.01, depth);
  return { x: (dz * sx - dx * sz) / (tangent * aspect), y: dy / tangent - 2 * shift, depth };
}

export interface Sight {
  /** Part of the thing that lies in the picture, 0..1. */
  inFrame: number;
  /** Part of it that nothing hides, of what lies in the picture. */
  isSeen: number;
  /** Box in the picture. */
  left: number;
  right: number;
  bottom: number;
  top: number;
}

const POINTS = 26;

/** How much of a placed thing a camera sees. */
export function sightOf(camera: Camera, aspect: number, thing: Placed, others: readonly Placed[]): Sight {
  const { positions } = thing.piece.mesh;
  const count = positions.length / 3;
  const step = Math.max(1, Math.floor(count / POINTS));
  let [total, inside, seen] = [0, 0, 0];
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  const obstacles = obstaclesFor(others, thing);
  for (let i = Math.floor(step / 2); i < count; i += step) {
    const point = toWorld(thing, [positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!]);
    const { x, y, depth } = project(camera, aspect, point);
    total++;
    if (depth < 0.2) continue;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
    if (Math.abs(x) > 1 || Math.abs(y) > 1) continue;
    inside++;
    if (!isHidden(camera.position, point, obstacles)) seen++;
  }
  return { inFrame: inside / total, isSeen: inside ? seen / inside : 0, left, right, bottom, top };
}

/** Part of a thing that must be in the picture, unhidden, so that it counts as shown. */
const SHOWN = 0.4;

export function isShown(camera: Camera, aspect: number, thing: Placed, others: readonly Placed[]): boolean {
  const sight = sightOf(camera, aspect, thing, others);
  return sight.inFrame * sight.isSeen >= SHOWN;
}

/** What may hide a thing: not what it carries, nor what is flat or thin. */
export function obstaclesFor(others: readonly Placed[], thing?: Placed): Placed[] {
  return others.filter(
    (other) =>
      other !== thing &&
      (thing === undefined || other.support !== thing) &&
      !isFlat(other.piece) &&
      other.piece.kind !== 'curtain',
  );
}

/** Whether something stands between two points; the last centimeters do not count. */
export function isHidden(from: Vec3, to: Vec3, obstacles: readonly Placed[]): boolean {
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const steps = Math.ceil(distance / 0.06);
  const last = 1 - 0.09 / distance;
  return obstacles.some((other) => {
    const range = clip(from, to, other);
    if (!range) return false;
    const columns = columnsOf(other.piece.mesh);
    for (let i = Math.floor(range[0] * steps); i <= Math.ceil(range[1] * steps); i++) {
      const t = i / steps;
      if (t <= 0 || t >= last) continue;
      const point: Vec3 = [
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t,
        from[2] + (to[2] - from[2]) * t,
      ];
      const [x, y, z] = toLocal(other, point);
      const cell = cellAt(columns, x, z);
      if (cell >= 0 && y > columns.low.values[cell]! - 0.01 && y < columns.high.values[cell]! + 0.01)
        return true;
    }
    return false;
  });
}

/** The part of the way that lies in the other thing's box. */
function clip(from: Vec3, to: Vec3, other: Placed): [number, number] | null {
  const { min, max } = boxOf(other);
  let [enter, leave] = [0, 1];
  for (const axis of [0, 1, 2] as const) {
    const direction = to[axis] - from[axis];
    if (Math.abs(direction) < 1e-9) {
      if (from[axis] < min[axis] || from[axis] > max[axis]) return null;
      continue;
    }
    const a = (min[axis] - from[axis]) / direction;
    const b = (max[axis] - from[axis]) / direction;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter <= leave ? [enter, leave] : null;
}
