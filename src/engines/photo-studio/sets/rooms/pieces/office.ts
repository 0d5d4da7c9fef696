import { cylinder } from '../../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { smoothPath, tube } from '../../../geometry/tube.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import type { Material } from '../../../scene/material.ts';
import { at } from '../../../scene/transform.ts';
import { block, type Piece, piece, rod } from './piece.ts';
import { lean, softBox } from './soft.ts';

const DARK = createMaterial('plastic', '#1b1b1d');

/** A swivel chair: five feet on casters, stuffed seat and back. */
export function swivelChair(cover: Material, metal: Material, hasArms: boolean): Piece {
  const feet = [0, 1, 2, 3, 4].map((i) => {
    const angle = (i / 5) * 2 * Math.PI + 0.3;
    const [x, z] = [Math.sin(angle) * 0.29, Math.cos(angle) * 0.29];
    return [
      tube(
        [
          [0, 0.12, 0],
          [x, 0.075, z],
        ],
        0.017,
      ),
      placeShape(cylinder(0.028, 0.036, { segments: 20 }), {
        ...at([x, 0.028, z - 0.018], 0),
        tilt: [Math.PI / 2, 0],
      }),
    ];
  });
  const arms: Shape[] = hasArms
    ? [-1, 1].flatMap((side) => [
        tube(
          smoothPath(
            [
              [side * 0.24, 0.45, 0.05],
              [side * 0.29, 0.5, 0.06],
              [side * 0.29, 0.66, 0.04],
            ],
            5,
          ),
          0.013,
        ),
        block([0.05, 0.03, 0.26], [side * 0.29, 0.655, 0.05], { radius: 0.013, segments: 2 }),
      ])
    : [];
  return piece('office-chair', [
    [
      mergeShapes([
        ...feet.flat(),
        rod(0.024, 0.32, [0, 0.11, 0]),
        block([0.2, 0.04, 0.2], [0, 0.415, 0]),
        block([0.05, 0.34, 0.016], [0, 0.44, -0.235]),
        ...arms,
      ]),
      metal,
    ],
    [
      mergeShapes([
        placeShape(softBox([0.5, 0.085, 0.49], { edge: 0.32, puff: 0.012 }), at([0, 0.445, 0.02])),
        lean(softBox([0.45, 0.46, 0.07], { edge: 0.3 }), [0, 0.6, -0.2], 0.14),
      ]),
      cover,
    ],
  ]);
}

/** A flat screen on a foot. */
export function monitor(width: number, metal: Material): Piece {
  const height = width * 0.56;
  return piece(
    'monitor',
    [
      [
        mergeShapes([
          block([width, height, 0.022], [0, 0.13, 0], { radius: 0.006 }),
          block([0.05, 0.2, 0.012], [0, 0.01, -0.035]),
          block([0.24, 0.01, 0.18], [0, 0, -0.02]),
        ]),
        metal,
      ],
      [
        block([width - 0.018, height - 0.018, 0.002], [0, 0.139, 0.011], { radius: 0.0008 }),
        createMaterial('screen', '#0d0e10'),
      ],
    ],
    { screen: 1 },
  );
}

export function keyboard(): Piece {
  const keys = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 15 }, (_, i) =>
      block([0.0225, 0.005, 0.021], [(i - 7) * 0.0262, 0.012, (row - 1.5) * 0.025], { radius: 0.002 }),
    ),
  ).flat();
  return piece('keyboard', [
    [block([0.42, 0.013, 0.125], [0, 0, 0], { radius: 0.004 }), createMaterial('aluminum', '#b9babc')],
    [mergeShapes(keys), createMaterial('plastic', '#e8e7e4')],
  ]);
}

export function mouse(): Piece {
  return piece('mouse', [
    [softBox([0.06, 0.032, 0.105], { edge: 0.6 }), createMaterial('plastic', '#e8e7e4')],
  ]);
}

/** A cup of pens. */
export function penCup(cup: Material): Piece {
  const colors = ['#26282c', '#b5653d', '#4a6a7a', '#d0a04a'];
  return piece('pens', [
    [mergeShapes([cylinder(0.036, 0.095, { segments: 40 })]), cup],
    ...colors.map(
      (color, i) =>
        [
          placeShape(rod(0.0038, 0.15, [0, 0, 0]), {
            ...at([Math.sin(i * 1.9) * 0.016, 0.04, Math.cos(i * 1.9) * 0.016], i * 1.9),
            tilt: [0.14, 0],
          }),
          createMaterial('satin', color),
        ] as const,
    ),
  ]);
}

/** A sheet of paper or a notebook that lies on a desk. */
export function notebook(cover: Material): Piece {
  return piece('notebook', [
    [block([0.15, 0.014, 0.21], [0, 0, 0], { radius: 0.003 }), cover],
    [rod(0.004, 0.004, [0, 0.012, 0]), DARK],
  ]);
}

/** Panels of felt on slats, for offices: hides part of the wall behind a desk. */
export function pinBoard(width: number, height: number, felt: Material, frame: Material): Piece {
  return piece('board', [
    [block([width, height, 0.02], [0, 0, 0.01], { radius: 0.004 }), felt],
    [
      mergeShapes([
        block([width + 0.03, 0.018, 0.028], [0, -0.012, 0.014]),
        block([width + 0.03, 0.018, 0.028], [0, height - 0.006, 0.014]),
        ...[-1, 1].map((side) => block([0.018, height, 0.028], [(side * (width + 0.012)) / 2, 0, 0.014])),
      ]),
      frame,
    ],
  ]);
}
