import type { Material } from '../scene/material.ts';
import type { Mesh, MeshPart } from '../scene/mesh.ts';
import { applyMatrix, matrixOf, type Transform } from '../scene/transform.ts';
import { cross, normalize, type Vec3 } from '../scene/vector.ts';

/** Triangles without material, laid out like those of a mesh. */
export interface Shape {
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  indices: Uint32Array;
}

/** One mesh with a part for each pair; empty shapes are left out. */
export function meshOf(pairs: readonly (readonly [Shape, Material])[]): Mesh {
  const filled = pairs.filter(([shape]) => shape.indices.length > 0);
  const byMaterial = new Map<Material, Shape[]>();
  for (const [shape, material] of filled)
    byMaterial.set(material, [...(byMaterial.get(material) ?? []), shape]);
  const merged = [...byMaterial].map(([material, shapes]) => [mergeShapes(shapes), material] as const);
  let firstTriangle = 0;
  const parts: MeshPart[] = merged.map(([{ indices }, material]) => {
    const part = { firstTriangle, triangleCount: indices.length / 3, material };
    firstTriangle += part.triangleCount;
    return part;
  });
  return { ...mergeShapes(merged.map(([shape]) => shape)), parts };
}

export function mergeShapes(shapes: readonly Shape[]): Shape {
  const only = shapes[0];
  if (shapes.length === 1 && only) return only;
  const count = (pick: (shape: Shape) => { length: number }) =>
    shapes.reduce((sum, shape) => sum + pick(shape).length, 0);
  const merged: Shape = {
    positions: new Float32Array(count((shape) => shape.positions)),
    normals: new Float32Array(count((shape) => shape.normals)),
    uvs: new Float32Array(count((shape) => shape.uvs)),
    indices: new Uint32Array(count((shape) => shape.indices)),
  };
  let vertex = 0;
  let index = 0;
  for (const { positions, normals, uvs, indices } of shapes) {
    merged.positions.set(positions, vertex * 3);
    merged.normals.set(normals, vertex * 3);
    merged.uvs.set(uvs, vertex * 2);
    for (const corner of indices) merged.indices[index++] = corner + vertex;
    vertex += positions.length / 3;
  }
  return merged;
}

/** The other side of a sheet: the same points, facing the other way. */
export function turnedOver({ positions, normals, uvs, indices }: Shape): Shape {
  return {
    positions,
    normals: normals.map((value) => -value),
    uvs,
    indices: indices.map((_, k) => indices[k - (k % 3) + [0, 2, 1][k % 3]!]!),
  };
}

/** The shape scaled, turned and moved. */
export function placeShape(shape: Shape, transform: Transform): Shape {
  const matrix = matrixOf(transform);
  const scale = transform.scale;
  const [sx, sy, sz] = typeof scale === 'number' ? [scale, scale, scale] : scale;
  // Normals turn like positions, but divide by the scale.
  const turning = matrixOf({ ...transform, position: [0, 0, 0], scale: [1 / sx, 1 / sy, 1 / sz] });
  const map = (values: Float32Array, change: (value: Vec3) => Vec3) => {
    const changed = new Float32Array(values.length);
    for (let i = 0; i < values.length; i += 3)
      changed.set(change([values[i]!, values[i + 1]!, values[i + 2]!]), i);
    return changed;
  };
  return {
    positions: map(shape.positions, (position) => applyMatrix(matrix, position)),
    normals: map(shape.normals, (normal) => normalize(applyMatrix(turning, normal))),
    uvs: shape.uvs,
    indices: shape.indices,
  };
}

/** Moves every point; the normals are then smooth across the whole shape where corners are shared. */
export function bendShape(shape: Shape, bend: (point: Vec3) => Vec3): Shape {
  const positions = new Float32Array(shape.positions.length);
  const normals = new Float32Array(shape.positions.length);
  const delta = 1e-4;
  for (let i = 0; i < positions.length; i += 3) {
    const point: Vec3 = [shape.positions[i]!, shape.positions[i + 1]!, shape.positions[i + 2]!];
    const normal: Vec3 = [shape.normals[i]!, shape.normals[i + 1]!, shape.normals[i + 2]!];
    const helper: Vec3 = Math.abs(normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
    const u = normalize(cross(helper, normal));
    const v = cross(normal, u);
    const bent = bend(point);
    const along = (direction: Vec3): Vec3 => {
      const moved = bend([
        point[0] + direction[0] * delta,
        point[1] + direction[1] * delta,
        point[2] + direction[2] * delta,
      ]);
      return [moved[0] - bent[0], moved[1] - bent[1], moved[2] - bent[2]];
    };
    positions.set(bent, i);
    normals.set(normalize(cross(along(u), along(v))), i);
  }
  return { ...shape, positions, normals };
}
