import { lathe, type ProfilePoint } from '../../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import type { Material } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import { at } from '../../../scene/transform.ts';
import type { WoodPair } from '../surfaces/wood.ts';
import { block, METALS, type Piece, piece } from './piece.ts';

/** Meters between the bottles of a rack. */
const CELL = 0.125;
const BOTTLE: readonly ProfilePoint[] = [
  [0, 0],
  [0.036, 0.004],
  [0.038, 0.02],
  [0.038, 0.185],
  [0.03, 0.212],
  [0.0155, 0.236],
  [0.0145, 0.262],
];
const CAPSULE: readonly ProfilePoint[] = [
  [0.0152, 0.24],
  [0.0152, 0.292],
  [0.0165, 0.294],
  [0.0165, 0.303],
  [0, 0.304],
];

const DARK_GLASS: readonly Material[] = ['#16211a', '#1d1512', '#2b2a16'].map((hex) =>
  createMaterial('gloss', hex),
);
const CAPSULES: readonly Material[] = ['#5c1420', '#1b1c1f', '#8c7440', '#2c3a2c'].map((hex) =>
  createMaterial('satin', hex),
);

/** A rack of square cells with lying bottles, some of them empty; the necks are at its front. */
export function wineRack(random: Random, columns: number, rows: number, wood: WoodPair): Piece {
  const [width, height, depth, thick] = [columns * CELL + 0.02, rows * CELL + 0.1, 0.3, 0.012];
  const bottles = DARK_GLASS.map((): Shape[] => []);
  const capsules = CAPSULES.map((): Shape[] => []);
  const wine = lathe(BOTTLE, { segments: 20 });
  const capsule = lathe(CAPSULE, { segments: 14 });
  for (let row = 0; row < rows; row++) {
    // A row mostly holds one wine.
    const [glass, top] = [random.pick(bottles), random.pick(capsules)];
    for (let column = 0; column < columns; column++) {
      if (random.chance(0.12)) continue;
      const lying = {
        ...at([
          (column + 0.5 - columns / 2) * CELL,
          0.08 + row * CELL + thick + 0.038,
          -depth / 2 + 0.015 + random.between(0, 0.012),
        ]),
        tilt: [Math.PI / 2, 0] as const,
      };
      glass.push(placeShape(wine, lying));
      top.push(placeShape(capsule, lying));
    }
  }
  const parts: (readonly [Shape, Material])[] = [
    [
      mergeShapes(
        Array.from({ length: columns + 1 }, (_, i) =>
          block([thick, height, depth], [(i - columns / 2) * CELL, 0, 0], { radius: 0.002 }),
        ),
      ),
      wood.up,
    ],
    [
      mergeShapes([
        ...Array.from({ length: rows + 1 }, (_, i) =>
          block([width, thick, depth - 0.01], [0, 0.08 + i * CELL, 0], { radius: 0.002 }),
        ),
        block([width, 0.07, depth - 0.03], [0, 0, -0.01]),
        block([width + 0.03, 0.025, depth + 0.02], [0, height - 0.012, 0], { radius: 0.004 }),
      ]),
      wood.along,
    ],
  ];
  for (const [i, shapes] of bottles.entries())
    if (shapes.length) parts.push([mergeShapes(shapes), DARK_GLASS[i]!]);
  for (const [i, shapes] of capsules.entries())
    if (shapes.length) parts.push([mergeShapes(shapes), CAPSULES[i]!]);
  return piece('wine-rack', parts);
}

/** Barrels that lie side by side on beams with their heads to the front, and a second row on them. */
export function barrelStack(count: number, wood: WoodPair): Piece {
  const [length, belly, head] = [0.78, 0.31, 0.25];
  const barrelAt = (x: number, y: number) => ({
    ...at([x, y, -length / 2]),
    tilt: [Math.PI / 2, 0] as const,
  });
  const radiusAt = (t: number) => head + (belly - head) * (1 - (2 * t - 1) ** 2);
  const staves = mergeShapes([
    lathe(
      Array.from({ length: 17 }, (_, i): ProfilePoint => [radiusAt(i / 16), (i / 16) * length]),
      { segments: 48 },
    ),
    // The rim stands out before the head.
    lathe(
      [
        [head, length],
        [head - 0.018, length],
        [head - 0.022, length - 0.035],
      ],
      { segments: 48 },
    ),
  ]);
  const lid = lathe(
    [
      [head - 0.02, length - 0.035],
      [0, length - 0.034],
    ],
    { segments: 48 },
  );
  const hoops = mergeShapes(
    [0.03, 0.13, 0.3, 0.7, 0.87, 0.97].map((t) =>
      lathe(
        [
          [radiusAt(t - 0.022) + 0.001, (t - 0.022) * length],
          [radiusAt(t - 0.022) + 0.005, (t - 0.022) * length],
          [radiusAt(t + 0.022) + 0.005, (t + 0.022) * length],
          [radiusAt(t + 0.022) + 0.001, (t + 0.022) * length],
        ],
        { segments: 48 },
      ),
    ),
  );
  const beam = 0.14;
  const step = belly * 2 + 0.03;
  const places = [
    ...Array.from({ length: count }, (_, i) => barrelAt((i - (count - 1) / 2) * step, beam + belly - 0.03)),
    ...Array.from({ length: count - 1 }, (_, i) =>
      barrelAt(
        (i - (count - 2) / 2) * step,
        beam + belly - 0.03 + Math.sqrt((2 * belly) ** 2 - (step / 2) ** 2),
      ),
    ),
  ];
  const all = (shape: Shape) => mergeShapes(places.map((place) => placeShape(shape, place)));
  const width = count * step;
  return piece('barrel', [
    [all(staves), createMaterial('raw-wood', '#8a6440')],
    [all(lid), createMaterial('raw-wood', '#a67d52')],
    [all(hoops), createMaterial('iron', '#57534e')],
    [
      mergeShapes([
        ...[-1, 1].map((side) => block([width, beam, 0.12], [0, 0, side * 0.24], { radius: 0.006 })),
        ...places
          .slice(0, count)
          .flatMap(({ position: [x] }) =>
            [-1, 1].flatMap((side) =>
              [-1, 1].map((end) => block([0.09, 0.06, 0.1], [x + side * 0.2, beam - 0.005, end * 0.24])),
            ),
          ),
      ]),
      wood.along,
    ],
    [
      mergeShapes(
        places.map(({ position: [x, y] }) =>
          placeShape(
            lathe(
              [
                [0, 0],
                [0.016, 0],
                [0.02, 0.03],
                [0, 0.03],
              ],
              { segments: 16 },
            ),
            {
              ...at([x, y - head * 0.62, length / 2 - 0.04]),
              tilt: [Math.PI / 2, 0],
            },
          ),
        ),
      ),
      METALS.brass,
    ],
  ]);
}
