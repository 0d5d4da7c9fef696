import type { Sphere } from './shapes.ts';
import { dot, subtract, type Vector } from './vector.ts';

/**
 * A tree of bounding spheres in depth-first order, six floats per node: center, radius, the index of the node
 * after its branch, and the body's index, or -1 for inner nodes.
 */
export function packTree(spheres: readonly Sphere[]): number[] {
  const nodes: number[] = [];
  const plant = (members: readonly number[]) => {
    const own = nodes.length;
    const single = members.length === 1;
    const { center, radius } = single
      ? spheres[members[0]!]!
      : enclose(members.map((index) => spheres[index]!));
    nodes.push(...center, radius, 0, single ? members[0]! : -1);
    if (!single) for (const half of split(members, spheres)) plant(half);
    nodes[own + 4] = nodes.length / 6;
  };
  if (spheres.length > 0) plant(spheres.map((_, index) => index));
  return nodes;
}

/** Splits in half along the axis with the widest spread of centers. */
function split(members: readonly number[], spheres: readonly Sphere[]): number[][] {
  const along = (axis: number) => members.map((index) => spheres[index]!.center[axis]!);
  const spans = [0, 1, 2].map((axis) => Math.max(...along(axis)) - Math.min(...along(axis)));
  const axis = spans.indexOf(Math.max(...spans));
  const sorted = members.toSorted((a, b) => spheres[a]!.center[axis]! - spheres[b]!.center[axis]! || a - b);
  const middle = sorted.length >> 1;
  return [sorted.slice(0, middle), sorted.slice(middle)];
}

function enclose(spheres: readonly Sphere[]): Sphere {
  const middle = (axis: 0 | 1 | 2) => {
    const low = Math.min(...spheres.map(({ center, radius }) => center[axis] - radius));
    const high = Math.max(...spheres.map(({ center, radius }) => center[axis] + radius));
    return (low + high) * 0.5;
  };
  const center: Vector = [middle(0), middle(1), middle(2)];
  const reach = spheres.map((ball) => {
    const way = subtract(ball.center, center);
    return Math.sqrt(dot(way, way)) + ball.radius;
  });
  return { center, radius: Math.max(...reach) * 1.0001 };
}
