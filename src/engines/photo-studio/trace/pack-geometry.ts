import type { Material } from '../scene/material.ts';
import type { Mesh } from '../scene/mesh.ts';
import type { Instance } from '../scene/scene.ts';
import { type Matrix, matrixOf } from '../scene/transform.ts';
import { type Arena, allocate, bytesOf, floatsOf, intsOf } from './arena.ts';
import { BYTES } from './kernel-layout.ts';

export interface PackedGeometry {
  positions: number;
  normals: number;
  uvs: number;
  instances: number;
  triangles: number;
  triangleCount: number;
}

/** Copies meshes once each, and lists the triangles of all instances. */
export function packGeometry(
  arena: Arena,
  instances: readonly Instance[],
  materialIndex: (material: Material, hasUvs: boolean) => number,
): PackedGeometry {
  const firstVertex = new Map<Mesh, number>();
  let vertices = 0;
  for (const { mesh } of instances)
    if (!firstVertex.has(mesh)) {
      firstVertex.set(mesh, vertices);
      vertices += mesh.positions.length / 3;
    }
  const count = instances.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0);
  const packed = {
    positions: allocate(arena, vertices * 12),
    normals: allocate(arena, vertices * 12),
    uvs: allocate(arena, vertices * 8),
    instances: allocate(arena, Math.max(1, instances.length) * BYTES.instance),
    triangles: allocate(arena, Math.max(1, count) * BYTES.triangle),
    triangleCount: count,
  };
  const positions = floatsOf(arena, packed.positions, vertices * 3);
  const normals = floatsOf(arena, packed.normals, vertices * 3);
  for (const [mesh, first] of firstVertex) {
    positions.set(mesh.positions, first * 3);
    normals.set(mesh.normals, first * 3);
    const size = (mesh.positions.length / 3) * 8;
    if (mesh.uvs) floatsOf(arena, packed.uvs + first * 8, mesh.uvs.length).set(mesh.uvs);
    else bytesOf(arena, packed.uvs + first * 8, size).fill(0);
  }
  const records = floatsOf(arena, packed.instances, (instances.length * BYTES.instance) / 4);
  const triangles = intsOf(arena, packed.triangles, count * 5);
  let out = 0;
  instances.forEach((instance, number) => {
    const { mesh, transform, materials } = instance;
    records.set(instanceRecord(instance), (number * BYTES.instance) / 4);
    const first = firstVertex.get(mesh)!;
    for (const part of mesh.parts) {
      const material = materialIndex(materials?.get(part.material) ?? part.material, mesh.uvs !== null);
      const end = (part.firstTriangle + part.triangleCount) * 3;
      for (let i = part.firstTriangle * 3; i < end; i += 3) {
        triangles[out] = mesh.indices[i]! + first;
        triangles[out + 1] = mesh.indices[i + 1]! + first;
        triangles[out + 2] = mesh.indices[i + 2]! + first;
        triangles[out + 3] = material;
        triangles[out + 4] = number;
        out += 5;
      }
    }
    void transform;
  });
  return { ...packed, triangleCount: out / 5 };
}

/** Matrix; matrix of normals; rotation into the instance's own axes; position. */
function instanceRecord({ transform }: Instance): number[] {
  const { position, scale } = transform;
  const turning = matrixOf({ ...transform, position: [0, 0, 0], scale: 1 });
  const [sx, sy, sz] = typeof scale === 'number' ? [scale, scale, scale] : scale;
  const normal = matrixOf({ ...transform, position: [0, 0, 0], scale: [1 / sx, 1 / sy, 1 / sz] });
  const transposed = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => turning[column * 4 + row]!));
  return [...matrixOf(transform), ...withoutMove(normal), ...transposed, ...position];
}

function withoutMove(matrix: Matrix): number[] {
  return [0, 1, 2].flatMap((row) => matrix.slice(row * 4, row * 4 + 3));
}
