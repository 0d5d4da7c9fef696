type Point = readonly [x: number, y: number];

/**
 * Triangulates a simple polygon in space, which may be concave: a fan would fill its bays. Returns triples of indices into
 * `corners`. Of a polygon that crosses itself, what is left becomes a fan.
 */
export function clipEars(corners: ReadonlyArray<readonly number[]>): Array<[number, number, number]> {
  const points = flatten(corners);
  const left = points.map((_, index) => index);
  const triangles: Array<[number, number, number]> = [];
  while (left.length > 3) {
    const ear = left.findIndex((_, at) => isEar(points, left, at));
    if (ear < 0) break;
    triangles.push(around(left, ear));
    left.splice(ear, 1);
  }
  for (let i = 2; i < left.length; i++) triangles.push([left[0]!, left[i - 1]!, left[i]!]);
  return triangles;
}

/** Projects along the main axis of the normal (Newell's method), so that the polygon turns counterclockwise. */
function flatten(corners: ReadonlyArray<readonly number[]>): Point[] {
  const normal = [0, 0, 0];
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length]!;
    for (let axis = 0; axis < 3; axis++) {
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
      normal[axis]! += (a[u]! - b[u]!) * (a[v]! + b[v]!);
    }
  }
  const axis = [0, 1, 2].reduce((best, i) => (Math.abs(normal[i]!) > Math.abs(normal[best]!) ? i : best), 0);
  const [u, v] = normal[axis]! > 0 ? [(axis + 1) % 3, (axis + 2) % 3] : [(axis + 2) % 3, (axis + 1) % 3];
  return corners.map((corner) => [corner[u]!, corner[v]!]);
}

function around(left: readonly number[], at: number): [number, number, number] {
  return [left[(at + left.length - 1) % left.length]!, left[at]!, left[(at + 1) % left.length]!];
}

function isEar(points: readonly Point[], left: readonly number[], at: number): boolean {
  const ear = around(left, at);
  const [a, b, c] = ear.map((index) => points[index]!) as [Point, Point, Point];
  if (turn(a, b, c) <= 0) return false;
  return left.every((index) => {
    const p = points[index]!;
    if (ear.includes(index) || isSame(p, a) || isSame(p, b) || isSame(p, c)) return true;
    return turn(a, b, p) < 0 || turn(b, c, p) < 0 || turn(c, a, p) < 0;
  });
}

const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const isSame = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];
