import { meshOf, type Shape } from '../geometry/shape.ts';
import { createMaterial } from '../materials/create-material.ts';
import type { Material } from '../scene/material.ts';
import type { Mesh } from '../scene/mesh.ts';
import type { Random } from '../scene/random.ts';

export interface Blade {
  x: number;
  z: number;
  /** Meters. */
  height: number;
  /** Half of its width at the ground, meters. */
  halfWidth: number;
}

/** Colors of blades, each with its share. */
const GREENS: readonly (readonly [color: string, share: number])[] = [
  ['#64883a', 0.45],
  ['#7d9a45', 0.33],
  ['#547434', 0.14],
  ['#a9a064', 0.08],
];

/** Blades of several greens that stand on the level `ground`. @param rows of quadrilaterals and the tip in each blade: 1 is a triangle */
export function grassOf(
  blades: readonly Blade[],
  random: Random,
  { rows, ground = 0 }: { rows: number; ground?: number },
): Mesh {
  let first = 0;
  return meshOf(
    GREENS.map(([color, share], i) => {
      const end = i === GREENS.length - 1 ? blades.length : first + Math.round(blades.length * share);
      const shape = bladesOf(blades.slice(first, end), random, { rows, ground });
      first = end;
      return [shape, bladeMaterial(color)] as const;
    }),
  );
}

function bladeMaterial(color: string): Material {
  return { ...createMaterial('leaf', color), isCutOut: false };
}

/** Blades from the ground up, each bent to a side of its own. */
function bladesOf(
  blades: readonly Blade[],
  random: Random,
  { rows, ground }: { rows: number; ground: number },
): Shape {
  const count = blades.length;
  const shape: Shape = {
    positions: new Float32Array(count * (rows * 2 + 1) * 3),
    normals: new Float32Array(count * (rows * 2 + 1) * 3),
    uvs: new Float32Array(count * (rows * 2 + 1) * 2),
    indices: new Uint32Array(count * (rows * 2 - 1) * 3),
  };
  let vertex = 0;
  let index = 0;
  for (const { x, z, height, halfWidth } of blades) {
    const turn = random.between(0, Math.PI * 2);
    const [dx, dz] = [Math.cos(turn), Math.sin(turn)];
    const lean = height * random.between(0.1, 0.7);
    const first = vertex;
    for (let row = 0; row <= rows; row++) {
      const t = row / rows;
      const [cx, cy, cz] = [x + dx * lean * t * t, ground + height * t, z + dz * lean * t * t];
      const half = row === rows ? 0 : halfWidth * (1 - t * 0.7);
      for (const sign of row === rows ? [0] : [-1, 1]) {
        shape.positions.set([cx - dz * half * sign, cy, cz + dx * half * sign], vertex * 3);
        shape.normals.set([dx * 0.6, 0.8, dz * 0.6], vertex * 3);
        vertex++;
      }
    }
    for (let row = 0; row < rows; row++) {
      const a = first + row * 2;
      const triangles = row === rows - 1 ? [a, a + 1, a + 2] : [a, a + 1, a + 3, a, a + 3, a + 2];
      shape.indices.set(triangles, index);
      index += triangles.length;
    }
  }
  return shape;
}
