import { cylinder, sphere } from '../../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { smoothPath, tube } from '../../../geometry/tube.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import type { Material } from '../../../scene/material.ts';
import { at } from '../../../scene/transform.ts';
import type { Rgb, Vec3 } from '../../../scene/vector.ts';
import { latheAlongX } from '../../../things/forms.ts';
import type { WoodPair } from '../surfaces/wood.ts';
import { block, METALS, type Piece, paint, piece } from './piece.ts';
import { lean, softBox } from './soft.ts';

const RUBBER = createMaterial('rubber', '#202022');
const BLACK = createMaterial('plastic', '#19191b');
const IRON: Material = { ...createMaterial('iron', '#26272a'), roughness: 0.5 };
const STEEL = createMaterial('chrome', '#c9cacc');

/** A running belt that rises towards +z, where its console stands. */
export function treadmill(): Piece {
  const gray = createMaterial('plastic', '#8d9094');
  const deck = placeShape(block([0.74, 0.13, 1.7], [0, 0, 0], { radius: 0.03, segments: 3 }), {
    ...at([0, 0.03, 0]),
    tilt: [-0.035, 0],
  });
  const onDeck = (size: Vec3, x: number, y: number, z: number, radius: number) =>
    placeShape(block(size, [x, y, z], { radius }), { ...at([0, 0.03, 0]), tilt: [-0.035, 0] });
  const upright = (side: number): Shape =>
    tube(
      smoothPath(
        [
          [side * 0.39, 0.06, 0.62],
          [side * 0.39, 0.7, 0.6],
          [side * 0.38, 1.12, 0.5],
          [side * 0.3, 1.18, 0.48],
        ],
        6,
      ),
      0.028,
    );
  const rail = (side: number): Shape =>
    tube(
      smoothPath(
        [
          [side * 0.38, 1.0, 0.54],
          [side * 0.385, 0.96, 0.35],
          [side * 0.385, 0.94, 0.08],
        ],
        6,
      ),
      0.019,
    );
  return piece('treadmill', [
    [mergeShapes([deck, block([0.8, 0.17, 0.3], [0, 0.01, 0.72], { radius: 0.05, segments: 3 })]), BLACK],
    [onDeck([0.5, 0.012, 1.45], 0, 0.127, -0.1, 0.004), RUBBER],
    [
      mergeShapes(
        [-1, 1].flatMap((side) => [
          onDeck([0.085, 0.02, 1.5], side * 0.31, 0.125, -0.08, 0.008),
          upright(side),
        ]),
      ),
      gray,
    ],
    [mergeShapes([-1, 1].map(rail)), RUBBER],
    [
      lean(
        block([0.66, 0.3, 0.055], [0, 0, 0], { radius: 0.024, segments: 3 }),
        [0, 1.1, 0.5],
        -0.5,
        Math.PI,
      ),
      BLACK,
    ],
    [
      lean(block([0.36, 0.19, 0.004], [0, 0.06, 0.028], { radius: 0.0015 }), [0, 1.1, 0.5], -0.5, Math.PI),
      createMaterial('screen', '#0e1013'),
    ],
  ]);
}

/** A padded bench below a barbell in its stand. */
export function weightBench(cover: Material): Piece {
  const post = (side: number): Shape[] => [
    block([0.05, 1.0, 0.05], [side * 0.52, 0.02, -0.62], { radius: 0.006 }),
    block([0.05, 0.05, 0.62], [side * 0.52, 0, -0.6], { radius: 0.006 }),
    block([0.05, 0.07, 0.02], [side * 0.52, 1.0, -0.585], { radius: 0.006 }),
  ];
  const frame = [
    ...[-1, 1].flatMap(post),
    block([1.04, 0.05, 0.05], [0, 0.06, -0.62], { radius: 0.006 }),
    block([0.06, 0.06, 1.1], [0, 0.32, 0.06], { radius: 0.006 }),
    block([0.06, 0.34, 0.06], [0, 0, 0.55], { radius: 0.006 }),
    block([0.46, 0.05, 0.06], [0, 0, 0.55], { radius: 0.006 }),
    block([0.06, 0.34, 0.06], [0, 0, -0.44], { radius: 0.006 }),
    block([0.46, 0.05, 0.06], [0, 0, -0.44], { radius: 0.006 }),
  ];
  const [barY, barZ] = [1.085, -0.6];
  const alongX = (shape: Shape, x: number) => placeShape(shape, at([x, barY, barZ]));
  const plate = (radius: number, thick: number): Shape =>
    latheAlongX([
      [0.028, -thick / 2],
      [radius * 0.35, -thick / 2],
      [radius * 0.42, -thick * 0.3],
      [radius * 0.82, -thick * 0.3],
      [radius * 0.88, -thick / 2],
      [radius - 0.006, -thick / 2],
      [radius, -thick / 2 + 0.006],
      [radius, thick / 2 - 0.006],
      [radius - 0.006, thick / 2],
      [radius * 0.88, thick / 2],
      [radius * 0.82, thick * 0.3],
      [radius * 0.42, thick * 0.3],
      [radius * 0.35, thick / 2],
      [0.028, thick / 2],
    ]);
  const bar = latheAlongX([
    [0, -0.95],
    [0.025, -0.95],
    [0.025, -0.62],
    [0.014, -0.61],
    [0.014, 0.61],
    [0.025, 0.62],
    [0.025, 0.95],
    [0, 0.95],
  ]);
  return piece('weight-bench', [
    [mergeShapes(frame), METALS.black],
    [
      mergeShapes([
        placeShape(softBox([0.3, 0.07, 0.74], { edge: 0.3 }), at([0, 0.38, -0.1])),
        placeShape(softBox([0.3, 0.07, 0.34], { edge: 0.3 }), at([0, 0.38, 0.46])),
      ]),
      cover,
    ],
    [alongX(bar, 0), STEEL],
    [
      mergeShapes(
        [-1, 1].flatMap((side) => [
          alongX(plate(0.21, 0.05), side * 0.67),
          alongX(plate(0.16, 0.035), side * 0.72),
        ]),
      ),
      IRON,
    ],
  ]);
}

function dumbbell(radius: number, head: number): { heads: Shape; grip: Shape } {
  const end = (side: number) =>
    placeShape(
      latheAlongX(
        [
          [0, -head / 2],
          [radius * 0.7, -head / 2],
          [radius, -head / 2 + 0.012],
          [radius, head / 2 - 0.012],
          [radius * 0.7, head / 2],
          [0, head / 2],
        ],
        0.5,
        6,
      ),
      at([side * (0.065 + head / 2), 0, 0]),
    );
  return {
    heads: mergeShapes([-1, 1].map(end)),
    grip: latheAlongX([
      [0, -0.07],
      [0.0145, -0.07],
      [0.017, 0],
      [0.0145, 0.07],
      [0, 0.07],
    ]),
  };
}

/** Pairs of dumbbells on two tilted shelves, the heavy ones below. */
export function dumbbellRack(): Piece {
  const width = 1.25;
  const shelves = [0.28, 0.68];
  const heads: Shape[] = [];
  const grips: Shape[] = [];
  for (const [row, y] of shelves.entries()) {
    const radius = row === 0 ? 0.066 : 0.052;
    const count = row === 0 ? 6 : 8;
    for (let i = 0; i < count; i++) {
      const { heads: ends, grip } = dumbbell(radius - 0.002 * i * (row === 0 ? 1 : 0.8), 0.085 - 0.004 * i);
      // Across the shelf: the grip runs from the back to the front.
      const place = at([((i + 0.5) / count - 0.5) * (width - 0.12), y + radius * 0.9, 0.03], Math.PI / 2);
      heads.push(placeShape(ends, place));
      grips.push(placeShape(grip, place));
    }
  }
  const side = (x: number): Shape[] => [
    block([0.06, 0.86, 0.04], [x, 0, -0.15], { radius: 0.005 }),
    block([0.06, 0.04, 0.46], [x, 0, 0], { radius: 0.005 }),
  ];
  return piece('dumbbells', [
    [
      mergeShapes([
        ...side(-width / 2),
        ...side(width / 2),
        ...shelves.flatMap((y) =>
          [-0.075, 0.135].map((z) => block([width, 0.022, 0.07], [0, y - 0.02, z], { radius: 0.004 })),
        ),
      ]),
      METALS.black,
    ],
    [mergeShapes(heads), RUBBER],
    [mergeShapes(grips), STEEL],
  ]);
}

/** Rungs between posts, to hang on and to stretch at; its back touches the wall at z = 0. */
export function wallBars({ along, up }: WoodPair, height = 2.25): Piece {
  const width = 0.86;
  const rungs = Math.floor((height - 0.2) / 0.145);
  return piece('wall-bars', [
    [
      mergeShapes(
        [-1, 1].map((side) =>
          block([0.045, height, 0.11], [side * (width / 2), 0, 0.055], { radius: 0.006, segments: 2 }),
        ),
      ),
      up,
    ],
    [
      mergeShapes(
        Array.from({ length: rungs }, (_, i) =>
          tube(
            [
              [-width / 2, 0.16 + i * 0.145, i === rungs - 1 ? 0.1 : 0.075],
              [width / 2, 0.16 + i * 0.145, i === rungs - 1 ? 0.1 : 0.075],
            ],
            0.018,
          ),
        ),
      ),
      along,
    ],
  ]);
}

/** A large ball to sit and to train on. */
export function exerciseBall(color: Rgb): Piece {
  const skin: Material = { ...paint(color, 0.42), specular: 0.045 };
  return piece('exercise-ball', [[sphere(0.325, 96), skin]]);
}

/** A mat that lies flat. */
export function exerciseMat(color: Rgb): Piece {
  return piece('mat', [
    [
      block([0.62, 0.008, 1.8], [0, 0, 0], { radius: 0.003 }),
      { ...createMaterial('rubber', '#ffffff'), color },
    ],
  ]);
}

/** A mat that is rolled up, lying along x. */
export function rolledMat(color: Rgb): Piece {
  const turns = 3.2;
  const path = Array.from({ length: 90 }, (_, i): Vec3 => {
    const angle = (i / 89) * turns * 2 * Math.PI;
    const radius = 0.02 + (0.05 * i) / 89;
    return [0, Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  const ends = path.flatMap((point, i) => (i === 0 ? [] : [[path[i - 1]!, point] as const]));
  const skin: Material = { ...createMaterial('rubber', '#ffffff'), color };
  const rolled = ends.map(([[, y0, z0], [, y1, z1]]) => {
    const long = Math.hypot(y1 - y0, z1 - z0) + 0.003;
    return placeShape(block([0.61, 0.006, long], [0, -0.003, 0], { radius: 0.0005 }), {
      ...at([0, (y0 + y1) / 2 + 0.0622, (z0 + z1) / 2]),
      tilt: [-Math.atan2(y1 - y0, z1 - z0), 0],
    });
  });
  return piece('rolled-mat', [[mergeShapes(rolled), skin]]);
}

/** A ball of iron with a handle. */
export function kettlebell(radius: number): Piece {
  const grip = tube(
    smoothPath(
      [
        [-radius * 0.52, radius * 1.5, 0],
        [-radius * 0.66, radius * 2.15, 0],
        [0, radius * 2.6, 0],
        [radius * 0.66, radius * 2.15, 0],
        [radius * 0.52, radius * 1.5, 0],
      ],
      8,
    ),
    radius * 0.17,
  );
  return piece('kettlebell', [
    [
      mergeShapes([
        sphere(radius, 48),
        cylinder(radius * 0.62, radius * 0.14, { edge: 0.004, segments: 40 }),
        grip,
      ]),
      IRON,
    ],
  ]);
}
