import { readFile } from 'node:fs/promises';
import { createMaterial } from '../materials/create-material.ts';
import type { Mesh, MeshPart } from '../scene/mesh.ts';
import { decodeWebp } from './decode-webp.ts';
import type { ModelRecord } from './model-record.ts';
import { findModel } from './model-records.ts';
import { type GlbPart, readGlb } from './read-glb.ts';
import { roundPart } from './round-part.ts';

/**
 * The mesh of a model with its materials. Part `i` of the mesh is `record.parts[i]`, so that callers find the material to
 * recolor or to switch on. The same call gives the same object: instances of one mesh share its memory.
 */
export function loadModel(key: string): Promise<Mesh> {
  const known = meshes.get(key);
  if (known) return known;
  const record = findModel(key);
  if (!record) throw new Error(`unknown model: ${key}`);
  const mesh = build(record);
  meshes.set(key, mesh);
  mesh.catch(() => meshes.delete(key));
  return mesh;
}

/** Drops all loaded meshes, a few hundred megabytes if every model has been used. */
export function forgetModels(): void {
  meshes.clear();
}

const meshes = new Map<string, Promise<Mesh>>();

/** Animals of fewer triangles have corners where they should be round. */
const COARSE_ANIMAL = 4000;

async function build(record: ModelRecord): Promise<Mesh> {
  const file = await readGlb(await readFile(new URL(`files/${record.key}.glb`, import.meta.url)));
  const { images } = file;
  const isCoarse = record.category === 'animals' && record.triangles < COARSE_ANIMAL;
  const parts = isCoarse ? file.parts.map(roundPart) : file.parts;
  const textures = await Promise.all(images.map(decodeWebp));
  let firstTriangle = 0;
  const meshParts = parts.map(({ indices, image }, index): MeshPart => {
    const { finish, color } = record.parts[index]!;
    const texture = image === null ? undefined : textures[image]!;
    const triangleCount = indices.length / 3;
    firstTriangle += triangleCount;
    return {
      firstTriangle: firstTriangle - triangleCount,
      triangleCount,
      material: createMaterial(finish, color, texture),
    };
  });
  return { ...join(parts), parts: meshParts };
}

/** One set of vertices for all parts. */
function join(parts: readonly GlbPart[]): Omit<Mesh, 'parts'> {
  const vertices = parts.reduce((sum, { positions }) => sum + positions.length / 3, 0);
  const corners = parts.reduce((sum, { indices }) => sum + indices.length, 0);
  const positions = new Float32Array(vertices * 3);
  const normals = new Float32Array(vertices * 3);
  const uvs = parts.some((part) => part.uvs) ? new Float32Array(vertices * 2) : null;
  const joined = new Uint32Array(corners);
  let vertex = 0;
  let corner = 0;
  for (const part of parts) {
    positions.set(part.positions, vertex * 3);
    normals.set(part.normals, vertex * 3);
    if (part.uvs) uvs?.set(part.uvs, vertex * 2);
    joined.set(
      part.indices.map((index) => index + vertex),
      corner,
    );
    vertex += part.positions.length / 3;
    corner += part.indices.length;
  }
  return { positions, normals, uvs, indices: joined };
}
