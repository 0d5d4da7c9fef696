import type { Vec3 } from '../scene/vector.ts';
import { grid } from './grid.ts';
import { mergeShapes, type Shape } from './shape.ts';

/** Radius and height in meters. */
export type ProfilePoint = readonly [radius: number, y: number];

/**
 * A body of revolution about y. The profile runs from bottom to top on the outside (and down again on the inside of a
 * vessel). Corners sharper than `crease` radians stay sharp. u runs around, v along the profile.
 */
export function lathe(
  profile: readonly ProfilePoint[],
  { segments = 64, crease = 0.6 }: { segments?: number; crease?: number } = {},
): Shape {
  const slopes = profile.slice(1).map((point, i) => {
    const before = profile[i]!;
    return Math.atan2(point[1] - before[1], point[0] - before[0]);
  });
  const runs: number[][] = [[0]];
  for (let i = 1; i < profile.length; i++) {
    runs.at(-1)!.push(i);
    const bend = slopes[i] === undefined ? 0 : Math.abs(angleBetween(slopes[i - 1]!, slopes[i]!));
    if (bend > crease && i < profile.length - 1) runs.push([i]);
  }
  const last = profile.length - 1;
  return mergeShapes(
    runs.map((run) =>
      grid(segments, run.length - 1, (u, v) => {
        const at = run[Math.round(v * (run.length - 1))]!;
        const before = at > run[0]! ? slopes[at - 1]! : slopes[at]!;
        const after = at < run.at(-1)! ? slopes[at]! : slopes[at - 1]!;
        const slope = before + angleBetween(before, after) / 2;
        const [radius, y] = profile[at]!;
        const angle = u * Math.PI * 2;
        const normal: Vec3 = [
          Math.sin(slope) * Math.sin(angle),
          -Math.cos(slope),
          Math.sin(slope) * Math.cos(angle),
        ];
        return {
          position: [radius * Math.sin(angle), y, radius * Math.cos(angle)],
          normal,
          uv: [u, at / last],
        };
      }),
    ),
  );
}

/** A sphere that stands on the floor. */
export function sphere(radius: number, segments = 48): Shape {
  const rows = Math.ceil(segments / 2);
  return lathe(
    Array.from({ length: rows + 1 }, (_, i) => {
      const angle = (i / rows) * Math.PI;
      return [Math.sin(angle) * radius, radius - Math.cos(angle) * radius] as const;
    }),
    { segments, crease: Math.PI },
  );
}

/** A cylinder with rounded edges that stands on the floor. */
export function cylinder(radius: number, height: number, { edge = 0.002, segments = 64 } = {}): Shape {
  const r = Math.min(edge, radius, height / 2);
  const corner = (from: number, centerY: number): ProfilePoint[] =>
    [0, 1, 2, 3, 4].map((i) => {
      const angle = from + (i / 4) * (Math.PI / 2);
      return [radius - r + Math.cos(angle) * r, centerY + Math.sin(angle) * r];
    });
  return lathe([[0, 0], ...corner(-Math.PI / 2, r), ...corner(0, height - r), [0, height]], {
    segments,
    crease: 0.5,
  });
}

function angleBetween(a: number, b: number): number {
  const turn = (b - a) % (Math.PI * 2);
  if (turn > Math.PI) return turn - Math.PI * 2;
  return turn < -Math.PI ? turn + Math.PI * 2 : turn;
}
