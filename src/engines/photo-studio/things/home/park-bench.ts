import { roundedBox } from '../../geometry/rounded-box.ts';
import { mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import type { Material } from '../../scene/material.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { model, tilted } from '../forms.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const PARK_BENCHES: readonly Thing[] = [
  thing(
    ['bench', 'park bench', 'street bench', 'wooden bench', 'garden bench'],
    { category: 'outdoor', standsOn: 'ground' },
    parkBench,
  ),
];

/** Meters. */
const WIDTH = 1.65;
const SLAT = { high: 0.056, thick: 0.026 };

/** Middles of the slats and their tilt, from the front of the seat to the top of the back. */
const SLATS: readonly (readonly [y: number, z: number, tilt: number])[] = [
  [0.408, 0.235, 0.5],
  [0.43, 0.172, 0.06],
  [0.428, 0.105, -0.02],
  [0.42, 0.038, -0.07],
  [0.411, -0.029, -0.1],
  [0.404, -0.096, -0.1],
  [0.495, -0.2, 1.36],
  [0.571, -0.217, 1.34],
  [0.647, -0.236, 1.31],
  [0.722, -0.258, 1.27],
  [0.795, -0.283, 1.22],
];

/** Slats of wood on two frames of cast iron with curled arms. */
function parkBench(): ThingModel {
  const iron = createMaterial('iron', '#1d2422');
  // The grain runs along the slats.
  const wood: Material = {
    ...createMaterial('wood', '#a06a3c'),
    mapping: { kind: 'triplanar', size: 0.5, isTurned: true },
  };
  const slats = SLATS.map(([y, z, tilt]) =>
    placeShape(
      roundedBox({ width: WIDTH, height: SLAT.thick, depth: SLAT.high, radius: 0.006, segments: 2 }),
      tilted([0, y, z], tilt),
    ),
  );
  const bolts = SLATS.flatMap(([y, z, tilt]) =>
    [-1, 1].map((side) =>
      placeShape(
        roundedBox({ width: 0.014, height: SLAT.thick + 0.004, depth: 0.014, radius: 0.005, segments: 2 }),
        tilted([side * (WIDTH / 2 - 0.14), y, z], tilt),
      ),
    ),
  );
  return model(
    [
      [mergeShapes(slats), wood],
      [mergeShapes([...bolts, ...[-1, 1].flatMap((side) => frame(side * (WIDTH / 2 - 0.14)))]), iron],
    ],
    [wood],
  );
}

function frame(x: number): Shape[] {
  const bar = (points: readonly Vec3[], radius: number) =>
    tube(smoothPath(points, 8), radius, { segments: 14 });
  const at = (y: number, z: number): Vec3 => [x, y, z];
  return [
    // Front leg with the edge of the seat, then the seat and the back in one sweep.
    bar([at(0, 0.27), at(0.05, 0.235), at(0.2, 0.2), at(0.33, 0.235), at(0.392, 0.22)], 0.019),
    bar(
      [
        at(0.378, 0.25),
        at(0.4, 0.18),
        at(0.398, 0.05),
        at(0.384, -0.1),
        at(0.42, -0.2),
        at(0.62, -0.258),
        at(0.83, -0.322),
      ],
      0.017,
    ),
    bar([at(0, -0.33), at(0.05, -0.285), at(0.22, -0.2), at(0.385, -0.13)], 0.019),
    bar([at(0.15, 0.205), at(0.19, 0.06), at(0.18, -0.1), at(0.15, -0.235)], 0.012),
    // The arm curls at its front.
    bar(
      [
        at(0.645, -0.262),
        at(0.665, -0.12),
        at(0.655, 0.06),
        at(0.635, 0.18),
        at(0.585, 0.215),
        at(0.565, 0.175),
        at(0.595, 0.155),
      ],
      0.016,
    ),
    bar([at(0.39, 0.2), at(0.5, 0.15), at(0.64, 0.165)], 0.013),
    ...[0.27, -0.33].map((z) =>
      placeShape(
        roundedBox({ width: 0.06, height: 0.012, depth: 0.08, radius: 0.004 }),
        tilted([x, 0, z], 0),
      ),
    ),
  ];
}
