import { roundedBox } from '../../geometry/rounded-box.ts';
import { mergeShapes, placeShape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { model, type Point2, slab, tilted } from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const FIRST_AID_KITS: readonly Thing[] = [
  thing(
    ['first aid kit', 'first aid box', 'first aid case', 'medical kit', 'emergency kit', 'first-aid kit'],
    { category: 'tools' },
    firstAidKit,
  ),
];

/** Meters. */
const [WIDTH, HEIGHT, DEPTH] = [0.3, 0.2, 0.115];

/** A standing case in green with a white cross, the sign for first aid (ISO 7010 E003). */
function firstAidKit(): ThingModel {
  const shell = createMaterial('gloss-plastic', '#1c7f4c');
  const white = createMaterial('gloss-plastic', '#eeede8');
  const gray = createMaterial('plastic', '#b9bbbd');
  const half = (z: number) =>
    placeShape(
      roundedBox({ width: WIDTH, height: HEIGHT, depth: DEPTH / 2 - 0.0015, radius: 0.017, segments: 5 }),
      tilted([0, 0, z], 0),
    );
  // Ribs in the front stiffen it around the sign.
  const rib = (x: number) =>
    placeShape(
      roundedBox({ width: 0.012, height: HEIGHT - 0.05, depth: 0.008, radius: 0.0038, segments: 3 }),
      tilted([x, 0.025, DEPTH / 2 - 0.001], 0),
    );
  const handle = tube(
    smoothPath(
      [
        [-0.062, HEIGHT - 0.006, 0],
        [-0.058, HEIGHT + 0.026, 0],
        [-0.035, HEIGHT + 0.036, 0],
        [0.035, HEIGHT + 0.036, 0],
        [0.058, HEIGHT + 0.026, 0],
        [0.062, HEIGHT - 0.006, 0],
      ] satisfies Vec3[],
      8,
    ),
    0.0082,
  );
  const latch = (x: number) =>
    placeShape(
      roundedBox({ width: 0.034, height: 0.014, depth: 0.05, radius: 0.004, segments: 3 }),
      tilted([x, HEIGHT - 0.006, 0], 0),
    );
  const cross = placeShape(
    slab(crossOutline(0.058, 0.019), 0.0022, { edge: 0.0007, rings: 2 }),
    tilted([0, HEIGHT / 2, DEPTH / 2 - 0.0008], 0),
  );
  const parts: Part[] = [
    [
      mergeShapes([half(-DEPTH / 4), half(DEPTH / 4), rib(-0.118), rib(-0.098), rib(0.098), rib(0.118)]),
      shell,
    ],
    [
      placeShape(
        roundedBox({
          width: WIDTH - 0.012,
          height: HEIGHT - 0.012,
          depth: 0.006,
          radius: 0.012,
          segments: 4,
        }),
        tilted([0, 0.006, 0], 0),
      ),
      gray,
    ],
    [mergeShapes([latch(-0.1), latch(0.1)]), gray],
    [handle, shell],
    [cross, white],
  ];
  return model(standing(placed(parts, tilted([0, 0, 0], 0, 0, -0.32))), [shell]);
}

/** Counterclockwise; the points of a cross are all seen from its middle. */
function crossOutline(reach: number, half: number): Point2[] {
  const arm: readonly Point2[] = [
    [reach, -half],
    [reach, half],
    [half, half],
  ];
  return [0, 1, 2, 3].flatMap((quarter) =>
    arm.map(([x, y]): Point2 => {
      const [cos, sin] = [[1, 0, -1, 0][quarter]!, [0, 1, 0, -1][quarter]!];
      return [x * cos - y * sin, x * sin + y * cos];
    }),
  );
}
