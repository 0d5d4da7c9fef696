import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../scene/vector.ts';
import { grid } from './grid.ts';
import { mergeShapes, type Shape } from './shape.ts';

/** A round tube along a path of at least two points; open ends get flat lids. u runs around, v along. */
export function tube(
  path: readonly Vec3[],
  radius: number | ((along: number) => number),
  { segments = 16, isClosed = false }: { segments?: number; isClosed?: boolean } = {},
): Shape {
  const radiusAt = typeof radius === 'number' ? () => radius : radius;
  const points = isClosed ? [...path, path[0]!] : path;
  const last = points.length - 1;
  const tangents = points.map((_, i) => {
    const before = points[i - 1] ?? (isClosed ? points[last - 1]! : points[0]!);
    const after = points[i + 1] ?? (isClosed ? points[1]! : points[last]!);
    return normalize(subtract(after, before));
  });
  // The frame is carried along so that the tube does not twist.
  let side = normalize(cross(tangents[0]!, Math.abs(tangents[0]![1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  const sides = tangents.map((tangent) => {
    side = normalize(subtract(side, scale(tangent, dot(side, tangent))));
    return side;
  });
  const normalAt = (at: number, u: number): Vec3 => {
    const angle = u * Math.PI * 2;
    const up = cross(tangents[at]!, sides[at]!);
    return add(scale(sides[at]!, Math.cos(angle)), scale(up, Math.sin(angle)));
  };
  const wall = grid(segments, last, (u, v) => {
    const at = Math.round(v * last);
    const normal = normalAt(at, u);
    return { position: add(points[at]!, scale(normal, radiusAt(v))), normal };
  });
  if (isClosed) return wall;
  const lid = (at: number, sign: number) =>
    grid(segments, 1, (u, v) => ({
      position: add(points[at]!, scale(normalAt(at, u), radiusAt(at / last) * v)),
      normal: scale(tangents[at]!, sign),
    }));
  return mergeShapes([wall, lid(0, -1), lid(last, 1)]);
}

/** Points of a smooth curve (Catmull-Rom) through the given ones. */
export function smoothPath(points: readonly Vec3[], steps = 8): Vec3[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const path: Vec3[] = [];
  for (let i = 0; i < points.length - 1; i++)
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const blend = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      path.push([blend(0), blend(1), blend(2)]);
    }
  path.push(at(points.length - 1));
  return path;
}
