import { describe, expect, it } from 'vitest';
import { at } from '../scene/transform.ts';
import { boundsOf } from './bounds.ts';
import { withCreaseNormals } from './crease-normals.ts';
import { cylinder, sphere } from './lathe.ts';
import { floorPlane } from './plane.ts';
import { roundedBox } from './rounded-box.ts';
import { meshOf, placeShape, type Shape } from './shape.ts';
import { tube } from './tube.ts';

const SHAPES: [name: string, shape: Shape][] = [
  ['a box', roundedBox({ width: 0.4, height: 0.3, depth: 0.2, radius: 0.02 })],
  ['a sphere', sphere(0.2, 24)],
  ['a cylinder', cylinder(0.1, 0.3)],
  [
    'a tube',
    tube(
      [
        [0, 0, 0],
        [0, 0.2, 0],
        [0.1, 0.3, 0],
      ],
      0.02,
    ),
  ],
  [
    'a placed box',
    placeShape(roundedBox({ width: 1, height: 1, depth: 1 }), at([1, 2, 3], 0.7, [1, 2, 0.5])),
  ],
];

describe.each(SHAPES)('%s', (_name, shape) => {
  it('has unit normals and indices within its vertices', () => {
    const { normals, positions, uvs, indices } = shape;
    for (let i = 0; i < normals.length; i += 3)
      expect(Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!)).toBeCloseTo(1, 3);
    expect(uvs.length / 2).toBe(positions.length / 3);
    expect(Math.max(...indices)).toBeLessThan(positions.length / 3);
  });
});

it('stands boxes, spheres and cylinders on the floor', () => {
  for (const [, shape] of SHAPES.slice(0, 3)) expect(boundsOf(shape).min[1]).toBeCloseTo(0, 5);
  const { min, max } = boundsOf(roundedBox({ width: 0.4, height: 0.3, depth: 0.2 }));
  expect([max[0] - min[0], max[1] - min[1], max[2] - min[2]]).toEqual(
    [0.4, 0.3, 0.2].map((length) => expect.closeTo(length, 4)),
  );
});

it('points normals of closed shapes outwards', () => {
  const { positions, normals } = sphere(0.2, 24);
  for (let i = 0; i < positions.length; i += 3) {
    const outwards =
      positions[i]! * normals[i]! +
      (positions[i + 1]! - 0.2) * normals[i + 1]! +
      positions[i + 2]! * normals[i + 2]!;
    expect(outwards).toBeGreaterThan(0.19);
  }
});

it('merges shapes of one material into one part', () => {
  const wood = { color: [0.4, 0.3, 0.2], roughness: 0.5, metallic: 0 } as const;
  const steel = { color: [0.6, 0.6, 0.6], roughness: 0.3, metallic: 1 } as const;
  const mesh = meshOf([
    [floorPlane(1, 1), wood],
    [floorPlane(1, 1), steel],
    [floorPlane(1, 1), wood],
  ]);
  expect(mesh.parts.map(({ triangleCount }) => triangleCount)).toEqual([4, 2]);
  expect(mesh.indices).toHaveLength(18);
});

it('keeps a sharp edge sharp and smooths a flat one, whatever the winding', () => {
  const fold = (angle: number) => ({
    positions: new Float32Array([0, 0, 0, 1, 0, 0, 0, 0, 1, -Math.cos(angle), Math.sin(angle), 0]),
    uvs: new Float32Array(8),
    indices: new Uint32Array([0, 2, 1, 0, 2, 3]),
  });
  const spread = (angle: number) => {
    const { normals } = withCreaseNormals(fold(angle), 0.6);
    return Math.abs(normals[0]! * normals[9]! + normals[1]! * normals[10]! + normals[2]! * normals[11]!);
  };
  expect(spread(0.3)).toBeCloseTo(1, 4);
  expect(spread(1.2)).toBeLessThan(0.5);
});
