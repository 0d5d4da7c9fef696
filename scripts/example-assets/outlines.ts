export type Point = [across: number, up: number];

/** A rectangle with round corners about the origin, each corner in `steps` straight edges. */
export function roundedRectangle(half: number, high: number, radius: number, steps = 5): Point[] {
  const corner = (x: number, y: number, start: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = start - (step / steps) * (Math.PI / 2);
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
  return [
    ...corner(half - radius, high - radius, Math.PI / 2),
    ...corner(half - radius, radius - high, 0),
    ...corner(radius - half, radius - high, -Math.PI / 2),
    ...corner(radius - half, high - radius, Math.PI),
  ];
}

export function ellipse(across: number, up: number, steps = 36): Point[] {
  return Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * Math.PI * 2;
    return [Math.cos(angle) * across, Math.sin(angle) * up];
  });
}

/** A smooth closed outline through points. */
export function smoothLoop(points: readonly Point[], steps = 5): Point[] {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  return points.flatMap((_, index) => span(at, index, steps));
}

/** A turned outline: from the axis, smoothly through the points, and back to the axis. */
export function turned(points: readonly Point[], steps = 8): Point[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!;
  const line = points.slice(1).flatMap((_, index) => span(at, index, steps));
  const last = points.at(-1)!;
  return [
    [0, points[0]![1]],
    ...line.map(([across, up]): Point => [Math.max(0, across), up]),
    last,
    [0, last[1]],
  ];
}

/** Catmull and Rom's spline from a point to the next, without the next itself. */
function span(at: (index: number) => Point, index: number, steps: number): Point[] {
  const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
  return Array.from({ length: steps }, (_, step) => {
    const t = step / steps;
    const along = (axis: 0 | 1) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
    return [along(0), along(1)];
  });
}
