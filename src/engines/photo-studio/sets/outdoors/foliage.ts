import type { Shape } from '../../geometry/shape.ts';
import { meshOf } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import type { Material } from '../../scene/material.ts';
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

/**
 * Leaves of several colors: sRGB hex and share of each. A leaf is four corners of a plane; a folded one, for what is near, has
 * a rounder outline and bends along its middle.
 */
export function foliage(...args: Parameters<typeof leafParts>): Mesh {
  return meshOf(leafParts(...args));
}

/** `foliage` as parts of a mesh. */
export function leafParts(
  leaves: readonly Leaf[],
  random: Random,
  colors: readonly (readonly [color: string, share: number])[],
  { isFolded = false } = {},
): (readonly [Shape, Material])[] {
  const outline = isFolded ? FOLDED : FLAT;
  let first = 0;
  return colors.map(([color, share], i) => {
    const end = i === colors.length - 1 ? leaves.length : first + Math.round(leaves.length * share);
    const shape = leafShapes(leaves.slice(first, end), random, outline);
    first = end;
    return [shape, { ...createMaterial('leaf', color), isCutOut: false }];
  });
}

interface Outline {
  /** Across and along a leaf and above its plane, in parts of its length, from stem to stem. */
  corners: readonly (readonly [across: number, along: number, above: number])[];
  triangles: readonly number[];
}

const FLAT: Outline = {
  corners: [
    [0, -0.5, 0],
    [0.275, 0.05, 0],
    [0, 0.5, 0],
    [-0.275, 0.05, 0],
  ],
  triangles: [0, 1, 2, 0, 2, 3],
};

const FOLDED: Outline = {
  corners: [
    [0, -0.5, 0],
    [0.17, -0.34, 0.04],
    [0.26, -0.08, 0.09],
    [0.2, 0.2, 0.1],
    [0, 0.5, 0.05],
    [-0.2, 0.2, 0.1],
    [-0.26, -0.08, 0.09],
    [-0.17, -0.34, 0.04],
  ],
  triangles: [0, 1, 2, 0, 2, 3, 0, 3, 4, 0, 4, 5, 0, 5, 6, 0, 6, 7],
};

function leafShapes(leaves: readonly Leaf[], random: Random, { corners, triangles }: Outline): Shape {
  const count = leaves.length * corners.length;
  const shape: Shape = {
    positions: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    uvs: new Float32Array(count * 2),
    indices: new Uint32Array(leaves.length * triangles.length),
  };
  leaves.forEach(({ position: [x, y, z], normal, length }, i) => {
    const aside = normalize(cross(normal, Math.abs(normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
    const up = cross(aside, normal);
    const angle = random.between(0, Math.PI * 2);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    corners.forEach(([across, along, above], corner) => {
      const a = (across * cos - along * sin) * length;
      const b = (across * sin + along * cos) * length;
      const c = above * length;
      const at = (i * corners.length + corner) * 3;
      shape.positions.set(
        [
          x + aside[0] * a + up[0] * b + normal[0] * c,
          y + aside[1] * a + up[1] * b + normal[1] * c,
          z + aside[2] * a + up[2] * b + normal[2] * c,
        ],
        at,
      );
      shape.normals.set(normal, at);
    });
    const first = i * corners.length;
    shape.indices.set(
      triangles.map((corner) => first + corner),
      i * triangles.length,
    );
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
