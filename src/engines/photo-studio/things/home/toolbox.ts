import { roundedBox } from '../../geometry/rounded-box.ts';
import { mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { latheAlongX, model, type Point2, slab, smoothOutline, tilted } from '../forms.ts';
import { placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const TOOLBOXES: readonly Thing[] = [
  thing(['toolbox', 'tool box', 'tool chest', 'metal toolbox'], { category: 'tools' }, toolbox),
];

/** Meters. */
const [WIDTH, DEPTH] = [0.46, 0.2];
const BODY = 0.145;
const LID = 0.075;
const WALL = 0.0016;

/** A closed box of painted sheet steel with a sloping lid, two catches and a handle. */
function toolbox(): ThingModel {
  const paint = createMaterial('lacquer', '#a3211c');
  const steel = createMaterial('brushed-steel', '#b9bbbd');
  const grip = createMaterial('rubber', '#1c1c1e');
  const parts = [
    [mergeShapes([trough(), lid(), ...ribs()]), paint] as const,
    [mergeShapes([-0.135, 0.135].flatMap(catchAt)), steel] as const,
    [mergeShapes([...handleBrackets(), handle()]), steel] as const,
    [gripOfHandle(), grip] as const,
  ];
  return model(standing(placed(parts, tilted([0, 0, 0], 0, 0, -0.42))), [paint]);
}

/** A section across the box, along x. */
function along(section: readonly Point2[], width: number): Shape {
  return placeShape(
    slab(smoothless(section), width, { edge: 0.002, rings: 2, crease: 0.4 }),
    tilted([-width / 2, 0, 0], 0, 0, Math.PI / 2),
  );
}

/** Points along straight sides, so that only the corners are cut. */
function smoothless(points: readonly Point2[]): Point2[] {
  return points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length]!;
    return [0, 0.12, 0.5, 0.88].map(
      (t): Point2 => [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t],
    );
  });
}

function trough(): Shape {
  return placeShape(
    roundedBox({ width: WIDTH, height: BODY, depth: DEPTH, radius: 0.006, segments: 3 }),
    tilted([0, 0, 0], 0),
  );
}

/** Its section is a roof with a flat ridge; it laps over the trough. */
function lid(): Shape {
  const half = DEPTH / 2 + WALL * 2;
  return along(
    [
      [half, BODY - 0.014],
      [half, BODY + 0.012],
      [0.045, BODY + LID],
      [-0.045, BODY + LID],
      [-half, BODY + 0.012],
      [-half, BODY - 0.014],
    ],
    WIDTH + WALL * 4,
  );
}

/** Beads pressed into the sheet stiffen it. */
function ribs(): Shape[] {
  return [0.045, 0.09].map((y) =>
    placeShape(
      roundedBox({ width: WIDTH - 0.06, height: 0.009, depth: 0.005, radius: 0.0024, segments: 3 }),
      tilted([0, y, DEPTH / 2], 0),
    ),
  );
}

/** A catch over the edge of the lid, with its tongue. */
function catchAt(x: number): Shape[] {
  const plate = (width: number, height: number, y: number, z: number, depth = 0.004) =>
    placeShape(
      roundedBox({ width, height, depth, radius: 0.0016, segments: 2 }),
      tilted([x, y, DEPTH / 2 + z], 0),
    );
  return [
    plate(0.034, 0.03, BODY - 0.05, 0.001),
    plate(0.024, 0.052, BODY - 0.04, 0.006),
    plate(0.034, 0.014, BODY - 0.004, 0.005, 0.006),
    placeShape(
      latheAlongX(
        [
          [0, -0.014],
          [0.004, -0.013],
          [0.004, 0.013],
          [0, 0.014],
        ],
        0.5,
        16,
      ),
      tilted([x, BODY - 0.043, DEPTH / 2 + 0.009], 0),
    ),
  ];
}

const HANDLE_Y = BODY + LID;

function handleBrackets(): Shape[] {
  return [-0.085, 0.085].map((x) =>
    placeShape(
      slab(
        smoothOutline(
          [
            [0.016, 0],
            [0.012, 0.022],
            [0, 0.03],
            [-0.012, 0.022],
            [-0.016, 0],
          ],
          4,
        ),
        0.004,
        { edge: 0.001, rings: 2 },
      ),
      tilted([x, HANDLE_Y - 0.004, 0], 0, 0, Math.PI / 2),
    ),
  );
}

const HANDLE: readonly Vec3[] = [
  [-0.085, HANDLE_Y + 0.014, 0],
  [-0.082, HANDLE_Y + 0.036, 0],
  [-0.066, HANDLE_Y + 0.048, 0],
  [0.066, HANDLE_Y + 0.048, 0],
  [0.082, HANDLE_Y + 0.036, 0],
  [0.085, HANDLE_Y + 0.014, 0],
];

const handle = (): Shape => tube(smoothPath(HANDLE, 6), 0.0045);

const gripOfHandle = (): Shape =>
  placeShape(
    latheAlongX(
      [
        [0.0046, -0.058],
        [0.0105, -0.056],
        [0.0115, 0],
        [0.0105, 0.056],
        [0.0046, 0.058],
      ],
      0.5,
      32,
    ),
    tilted([0, HANDLE_Y + 0.048, 0], 0),
  );
