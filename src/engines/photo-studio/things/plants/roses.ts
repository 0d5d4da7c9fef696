import { grid } from '../../geometry/grid.ts';
import { lathe } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at, type Transform } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';
import { BLOSSOM_COLORS, vaseName } from '../vase-flowers.ts';
import { flowerVase } from './flower-vase.ts';
import { leafShape } from './leaves.ts';

export const ROSES: readonly Thing[] = [
  thing(
    ['roses', 'red roses', 'bouquet of roses', 'bunch of roses', 'bouquet of red roses', 'rose bouquet'],
    { category: 'plants' },
    () => roses(),
  ),
  ...Object.entries(BLOSSOM_COLORS).map(([color, petals]) =>
    thing([vaseName(color, 'rose')], { category: 'plants' }, () => roses(petals)),
  ),
];

const PETALS = 26;
const GOLDEN_ANGLE = 2.39996;

/** From the bud's tight inner petals to the outer ones, whose lips roll outwards. Meters. */
function blossom(seed: number): Shape {
  return mergeShapes(
    Array.from({ length: PETALS }, (_, i) => {
      const age = (i / (PETALS - 1)) ** 0.8;
      const wave = hash(i, seed, 4);
      const middle = i * GOLDEN_ANGLE + 0.5 * wave;
      const radius = 0.004 + 0.03 * age * (0.94 + 0.12 * wave);
      const height = 0.046 - 0.013 * age ** 2 + 0.004 * wave;
      const halfWidth = 2 - 1.15 * age;
      return grid(14, 12, (u, v) => {
        const across = 2 * u - 1;
        const angle = middle + across * halfWidth * Math.sin(Math.PI * (0.16 + 0.6 * v)) ** 0.7;
        const lip = Math.max(0, v - 0.68) / 0.32;
        const cup = Math.sin((Math.PI / 2) * Math.min(1, v * 1.5)) ** 0.8;
        // Inner petals close above; edges bend back.
        const r =
          0.003 +
          (radius - 0.003) * cup * (1 - 0.35 * (1 - age) * v) +
          age * (0.013 * lip ** 2 + 0.004 * across ** 2 * v) +
          0.0012 * Math.sin(across * 5 + wave * 9) * v * age;
        const y = height * (v - 0.16 * across ** 2 * v) - age * 0.009 * lip ** 2;
        return { position: [Math.sin(angle) * r, y, Math.cos(angle) * r] };
      });
    }),
  );
}

function sepals(): Shape {
  const leaf = leafShape(0.03, 0.011, 0.012, { rows: 6, fold: 0.3 });
  const around = Array.from({ length: 5 }, (_, i) =>
    placeShape(leaf, { ...at([0, 0.002, 0], i * 1.257), tilt: [-0.25, 0] }),
  );
  const hip = lathe(
    smoothProfile(
      [
        [0, -0.012],
        [0.005, -0.01],
        [0.0085, 0],
        [0.006, 0.006],
        [0, 0.008],
      ],
      4,
    ),
    { segments: 20, crease: 2 },
  );
  return mergeShapes([...around, hip]);
}

/** Three leaflets on a stalk along +z. */
function leafOfThree(): Shape {
  const leaf = leafShape(0.055, 0.034, 0.012, { rows: 10, fold: 0.35 });
  return mergeShapes([
    placeShape(leaf, at([0, 0, 0.035])),
    placeShape(leaf, at([0.002, 0, 0.026], 1.15, 0.8)),
    placeShape(leaf, at([-0.002, 0, 0.026], -1.15, 0.8)),
    tube(
      [
        [0, 0, 0],
        [0, 0.002, 0.018],
        [0, 0, 0.04],
      ],
      0.0009,
      { segments: 6 },
    ),
  ]);
}

const COUNT = 9;

/**
 * Cut roses in a vase.
 * @param petals display hex; the vase is then glazed and takes the color that is asked for. Unless given, the vase is of
 * glass, and the petals take it
 */
function roses(petals?: string): ThingModel {
  const petal: Material = {
    ...createMaterial('petal', petals ?? '#b3202e'),
    isCutOut: false,
    translucency: 0.25,
  };
  const green: Material = { ...createMaterial('leaf', '#3f6236'), isCutOut: false };
  const vase = flowerVase(
    [
      [0, 0.001],
      [0.04, 0.001],
      [0.044, 0.006],
      [0.046, 0.07],
      [0.044, 0.13],
      [0.054, 0.18],
    ],
    { isGlazed: petals !== undefined },
  );
  const stems: Shape[] = [];
  const leaves: Shape[] = [];
  const blossoms: Shape[] = [];
  for (let i = 0; i < COUNT; i++) {
    const angle = i * GOLDEN_ANGLE;
    const out = 0.115 * Math.sqrt(i / COUNT);
    const top: Vec3 = [
      Math.cos(angle) * out,
      0.315 - 3.2 * out ** 2 + 0.016 * (hash(i, 1, 6) - 0.5),
      Math.sin(angle) * out,
    ];
    const path = smoothPath(
      [
        [-top[0] * 0.25, 0.012, -top[2] * 0.25],
        [top[0] * 0.2, 0.16, top[2] * 0.2],
        [top[0] * 0.62, 0.24, top[2] * 0.62],
        top,
      ],
      6,
    );
    stems.push(tube(path, 0.0026, { segments: 8 }));
    const pose: Transform = {
      position: top,
      turn: Math.atan2(top[0], top[2]),
      scale: 0.92 + 0.16 * hash(i, 2, 6),
      tilt: [out * 6.5, 0],
    };
    blossoms.push(placeShape(blossom(i), pose));
    leaves.push(placeShape(sepals(), pose));
    for (let k = 0; k < 2; k++) {
      const turn = angle + (k ? 2.4 : -0.9) + hash(i, k, 7);
      leaves.push(
        placeShape(leafOfThree(), {
          position: [top[0] * 0.72, 0.235 - 0.03 * k, top[2] * 0.72],
          turn,
          scale: 0.85 + 0.3 * hash(i, k, 8),
          tilt: [-0.35 + 0.5 * hash(i, k, 9), 0],
        }),
      );
    }
  }
  return {
    mesh: meshOf([
      vase,
      [mergeShapes(stems), createMaterial('stem', '#55733f')],
      [mergeShapes(leaves), green],
      [mergeShapes(blossoms), petal],
    ]),
    colored: [petals ? vase[1] : petal],
  };
}
