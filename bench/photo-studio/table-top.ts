/** Fruit, bread, china, glass and oil on a table between softboxes. */
import { cylinder, lathe, sphere } from '../../src/engines/photo-studio/geometry/lathe.ts';
import { sweepPlane } from '../../src/engines/photo-studio/geometry/plane.ts';
import { roundedBox } from '../../src/engines/photo-studio/geometry/rounded-box.ts';
import { bendShape, meshOf, type Shape } from '../../src/engines/photo-studio/geometry/shape.ts';
import type { Material } from '../../src/engines/photo-studio/scene/material.ts';
import type { Mesh } from '../../src/engines/photo-studio/scene/mesh.ts';
import type { Scene } from '../../src/engines/photo-studio/scene/scene.ts';
import { at, type Transform } from '../../src/engines/photo-studio/scene/transform.ts';
import { rgbFromHex } from '../../src/engines/photo-studio/scene/vector.ts';

const wood = (() => {
  const n = 512,
    rgba = new Uint8Array(n * n * 4);
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      const t = Math.sin(y * 0.11 + 2.2 * Math.sin(x * 0.0123) + 0.7 * Math.sin(x * 0.05 + y * 0.02));
      const k = 0.75 + 0.15 * t + 0.06 * Math.sin(y * 1.3 + x * 0.02);
      rgba.set([150 * k, 100 * k, 62 * k, 255], (y * n + x) * 4);
    }
  return { width: n, height: n, rgba };
})();
const apple: Material = {
  color: rgbFromHex('#b3261e'),
  roughness: 0.3,
  metallic: 0,
  softness: 0.3,
  coat: { strength: 0.6, roughness: 0.12 },
  detail: { kind: 'noise', scale: 0.05, bump: 0.0004, roughness: 0.1, tint: 0.3 },
};
const bread: Material = {
  color: [0.6, 0.36, 0.15],
  roughness: 0.6,
  metallic: 0,
  softness: 0.4,
  detail: { kind: 'crumb', scale: 0.05, bump: 0.002, roughness: 0.1, tint: 0.4 },
};
const ceramic: Material = {
  color: [0.8, 0.79, 0.76],
  roughness: 0.5,
  metallic: 0,
  coat: { strength: 1, roughness: 0.06 },
};
export function tableTop(): Scene {
  const cup = lathe([
    [0, 0],
    [0.025, 0],
    [0.03, 0.005],
    [0.04, 0.04],
    [0.042, 0.08],
    [0.0395, 0.08],
    [0.037, 0.04],
    [0.027, 0.008],
    [0, 0.006],
  ]);
  const coffee = lathe([
    [0, 0.068],
    [0.0395, 0.068],
  ]);
  const bowl = lathe([
    [0, 0],
    [0.04, 0],
    [0.045, 0.004],
    [0.1, 0.045],
    [0.12, 0.07],
    [0.117, 0.071],
    [0.097, 0.049],
    [0.04, 0.01],
    [0, 0.008],
  ]);
  const appleShape = bendShape(sphere(0.036, 96), ([x, y, z]) => {
    const r = Math.hypot(x, z);
    const k = 1 + 0.08 * (y / 0.072 - 0.5);
    const dip = Math.exp(-((r / 0.012) ** 2)) * 0.008;
    return [x * k * 1.05, y - (y > 0.036 ? dip : -dip * 0.6), z * k * 1.05];
  });
  const loaf = bendShape(sphere(0.05, 96), ([x, y, z]) => [
    x * 1.7 + 0.004 * Math.sin(z * 90),
    y * 0.95 + 0.002 * Math.sin(x * 120),
    z * 1.0,
  ]);
  const bottle = lathe([
    [0, 0],
    [0.033, 0],
    [0.035, 0.004],
    [0.035, 0.12],
    [0.014, 0.17],
    [0.014, 0.21],
    [0.011, 0.21],
    [0.011, 0.17],
    [0.032, 0.118],
    [0.032, 0.006],
    [0, 0.006],
  ]);
  const oil = lathe(
    [
      [0, 0.0065],
      [0.0315, 0.0065],
      [0.0315, 0.1],
      [0, 0.1],
    ],
    { crease: 0.3 },
  );
  const m = (shape: Shape, material: Material) => meshOf([[shape, material]]);
  let id = 0;
  const put = (mesh: Mesh, transform: Transform) => ({ mesh, transform, id: id++ });
  const A = m(appleShape, apple);
  return {
    instances: [
      put(
        m(roundedBox({ width: 1.4, height: 0.03, depth: 1.0, radius: 0.003 }), {
          color: [1, 1, 1],
          texture: wood,
          mapping: { kind: 'triplanar', size: 0.7 },
          roughness: 0.42,
          metallic: 0,
        }),
        at([0, -0.03, 0]),
      ),
      put(
        m(sweepPlane(5, 1, 2.5, 0.6), {
          color: [0.33, 0.36, 0.38],
          roughness: 0.9,
          metallic: 0,
          specular: 0.02,
        }),
        at([0, -0.7, -1.2]),
      ),
      put(m(bowl, ceramic), at([-0.06, 0, -0.03])),
      put(A, at([-0.09, 0.028, -0.03], 0.3)),
      put(A, at([-0.02, 0.03, -0.05], 2)),
      put(A, at([-0.055, 0.028, 0.02], 4)),
      put(A, at([0.1, 0, 0.1], 1)),
      put(
        meshOf([
          [cup, ceramic],
          [coffee, { color: [0.05, 0.02, 0.01], roughness: 0.05, metallic: 0 }],
        ]),
        at([0.13, 0, 0.0]),
      ),
      put(m(loaf, bread), at([0.06, 0, -0.17], 0.5)),
      put(
        meshOf([
          [bottle, { color: [0.9, 0.96, 0.9], roughness: 0, metallic: 0, glass: 'solid' }],
          [oil, { color: [0.85, 0.75, 0.2], roughness: 0, metallic: 0, glass: 'solid', ior: 1.47 }],
        ]),
        at([-0.19, 0, -0.12]),
      ),
      put(
        m(cylinder(0.09, 0.004), {
          color: [0.9, 0.9, 0.9],
          roughness: 0.25,
          metallic: 1,
          detail: { kind: 'brushed', scale: 0.05, bump: 0.0001, roughness: 0.1, tint: 0 },
        }),
        at([0.13, -0.003, 0.0]),
      ),
    ],
    lights: [
      {
        kind: 'rectangle',
        center: [-0.7, 0.65, 0.25],
        target: [0, 0.05, 0],
        width: 0.6,
        height: 0.5,
        radiance: [10, 9.6, 9.0],
        grid: 0.3,
      },
      {
        kind: 'rectangle',
        center: [0.9, 0.4, 0.5],
        target: [0, 0.05, 0],
        width: 0.7,
        height: 0.7,
        radiance: [1.1, 1.15, 1.2],
      },
      {
        kind: 'rectangle',
        center: [0.5, 0.45, -0.7],
        target: [0, 0.05, 0],
        width: 0.2,
        height: 0.6,
        radiance: [8, 8, 8.1],
        grid: 0.4,
      },
    ],
    environment: {
      kind: 'studio',
      zenith: [0.3, 0.3, 0.32],
      horizon: [0.2, 0.2, 0.2],
      ground: [0.1, 0.1, 0.1],
      panels: [{ direction: [-1, 0.6, 0.5], width: 0.7, height: 0.9, radiance: [3, 3, 3] }],
      lighting: 0.6,
    },
    camera: { position: [0.12, 0.3, 0.85], target: [-0.02, 0.05, -0.02], verticalFov: 24, fStop: 4 },
    exposure: 0.1,
    grade: { contrast: 1.05 },
  };
}
