import type { Vector } from './vector.ts';

/** Catmull and Rom's spline through the points, each span in `steps`. */
export function smoothLine(points: readonly Vector[], steps: number): Vector[] {
  const line: Vector[] = [];
  for (let index = 0; index + 1 < points.length; index++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map(
      (step) => points[Math.min(points.length - 1, Math.max(0, index + step))]!,
    ) as [Vector, Vector, Vector, Vector];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      line.push(
        [0, 1, 2].map(
          (axis) =>
            0.5 *
            (2 * b[axis]! +
              (c[axis]! - a[axis]!) * t +
              (2 * a[axis]! - 5 * b[axis]! + 4 * c[axis]! - d[axis]!) * t * t +
              (3 * b[axis]! - a[axis]! - 3 * c[axis]! + d[axis]!) * t * t * t),
        ) as unknown as Vector,
      );
    }
  }
  return [...line, points.at(-1)!];
}
