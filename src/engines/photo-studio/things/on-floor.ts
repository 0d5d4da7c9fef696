import type { Shape } from '../geometry/shape.ts';

/** The shape moved so that it stands on y = 0, its box centered on the origin. */
export function onFloor(shape: Shape): Shape {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < shape.positions.length; i++) {
    min[i % 3] = Math.min(min[i % 3]!, shape.positions[i]!);
    max[i % 3] = Math.max(max[i % 3]!, shape.positions[i]!);
  }
  const shift = [-(min[0]! + max[0]!) / 2, -min[1]!, -(min[2]! + max[2]!) / 2];
  return { ...shape, positions: shape.positions.map((value, i) => value + shift[i % 3]!) };
}
