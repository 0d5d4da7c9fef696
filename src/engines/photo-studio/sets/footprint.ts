/** A convex outline on the floor, counterclockwise seen from below: x to the right, z towards the viewer. */
export type Outline = readonly Point[];
export type Point = readonly [x: number, z: number];

/** Convex outline (Andrew's monotone chain) around points x, y, z, seen from above. */
export function outlineOf(points: Float32Array): Outline {
  const sorted: Point[] = [];
  for (let i = 0; i < points.length; i += 3) sorted.push([points[i]!, points[i + 2]!]);
  sorted.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 1e-10) chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  const outline = [...half(sorted), ...half(sorted.toReversed())];
  return outline.length > 40 ? outline.filter((_, i) => i % Math.ceil(outline.length / 40) === 0) : outline;
}

export function moveOutline(outline: Outline, x: number, z: number): Outline {
  return outline.map((point) => [point[0] + x, point[1] + z]);
}

/** Widest gap between two outlines along any of their edges' normals; negative where they overlap. */
export function gapBetween(a: Outline, b: Outline): number {
  return Math.max(widestGap(a, b), widestGap(b, a));
}

/** Whether a point lies within an outline. */
export function contains(outline: Outline, [x, z]: Point): boolean {
  return outline.every((from, i) => turn(from, outline[(i + 1) % outline.length]!, [x, z]) >= 0);
}

function widestGap(a: Outline, b: Outline): number {
  let widest = -Infinity;
  for (let i = 0; i < a.length; i++) {
    const [from, to] = [a[i]!, a[(i + 1) % a.length]!];
    const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
    const size = Math.hypot(dx, dz);
    if (size < 1e-9) continue;
    // Outward normal of a counterclockwise outline.
    const [nx, nz] = [dz / size, -dx / size];
    let nearest = Infinity;
    for (const point of b) nearest = Math.min(nearest, (point[0] - from[0]) * nx + (point[1] - from[1]) * nz);
    widest = Math.max(widest, nearest);
  }
  return widest;
}

const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
