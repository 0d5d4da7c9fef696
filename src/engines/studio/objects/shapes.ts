import type { Shape } from './object-scene.ts';
import { distance, length, scale, type Vector } from './vector.ts';

export interface Sphere {
  center: Vector;
  radius: number;
}

export interface Box {
  center: Vector;
  half: Vector;
}

interface ShapeDefinition<Kind extends Shape['kind']> {
  /** Up to six numbers for the ray marcher; adds points to the pool. */
  pack(shape: Extract<Shape, { kind: Kind }>, pool: number[]): readonly number[];
  /** Bounding sphere in the shape's own coordinates. */
  sphere(shape: Extract<Shape, { kind: Kind }>): Sphere;
  /** Bounding box in the shape's own coordinates. */
  box(shape: Extract<Shape, { kind: Kind }>): Box;
}

/** In the order of `kernel/shapes.ts`. */
const SHAPES: { [Kind in Shape['kind']]: ShapeDefinition<Kind> } = {
  sphere: {
    pack: ({ radius }) => [radius],
    sphere: ({ radius }) => ball(radius),
    box: ({ radius }) => cube([radius, radius, radius]),
  },
  box: {
    pack: ({ half }) => half,
    sphere: ({ half }) => ball(length(half)),
    box: ({ half }) => cube(half),
  },
  cylinder: {
    pack: ({ radius, half }) => [radius, half],
    sphere: ({ radius, half }) => ball(Math.hypot(radius, half)),
    box: ({ radius, half }) => cube([radius, half, radius]),
  },
  torus: {
    pack: ({ radius, tube }) => [radius, tube],
    sphere: ({ radius, tube }) => ball(radius + tube),
    box: ({ radius, tube }) => cube([radius + tube, tube, radius + tube]),
  },
  capsule: {
    pack: ({ to, from, end }) => [...to, from, end],
    sphere: ({ to, from, end }) => ({ center: scale(to, 0.5), radius: length(to) / 2 + Math.max(from, end) }),
    box: ({ to, from, end }) => {
      const wide = Math.max(from, end);
      return boxPoints([
        [0, 0, 0, wide],
        [...to, wide],
      ]);
    },
  },
  ellipsoid: {
    pack: ({ radii }) => radii,
    sphere: ({ radii }) => ball(Math.max(...radii)),
    box: ({ radii }) => cube(radii),
  },
  lathe: {
    pack: ({ outline }, pool) => addPoints(outline, pool),
    sphere: ({ outline }) => {
      const middle = middleOf(outline.map(([, y]) => y));
      const radius = Math.max(...outline.map(([across, y]) => Math.hypot(across, y - middle)));
      return { center: [0, middle, 0], radius };
    },
    box: ({ outline }) =>
      boxPoints(
        outline.flatMap(([r, y]) => [
          [r, y, r, 0],
          [-r, y, -r, 0],
        ]),
      ),
  },
  prism: {
    pack: ({ outline, half, mirrored }, pool) => [...addPoints(outline, pool), half, mirrored ? 1 : 0],
    sphere: ({ outline, half, mirrored }) => {
      const x = middleOf(outline.flatMap(([across]) => (mirrored ? [across, -across] : [across])));
      const y = middleOf(outline.map(([, up]) => up));
      const flat = Math.max(...outline.map((point) => Math.hypot(point[0] - x, point[1] - y)));
      return { center: [x, y, 0], radius: Math.hypot(flat, half) };
    },
    box: ({ outline, half, mirrored }) =>
      boxPoints(
        outline.flatMap(([x, y]) => [
          [x, y, half, 0],
          [mirrored ? -x : x, y, -half, 0],
        ]),
      ),
  },
  path: {
    pack: ({ points }, pool) => addPoints(points, pool),
    sphere: ({ points }) => boundPoints(points),
    box: ({ points }) => boxPoints(points),
  },
  gear: {
    pack: ({ radius, half, teeth, depth }) => [radius, half, teeth, depth],
    sphere: ({ radius, depth, half }) => ball(Math.hypot(radius + depth, half)),
    box: ({ radius, depth, half }) => cube([radius + depth, radius + depth, half]),
  },
  helix: {
    pack: ({ radius, rise, half, wire, start }) => [radius, rise, half, wire, start],
    sphere: (helix) => boundPoints(helixPoints(helix)),
    box: (helix) => boxPoints(helixPoints(helix)),
  },
  octahedron: {
    pack: ({ radius }) => [radius],
    sphere: ({ radius }) => ball(radius),
    box: ({ radius }) => cube([radius, radius, radius]),
  },
  leaf: {
    pack: ({ span, wide, bend, thick }) => [span, wide, bend, thick],
    sphere: ({ span, wide, bend }) => ({
      center: [0, span / 2, bend / 2],
      radius: Math.hypot(span / 2, bend / 2 + wide * 0.4, wide) + 0.05,
    }),
    box: ({ span, wide, bend, thick }) => {
      const lift = wide * 0.5 + thick + 0.03;
      return boxPoints([
        [-wide * 1.3, 0, Math.min(0, bend), lift],
        [wide * 1.3, span, Math.max(0, bend), lift],
      ]);
    },
  },
  arch: {
    pack: ({ radius, legs, half }) => [radius, legs, half],
    sphere: ({ radius, legs, half }) => {
      const middle = (legs + radius) / 2;
      return { center: [0, middle, 0], radius: Math.hypot(middle, radius, half) };
    },
    box: ({ radius, legs, half }) =>
      boxPoints([
        [-radius, 0, -half, 0],
        [radius, legs + radius, half, 0],
      ]),
  },
};

export const SHAPE_KINDS = Object.keys(SHAPES);

export function shapeOf({ kind }: Shape): ShapeDefinition<Shape['kind']> {
  return SHAPES[kind] as ShapeDefinition<Shape['kind']>;
}

const ball = (radius: number): Sphere => ({ center: [0, 0, 0], radius });
const cube = (half: Vector): Box => ({ center: [0, 0, 0], half });

function middleOf(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

/** Adds points of four floats to the pool; returns the index of the first and their number. */
function addPoints(added: readonly (readonly number[])[], pool: number[]): [number, number] {
  const first = pool.length / 4;
  for (const point of added) pool.push(point[0]!, point[1]!, point[2] ?? 0, point[3] ?? 0);
  return [first, added.length];
}

/** Bounding sphere of points that each have a radius. */
function boundPoints(points: readonly (readonly [number, number, number, number])[]): Sphere {
  const along = (axis: number) => middleOf(points.map((point) => point[axis]!));
  const center: Vector = [along(0), along(1), along(2)];
  return { center, radius: Math.max(...points.map(([x, y, z, r]) => distance([x, y, z], center) + r)) };
}

/** Bounding box of points that each have a radius. */
function boxPoints(points: readonly (readonly number[])[]): Box {
  const low = [0, 1, 2].map((axis) => Math.min(...points.map((point) => point[axis]! - point[3]!)));
  const high = [0, 1, 2].map((axis) => Math.max(...points.map((point) => point[axis]! + point[3]!)));
  const at = (axis: number, way: number) => (high[axis]! + way * low[axis]!) / 2;
  return { center: [at(0, 1), at(1, 1), at(2, 1)], half: [at(0, -1), at(1, -1), at(2, -1)] };
}

const STEPS = 24;

/** Points along a helix's wire, each with a radius that reaches the next: tight bounds for a short helix. */
function helixPoints({ radius, rise, half, wire, start }: Extract<Shape, { kind: 'helix' }>) {
  const turn = (2 * Math.PI * (2 * half)) / rise;
  // Greatest distance between chord and arc, plus room for the wire's ends, which are cut level.
  const slack = radius * (1 - Math.cos(turn / STEPS / 2)) + wire * 0.35;
  return Array.from({ length: STEPS + 1 }, (_, step): [number, number, number, number] => {
    const y = half * ((2 * step) / STEPS - 1);
    const angle = start + (y / rise) * 2 * Math.PI;
    return [Math.cos(angle) * radius, y, Math.sin(angle) * radius, wire + slack];
  });
}
