import type { Mesh } from '../scene/mesh.ts';
import type { Vec3 } from '../scene/vector.ts';

export interface Bounds {
  min: Vec3;
  max: Vec3;
}

/** Smallest box around a mesh. */
export function boundsOf({ positions }: Pick<Mesh, 'positions'>): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    const axis = (i % 3) as 0 | 1 | 2;
    min[axis] = Math.min(min[axis], positions[i]!);
    max[axis] = Math.max(max[axis], positions[i]!);
  }
  return { min, max };
}
