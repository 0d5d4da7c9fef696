import { grid } from './grid.ts';
import type { Shape } from './shape.ts';

/** A floor that faces +y, centered on the origin; v runs away from the viewer (-z). */
export function floorPlane(width: number, depth: number, cells = 1): Shape {
  return grid(cells, cells, (u, v) => ({
    position: [(u - 0.5) * width, 0, (0.5 - v) * depth],
    normal: [0, 1, 0],
  }));
}

/** A wall or print that faces +z and stands on the floor. */
export function wallPlane(width: number, height: number, cells = 1): Shape {
  return grid(cells, cells, (u, v) => ({
    position: [(u - 0.5) * width, v * height, 0],
    normal: [0, 0, 1],
  }));
}

/** Seamless paper: a floor `depth` deep in front of a curve of that radius, then a wall. The curve starts at z = 0. */
export function sweepPlane(width: number, depth: number, height: number, radius: number): Shape {
  const lengths = [depth, (radius * Math.PI) / 2, height - radius];
  const total = lengths[0]! + lengths[1]! + lengths[2]!;
  return grid(1, 96, (u, v) => {
    const x = (u - 0.5) * width;
    const along = v * total;
    if (along <= depth) return { position: [x, 0, depth - along], normal: [0, 1, 0] };
    const angle = (along - depth) / radius;
    if (angle < Math.PI / 2) {
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      return { position: [x, radius * (1 - cos), -radius * sin], normal: [0, cos, sin] };
    }
    return { position: [x, radius + along - depth - lengths[1]!, -radius], normal: [0, 0, 1] };
  });
}
