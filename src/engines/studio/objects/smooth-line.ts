import type { Vector } from './vector.ts';

/** Catmull and Rom's spline through the points, each span in `steps`. */
export function smoothLine(points: readonly Vector[], steps: number): Vector[] {
  const line: Vector[] = [];
  for (let index = 0; index + 1 < points.length; index++) {
    const b = points[index]!;
    const c = points[index + 1]!;
    const a = points[index - 1] ?? b;
    const d = points[index + 2] ?? c;
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const along = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      line.push([along(0), along(1), along(2)]);
    }
  }
  return [...line, points.at(-1)!];
}
