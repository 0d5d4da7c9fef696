import { cylinder, sphere } from '../../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { smoothPath, tube } from '../../../geometry/tube.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import type { Material } from '../../../scene/material.ts';
import { at } from '../../../scene/transform.ts';
import { block, corners, METALS, type Piece, piece, rod } from './piece.ts';

/** A reception desk: a fluted front below a slab of stone, with a lower worktop behind it. */
export function receptionDesk(width: number, front: Material, top: Material, trim: Material): Piece {
  const [depth, height] = [0.78, 1.08];
  const count = Math.round(width / 0.075);
  const step = (width - 0.1) / count;
  const flutes = Array.from({ length: count }, (_, i) =>
    placeShape(
      cylinder(step * 0.52, height - 0.2, { segments: 16 }),
      at([(i + 0.5 - count / 2) * step, 0.12, depth / 2 - 0.085]),
    ),
  );
  return piece('counter', [
    [mergeShapes([block([width - 0.08, height - 0.2, 0.3], [0, 0.12, depth / 2 - 0.24]), ...flutes]), front],
    [
      mergeShapes([
        block([width, 0.045, 0.4], [0, height - 0.045, depth / 2 - 0.2], { radius: 0.006, segments: 2 }),
        ...[-1, 1].map((side) => block([0.05, height - 0.045, depth], [side * (width / 2 - 0.025), 0, 0])),
      ]),
      top,
    ],
    [
      mergeShapes([
        block([width - 0.1, 0.1, 0.26], [0, 0.01, depth / 2 - 0.24]),
        block([width - 0.1, 0.016, 0.012], [0, height - 0.066, depth / 2 - 0.036]),
      ]),
      trim,
    ],
    [block([width - 0.1, 0.03, 0.42], [0, 0.72, -depth / 2 + 0.21]), front],
  ]);
}

/** Pigeonholes for keys; its back touches the wall at z = 0. */
export function keyRack(columns: number, rows: number, wood: Material, metal: Material): Piece {
  const [cell, depth, thick] = [0.17, 0.12, 0.014];
  const [width, height] = [columns * cell + thick, rows * cell + thick];
  const keys: Shape[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      // Guests have taken some of the keys.
      if ((row * 5 + column * 3) % 7 < 2) continue;
      const [x, y] = [(column + 0.5 - columns / 2) * cell, (row + 1) * cell - 0.02];
      keys.push(
        tube(
          [
            [x, y, depth - 0.03],
            [x, y - 0.03, depth - 0.03],
          ],
          0.003,
          { segments: 6 },
        ),
        placeShape(sphere(0.017, 14), at([x, y - 0.062, depth - 0.03])),
        placeShape(cylinder(0.009, 0.035, { segments: 12 }), at([x, y - 0.095, depth - 0.03])),
      );
    }
  return piece('key rack', [
    [
      mergeShapes([
        block([width, height, 0.01], [0, 0, 0.005]),
        ...Array.from({ length: columns + 1 }, (_, i) =>
          block([thick, height, depth], [(i - columns / 2) * cell, 0, depth / 2], { radius: 0.002 }),
        ),
        ...Array.from({ length: rows + 1 }, (_, i) =>
          block([width, thick, depth], [0, i * cell, depth / 2], { radius: 0.002 }),
        ),
      ]),
      wood,
    ],
    [mergeShapes(keys), metal],
  ]);
}

/** Upright laths on a wall; its back touches the wall at z = 0. */
export function slatPanel(width: number, height: number, wood: Material): Piece {
  const count = Math.round(width / 0.06);
  return piece('panel', [
    [block([width, height, 0.012], [0, 0, 0.006], { radius: 0.001 }), METALS.black],
    [
      mergeShapes(
        Array.from({ length: count }, (_, i) =>
          block([0.036, height, 0.03], [((i + 0.5) / count - 0.5) * (width - 0.01), 0, 0.027], {
            radius: 0.003,
          }),
        ),
      ),
      wood,
    ],
  ]);
}

/** A porter's cart of brass with a carpet and suitcases on it. */
export function luggageCart(metal: Material, carpet: Material, cases: readonly Material[]): Piece {
  const [width, depth, deck, high] = [1.1, 0.6, 0.26, 1.78];
  const hoop = (z: number): Shape =>
    tube(
      smoothPath(
        [
          [-width / 2 + 0.06, deck, z],
          [-width / 2 + 0.06, high - 0.4, z],
          [-width / 2 + 0.2, high - 0.1, z * 0.6],
          [0, high, 0],
          [width / 2 - 0.2, high - 0.1, z * 0.6],
          [width / 2 - 0.06, high - 0.4, z],
          [width / 2 - 0.06, deck, z],
        ],
        10,
      ),
      0.016,
    );
  const rim = [
    [0, depth / 2, width, 0],
    [0, -depth / 2, width, 0],
    [-width / 2, 0, depth, 1],
    [width / 2, 0, depth, 1],
  ] as const;
  return piece('luggage cart', [
    [
      mergeShapes([
        hoop(depth / 2 - 0.06),
        hoop(-depth / 2 + 0.06),
        placeShape(sphere(0.035, 24), at([0, high + 0.005, 0])),
        ...rim.map(([x, z, long, isTurned]) =>
          block([long + 0.03, 0.05, 0.03], [x, deck - 0.05, z], {
            radius: 0.012,
            segments: 2,
            turn: isTurned ? Math.PI / 2 : 0,
          }),
        ),
      ]),
      metal,
    ],
    [block([width - 0.02, 0.03, depth - 0.02], [0, deck - 0.03, 0], { radius: 0.008 }), carpet],
    [
      mergeShapes(
        corners(width - 0.24, depth - 0.16).flatMap(([x, z]) => [
          placeShape(cylinder(0.09, 0.04, { edge: 0.01, segments: 32 }), {
            ...at([x - 0.02, 0.09, z]),
            tilt: [0, -Math.PI / 2],
          }),
          rod(0.014, 0.14, [x, 0.09, z]),
        ]),
      ),
      createMaterial('rubber', '#1c1b1a'),
    ],
    ...suitcase([0.64, 0.42, 0.2], [-0.14, deck, 0.1], cases[0]!),
    ...suitcase([0.5, 0.34, 0.17], [0.18, deck, -0.14], cases[1]!),
    ...suitcase([0.46, 0.15, 0.3], [-0.12, deck + 0.42 + 0.01, 0.08], cases[2]!),
  ]);
}

/** A suitcase that stands on its long edge, or lies if it is low, with a handle, corners and straps. */
function suitcase(
  [width, height, depth]: readonly [number, number, number],
  [x, y, z]: readonly [number, number, number],
  cover: Material,
): (readonly [Shape, Material])[] {
  const leather = createMaterial('leather', '#5b3a24');
  const isLying = height < depth;
  const handle: Shape = isLying
    ? tube(
        smoothPath(
          [
            [x - 0.06, y + height / 2, z + depth / 2],
            [x - 0.05, y + height / 2, z + depth / 2 + 0.035],
            [x + 0.05, y + height / 2, z + depth / 2 + 0.035],
            [x + 0.06, y + height / 2, z + depth / 2],
          ],
          6,
        ),
        0.008,
      )
    : tube(
        smoothPath(
          [
            [x - 0.06, y + height, z],
            [x - 0.05, y + height + 0.035, z],
            [x + 0.05, y + height + 0.035, z],
            [x + 0.06, y + height, z],
          ],
          6,
        ),
        0.008,
      );
  const straps = [-1, 1].map((side) =>
    block([0.03, height + 0.006, depth + 0.006], [x + side * width * 0.3, y - 0.001, z], { radius: 0.012 }),
  );
  return [
    [block([width, height, depth], [x, y, z], { radius: 0.025, segments: 4 }), cover],
    [mergeShapes([handle, ...straps]), leather],
    [
      mergeShapes(
        [-1, 1].map((side) =>
          block(
            [0.034, 0.03, 0.01],
            [x + side * width * 0.3, y + height * (isLying ? 0.4 : 0.72), z + depth / 2 + 0.002],
            { radius: 0.003 },
          ),
        ),
      ),
      METALS.brass,
    ],
  ];
}
