import { grid } from '../../geometry/grid.ts';
import { lathe, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at, type Transform } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { Part } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';
import { flowerVase } from './flower-vase.ts';
import { leafShape } from './leaves.ts';

export const SUNFLOWERS: readonly Thing[] = [
  thing(
    ['sunflowers', 'bouquet of sunflowers', 'bunch of sunflowers', 'sunflower bouquet', 'vase of sunflowers'],
    { category: 'plants' },
    sunflowers,
  ),
];

const GOLDEN_ANGLE = 2.39996;
/** Radius of the disk of seeds, meters. */
const DISK = 0.031;
const COUNT = 7;

const PETAL: Material = {
  ...createMaterial('petal', '#e9a80f'),
  isCutOut: false,
  translucency: 0.3,
};
const SEEDS = createMaterial('felt', '#3a2314');
const POLLEN = createMaterial('felt', '#8a4f14');
const GREEN: Material = { ...createMaterial('leaf', '#4c6d2e'), isCutOut: false };

/** A blossom that faces up, its back at the origin. */
function blossom(seed: number): Part[] {
  const petals = Array.from({ length: 42 }, (_, i) => {
    const isInner = i % 2 === 1;
    const length = (isInner ? 0.043 : 0.05) * (0.88 + 0.24 * hash(i, 1, seed));
    const rise = (isInner ? 0.5 : 0.16) + 0.22 * (hash(i, 2, seed) - 0.5);
    const twist = 0.5 * (hash(i, 3, seed) - 0.5);
    const petal = grid(6, 10, (u, v) => {
      const across = 2 * u - 1;
      const half = 0.0082 * Math.sin(Math.PI * (0.12 + 0.88 * v) ** 0.75) ** 0.8 + 0.0004;
      const along = v * length;
      const curl = rise * along - 9 * along ** 2 * (0.5 + hash(i, 4, seed));
      return {
        position: [across * half, curl + across ** 2 * half * 0.45 + across * twist * half, along],
      };
    });
    return placeShape(petal, {
      position: [
        Math.sin((i / 42) * 6.2832) * DISK * 0.82,
        0.007 + (isInner ? 0.003 : 0),
        Math.cos((i / 42) * 6.2832) * DISK * 0.82,
      ],
      turn: (i / 42) * 6.2832 + 0.12 * (hash(i, 5, seed) - 0.5),
      scale: 1,
    });
  });
  const dome = (r: number) => 0.013 * (1 - (r / DISK) ** 2) - 0.006 * Math.exp(-((r / (DISK * 0.35)) ** 2));
  const kernel = bendShape(sphere(0.0017, 10), ([x, y, z]) => [x * 0.8, y * 1.5, z]);
  const kernels = (from: number, to: number) =>
    mergeShapes(
      Array.from({ length: to - from }, (_, k) => {
        const i = from + k;
        const r = DISK * Math.sqrt((i + 0.5) / 320);
        const angle = i * GOLDEN_ANGLE;
        return placeShape(kernel, {
          position: [Math.sin(angle) * r, 0.006 + dome(r), Math.cos(angle) * r],
          turn: angle,
          scale: 0.75 + (0.5 * r) / DISK,
          tilt: [(0.5 * r) / DISK, 0],
        });
      }),
    );
  const back = lathe(
    smoothProfile([
      [0, 0],
      [DISK * 0.5, 0.001],
      [DISK * 0.95, 0.006],
      [DISK, 0.009],
      [DISK * 0.8, 0.012],
      [0, 0.013],
    ]),
    { segments: 40, crease: 2 },
  );
  const bracts = Array.from({ length: 18 }, (_, i) =>
    placeShape(leafShape(0.034, 0.013, 0.006, { rows: 6, fold: 0.2 }), {
      ...at(
        [Math.sin(i * 0.349) * DISK * 0.6, 0.004, Math.cos(i * 0.349) * DISK * 0.6],
        i * 0.349 + 0.1 * hash(i, 6, seed),
      ),
      tilt: [0.05 - 0.3 * hash(i, 7, seed), 0],
    }),
  );
  return [
    [mergeShapes(petals), PETAL],
    [kernels(0, 190), SEEDS],
    [kernels(190, 320), POLLEN],
    [mergeShapes([back, ...bracts]), GREEN],
  ];
}

/** Cut sunflowers that look to the front, in a vase that takes a color. */
function sunflowers(): ThingModel {
  const vase = flowerVase(
    [
      [0, 0.001],
      [0.05, 0.001],
      [0.054, 0.006],
      [0.066, 0.05],
      [0.068, 0.1],
      [0.054, 0.16],
      [0.046, 0.185],
      [0.05, 0.2],
    ],
    { isGlazed: true },
  );
  const stems: Shape[] = [];
  const leaves: Shape[] = [];
  const parts: Part[] = [];
  for (let i = 0; i < COUNT; i++) {
    const angle = i * GOLDEN_ANGLE + 0.5;
    const out = 0.14 * Math.sqrt((i + 0.15) / COUNT);
    const top: Vec3 = [
      Math.sin(angle) * out * 1.05,
      0.4 - 2.4 * out ** 2 + 0.03 * (hash(i, 1, 3) - 0.5) - 0.25 * Math.max(0, Math.cos(angle) * out),
      Math.cos(angle) * out * 0.8 + 0.02,
    ];
    const path = smoothPath(
      [
        [-top[0] * 0.2, 0.015, -top[2] * 0.2],
        [top[0] * 0.15, 0.18, top[2] * 0.15],
        [top[0] * 0.7, top[1] - 0.09, top[2] * 0.6 - 0.014],
        [top[0], top[1], top[2] - 0.006],
      ],
      6,
    );
    stems.push(tube(path, 0.0045, { segments: 10 }));
    const face: Transform = {
      position: top,
      turn: Math.atan2(top[0], top[2] + 0.16),
      scale: 0.92 + 0.2 * hash(i, 2, 3),
      tilt: [0.95 + 0.3 * (hash(i, 3, 3) - 0.5), 0.2 * (hash(i, 4, 3) - 0.5)],
    };
    parts.push(...blossom(i).map(([shape, material]): Part => [placeShape(shape, face), material]));
    for (let k = 0; k < 2; k++)
      leaves.push(
        placeShape(leafShape(0.1, 0.062, 0.03, { rows: 12, fold: 0.3 }), {
          position: [top[0] * 0.45, 0.225 + 0.035 * k, top[2] * 0.4],
          turn: angle + (k ? 2.1 : -0.7) + hash(i, k, 5),
          scale: 0.85 + 0.3 * hash(i, k, 6),
          tilt: [-0.3 + 0.5 * hash(i, k, 7), 0],
        }),
      );
  }
  return {
    mesh: meshOf([
      vase,
      [mergeShapes(stems), createMaterial('stem', '#5b7a3c')],
      [mergeShapes(leaves), GREEN],
      ...parts,
    ]),
    colored: [vase[1]],
  };
}
