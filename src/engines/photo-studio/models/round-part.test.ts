import { expect, test } from 'vitest';
import { roundPart } from './round-part.ts';

/** An octahedron of radius 1; each face has corners of its own, with its own normal. */
function octahedron() {
  const positions: number[] = [];
  const normals: number[] = [];
  for (const x of [1, -1])
    for (const y of [1, -1])
      for (const z of [1, -1]) {
        positions.push(x, 0, 0, 0, y, 0, 0, 0, z);
        for (let corner = 0; corner < 3; corner++)
          normals.push(...[x, y, z].map((value) => value / Math.sqrt(3)));
      }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: null,
    indices: Uint32Array.from({ length: 24 }, (_, i) => i),
    image: null,
  };
}

test('an octahedron of flat faces becomes nearly a sphere, without gaps', () => {
  const { positions, normals, indices } = roundPart(octahedron());
  expect(indices).toHaveLength(9 * 24);
  const edges = new Map<string, number>();
  const placeOf = (vertex: number) =>
    [...positions.subarray(vertex * 3, vertex * 3 + 3)].map((value) => Math.round(value * 1e4)).join();
  for (let i = 0; i < indices.length; i++) {
    const next = i % 3 === 2 ? i - 2 : i + 1;
    const edge = [placeOf(indices[i]!), placeOf(indices[next]!)].toSorted().join(' ');
    edges.set(edge, (edges.get(edge) ?? 0) + 1);
  }
  expect(new Set(edges.values())).toEqual(new Set([2]));
  for (let i = 0; i < positions.length; i += 3) {
    const radius = Math.hypot(positions[i]!, positions[i + 1]!, positions[i + 2]!);
    expect(radius).toBeGreaterThan(0.85);
    const outwards =
      positions[i]! * normals[i]! + positions[i + 1]! * normals[i + 1]! + positions[i + 2]! * normals[i + 2]!;
    expect(outwards / radius).toBeGreaterThan(0.98);
  }
});
