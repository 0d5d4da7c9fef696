import { normalize, type Vec3 } from '../scene/vector.ts';
import { grid } from './grid.ts';
import { mergeShapes, type Shape } from './shape.ts';

export interface RoundedBox {
  width: number;
  height: number;
  depth: number;
  /** Radius of the edges, meters; every real thing has one. */
  radius?: number;
  /** Cells across an edge. */
  segments?: number;
}

/** A box that stands on the floor, centered on the origin; each side has its own uv square. */
export function roundedBox({ width, height, depth, radius = 0.003, segments = 3 }: RoundedBox): Shape {
  const half: Vec3 = [width / 2, height / 2, depth / 2];
  const r = Math.min(radius, ...half);
  const cells = segments * 2 + 1;
  const sides = ([0, 1, 2] as const).flatMap((axis) =>
    [-1, 1].map((sign) => {
      // The right-handed order of the other two axes, mirrored for the negative side.
      const [a, b] = axis === 0 ? [2, 1] : axis === 1 ? [0, 2] : [0, 1];
      const mirror = axis === 0 ? -sign : axis === 1 ? -sign : sign;
      return grid(cells, cells, (u, v) => {
        const across = edgeOf(u, segments);
        const up = edgeOf(v, segments);
        const core = [0, 0, 0];
        const towards = [0, 0, 0];
        core[axis] = sign * (half[axis] - r);
        core[a] = across.side * mirror * (half[a]! - r);
        core[b] = up.side * (half[b]! - r);
        towards[axis] = sign;
        towards[a] = across.slope * mirror;
        towards[b] = up.slope;
        const normal = normalize([towards[0]!, towards[1]!, towards[2]!]);
        const position: Vec3 = [
          core[0]! + normal[0] * r,
          core[1]! + normal[1] * r + half[1],
          core[2]! + normal[2] * r,
        ];
        const offset = position[1] - half[1];
        const local = [position[0], offset, position[2]];
        return {
          position,
          normal,
          uv: [0.5 + (mirror * local[a]!) / (2 * half[a]!), 0.5 + local[b]! / (2 * half[b]!)],
        };
      });
    }),
  );
  return mergeShapes(sides);
}

/** Where a parameter lies: on which half, and the tangent of the angle on the rounded edge. */
function edgeOf(t: number, segments: number): { side: number; slope: number } {
  const step = Math.round(t * (segments * 2 + 1));
  const isUpper = step > segments;
  const beyond = isUpper ? step - segments - 1 : segments - step;
  const slope = Math.tan(((beyond / segments) * Math.PI) / 4);
  return { side: isUpper ? 1 : -1, slope: isUpper ? slope : -slope };
}
