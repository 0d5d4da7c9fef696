import type { ProfilePoint } from './lathe.ts';

/** A smooth profile (Catmull-Rom by chord length) through the given points; radii never become negative. */
export function smoothProfile(points: readonly ProfilePoint[], steps = 6): ProfilePoint[] {
  const at = (i: number): ProfilePoint => {
    if (i >= 0 && i < points.length) return points[i]!;
    // Mirrored ends keep the slope there.
    const [end, next] = i < 0 ? [points[0]!, points[1]!] : [points.at(-1)!, points.at(-2)!];
    return [2 * end[0] - next[0], 2 * end[1] - next[1]];
  };
  const smooth: ProfilePoint[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const knot = (a: ProfilePoint, b: ProfilePoint) =>
      Math.sqrt(Math.hypot(b[0] - a[0], b[1] - a[1])) || 1e-6;
    const [t0, t1] = [-knot(p0, p1), 0];
    const t2 = knot(p1, p2);
    const t3 = t2 + knot(p2, p3);
    const between = (a: ProfilePoint, b: ProfilePoint, ta: number, tb: number, t: number): ProfilePoint => {
      const k = (t - ta) / (tb - ta);
      return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
    };
    for (let step = 0; step < steps; step++) {
      const t = (step / steps) * t2;
      const a = between(p0, p1, t0, t1, t);
      const b = between(p1, p2, t1, t2, t);
      const c = between(p2, p3, t2, t3, t);
      const [x, y] = between(between(a, b, t0, t2, t), between(b, c, t1, t3, t), t1, t2, t);
      smooth.push([Math.max(0, x), y]);
    }
  }
  smooth.push(points.at(-1)!);
  return smooth;
}
