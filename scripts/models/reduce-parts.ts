import { MeshoptSimplifier } from 'meshoptimizer/simplifier';
import type { BuiltPart } from './build-mesh.ts';

/**
 * At most about `limit` triangles in all. Surfaces are simplified as far as the eye does not notice; of foliage, which is
 * many small sheets, some are left out and the others grow.
 */
export async function reduceParts(
  parts: readonly BuiltPart[],
  limit: number,
  isFoliage: (part: BuiltPart) => boolean,
): Promise<BuiltPart[]> {
  await MeshoptSimplifier.ready;
  const count = parts.reduce((sum, part) => sum + part.indices.length / 3, 0);
  if (count <= limit) return [...parts];
  return parts.map((part) => {
    if (part.indices.length < 300) return part;
    return isFoliage(part) ? thinOut(part, limit / count) : simplify(part, limit / count);
  });
}

/** Of thin tubes and crumpled sheets little may go at first: then more of the shape does. */
const ERRORS = [0.01, 0.04, 0.15];

function simplify(part: BuiltPart, ratio: number): BuiltPart {
  const attributes = new Float32Array((part.positions.length / 3) * 5);
  for (let i = 0; i < part.positions.length / 3; i++) {
    attributes.set(part.normals.slice(i * 3, i * 3 + 3), i * 5);
    attributes.set(part.uvs.slice(i * 2, i * 2 + 2), i * 5 + 3);
  }
  const target = Math.floor((part.indices.length * ratio) / 3) * 3;
  let indices: Uint32Array = Uint32Array.from(part.indices);
  for (const error of ERRORS) {
    if (indices.length <= target * 1.05) break;
    [indices] = MeshoptSimplifier.simplifyWithAttributes(
      indices,
      Float32Array.from(part.positions),
      3,
      attributes,
      5,
      [0.3, 0.3, 0.3, 0.5, 0.5],
      null,
      target,
      error,
      ['Prune'],
    );
  }
  return compact(part, [...indices]);
}

/** Keeps every n-th connected sheet, and scales it about its center so that the covered area stays. */
function thinOut(part: BuiltPart, ratio: number): BuiltPart {
  const sheets = findSheets(part);
  if (sheets.length < 40) return simplify(part, ratio);
  const kept = sheets.filter((_, i) => Math.floor((i + 1) * ratio) > Math.floor(i * ratio));
  const positions = [...part.positions];
  const growth = Math.min(1.5, Math.sqrt(1 / ratio));
  for (const sheet of kept) {
    const vertices = [...new Set(sheet)];
    for (let axis = 0; axis < 3; axis++) {
      const center = vertices.reduce((sum, v) => sum + part.positions[v * 3 + axis]!, 0) / vertices.length;
      for (const v of vertices)
        positions[v * 3 + axis] = center + (part.positions[v * 3 + axis]! - center) * growth;
    }
  }
  return compact({ ...part, positions }, kept.flat());
}

/** Indices of the triangles of each connected piece. */
function findSheets(part: BuiltPart): number[][] {
  const parent = Int32Array.from({ length: part.positions.length / 3 }, (_, i) => i);
  const root = (i: number): number => {
    let top = i;
    while (parent[top] !== top) top = parent[top]!;
    parent[i] = top;
    return top;
  };
  const byPlace = new Map<string, number>();
  for (let v = 0; v < parent.length; v++) {
    const key = part.positions.slice(v * 3, v * 3 + 3).join();
    const first = byPlace.get(key) ?? v;
    byPlace.set(key, first);
    parent[root(v)] = root(first);
  }
  for (let i = 0; i < part.indices.length; i += 3)
    for (const corner of [1, 2]) parent[root(part.indices[i + corner]!)] = root(part.indices[i]!);
  const sheets = new Map<number, number[]>();
  for (let i = 0; i < part.indices.length; i += 3) {
    const sheet = sheets.get(root(part.indices[i]!)) ?? [];
    sheet.push(...part.indices.slice(i, i + 3));
    sheets.set(root(part.indices[i]!), sheet);
  }
  return [...sheets.values()];
}

/** Without the vertices that no triangle uses any more. */
function compact(part: BuiltPart, indices: readonly number[]): BuiltPart {
  const used = [...new Set(indices)];
  const moved = new Map(used.map((vertex, at) => [vertex, at]));
  return {
    material: part.material,
    positions: used.flatMap((v) => part.positions.slice(v * 3, v * 3 + 3)),
    normals: used.flatMap((v) => part.normals.slice(v * 3, v * 3 + 3)),
    uvs: used.flatMap((v) => part.uvs.slice(v * 2, v * 2 + 2)),
    indices: indices.map((vertex) => moved.get(vertex)!),
  };
}
