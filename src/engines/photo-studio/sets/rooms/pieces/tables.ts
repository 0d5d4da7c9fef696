import { cylinder, lathe } from '../../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { tube } from '../../../geometry/tube.ts';
import type { Material } from '../../../scene/material.ts';
import { at } from '../../../scene/transform.ts';
import type { WoodPair } from '../surfaces/wood.ts';
import { block, corners, legs, type Piece, piece } from './piece.ts';

export interface TableSize {
  width: number;
  depth: number;
  height: number;
}

/** A table with four square legs and a frame below the top. */
export function frameTable(
  kind: string,
  { width, depth, height }: TableSize,
  top: WoodPair,
  leg: Material,
): Piece {
  const thick = Math.min(0.045, 0.028 + width * 0.006);
  const apron = height > 0.6 ? 0.07 : 0.045;
  const inset = width > 1 ? 0.06 : 0.03;
  return piece(kind, [
    [block([width, thick, depth], [0, height - thick, 0], { radius: 0.007, segments: 2 }), top.along],
    [
      mergeShapes([
        legs(width - 2 * inset, depth - 2 * inset, height - thick, height > 0.6 ? 0.06 : 0.045),
        ...[-1, 1].flatMap((side) => [
          block(
            [width - 2 * inset - 0.06, apron, 0.022],
            [0, height - thick - apron, side * (depth / 2 - inset - 0.02)],
          ),
          block(
            [0.022, apron, depth - 2 * inset - 0.06],
            [side * (width / 2 - inset - 0.02), height - thick - apron, 0],
          ),
        ]),
      ]),
      leg,
    ],
  ]);
}

/** A thin top on slanting round legs. */
export function splayedTable(
  kind: string,
  { width, depth, height }: TableSize,
  top: Material,
  leg: Material,
): Piece {
  const thick = 0.026;
  return piece(kind, [
    [roundedSlab(width, depth, thick, height - thick), top],
    [
      mergeShapes(
        corners(width * 0.72, depth * 0.6).map(([x, z]) =>
          tube(
            [
              [x, height - thick, z],
              [x * 1.2, 0.005, z * 1.22],
            ],
            (along) => 0.021 - 0.009 * along,
            { segments: 14 },
          ),
        ),
      ),
      leg,
    ],
  ]);
}

/** A round top on one foot. */
export function pedestalTable(
  kind: string,
  diameter: number,
  height: number,
  top: Material,
  foot: Material,
): Piece {
  const r = diameter / 2;
  const stem = Math.max(0.022, r * 0.07);
  return piece(kind, [
    [placeShape(cylinder(r, 0.026, { edge: 0.009, segments: 72 }), at([0, height - 0.026, 0])), top],
    [
      lathe([
        [0, 0],
        [r * 0.52, 0],
        [r * 0.52, 0.012],
        [r * 0.3, 0.026],
        [stem * 1.3, 0.06],
        [stem, 0.12],
        [stem, height - 0.06],
        [stem * 2.2, height - 0.03],
        [stem * 3.4, height - 0.026],
        [0, height - 0.026],
      ]),
      foot,
    ],
  ]);
}

/** A drum of slats or stone: a low table or a side table. */
export function drumTable(
  kind: string,
  diameter: number,
  height: number,
  body: Material,
  top: Material,
): Piece {
  const r = diameter / 2;
  const count = Math.round((Math.PI * diameter) / 0.035);
  const slats = mergeShapes(
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 2 * Math.PI;
      return block(
        [0.028, height - 0.03, 0.02],
        [Math.sin(angle) * (r - 0.035), 0, Math.cos(angle) * (r - 0.035)],
        {
          turn: angle,
          radius: 0.006,
        },
      );
    }),
  );
  return piece(kind, [
    [mergeShapes([slats, cylinder(r - 0.05, height - 0.03, { segments: 48 })]), body],
    [placeShape(cylinder(r, 0.03, { edge: 0.01, segments: 72 }), at([0, height - 0.03, 0])), top],
  ]);
}

/** A desk: a top, two legs of steel or wood, a drawer at one side. */
export function desk(
  { width, depth, height }: TableSize,
  top: WoodPair,
  leg: Material,
  drawer: Material | null,
): Piece {
  const frame = (x: number) => [
    block([0.035, height - 0.03, 0.05], [x, 0, -depth / 2 + 0.08]),
    block([0.035, height - 0.03, 0.05], [x, 0, depth / 2 - 0.08]),
    block([0.035, 0.04, depth - 0.12], [x, height - 0.07, 0]),
  ];
  const box: (readonly [Shape, Material])[] = drawer
    ? [
        [block([0.4, 0.5, depth - 0.1], [width / 2 - 0.28, height - 0.54, -0.01]), top.up],
        [
          mergeShapes(
            [0, 1, 2].map((i) =>
              block([0.39, 0.157, 0.018], [width / 2 - 0.28, height - 0.535 + i * 0.164, depth / 2 - 0.055]),
            ),
          ),
          drawer,
        ],
      ]
    : [];
  return piece('desk', [
    [block([width, 0.03, depth], [0, height - 0.03, 0], { radius: 0.006, segments: 2 }), top.along],
    [mergeShapes([...frame(-width / 2 + 0.06), ...frame(width / 2 - 0.06)]), leg],
    ...box,
  ]);
}

/** A slab with the outline of a rounded rectangle. */
function roundedSlab(width: number, depth: number, thick: number, y: number): Shape {
  return block([width, thick, depth], [0, y, 0], { radius: thick / 2.1, segments: 3 });
}
