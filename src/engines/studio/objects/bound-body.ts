import type { Body, Part } from './object-scene.ts';
import { type Box, type Sphere, shapeOf } from './shapes.ts';
import { add, distance, length, unturn, type Vector } from './vector.ts';

/** Bounding sphere of a body in world coordinates. */
export function boundBody(body: Body): Sphere {
  const spheres = body.parts.filter((part) => part.join === 'add').map(boundPart);
  const low = [0, 1, 2].map((axis) => Math.min(...spheres.map((ball) => ball.center[axis]! - ball.radius)));
  const high = [0, 1, 2].map((axis) => Math.max(...spheres.map((ball) => ball.center[axis]! + ball.radius)));
  const middle: Vector = [(low[0]! + high[0]!) / 2, (low[1]! + high[1]!) / 2, (low[2]! + high[2]!) / 2];
  const radius = Math.max(...spheres.map(({ center, radius: own }) => distance(center, middle) + own));
  return { center: add(body.at, unturn(body.turn, middle)), radius };
}

function boundPart(part: Part): Sphere {
  const { center, radius } = shapeOf(part.shape).sphere(part.shape);
  const spread = part.rows
    ? length(part.rows.step.map((step, axis) => (step * (part.rows!.count[axis]! - 1)) / 2))
    : 0;
  const extra = spread + part.blend * 0.3 + (part.shape.kind === 'lathe' ? part.round : 0);
  return { center: add(part.at, unturn(part.turn, center)), radius: radius + extra };
}

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

function boxPart(part: Part): Box {
  const { center, half } = shapeOf(part.shape).box(part.shape);
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
