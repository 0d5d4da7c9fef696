import { grid } from '../../../geometry/grid.ts';
import { sphere } from '../../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { tube } from '../../../geometry/tube.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import type { Material } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import { at } from '../../../scene/transform.ts';
import type { Rgb, Vec3 } from '../../../scene/vector.ts';
import { block, type Piece, paint, piece, rod } from './piece.ts';
import { cloth } from './soft.ts';

/** Felt balls on a ring of wood, above a cot; its origin is the lowest ball. */
export function mobile(colors: readonly Rgb[], cord: number): Piece {
  const wood = createMaterial('wood', '#c9a679');
  const ring = 0.34;
  const hangers = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (i / 6) * 2 * Math.PI;
    const x = Math.sin(angle) * 0.17;
    const z = Math.cos(angle) * 0.17;
    return { x, z, y: 0.09 * (i % 3), color: colors[i % colors.length]! };
  });
  return piece('mobile', [
    [
      tube(
        Array.from(
          { length: 32 },
          (_, i): Vec3 => [
            Math.sin((i / 32) * 2 * Math.PI) * 0.17,
            ring,
            Math.cos((i / 32) * 2 * Math.PI) * 0.17,
          ],
        ),
        0.007,
        { isClosed: true, segments: 8 },
      ),
      wood,
    ],
    [
      mergeShapes([
        ...hangers.map(({ x, y, z }) => rod(0.0012, ring - y - 0.03, [x, y + 0.03, z])),
        ...[0, 1, 2].map((i) => {
          const angle = (i / 3) * 2 * Math.PI;
          return tube(
            [
              [Math.sin(angle) * 0.17, ring, Math.cos(angle) * 0.17],
              [0, ring + 0.16, 0],
            ],
            0.0012,
            { segments: 5 },
          );
        }),
        rod(0.0012, cord - ring - 0.16, [0, ring + 0.16, 0]),
      ]),
      paint([0.6, 0.58, 0.54]),
    ],
    ...hangers.map(
      ({ x, y, z, color }) => [placeShape(sphere(0.03, 24), at([x, y, z])), cloth(color, 'felt')] as const,
    ),
  ]);
}

/** Pennants on a cord along the wall, sagging a little. */
export function pennants(width: number, colors: readonly Rgb[]): Piece {
  const count = Math.round(width / 0.19);
  const sag = (x: number) => 0.14 * ((2 * x) / width) ** 2;
  const flag = (i: number): Shape => {
    const x = ((i + 0.5) / count - 0.5) * width;
    return grid(2, 4, (u, v) => ({
      position: [
        x + (u - 0.5) * 0.15 * (1 - v),
        sag(x + (u - 0.5) * 0.15) - v * 0.19,
        0.012 + 0.006 * Math.sin(u * 3 + i),
      ],
    }));
  };
  const materials: Material[] = colors.slice(0, 4).map((color) => cloth(color, 'felt'));
  return piece('pennants', [
    [
      tube(
        Array.from({ length: 25 }, (_, i): Vec3 => {
          const x = (i / 24 - 0.5) * width;
          return [x, sag(x), 0.01];
        }),
        0.002,
        { segments: 6 },
      ),
      paint([0.6, 0.55, 0.48]),
    ],
    ...materials.map(
      (material, k) =>
        [
          mergeShapes(
            Array.from({ length: count }, (_, i) => i)
              .filter((i) => i % materials.length === k)
              .map(flag),
          ),
          material,
        ] as const,
    ),
  ]);
}

/** A small heap of building blocks. */
export function toyBlocks(random: Random, colors: readonly Rgb[], wood: Material): Piece {
  const size = 0.055;
  const spots: Vec3[] = [
    [0, 0, 0],
    [0.07, 0, 0.015],
    [0.03, size, 0.005],
    [-0.1, 0, 0.06],
    [0.16, 0, 0.07],
    [-0.02, 0, 0.11],
  ];
  return piece(
    'blocks',
    spots.map(
      (spot, i) =>
        [
          block([size, size, size], spot, {
            radius: 0.004,
            turn: i === 2 ? 0.2 : random.between(0, 1.5) * (i > 2 ? 1 : 0.05),
          }),
          i % 3 === 0 ? wood : paint(colors[i % colors.length]!),
        ] as const,
    ),
  );
}
