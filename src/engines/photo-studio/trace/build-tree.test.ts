import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Mesh } from '../scene/mesh.ts';
import type { Scene } from '../scene/scene.ts';
import { at } from '../scene/transform.ts';
import { cross, dot, subtract, type Vec3 } from '../scene/vector.ts';
import { buildTree } from './build-tree.ts';
import { packScene } from './pack-scene.ts';
import { startSoloKernel } from './solo-kernel.fixture.ts';

const coordinate = fc.integer({ min: -1000, max: 1000 }).map((value) => value / 1000);
const point = fc.tuple(coordinate, coordinate, coordinate);
const soup = fc.array(fc.tuple(point, point, point), { minLength: 1, maxLength: 60 });
const rays = fc.array(fc.tuple(point, point), { minLength: 8, maxLength: 8 });

it('finds the same nearest triangle as testing all of them', async () => {
  const kernel = startSoloKernel();
  const start = kernel.arena.used;
  await fc.assert(
    fc.asyncProperty(soup, rays, async (triangles, lines) => {
      kernel.arena.used = start;
      const packed = packScene(kernel.arena, sceneOf(triangles));
      kernel.setParameters(packed.parameters);
      await buildTree(kernel.arena, packed, kernel.run, kernel.call);
      for (const [origin, towards] of lines) {
        const direction = subtract(towards, origin);
        if (dot(direction, direction) < 1e-4) continue;
        const isHit = await kernel.call('traceNearest', ...origin, ...direction, 1e-4, 100);
        const distance = kernel.global('hitDistance');
        const hits = triangles.map((triangle) => intersect(triangle, origin, direction));
        const nearest = Math.min(...hits.map((hit) => hit.distance));
        // A ray through an edge may go either way.
        if (hits.some((hit) => hit.isMarginal)) continue;
        expect(isHit === 1).toBe(nearest < 100);
        if (nearest < 100) expect(distance).toBeCloseTo(nearest, 3);
        expect(await kernel.call('traceShadow', ...origin, ...direction, 1e-4, 100)).toBe(isHit);
      }
    }),
    { numRuns: 60 },
  );
});

it('traces nothing in an empty scene', async () => {
  const kernel = startSoloKernel();
  const packed = packScene(kernel.arena, sceneOf([]));
  kernel.setParameters(packed.parameters);
  await buildTree(kernel.arena, packed, kernel.run, kernel.call);
  expect(await kernel.call('traceNearest', 0, 0, 0, 0, 1, 0, 0, 100)).toBe(0);
});

type Triangle = readonly [Vec3, Vec3, Vec3];

function sceneOf(triangles: readonly Triangle[]): Scene {
  const mesh: Mesh = {
    positions: new Float32Array(triangles.flat(2)),
    normals: new Float32Array(triangles.length * 9).fill(0.577),
    uvs: null,
    indices: Uint32Array.from({ length: triangles.length * 3 }, (_, i) => i),
    parts: [
      {
        firstTriangle: 0,
        triangleCount: triangles.length,
        material: { color: [0.5, 0.5, 0.5], roughness: 1, metallic: 0 },
      },
    ],
  };
  return {
    instances: [{ mesh, transform: at([0, 0, 0]), id: 0 }],
    lights: [],
    environment: { kind: 'constant', radiance: [1, 1, 1] },
    camera: { position: [0, 0, 3], target: [0, 0, 0], verticalFov: 30 },
    exposure: 0,
  };
}

function intersect([a, b, c]: Triangle, origin: Vec3, direction: Vec3) {
  const [e1, e2] = [subtract(b, a), subtract(c, a)];
  const p = cross(direction, e2);
  const determinant = dot(e1, p);
  const s = subtract(origin, a);
  const q = cross(s, e1);
  const [u, v, t] = [dot(s, p) / determinant, dot(direction, q) / determinant, dot(e2, q) / determinant];
  const isInside = u >= 0 && v >= 0 && u + v <= 1 && t > 1e-4;
  const margin = Math.min(Math.abs(u), Math.abs(v), Math.abs(1 - u - v), Math.abs(t - 1e-4));
  return {
    distance: isInside ? t : Number.POSITIVE_INFINITY,
    isMarginal: Math.abs(determinant) < 1e-4 || margin < 1e-3,
  };
}
