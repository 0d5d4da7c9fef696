import { grid } from '../../../geometry/grid.ts';
import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { smoothPath, tube } from '../../../geometry/tube.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import type { Material } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import { at } from '../../../scene/transform.ts';
import type { Vec3 } from '../../../scene/vector.ts';
import type { Style } from '../style.ts';
import { block, type Piece, piece } from './piece.ts';
import { cloth, lean, softBox } from './soft.ts';

/** A chair for tables, in one of a few plain forms. */
export function diningChair(random: Random, style: Style): Piece {
  const cover = cloth(
    random.pick([style.accent, style.second, style.textile, style.sofa]),
    random.pick(['fabric', 'velvet', 'linen']),
  );
  switch (
    style.character === 'modern'
      ? random.pick(['padded', 'bow', 'padded'] as const)
      : random.pick(['bow', 'ladder', 'padded', 'woven'] as const)
  ) {
    case 'padded':
      return paddedChair(cover, random.chance(0.5) ? style.metal : style.wood.up);
    case 'bow':
      return bowChair(style.wood.up, cover);
    case 'woven':
      return ladderChair(style.wood.up, createMaterial('wicker', '#c2a77c'));
    case 'ladder':
      return ladderChair(style.wood.up, cover);
  }
}

const SEAT = 0.455;

/** A stuffed seat and back on thin legs. */
export function paddedChair(cover: Material, leg: Material): Piece {
  return piece('chair', [
    [
      mergeShapes([
        placeShape(softBox([0.48, 0.09, 0.46], { edge: 0.3, puff: 0.012 }), at([0, SEAT - 0.07, 0.02])),
        lean(curvedBack(0.46, 0.4, 0.055), [0, SEAT - 0.02, -0.17], 0.16),
      ]),
      cover,
    ],
    [splayedLegs(0.36, 0.34, SEAT - 0.05, 0.0135), leg],
  ]);
}

/** A seat of wood whose back is one bent rail on the hind legs. */
function bowChair(wood: Material, cover: Material): Piece {
  const rail = smoothPath(
    [
      [-0.26, 0.7, 0.06],
      [-0.235, 0.73, -0.12],
      [0, 0.75, -0.235],
      [0.235, 0.73, -0.12],
      [0.26, 0.7, 0.06],
    ],
    8,
  );
  const leg = (x: number, z: number, top: number, tx: number, tz: number): Shape =>
    tube(
      [
        [x, 0, z],
        [tx, top, tz],
      ],
      (along) => 0.013 + 0.004 * Math.sin(along * Math.PI),
      { segments: 12 },
    );
  return piece('chair', [
    [
      mergeShapes([
        tube(rail, (along) => 0.014 + 0.008 * Math.sin(along * Math.PI), { segments: 12 }),
        leg(-0.21, -0.23, 0.735, -0.2, -0.16),
        leg(0.21, -0.23, 0.735, 0.2, -0.16),
        leg(-0.23, 0.22, 0.7, -0.245, 0.04),
        leg(0.23, 0.22, 0.7, 0.245, 0.04),
        block([0.42, 0.03, 0.025], [0, SEAT - 0.045, 0.17]),
        block([0.4, 0.03, 0.025], [0, SEAT - 0.045, -0.19]),
        ...[-1, 1].map((side) => block([0.025, 0.03, 0.36], [side * 0.215, SEAT - 0.045, -0.01])),
      ]),
      wood,
    ],
    [placeShape(softBox([0.46, 0.06, 0.43], { edge: 0.24, puff: 0.012 }), at([0, SEAT - 0.03, 0])), cover],
  ]);
}

/** Two posts with slats between them, and a woven or stuffed seat. */
function ladderChair(wood: Material, seat: Material): Piece {
  const post = (side: number): Shape =>
    tube(
      smoothPath(
        [
          [side * 0.2, 0, -0.23],
          [side * 0.2, 0.45, -0.19],
          [side * 0.195, 0.9, -0.26],
        ],
        6,
      ),
      0.015,
      { segments: 12 },
    );
  const slat = (y: number, z: number): Shape =>
    grid(12, 3, (u, v) => {
      const x = (u - 0.5) * 0.39;
      return { position: [x, y + v * 0.06, z - 0.025 * (1 - (2 * u - 1) ** 2)] };
    });
  return piece('chair', [
    [
      mergeShapes([
        post(-1),
        post(1),
        ...[-1, 1].map((side) =>
          tube(
            [
              [side * 0.215, 0, 0.2],
              [side * 0.215, SEAT, 0.19],
            ],
            0.0155,
            { segments: 12 },
          ),
        ),
        slat(0.62, -0.212),
        slat(0.73, -0.229),
        slat(0.83, -0.247),
        ...[0.2, 0.3].flatMap((y) => [
          tube(
            [
              [-0.2, y, -0.2],
              [-0.215, y, 0.19],
            ],
            0.009,
          ),
          tube(
            [
              [0.2, y, -0.2],
              [0.215, y, 0.19],
            ],
            0.009,
          ),
        ]),
        tube(
          [
            [-0.215, 0.24, 0.195],
            [0.215, 0.24, 0.195],
          ],
          0.009,
        ),
      ]),
      wood,
    ],
    [placeShape(softBox([0.46, 0.05, 0.42], { edge: 0.16, puff: 0.006 }), at([0, SEAT - 0.03, 0])), seat],
  ]);
}

/** A garden armchair with cord between steel rods. */
export function cordChair(metal: Material, cord: Material): Piece {
  const frame: Shape[] = [-1, 1].map((side) =>
    tube(
      smoothPath(
        [
          [side * 0.3, 0, 0.28],
          [side * 0.31, 0.56, 0.26],
          [side * 0.31, 0.62, 0],
          [side * 0.3, 0.66, -0.26],
          [side * 0.24, 0.8, -0.36],
        ],
        6,
      ),
      0.011,
    ),
  );
  const cords = Array.from({ length: 26 }, (_, i) => {
    const x = (i / 25 - 0.5) * 0.54;
    const path: Vec3[] = [
      [x, 0.38, 0.27],
      [x, 0.36, -0.18],
      [x * 1.02, 0.58, -0.3],
      [x * 0.9, 0.8, -0.36],
    ];
    return tube(smoothPath(path, 5), 0.0055, { segments: 6 });
  });
  return piece('chair', [
    [
      mergeShapes([
        ...frame,
        tube(
          [
            [-0.24, 0.8, -0.36],
            [0.24, 0.8, -0.36],
          ],
          0.011,
        ),
        tube(
          [
            [-0.3, 0.38, 0.27],
            [0.3, 0.38, 0.27],
          ],
          0.011,
        ),
        ...[-1, 1].map((side) =>
          tube(
            [
              [side * 0.29, 0, -0.28],
              [side * 0.3, 0.64, -0.22],
            ],
            0.011,
          ),
        ),
        ...[-1, 1].map((side) =>
          tube(
            [
              [side * 0.3, 0.36, -0.24],
              [side * 0.3, 0.38, 0.27],
            ],
            0.009,
          ),
        ),
      ]),
      metal,
    ],
    [mergeShapes(cords), cord],
  ]);
}

function curvedBack(width: number, height: number, thick: number): Shape {
  const shape = softBox([width, height, thick], { edge: 0.34 });
  const positions = new Float32Array(shape.positions);
  for (let i = 0; i < positions.length; i += 3)
    positions[i + 2] = positions[i + 2]! + 0.9 * positions[i]! ** 2;
  return { ...shape, positions };
}

function splayedLegs(width: number, depth: number, height: number, radius: number): Shape {
  return mergeShapes(
    [-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) =>
        tube(
          [
            [(sx * width) / 2.3, height, (sz * depth) / 2.3],
            [(sx * width) / 1.75, 0, (sz * depth) / 1.75],
          ],
          (along) => radius * (1.15 - 0.4 * along),
          { segments: 12 },
        ),
      ),
    ),
  );
}
