import type { Material } from './material.ts';

/** Triangles in meters, y up; the front faces +z, the origin is on the floor below the center. Either side may be seen. */
export interface Mesh {
  /** x, y, z a vertex. */
  positions: Float32Array;
  /** Unit x, y, z a vertex. They may point to either side; the renderer turns them to the viewer. */
  normals: Float32Array;
  /** u, v a vertex, v up as in a mathematical plot; null if no material needs them. */
  uvs: Float32Array | null;
  /** Three a triangle, sorted by part. Solid glass must be closed; the order of corners does not matter elsewhere. */
  indices: Uint32Array;
  /** Consecutive runs of triangles; together they cover all of them. */
  parts: readonly MeshPart[];
}

export interface MeshPart {
  firstTriangle: number;
  triangleCount: number;
  material: Material;
}
