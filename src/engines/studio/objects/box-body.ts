import { helixPoints } from './helix-points.ts';
import type { Body, Part, Shape } from './object-scene.ts';
import { add, unturn, type Vector } from './vector.ts';

/** Bounding box of a body in its own coordinates: much tighter than a sphere for flat or long bodies. */
export function boxBody(body: Body): { low: Vector; high: Vector } {
  const boxes = body.parts.filter((part) => part.join === 'add').map(boxPart);
  const bound = (choose: (...values: number[]) => number, way: number): Vector => {
    const along = (axis: number) =>
      choose(...boxes.map(({ center, half }) => center[axis]! + way * half[axis]!));
    return [along(0), along(1), along(2)];
  };
  return { low: bound(Math.min, -1), high: bound(Math.max, 1) };
}

interface Box {
  center: Vector;
  half: Vector;
}

function boxPart(part: Part): Box {
  const { center, half } = boxShape(part.shape);
  const extra = part.blend * 0.3 + (part.shape.kind === 'lathe' ? part.round : 0) + 0.002;
  const reach = (axis: number) => {
    let sum = extra;
    for (let own = 0; own < 3; own++) {
      const rows = part.rows ? (part.rows.step[own]! * (part.rows.count[own]! - 1)) / 2 : 0;
      sum += Math.abs(part.turn[own]![axis]!) * (half[own]! + rows);
    }
    return sum;
  };
  return { center: add(part.at, unturn(part.turn, center)), half: [reach(0), reach(1), reach(2)] };
}

function boxShape(shape: Shape): Box {
  const middle = (half: Vector): Box => ({ center: [0, 0, 0], half });
  switch (shape.kind) {
    case 'sphere':
    case 'octahedron':
      return middle([shape.radius, shape.radius, shape.radius]);
    case 'box':
      return middle(shape.half);
    case 'cylinder':
      return middle([shape.radius, shape.half, shape.radius]);
    case 'torus':
      return middle([shape.radius + shape.tube, shape.tube, shape.radius + shape.tube]);
    case 'capsule': {
      const wide = Math.max(shape.from, shape.end);
      return boxPoints([
        [0, 0, 0, wide],
        [...shape.to, wide],
      ]);
    }
    case 'ellipsoid':
      return middle(shape.radii);
    case 'lathe':
      return boxPoints(
        shape.outline.flatMap(([r, y]) => [
          [r, y, r, 0],
          [-r, y, -r, 0],
        ]),
      );
    case 'prism':
      return boxPoints(
        shape.outline.flatMap(([x, y]) => [
          [x, y, shape.half, 0],
          [shape.mirrored ? -x : x, y, -shape.half, 0],
        ]),
      );
    case 'path':
      return boxPoints(shape.points);
    case 'gear': {
      const wide = shape.radius + shape.depth;
      return middle([wide, wide, shape.half]);
    }
    case 'helix':
      return boxPoints(helixPoints(shape));
    case 'arch':
      return boxPoints([
        [-shape.radius, 0, -shape.half, 0],
        [shape.radius, shape.legs + shape.radius, shape.half, 0],
      ]);
    case 'leaf': {
      const lift = shape.wide * 0.5 + shape.thick + 0.03;
      return boxPoints([
        [-shape.wide * 1.3, 0, Math.min(0, shape.bend), lift],
        [shape.wide * 1.3, shape.span, Math.max(0, shape.bend), lift],
      ]);
    }
  }
}

/** Bounding box of points that each have a radius. */
function boxPoints(points: readonly (readonly number[])[]): Box {
  const low = [0, 1, 2].map((axis) => Math.min(...points.map((point) => point[axis]! - point[3]!)));
  const high = [0, 1, 2].map((axis) => Math.max(...points.map((point) => point[axis]! + point[3]!)));
  const at = (axis: number, way: number) => (high[axis]! + way * low[axis]!) / 2;
  return { center: [at(0, 1), at(1, 1), at(2, 1)], half: [at(0, -1), at(1, -1), at(2, -1)] };
}
