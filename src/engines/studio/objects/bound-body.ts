import { helixPoints } from './helix-points.ts';
import type { Body, Part, Shape } from './object-scene.ts';
import { add, scale, unturn, type Vector } from './vector.ts';

/** Bounding sphere of a body in world coordinates. */
export function boundBody(body: Body): { center: Vector; radius: number } {
  const spheres = body.parts.filter((part) => part.join === 'add').map(boundPart);
  const low = [0, 1, 2].map((axis) => Math.min(...spheres.map((ball) => ball.center[axis]! - ball.radius)));
  const high = [0, 1, 2].map((axis) => Math.max(...spheres.map((ball) => ball.center[axis]! + ball.radius)));
  const middle: Vector = [(low[0]! + high[0]!) / 2, (low[1]! + high[1]!) / 2, (low[2]! + high[2]!) / 2];
  const radius = Math.max(...spheres.map(({ center, radius: own }) => distance(center, middle) + own));
  return { center: add(body.at, unturn(body.turn, middle)), radius };
}

function boundPart(part: Part): { center: Vector; radius: number } {
  const { center, radius } = boundShape(part.shape);
  const spread = part.rows
    ? length(part.rows.step.map((step, axis) => (step * (part.rows!.count[axis]! - 1)) / 2))
    : 0;
  const extra = spread + part.blend * 0.3 + (part.shape.kind === 'lathe' ? part.round : 0);
  return { center: add(part.at, unturn(part.turn, center)), radius: radius + extra };
}

function boundShape(shape: Shape): { center: Vector; radius: number } {
  switch (shape.kind) {
    case 'sphere':
    case 'octahedron':
      return { center: [0, 0, 0], radius: shape.radius };
    case 'box':
      return { center: [0, 0, 0], radius: length(shape.half) };
    case 'cylinder':
      return { center: [0, 0, 0], radius: Math.hypot(shape.radius, shape.half) };
    case 'torus':
      return { center: [0, 0, 0], radius: shape.radius + shape.tube };
    case 'capsule':
      return {
        center: scale(shape.to, 0.5),
        radius: length(shape.to) / 2 + Math.max(shape.from, shape.end),
      };
    case 'ellipsoid':
      return { center: [0, 0, 0], radius: Math.max(...shape.radii) };
    case 'lathe': {
      const { middle, radius } = boundHeights(shape.outline.map(([across, up]) => [across, up]));
      return { center: [0, middle, 0], radius };
    }
    case 'prism': {
      const across = shape.outline.flatMap(([x]) => (shape.mirrored ? [x, -x] : [x]));
      const up = shape.outline.map(([, y]) => y);
      const x = (Math.min(...across) + Math.max(...across)) / 2;
      const y = (Math.min(...up) + Math.max(...up)) / 2;
      const flat = Math.max(...shape.outline.map((point) => Math.hypot(point[0] - x, point[1] - y)));
      return { center: [x, y, 0], radius: Math.hypot(flat, shape.half) };
    }
    case 'path':
      return boundPoints(shape.points);
    case 'gear':
      return { center: [0, 0, 0], radius: Math.hypot(shape.radius + shape.depth, shape.half) };
    case 'helix':
      return boundPoints(helixPoints(shape));
    case 'arch': {
      const middle = (shape.legs + shape.radius) / 2;
      return { center: [0, middle, 0], radius: Math.hypot(middle, shape.radius, shape.half) };
    }
    case 'leaf':
      return {
        center: [0, shape.span / 2, shape.bend / 2],
        radius: Math.hypot(shape.span / 2, shape.bend / 2 + shape.wide * 0.4, shape.wide) + 0.05,
      };
  }
}

/** Bounding sphere of points that each have a radius. */
function boundPoints(points: readonly (readonly [number, number, number, number])[]): {
  center: Vector;
  radius: number;
} {
  const along = (axis: number) => {
    const all = points.map((point) => point[axis]!);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  const center: Vector = [along(0), along(1), along(2)];
  return { center, radius: Math.max(...points.map(([x, y, z, r]) => distance([x, y, z], center) + r)) };
}

/** Bounding sphere of an outline turned about y. */
function boundHeights(outline: readonly (readonly [number, number])[]): { middle: number; radius: number } {
  const up = outline.map(([, height]) => height);
  const middle = (Math.min(...up) + Math.max(...up)) / 2;
  return {
    middle,
    radius: Math.max(...outline.map(([across, height]) => Math.hypot(across, height - middle))),
  };
}

function distance(a: Vector, b: Vector): number {
  return length([a[0] - b[0], a[1] - b[1], a[2] - b[2]]);
}

function length(a: readonly number[]): number {
  return Math.sqrt(a.reduce((sum, value) => sum + value * value, 0));
}
