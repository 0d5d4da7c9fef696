import type { Shape } from '../../geometry/shape.ts';
import { meshOf } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import type { Mesh } from '../../scene/mesh.ts';
import type { Random } from '../../scene/random.ts';
import { cross, normalize, type Vec3 } from '../../scene/vector.ts';

export interface Leaf {
  position: Vec3;
  /** Its face; the side does not matter. */
  normal: Vec3;
  /** Meters from stem to tip. */
  length: number;
}

/** Leaves, each four corners of a plane, of several colors: sRGB hex and share of each. */
export function foliage(
  leaves: readonly Leaf[],
  random: Random,
  colors: readonly (readonly [color: string, share: number])[],
): Mesh {
  let first = 0;
  return meshOf(
    colors.map(([color, share], i) => {
      const end = i === colors.length - 1 ? leaves.length : first + Math.round(leaves.length * share);
      const shape = leafShapes(leaves.slice(first, end), random);
      first = end;
      return [shape, { ...createMaterial('leaf', color), isCutOut: false }] as const;
    }),
  );
}

/** Width of a leaf by its length. */
const SLIM = 0.55;

function leafShapes(leaves: readonly Leaf[], random: Random): Shape {
  const shape: Shape = {
    positions: new Float32Array(leaves.length * 12),
    normals: new Float32Array(leaves.length * 12),
    uvs: new Float32Array(leaves.length * 8),
    indices: new Uint32Array(leaves.length * 6),
  };
  leaves.forEach(({ position: [x, y, z], normal, length }, i) => {
    const aside = normalize(cross(normal, Math.abs(normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
    const up = cross(aside, normal);
    const angle = random.between(0, Math.PI * 2);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    // Stem, side, tip, side.
    const corners = [
      [0, -0.5],
      [SLIM / 2, 0.05],
      [0, 0.5],
      [-SLIM / 2, 0.05],
    ] as const;
    corners.forEach(([across, along], corner) => {
      const a = (across * cos - along * sin) * length;
      const b = (across * sin + along * cos) * length;
      const at = i * 12 + corner * 3;
      shape.positions.set(
        [x + aside[0] * a + up[0] * b, y + aside[1] * a + up[1] * b, z + aside[2] * a + up[2] * b],
        at,
      );
      shape.normals.set(normal, at);
    });
    const v = i * 4;
    shape.indices.set([v, v + 1, v + 2, v, v + 2, v + 3], i * 6);
  });
  return shape;
}

/** A random unit vector, uniform over the sphere. */
export function anyDirection(random: Random): Vec3 {
  const y = random.between(-1, 1);
  const angle = random.between(0, Math.PI * 2);
  const level = Math.sqrt(1 - y * y);
  return [level * Math.cos(angle), y, level * Math.sin(angle)];
}
