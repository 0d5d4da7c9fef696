/** A living room lit by a window, the sun and a lamp: the tracer at its hardest. */
import { grid } from '../../src/engines/photo-studio/geometry/grid.ts';
import { cylinder, lathe, sphere } from '../../src/engines/photo-studio/geometry/lathe.ts';
import { floorPlane, wallPlane } from '../../src/engines/photo-studio/geometry/plane.ts';
import { roundedBox } from '../../src/engines/photo-studio/geometry/rounded-box.ts';
import { mergeShapes, meshOf, placeShape } from '../../src/engines/photo-studio/geometry/shape.ts';
import { smoothPath, tube } from '../../src/engines/photo-studio/geometry/tube.ts';
import type { Material } from '../../src/engines/photo-studio/scene/material.ts';
import type { Mesh } from '../../src/engines/photo-studio/scene/mesh.ts';
import type { Scene } from '../../src/engines/photo-studio/scene/scene.ts';
import { at, type Transform } from '../../src/engines/photo-studio/scene/transform.ts';
import { rgbFromHex } from '../../src/engines/photo-studio/scene/vector.ts';

const planks = (() => {
  const n = 256,
    rgba = new Uint8Array(n * n * 4);
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      const p = y >> 5;
      const g = ((p * 37) % 11) / 11;
      const k = 0.8 + 0.2 * g + 0.06 * Math.sin(x * 0.15 + p * 3 + Math.sin(y * 0.9));
      const e = (y & 31) < 1 ? 0.5 : 1;
      rgba.set([190 * k * e, 145 * k * e, 100 * k * e, 255], (y * n + x) * 4);
    }
  return { width: n, height: n, rgba };
})();
const art = (() => {
  const n = 128,
    rgba = new Uint8Array(n * n * 4);
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      const d = Math.hypot(x - 80, y - 45);
      const c = d < 22 ? [220, 120, 60] : y > 70 + 12 * Math.sin(x * 0.07) ? [60, 90, 100] : [235, 225, 205];
      rgba.set([...c, 255], (y * n + x) * 4);
    }
  return { width: n, height: n, rgba };
})();
const wall: Material = {
  color: [0.72, 0.74, 0.68],
  roughness: 0.9,
  metallic: 0,
  specular: 0.02,
  detail: { kind: 'plaster', scale: 0.6, bump: 0.002, roughness: 0, tint: 0.02 },
};
const white: Material = { color: [0.8, 0.8, 0.79], roughness: 0.5, metallic: 0 };
const floor: Material = {
  color: [1, 1, 1],
  texture: planks,
  mapping: { kind: 'triplanar', size: 1.2 },
  roughness: 0.4,
  metallic: 0,
};
const cloth: Material = {
  color: rgbFromHex('#b5603c'),
  roughness: 0.9,
  metallic: 0,
  sheen: 0.6,
  specular: 0.025,
  detail: { kind: 'linen', scale: 0.06, bump: 0.0012, roughness: 0.05, tint: 0.2 },
};
const leaf: Material = { color: [0.12, 0.25, 0.06], roughness: 0.45, metallic: 0, translucency: 0.3 };
const wood: Material = { color: [0.35, 0.2, 0.1], roughness: 0.4, metallic: 0 };
const glass: Material = { color: [0.97, 0.99, 0.98], roughness: 0, metallic: 0, glass: 'solid' };
const brass: Material = { color: [0.85, 0.65, 0.35], roughness: 0.3, metallic: 1 };
export function room(): Scene {
  const W = 4.4,
    D = 4.6,
    H = 2.6;
  const shell = meshOf([
    [floorPlane(W, D), floor],
    [placeShape(wallPlane(W, H), at([0, 0, -D / 2])), wall],
    [placeShape(wallPlane(D, H), at([W / 2, 0, 0], -Math.PI / 2)), wall],
    [placeShape(floorPlane(W, D), at([0, H, 0])), white],
    // window wall
    [
      mergeShapes([
        placeShape(roundedBox({ width: 0.2, height: 0.8, depth: D }), at([-W / 2 - 0.1, 0, 0])),
        placeShape(roundedBox({ width: 0.2, height: 0.3, depth: D }), at([-W / 2 - 0.1, 2.3, 0])),
        placeShape(roundedBox({ width: 0.2, height: H, depth: 0.8 }), at([-W / 2 - 0.1, 0, -D / 2 + 0.4])),
        placeShape(roundedBox({ width: 0.2, height: H, depth: 1.8 }), at([-W / 2 - 0.1, 0, D / 2 - 0.9])),
      ]),
      wall,
    ],
    [
      mergeShapes([
        placeShape(roundedBox({ width: W, height: 0.1, depth: 0.02 }), at([0, 0, -D / 2 + 0.01])),
        placeShape(roundedBox({ width: 0.05, height: 1.5, depth: 0.05 }), at([-W / 2 - 0.05, 0.8, -0.5])),
      ]),
      white,
    ],
  ]);
  const sofa = meshOf([
    [
      mergeShapes([
        placeShape(roundedBox({ width: 2, height: 0.25, depth: 0.9, radius: 0.05 }), at([0, 0.15, 0])),
        placeShape(roundedBox({ width: 2, height: 0.55, depth: 0.22, radius: 0.09 }), at([0, 0.35, -0.34])),
        placeShape(roundedBox({ width: 0.2, height: 0.5, depth: 0.9, radius: 0.08 }), at([-1, 0.15, 0])),
        placeShape(roundedBox({ width: 0.2, height: 0.5, depth: 0.9, radius: 0.08 }), at([1, 0.15, 0])),
        placeShape(
          roundedBox({ width: 0.88, height: 0.16, depth: 0.68, radius: 0.06 }),
          at([-0.45, 0.38, 0.1]),
        ),
        placeShape(
          roundedBox({ width: 0.88, height: 0.16, depth: 0.68, radius: 0.06 }),
          at([0.45, 0.38, 0.1]),
        ),
      ]),
      cloth,
    ],
  ]);
  const table = meshOf([
    [
      mergeShapes([
        placeShape(roundedBox({ width: 1.1, height: 0.03, depth: 0.6, radius: 0.008 }), at([0, 0.38, 0])),
        ...[-1, 1].flatMap((a) =>
          [-1, 1].map((b) => placeShape(cylinder(0.02, 0.38), at([a * 0.48, 0, b * 0.24]))),
        ),
      ]),
      wood,
    ],
  ]);
  const vase = meshOf([
    [
      lathe([
        [0, 0],
        [0.05, 0],
        [0.06, 0.05],
        [0.045, 0.2],
        [0.05, 0.22],
        [0.047, 0.22],
        [0.042, 0.2],
        [0.056, 0.05],
        [0.045, 0.008],
        [0, 0.008],
      ]),
      glass,
    ],
  ]);
  const leaves = mergeShapes(
    Array.from({ length: 420 }, (_, i) => {
      const a = i * 2.4,
        r = 0.08 + 0.3 * ((i * 0.618) % 1),
        h = 0.45 + 0.9 * ((i * 0.377) % 1);
      return placeShape(
        grid(4, 4, (u, v) => ({
          position: [(u - 0.5) * 0.05 * Math.sin(Math.PI * v), 0.04 * Math.sin(v * 3), v * 0.16],
        })),
        {
          position: [r * Math.cos(a), h, r * Math.sin(a)],
          turn: a + 1,
          scale: 1,
          tilt: [0.3 * Math.sin(i), 0.2],
        },
      );
    }),
  );
  const plant = meshOf([
    [leaves, leaf],
    [cylinder(0.16, 0.3), { color: [0.6, 0.55, 0.5], roughness: 0.7, metallic: 0 }],
    [
      tube(
        smoothPath([
          [0, 0.3, 0],
          [0.02, 0.7, 0],
          [0, 1.2, 0.03],
        ]),
        0.015,
      ),
      wood,
    ],
  ]);
  const picture = meshOf([
    [
      placeShape(wallPlane(0.7, 0.9), at([0, 0, 0.012])),
      {
        color: [0.9, 0.9, 0.9],
        texture: art,
        roughness: 0.6,
        metallic: 0,
        coat: { strength: 0.6, roughness: 0.02 },
      },
    ],
    [placeShape(roundedBox({ width: 0.76, height: 0.96, depth: 0.02 }), at([0, -0.03, 0])), wood],
  ]);
  const lamp = meshOf([
    [
      lathe([
        [0.12, 1.4],
        [0.2, 1.2],
      ]),
      { color: [0.8, 0.75, 0.65], roughness: 0.9, metallic: 0, translucency: 0.5 },
    ],
    [cylinder(0.012, 1.4), brass],
    [cylinder(0.13, 0.02), brass],
  ]);
  let id = 0;
  const put = (mesh: Mesh, transform: Transform) => ({ mesh, transform, id: id++ });
  return {
    instances: [
      put(shell, at([0, 0, 0])),
      put(sofa, at([0.2, 0, -1.6])),
      put(table, at([0.2, 0, -0.45])),
      put(vase, at([0.05, 0.41, -0.4])),
      put(plant, at([-1.6, 0, -1.7])),
      put(plant, at([1.8, 0, 0.2], 1.3, 0.8)),
      put(picture, at([-0.3, 1.35, -D / 2])),
      put(picture, at([0.7, 1.35, -D / 2])),
      put(lamp, at([1.7, 0, -1.8])),
      put(meshOf([[sphere(0.08), brass]]), at([0.5, 0.41, -0.5])),
      put(
        meshOf([
          [
            roundedBox({ width: 2.4, height: 0.012, depth: 1.6, radius: 0.005 }),
            {
              color: [0.7, 0.66, 0.58],
              roughness: 0.95,
              metallic: 0,
              sheen: 0.5,
              specular: 0.02,
              detail: { kind: 'linen', scale: 0.2, bump: 0.005, roughness: 0, tint: 0.3 },
            },
          ],
        ]),
        at([0.2, 0, -0.6]),
      ),
    ],
    lights: [
      {
        kind: 'rectangle',
        center: [-W / 2 - 0.02, 1.55, -0.5],
        target: [0, 1.55, -0.5],
        width: 2,
        height: 1.5,
        radiance: [7.9, 8.7, 9.9],
        softness: 0,
      },
      { kind: 'sun', direction: [-2.6, 1.55, -0.1], angularRadius: 0.9, radiance: [14, 12, 9.5] },
      {
        kind: 'rectangle',
        center: [0, H * 0.62, D / 2 + 1.4],
        target: [0, H * 0.45, 0],
        width: W,
        height: H,
        radiance: [0.77, 0.74, 0.71],
      },
      { kind: 'sphere', center: [1.7, 1.3, -1.8], radius: 0.03, radiance: [80, 60, 35] },
    ],
    environment: { kind: 'sky', sunDirection: [-2.6, 1.55, -0.1], lighting: 0, visibility: 4 },
    camera: { position: [0.3, 1.1, 3.4], target: [0.1, 1.05, 0], verticalFov: 42 },
    exposure: -0.6,
  };
}
