interface Point {
  x: number;
  y: number;
}

interface Triangle {
  corners: [number, number, number];
  /** Circumscribed circle: center and squared radius. */
  x: number;
  y: number;
  reach: number;
}

/**
 * Delaunay triangles as corner indices, by Bowyer and Watson's insertion; for up to a few thousand points.
 */
export function triangulate(points: readonly Point[]): [number, number, number][] {
  const span = 10 * Math.max(1, ...points.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))));
  const all = [...points, { x: -span, y: -span }, { x: span, y: -span }, { x: 0, y: span * 1.5 }];
  const count = points.length;
  let triangles = [circumscribe(all, [count, count + 1, count + 2])];
  for (let index = 0; index < count; index++) {
    const { x, y } = all[index]!;
    const edges = new Map<string, [number, number]>();
    const kept: Triangle[] = [];
    for (const triangle of triangles) {
      if ((x - triangle.x) ** 2 + (y - triangle.y) ** 2 >= triangle.reach) {
        kept.push(triangle);
        continue;
      }
      const [a, b, c] = triangle.corners;
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        // An edge of two removed triangles lies inside the hole.
        const key = from < to ? `${from},${to}` : `${to},${from}`;
        if (!edges.delete(key)) edges.set(key, [from, to]);
      }
    }
    for (const [from, to] of edges.values()) kept.push(circumscribe(all, [from, to, index]));
    triangles = kept;
  }
  return triangles
    .map(({ corners }) => corners)
    .filter((corners) => corners.every((corner) => corner < count));
}

function circumscribe(points: readonly Point[], corners: [number, number, number]): Triangle {
  const [a, b, c] = corners.map((corner) => points[corner]!) as [Point, Point, Point];
  const twice = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y)) || 1e-9;
  const aa = a.x * a.x + a.y * a.y;
  const bb = b.x * b.x + b.y * b.y;
  const cc = c.x * c.x + c.y * c.y;
  const x = (aa * (b.y - c.y) + bb * (c.y - a.y) + cc * (a.y - b.y)) / twice;
  const y = (aa * (c.x - b.x) + bb * (a.x - c.x) + cc * (b.x - a.x)) / twice;
  return { corners, x, y, reach: (a.x - x) ** 2 + (a.y - y) ** 2 };
}
