import { cylinder } from '../../../geometry/lathe.ts';
import { mergeShapes, placeShape } from '../../../geometry/shape.ts';
import { tube } from '../../../geometry/tube.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import type { Material } from '../../../scene/material.ts';
import { at } from '../../../scene/transform.ts';
import { block, METALS, type Piece, piece, rod } from './piece.ts';

/** A bar with upright slats at its front. */
export function cafeCounter(width: number, front: Material, top: Material): Piece {
  const [depth, height] = [0.66, 1.06];
  const count = Math.round(width / 0.055);
  return piece('counter', [
    [block([width - 0.06, height - 0.14, depth - 0.1], [0, 0.1, -0.02]), front],
    [
      mergeShapes(
        Array.from({ length: count }, (_, i) =>
          block(
            [0.036, height - 0.14, 0.018],
            [((i + 0.5) / count - 0.5) * (width - 0.06), 0.1, depth / 2 - 0.065],
            { radius: 0.007 },
          ),
        ),
      ),
      front,
    ],
    [block([width - 0.12, 0.1, depth - 0.2], [0, 0, -0.02]), METALS.black],
    [block([width, 0.04, depth], [0, height - 0.04, 0], { radius: 0.006, segments: 2 }), top],
  ]);
}

/** A machine with two brewing heads; its front is where the guest does not stand. */
export function espressoMachine(body: Material): Piece {
  const dark = createMaterial('rubber', '#1a1a1a');
  const head = (x: number) =>
    mergeShapes([
      placeShape(cylinder(0.035, 0.05), at([x, 0.24, 0.13])),
      tube(
        [
          [x, 0.235, 0.15],
          [x, 0.225, 0.27],
        ],
        0.012,
      ),
    ]);
  return piece('espresso machine', [
    [
      mergeShapes([
        block([0.72, 0.1, 0.44], [0, 0.03, 0], { radius: 0.02, segments: 2 }),
        block([0.72, 0.2, 0.26], [0, 0.12, -0.09], { radius: 0.02, segments: 2 }),
        block([0.76, 0.13, 0.44], [0, 0.3, -0.01], { radius: 0.035, segments: 3 }),
      ]),
      body,
    ],
    // The back that guests see: a dark panel with a bar across it.
    [block([0.6, 0.12, 0.012], [0, 0.16, -0.222], { radius: 0.005 }), dark],
    [
      mergeShapes([
        block([0.64, 0.012, 0.014], [0, 0.29, -0.222], { radius: 0.004 }),
        block([0.64, 0.012, 0.014], [0, 0.14, -0.222], { radius: 0.004 }),
        head(-0.18),
        head(0.18),
        ...[-1, 1].map((side) =>
          tube(
            [
              [side * 0.33, 0.3, 0.14],
              [side * 0.34, 0.12, 0.2],
            ],
            0.006,
          ),
        ),
        block([0.66, 0.02, 0.18], [0, 0.128, 0.11]),
        ...[-1, 1].map((side) => block([0.012, 0.05, 0.4], [side * 0.37, 0.43, -0.01], { radius: 0.005 })),
        ...[-1, 1].flatMap((sx) => [-1, 1].map((sz) => rod(0.02, 0.035, [sx * 0.3, 0, sz * 0.17]))),
      ]),
      METALS.chrome,
    ],
    [
      mergeShapes([
        block([0.4, 0.05, 0.01], [0, 0.335, 0.208]),
        ...[-0.18, 0.18].map((x) => rod(0.014, 0.1, [x, 0.22, 0.27])),
      ]),
      dark,
    ],
    [
      mergeShapes(
        Array.from({ length: 10 }, (_, i) =>
          placeShape(
            cylinder(0.032, 0.05, { segments: 28 }),
            at([-0.28 + (i % 5) * 0.14, 0.432, i < 5 ? -0.1 : 0.03]),
          ),
        ),
      ),
      createMaterial('porcelain', '#ece9e2'),
    ],
  ]);
}
