import type { Mesh } from '../scene/mesh.ts';
import { type Bounds, boundsOf } from './bounds.ts';

/** The box around one part of a mesh. */
export function partBounds({ positions, indices, parts }: Mesh, part: number): Bounds {
  const { firstTriangle, triangleCount } = parts[part]!;
  const corners = indices.subarray(firstTriangle * 3, (firstTriangle + triangleCount) * 3);
  const points = new Float32Array(corners.length * 3);
  for (const [i, corner] of corners.entries())
    points.set(positions.subarray(corner * 3, corner * 3 + 3), i * 3);
  return boundsOf({ positions: points });
}
