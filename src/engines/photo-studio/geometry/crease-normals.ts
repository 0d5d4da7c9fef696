import { cross, dot, normalize, subtract, type Vec3 } from '../scene/vector.ts';
import type { Shape } from './shape.ts';

/**
 * Normals that are smooth across edges flatter than `crease` radians and sharp across others. Corners are matched by
 * position, so that seams of uvs stay smooth; the winding of faces may be mixed. Vertices are no longer shared.
 */
export function withCreaseNormals(
  { positions, uvs, indices }: Omit<Shape, 'normals'>,
  crease: number,
): Shape {
  const count = indices.length;
  const pointOf = (vertex: number): Vec3 => [
    positions[vertex * 3]!,
    positions[vertex * 3 + 1]!,
    positions[vertex * 3 + 2]!,
  ];
  const faces: Vec3[] = [];
  const cornersAt = new Map<string, number[]>();
  for (let i = 0; i < count; i += 3) {
    const [a, b, c] = [pointOf(indices[i]!), pointOf(indices[i + 1]!), pointOf(indices[i + 2]!)];
    faces.push(cross(subtract(b, a), subtract(c, a)));
    [a, b, c].forEach((point, k) => {
      const key = point.map((value) => Math.round(value * 1e6)).join();
      const corners = cornersAt.get(key);
      if (corners) corners.push(i + k);
      else cornersAt.set(key, [i + k]);
    });
  }
  const units = faces.map(normalize);
  const limit = Math.cos(crease);
  const shape: Shape = {
    positions: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    uvs: new Float32Array(count * 2),
    indices: Uint32Array.from({ length: count }, (_, i) => i),
  };
  for (const corners of cornersAt.values())
    for (const corner of corners) {
      const own = units[Math.floor(corner / 3)]!;
      const sum = [0, 0, 0];
      for (const other of corners) {
        const face = Math.floor(other / 3);
        const cosine = dot(own, units[face]!);
        if (Math.abs(cosine) < limit && other !== corner) continue;
        const sign = cosine < 0 ? -1 : 1;
        // The face's own length is its area: large faces count more.
        for (let axis = 0; axis < 3; axis++) sum[axis]! += faces[face]![axis]! * sign;
      }
      const vertex = indices[corner]!;
      shape.positions.set(pointOf(vertex), corner * 3);
      shape.normals.set(normalize([sum[0]!, sum[1]!, sum[2]!]), corner * 3);
      shape.uvs.set([uvs[vertex * 2] ?? 0, uvs[vertex * 2 + 1] ?? 0], corner * 2);
    }
  return shape;
}
