import { lathe } from '../../../geometry/lathe.ts';
import { placeShape, type Shape } from '../../../geometry/shape.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import type { Material } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import { at } from '../../../scene/transform.ts';
import { normalize, type Vec3 } from '../../../scene/vector.ts';
import { anyDirection, type Leaf, leafParts } from '../../outdoors/foliage.ts';
import { block, type Piece, piece } from './piece.ts';

const SOIL = createMaterial('soil', '#3b2f25');
const GREENS: readonly (readonly (readonly [color: string, share: number])[])[] = [
  [
    ['#4c7034', 0.5],
    ['#6b8d45', 0.5],
  ],
  [
    ['#3f6238', 0.6],
    ['#557a46', 0.4],
  ],
  [
    ['#7f9a58', 0.5],
    ['#95ab6c', 0.5],
  ],
];

/** Colors of blossoms. */
export const BLOSSOMS = ['#d8567f', '#e9e4dc', '#e0b23c', '#a35bb5', '#c73e3a', '#e58aa8'] as const;

interface Growth {
  /** Middle and half size of the leaves' mound, meters. */
  center: Vec3;
  half: Vec3;
}

/** A round pot with a mound of leaves, as high as `height` with its pot. @param bloom hex of its blossoms */
export function leafyPot(
  random: Random,
  height: number,
  pot: Material,
  bloom?: string,
  radius = random.between(0.09, 0.13),
): Piece {
  const potHeight = radius * 1.7;
  const rise = height - potHeight;
  const growth = {
    center: [0, potHeight + rise * 0.42, 0] as const,
    half: [radius * random.between(1.2, 1.5), rise * 0.56, radius * random.between(1.2, 1.5)] as const,
  };
  return piece(bloom ? 'flowers' : 'plant', [
    [
      lathe(
        [
          [0, 0],
          [radius * 0.68, 0],
          [radius * 0.93, potHeight * 0.8],
          [radius, potHeight * 0.8],
          [radius * 1.03, potHeight],
          [radius * 0.93, potHeight],
          [radius * 0.88, potHeight * 0.85],
        ],
        { segments: 40, crease: 0.5 },
      ),
      pot,
    ],
    [
      placeShape(
        lathe(
          [
            [0, 0.008],
            [radius * 0.9, 0],
          ],
          { segments: 32 },
        ),
        at([0, potHeight * 0.87, 0]),
      ),
      SOIL,
    ],
    ...growthParts(random, [mound(random, growth)], bloom),
  ]);
}

/** A long box full of leaves and blossoms. */
export function flowerBox(random: Random, width: number, box: Material, bloom: string): Piece {
  const clumps = Math.round(width / 0.16);
  const mounds = Array.from({ length: clumps }, (_, i) =>
    mound(random, {
      center: [((i + 0.5) / clumps - 0.5) * (width - 0.06), 0.29, 0.02],
      half: [0.12, random.between(0.13, 0.18), 0.14],
    }),
  );
  return piece('flowers', [
    [block([width, 0.2, 0.2], [0, 0, 0], { radius: 0.012, segments: 2 }), box],
    [block([width - 0.03, 0.004, 0.17], [0, 0.199, 0]), SOIL],
    ...growthParts(random, mounds, bloom),
  ]);
}

interface Mound {
  leaves: Leaf[];
  blossoms: Leaf[];
}

function growthParts(
  random: Random,
  mounds: readonly Mound[],
  bloom: string | undefined,
): (readonly [Shape, Material])[] {
  const all = (kind: keyof Mound) => mounds.flatMap((one) => one[kind]);
  return [
    ...leafParts(all('leaves'), random, random.pick(GREENS), { isFolded: true }),
    ...(bloom ? leafParts(all('blossoms'), random, [[bloom, 1]], { isFolded: true }) : []),
  ];
}

/** Leaves around a point, denser at the outside, and blossoms on the upper half. */
function mound(random: Random, { center, half }: Growth): Mound {
  const lumps = Array.from({ length: 7 }, () => anyDirection(random));
  const pointAt = (direction: Vec3, depth: number): Vec3 => {
    const lump = Math.max(
      ...lumps.map((one) => one[0] * direction[0] + one[1] * direction[1] + one[2] * direction[2]),
    );
    const reach = depth * (0.7 + 0.35 * lump ** 3);
    return [
      center[0] + half[0] * direction[0] * reach,
      center[1] + half[1] * direction[1] * reach,
      center[2] + half[2] * direction[2] * reach,
    ];
  };
  const leaves = Array.from({ length: 420 }, (): Leaf => {
    const direction = anyDirection(random);
    const loose = anyDirection(random);
    return {
      position: pointAt(direction, random.between(0.45, 1.05)),
      normal: normalize([direction[0] + loose[0], direction[1] + 0.5 + loose[1], direction[2] + loose[2]]),
      length: random.between(0.04, 0.07),
    };
  });
  const blossoms = Array.from({ length: 26 }, (): Leaf[] => {
    const [x, y, z] = anyDirection(random);
    const direction = normalize([x, Math.abs(y) * 0.9 + 0.1, z]);
    const position = pointAt(direction, 1.08);
    // Petals lie across each other.
    return Array.from({ length: 3 }, () => ({
      position,
      normal: direction,
      length: random.between(0.035, 0.05),
    }));
  }).flat();
  return { leaves, blossoms };
}
