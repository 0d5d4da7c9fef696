import { withCreaseNormals } from '../geometry/crease-normals.ts';
import { grid } from '../geometry/grid.ts';
import { lathe, type ProfilePoint } from '../geometry/lathe.ts';
import { mergeShapes, meshOf, placeShape, type Shape } from '../geometry/shape.ts';
import type { Material } from '../scene/material.ts';
import type { Transform } from '../scene/transform.ts';
import { add, cross, normalize, scale, subtract, type Vec3 } from '../scene/vector.ts';
import type { Part } from './parts.ts';
import type { ThingModel } from './thing.ts';

export type Point2 = readonly [number, number];

export function model(parts: readonly Part[], colored: readonly Material[] = []): ThingModel {
  return { mesh: meshOf(parts), colored };
}

/** Tilted about x, then about z, then turned about y. */
export function tilted(position: Vec3, x: number, z = 0, turn = 0): Transform {
  return { position, turn, scale: 1, tilt: [x, z] };
}

/** A body of revolution about the z axis, its profile's y becoming z. */
export function latheAlongZ(profile: readonly ProfilePoint[], crease = 0.5, segments = 72): Shape {
  return placeShape(lathe(profile, { crease, segments }), tilted([0, 0, 0], Math.PI / 2));
}

/** A body of revolution about the x axis, its profile's y becoming x. */
export function latheAlongX(profile: readonly ProfilePoint[], crease = 0.5, segments = 72): Shape {
  return placeShape(lathe(profile, { crease, segments }), tilted([0, 0, 0], 0, -Math.PI / 2));
}

/** Points of a closed smooth curve (Catmull-Rom) through the given ones. */
export function smoothOutline(points: readonly Point2[], steps = 8): Point2[] {
  const count = points.length;
  return points.flatMap((_, i) =>
    Array.from({ length: steps }, (_, step): Point2 => {
      const t = step / steps;
      const [p0, p1, p2, p3] = [-1, 0, 1, 2].map((k) => points[(i + k + count) % count]!);
      const blend = (axis: 0 | 1) =>
        0.5 *
        (2 * p1![axis] +
          (p2![axis] - p0![axis]) * t +
          (2 * p0![axis] - 5 * p1![axis] + 4 * p2![axis] - p3![axis]) * t * t +
          (3 * p1![axis] - p0![axis] - 3 * p2![axis] + p3![axis]) * t * t * t);
      return [blend(0), blend(1)];
    }),
  );
}

/** A rectangle with round corners, counterclockwise from its right side. */
export function roundedRectangle(width: number, height: number, radius: number, steps = 6): Point2[] {
  const [x, y] = [width / 2 - radius, height / 2 - radius];
  return [0, 1, 2, 3].flatMap((corner) =>
    Array.from({ length: steps + 1 }, (_, i): Point2 => {
      const angle = (corner + i / steps) * (Math.PI / 2);
      const [sx, sy] = [corner === 0 || corner === 3 ? 1 : -1, corner < 2 ? 1 : -1];
      return [sx * x + Math.cos(angle) * radius, sy * y + Math.sin(angle) * radius];
    }),
  );
}

interface SlabOptions {
  /** Radius of the rim's edges, meters. */
  edge?: number;
  /** How far the front bulges at its middle. */
  bulge?: number;
  backBulge?: number;
  crease?: number;
  rings?: number;
}

/**
 * A plate of that outline (counterclockwise, every point seen from the middle of its points) from z = 0 to z = thickness. Its
 * uvs are those of the outline's box, seen from the front.
 */
export function slab(
  outline: readonly Point2[],
  thickness: number,
  { edge = 0.001, bulge = 0, backBulge = 0, crease = 0.7, rings = 6 }: SlabOptions = {},
): Shape {
  const count = outline.length;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const middle: Point2 = [(left + right) / 2, (low + high) / 2];
  const inwards = outline.map((_, i): Point2 => {
    const [before, after] = [outline[(i + count - 1) % count]!, outline[(i + 1) % count]!];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
  });
  const r = Math.min(edge, thickness / 2);
  const arc = [0, 1, 2, 3, 4].map((i) => (i / 4) * (Math.PI / 2));
  // Part of the way to the middle, inset, and z.
  const rows: [number, number, number][] = [
    ...Array.from({ length: rings }, (_, i): [number, number, number] => {
      const way = 1 - i / rings;
      return [way, r, -backBulge * (1 - (1 - way) ** 2)];
    }),
    ...arc.map((a): [number, number, number] => [0, r - Math.sin(a) * r, r - Math.cos(a) * r]),
    ...arc.map((a): [number, number, number] => [0, r - Math.cos(a) * r, thickness - r + Math.sin(a) * r]),
    ...Array.from({ length: rings }, (_, i): [number, number, number] => {
      const way = (i + 1) / rings;
      return [way, r, thickness + bulge * (1 - (1 - way) ** 2)];
    }),
  ];
  const shape = grid(count, rows.length - 1, (u, v) => {
    const i = Math.round(u * count) % count;
    const [way, inset, z] = rows[Math.round(v * (rows.length - 1))]!;
    const [x, y] = outline[i]!;
    const px = x + inwards[i]![0] * inset;
    const py = y + inwards[i]![1] * inset;
    const position: Vec3 = [px + (middle[0] - px) * way, py + (middle[1] - py) * way, z];
    return {
      position,
      normal: [0, 0, 1],
      uv: [(position[0] - left) / (right - left), (position[1] - low) / (high - low)],
    };
  });
  return withCreaseNormals(shape, crease);
}

/** A slab that lies on y = 0, its front up and the top of its outline away from the camera. */
export function lyingSlab(outline: readonly Point2[], thickness: number, options?: SlabOptions): Shape {
  return placeShape(slab(outline, thickness, options), tilted([0, 0, 0], -Math.PI / 2));
}

/** A band of rectangular section along a path; `up` is where its face looks. u runs along, v across. */
export function strap(
  path: readonly Vec3[],
  up: Vec3 | ((along: number) => Vec3),
  width: number | ((along: number) => number),
  thickness: number,
): Shape {
  const last = path.length - 1;
  const frames = path.map((point, i) => {
    const tangent = normalize(subtract(path[Math.min(last, i + 1)]!, path[Math.max(0, i - 1)]!));
    const towards = typeof up === 'function' ? up(i / last) : up;
    const side = normalize(cross(tangent, towards));
    return { point, side, face: cross(side, tangent) };
  });
  const half = thickness / 2;
  const section: Point2[] = [
    [-1, -0.5],
    [-1, 0.5],
    [-0.97, 1],
    [0.97, 1],
    [1, 0.5],
    [1, -0.5],
    [0.97, -1],
    [-0.97, -1],
    [-1, -0.5],
  ];
  const wall = grid(last, section.length - 1, (u, v) => {
    const i = Math.round(u * last);
    const [across, over] = section[Math.round(v * (section.length - 1))]!;
    const { point, side, face } = frames[i]!;
    const wide = (typeof width === 'function' ? width(u) : width) / 2;
    return {
      position: add(add(point, scale(side, across * wide)), scale(face, over * half)),
      normal: face,
      uv: [u, 0.5 + across / 2],
    };
  });
  const lid = (i: number) =>
    grid(1, 1, (u, v) => {
      const { point, side, face } = frames[i]!;
      const wide = typeof width === 'function' ? width(i / last) : width;
      return {
        position: add(add(point, scale(side, (u - 0.5) * wide * 0.97)), scale(face, (v - 0.5) * thickness)),
        normal: face,
      };
    });
  return withCreaseNormals(mergeShapes([wall, lid(0), lid(last)]), 0.8);
}

/** A point and the outward direction of a sheet there. */
export function onSheet(
  pointAt: (u: number, v: number) => Vec3,
  u: number,
  v: number,
): { point: Vec3; normal: Vec3 } {
  const step = 1e-3;
  const alongU = subtract(pointAt(u + step, v), pointAt(u - step, v));
  const alongV = subtract(pointAt(u, v + step), pointAt(u, v - step));
  return { point: pointAt(u, v), normal: normalize(cross(alongU, alongV)) };
}

/** A shape that stood on y = 0 laid so that its y looks along that direction, moved to that point. */
export function stoodOn(shape: Shape, { point, normal }: { point: Vec3; normal: Vec3 }): Shape {
  const x = Math.acos(Math.max(-1, Math.min(1, normal[1])));
  return placeShape(shape, {
    position: point,
    turn: Math.atan2(normal[0], normal[2]),
    scale: 1,
    tilt: [x, 0],
  });
}

/** A ring around y at y = 0. */
export function torus(radius: number, thickness: number, segments = 32): Shape {
  return lathe(
    Array.from({ length: 13 }, (_, i): ProfilePoint => {
      const angle = (i / 12) * Math.PI * 2;
      return [radius + Math.cos(angle) * thickness, Math.sin(angle) * thickness];
    }),
    { segments, crease: 3 },
  );
}
