import { add, dot, normalize, scale, subtract, type Vec3 } from '../scene/vector.ts';
import type { GlbPart } from './read-glb.ts';

/** Pieces that each edge of a triangle is cut into. */
const CUTS = 3;
/** How far a point moves from the flat triangle to the curve of its corners, 0..1. */
const ROUNDNESS = 0.75;
/** Points nearer to each other than this are one place, meters. */
const WELD = 0.0005;

/**
 * A round body from few triangles: corners at one place share their normal, and each triangle becomes nine that bulge between
 * its corners (Phong tessellation: T. Boubekeur, M. Alexa, 2008). Edges move by their two ends alone, so that no gap opens.
 */
export function roundPart({ positions, normals, uvs, indices, image }: GlbPart): GlbPart {
  const facings = smoothNormals(positions, normals);
  const made = { positions: [] as number[], normals: [] as number[], uvs: [] as number[] };
  const joined: number[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [...indices.subarray(i, i + 3)] as [number, number, number];
    const first = made.positions.length / 3;
    const points = corners.map((corner) => vectorAt(positions, corner));
    const turns = corners.map((corner) => vectorAt(facings, corner));
    for (let row = 0; row <= CUTS; row++)
      for (let column = 0; column <= row; column++) {
        const weights = [(CUTS - row) / CUTS, (row - column) / CUTS, column / CUTS] as const;
        const flat = blend(points, weights);
        // The point on the plane of each corner.
        const onPlanes = points.map((point, at) =>
          subtract(flat, scale(turns[at]!, dot(subtract(flat, point), turns[at]!))),
        );
        const bulge = scale(subtract(blend(onPlanes, weights), flat), ROUNDNESS);
        made.positions.push(...add(flat, bulge));
        made.normals.push(...normalize(blend(turns, weights)));
        if (uvs)
          for (const axis of [0, 1])
            made.uvs.push(
              corners.reduce((sum, corner, at) => sum + uvs[corner * 2 + axis]! * weights[at]!, 0),
            );
      }
    const at = (row: number, column: number) => first + (row * (row + 1)) / 2 + column;
    for (let row = 0; row < CUTS; row++)
      for (let column = 0; column <= row; column++) {
        joined.push(at(row, column), at(row + 1, column), at(row + 1, column + 1));
        if (column < row) joined.push(at(row, column), at(row + 1, column + 1), at(row, column + 1));
      }
  }
  return {
    positions: Float32Array.from(made.positions),
    normals: Float32Array.from(made.normals),
    uvs: uvs && Float32Array.from(made.uvs),
    indices: Uint32Array.from(joined),
    image,
  };
}

/** One normal for all vertices of a place, their mean. */
function smoothNormals(positions: Float32Array, normals: Float32Array): Float32Array {
  const places = new Map<string, Vec3>();
  const placeOf = (vertex: number) =>
    vectorAt(positions, vertex)
      .map((value) => Math.round(value / WELD))
      .join();
  const count = positions.length / 3;
  for (let vertex = 0; vertex < count; vertex++) {
    const place = placeOf(vertex);
    places.set(place, add(places.get(place) ?? [0, 0, 0], vectorAt(normals, vertex)));
  }
  const smooth = new Float32Array(normals.length);
  for (let vertex = 0; vertex < count; vertex++) {
    const mean = places.get(placeOf(vertex))!;
    smooth.set(Math.hypot(...mean) > 0.1 ? normalize(mean) : vectorAt(normals, vertex), vertex * 3);
  }
  return smooth;
}

const vectorAt = (values: Float32Array, at: number): Vec3 => [
  values[at * 3]!,
  values[at * 3 + 1]!,
  values[at * 3 + 2]!,
];

function blend(vectors: readonly Vec3[], weights: readonly number[]): Vec3 {
  return vectors.reduce<Vec3>((sum, vector, at) => add(sum, scale(vector, weights[at]!)), [0, 0, 0]);
}
