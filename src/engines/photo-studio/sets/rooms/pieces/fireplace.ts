import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { tube } from '../../../geometry/tube.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import type { Material } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import { at } from '../../../scene/transform.ts';
import type { Rgb, Vec3 } from '../../../scene/vector.ts';
import { tileMaterial, tiles } from '../surfaces/stone.ts';
import { block, type Piece, paint, piece } from './piece.ts';

const WIDTH = 1.34;
const HEIGHT = 1.12;
const DEPTH = 0.34;
const OPENING = { width: 0.78, height: 0.72 };
/** Height of the slab below the fire. */
const HEARTH = 0.05;

/** A fireplace with a mantel shelf, in which logs burn. Its fire lights the room where lamps are on. */
export function fireplace(random: Random, surround: Material, hearth: Material, isLit: boolean): Piece {
  const pillar = (WIDTH - 0.12 - OPENING.width) / 2;
  const head = HEIGHT - 0.05 - HEARTH - OPENING.height;
  const front = DEPTH / 2;
  const face: Shape[] = [
    ...[-1, 1].flatMap((side) => {
      const x = side * (OPENING.width / 2 + pillar / 2);
      return [
        block([pillar, OPENING.height + head, 0.1], [x, HEARTH, front - 0.05], { radius: 0.006 }),
        block([pillar - 0.09, OPENING.height - 0.16, 0.022], [x, HEARTH + 0.12, front], { radius: 0.008 }),
        block([pillar + 0.03, 0.1, 0.13], [x, HEARTH, front - 0.05], { radius: 0.008 }),
      ];
    }),
    block([OPENING.width + 0.02, head, 0.1], [0, HEARTH + OPENING.height, front - 0.05]),
    block([OPENING.width - 0.14, head - 0.12, 0.022], [0, HEARTH + OPENING.height + 0.05, front], {
      radius: 0.008,
    }),
    block([WIDTH - 0.06, 0.05, 0.2], [0, HEIGHT - 0.1, front - 0.08], { radius: 0.014 }),
    block([WIDTH, 0.05, DEPTH + 0.02], [0, HEIGHT - 0.05, 0.01], { radius: 0.008, segments: 2 }),
  ];
  const body = ([-1, 1] as const).map((side) =>
    block([0.06, HEIGHT - 0.1, DEPTH - 0.1], [side * (WIDTH / 2 - 0.09), 0, -0.05]),
  );
  const bricks = tileMaterial(
    tiles({ color: [0.1, 0.075, 0.06], columns: 5, rows: 12, isBrick: true, variation: 0.35, joint: 0.05 }),
    0.9,
    { gloss: 0.05, bump: 0.004 },
  );
  const inside = [
    block([OPENING.width + 0.1, OPENING.height + 0.1, 0.03], [0, HEARTH, -DEPTH / 2 + 0.015]),
    ...[-1, 1].map((side) =>
      block([0.03, OPENING.height + 0.1, DEPTH - 0.1], [side * (OPENING.width / 2 + 0.015), HEARTH, -0.05]),
    ),
    block([OPENING.width + 0.1, 0.03, DEPTH - 0.1], [0, HEARTH + OPENING.height + 0.06, -0.05]),
  ];
  const slab = block([WIDTH + 0.04, HEARTH, DEPTH + 0.2], [0, 0, 0.1], { radius: 0.006 });
  return piece(
    'fireplace',
    [
      [mergeShapes([...face, ...body]), surround],
      [mergeShapes(inside), bricks],
      [slab, hearth],
      [logs(random), createMaterial('bark', '#4a3626')],
      [embers(random), glow([1.6, 0.25, 0.02])],
      ...FLAMES.map(({ color, scale, count }) => [flames(random, count, scale), glow(color)] as const),
    ],
    isLit ? { lamps: [{ position: [0, 0.36, 0.02], radius: 0.1, power: 1.1 }] } : {},
  );
}

const FLAMES: readonly { color: Rgb; scale: number; count: number }[] = [
  { color: [1.5, 0.3, 0.02], scale: 1, count: 7 },
  { color: [2.2, 0.75, 0.07], scale: 0.7, count: 7 },
  { color: [3, 1.7, 0.4], scale: 0.42, count: 6 },
];

const glow = (emission: Rgb): Material => ({
  ...paint([0.03, 0.02, 0.01], 1),
  emission,
  isLamp: true,
});

function logs(random: Random): Shape {
  const log = (from: Vec3, to: Vec3) => tube([from, to], () => 0.042, { segments: 12 });
  const z = -0.04;
  return mergeShapes([
    log([-0.26, 0.1, z - 0.05], [0.25, 0.095, z - 0.03]),
    log([-0.23, 0.1, z + 0.06], [0.27, 0.1, z + 0.07]),
    log([-0.2, 0.19, z + 0.03], [0.22, 0.16 + random.between(0, 0.03), z - 0.02]),
    log([0.12, 0.24, z], [-0.1, 0.17, z + 0.06]),
  ]);
}

function embers(random: Random): Shape {
  return mergeShapes(
    Array.from({ length: 26 }, () =>
      block(
        [random.between(0.015, 0.035), 0.014, random.between(0.015, 0.03)],
        [random.between(-0.25, 0.25), HEARTH, random.between(-0.12, 0.08)],
        { radius: 0.003, turn: random.between(0, 3) },
      ),
    ),
  );
}

/** Tongues that taper upwards and sway. */
function flames(random: Random, count: number, scale: number): Shape {
  return mergeShapes(
    Array.from({ length: count }, (_, i) => {
      const x = ((i + 0.5) / count - 0.5) * 0.44 + random.between(-0.03, 0.03);
      const middle = 1 - (x / 0.3) ** 2;
      const height = scale * (0.16 + 0.24 * middle) * random.between(0.75, 1.2);
      const sway = random.between(-0.05, 0.05);
      const phase = random.between(0, 6);
      const z = random.between(-0.08, 0.04);
      const path = Array.from({ length: 9 }, (_, k): Vec3 => {
        const t = k / 8;
        return [
          x * (1 - 0.35 * t) + sway * t + 0.014 * Math.sin(phase + 5 * t),
          t * height,
          z + 0.01 * Math.cos(phase + 4 * t),
        ];
      });
      const tongue = tube(
        path,
        (t) => 0.002 + 0.034 * scale ** 0.5 * Math.sin(Math.PI * (0.12 + 0.88 * t) ** 0.75),
        {
          segments: 10,
        },
      );
      return placeShape(tongue, at([0, 0.15, 0]));
    }),
  );
}
