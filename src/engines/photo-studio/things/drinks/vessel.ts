import { lathe, type ProfilePoint } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import type { Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import type { Vec3 } from '../../scene/vector.ts';

/**
 * A vessel with walls: the outer profile from the middle of the bottom up to the rim, then the same inside, `wall` meters
 * further in and `base` meters higher.
 */
export function vessel(outer: readonly ProfilePoint[], wall: number, base = wall, segments = 72): Shape {
  const smooth = withRimEdge(smoothProfile(outer, 5), wall);
  const rim = smooth.at(-1)!;
  const inner = innerProfile(smooth, wall, base);
  const lip: ProfilePoint[] = [1, 2, 3].map((i) => {
    const angle = (i / 4) * Math.PI;
    return [rim[0] - wall / 2 + (Math.cos(angle) * wall) / 2, rim[1] + (Math.sin(angle) * wall) / 2];
  });
  return lathe([...smooth, ...lip, ...inner.toReversed()], { segments, crease: 1.1 });
}

/** The filling of a vessel up to a height: closed, and a hair away from the wall. */
export function filling(
  outer: readonly ProfilePoint[],
  wall: number,
  height: number,
  { base = wall, gap = 0.0002, segments = 72 } = {},
): Shape {
  const inner = innerProfile(smoothProfile(outer, 5), wall + gap, base + gap);
  const below = inner.filter(([, y]) => y < height);
  const radius = radiusAt(inner, height);
  return lathe([...below, [radius, height], [0, height]], { segments, crease: 0.9 });
}

/** Radius of a profile at a height. */
export function radiusAt(profile: readonly ProfilePoint[], y: number): number {
  for (let i = 1; i < profile.length; i++) {
    const [a, b] = [profile[i - 1]!, profile[i]!];
    if (a[1] <= y && b[1] >= y && b[1] > a[1]) return a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
  }
  return profile.at(-1)![0];
}

/** A handle in the plane of x and y from one height of a wall to another. */
export function handle(radius: number, low: number, high: number, reach: number, thickness: number): Shape {
  const path: Vec3[] = [
    [radius - thickness * 0.4, high, 0],
    [radius + reach * 0.65, high + (high - low) * 0.06, 0],
    [radius + reach, (low + high) / 2 + (high - low) * 0.12, 0],
    [radius + reach * 0.6, low + (high - low) * 0.06, 0],
    [radius - thickness * 0.4, low, 0],
  ];
  return tube(smoothPath(path, 7), thickness / 2, { segments: 14 });
}

/** One more ring just below the rim: normals bend there alone, or the lip would refract over the whole last piece of the wall. */
function withRimEdge(profile: readonly ProfilePoint[], wall: number): ProfilePoint[] {
  const [before, rim] = [profile.at(-2)!, profile.at(-1)!];
  const length = Math.hypot(rim[0] - before[0], rim[1] - before[1]);
  if (length <= wall) return [...profile];
  const part = (wall * 0.6) / length;
  const edge: ProfilePoint = [rim[0] + (before[0] - rim[0]) * part, rim[1] + (before[1] - rim[1]) * part];
  return [...profile.slice(0, -1), edge, rim];
}

function innerProfile(outer: readonly ProfilePoint[], wall: number, base: number): ProfilePoint[] {
  const bottom = outer.reduce((low, [, y]) => Math.min(low, y), Infinity) + base;
  const inside = outer
    .filter(([radius, y]) => y > bottom && radius > wall)
    .map(([radius, y]): ProfilePoint => [radius - wall, y]);
  const first = inside[0] ?? [0, bottom];
  return [
    [0, bottom],
    [first[0] * 0.7, bottom],
    [first[0] * 0.93, bottom + (first[1] - bottom) * 0.3],
    ...inside,
  ];
}
