import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import type { Material } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import { at } from '../../../scene/transform.ts';
import { block, legs, type Piece, piece, rod } from './piece.ts';
import { drapedSheet, lean, scatterCushion, softBox } from './soft.ts';

export interface BedLook {
  frame: Material;
  headboard: 'panels' | 'slats' | 'plank' | 'tufted';
  /** Cover of an upholstered headboard. */
  cover: Material;
  linen: Material;
  duvet: Material;
  throwCover: Material | null;
  cushions: readonly Material[];
}

/** A made bed; the head is at the back. */
export function bed(random: Random, width: number, look: BedLook): Piece {
  const { frame, linen, duvet, throwCover, cushions } = look;
  const length = 2.04;
  const top = 0.5;
  const isDouble = width > 1.2;
  const pillows = isDouble ? [-width / 4, width / 4] : [0];
  const pillow = (x: number, z: number, back: number, size: number) =>
    lean(scatterCushion(size, 0.17, random.seed(), isDouble ? 1.42 : 1.4), [x, top + 0.02, z], back);
  const sheet = drapedSheet(width - 0.02, length * 0.7, top + 0.05, 0.27, {
    seed: random.seed(),
    wrinkle: 0.035,
  });
  const fold = placeShape(
    softBox([width + 0.07, 0.085, 0.34], { edge: 0.28, seed: random.seed() }),
    at([0, top + 0.03, -length / 2 + 0.72]),
  );
  const parts: (readonly [Shape, Material])[] = [
    [
      mergeShapes([
        block([width + 0.06, 0.16, length + 0.06], [0, 0.12, 0], { radius: 0.012 }),
        legs(width - 0.1, length - 0.2, 0.13, 0.06),
      ]),
      frame,
    ],
    [placeShape(softBox([width, 0.24, length], { edge: 0.08 }), at([0, 0.27, 0])), linen],
    [mergeShapes([placeShape(sheet, at([0, 0, length * 0.15])), fold]), duvet],
    [
      mergeShapes(
        pillows.flatMap((x) => [
          pillow(x, -length / 2 + 0.14, 0.3, 0.46),
          pillow(x * 0.98, -length / 2 + 0.33, 0.62, 0.44),
        ]),
      ),
      linen,
    ],
    ...headboard(width, length, look),
    ...cushions.map(
      (material, i) =>
        [
          lean(
            scatterCushion(0.4 - i * 0.05, 0.15, random.seed(), i === cushions.length - 1 ? 1.4 : 1),
            [
              cushions.length === 1 ? 0 : (i - (cushions.length - 1) / 2) * 0.5,
              top + 0.05,
              -length / 2 + 0.52 + i * 0.05,
            ],
            0.55,
            random.between(-0.12, 0.12),
          ),
          material,
        ] as const,
    ),
  ];
  if (throwCover)
    parts.push([
      placeShape(
        drapedSheet(width + 0.13, 0.62, top + 0.125, 0.32, {
          seed: random.seed(),
          wrinkle: 0.014,
          backDrop: 0,
          folds: 0.02,
        }),
        at([0, 0, length / 2 - 0.42]),
      ),
      throwCover,
    ]);
  return piece('bed', parts);
}

function headboard(
  width: number,
  length: number,
  { headboard: form, frame, cover }: BedLook,
): (readonly [Shape, Material])[] {
  const z = -length / 2 - 0.06;
  const wide = width + 0.1;
  switch (form) {
    case 'panels': {
      const count = Math.max(3, Math.round(wide / 0.3));
      const panel = wide / count;
      return [
        [
          mergeShapes(
            Array.from({ length: count }, (_, i) =>
              placeShape(
                softBox([panel - 0.006, 0.88, 0.1], { edge: 0.12 }),
                at([(i - (count - 1) / 2) * panel, 0.25, z]),
              ),
            ),
          ),
          cover,
        ],
      ];
    }
    case 'tufted':
      return [[placeShape(softBox([wide, 0.92, 0.13], { edge: 0.13 }), at([0, 0.22, z])), cover]];
    case 'plank':
      return [[block([wide, 0.8, 0.045], [0, 0.2, z], { radius: 0.014, segments: 2 }), frame]];
    case 'slats':
      return [
        [
          mergeShapes([
            block([wide, 0.06, 0.05], [0, 0.98, z], { radius: 0.015 }),
            block([wide, 0.05, 0.04], [0, 0.4, z], { radius: 0.01 }),
            ...[-1, 1].map((side) =>
              block([0.055, 1.0, 0.055], [side * (wide / 2 - 0.03), 0, z], { radius: 0.012 }),
            ),
            ...Array.from({ length: Math.round(wide / 0.11) - 1 }, (_, i, count = Math.round(wide / 0.11)) =>
              rod(0.011, 0.56, [((i + 1) / count - 0.5) * wide, 0.43, z]),
            ),
          ]),
          frame,
        ],
      ];
  }
}

/** A cot with bars on all sides, mattress and blanket. */
export function crib(wood: Material, linen: Material, blanket: Material): Piece {
  const [width, depth, height] = [1.28, 0.68, 0.92];
  const bars = (count: number, span: number) =>
    Array.from({ length: count }, (_, i) => ((i + 0.5) / count - 0.5) * span);
  return piece('crib', [
    [
      mergeShapes([
        legs(width, depth, height, 0.045),
        ...[-1, 1].flatMap((side) => [
          block([width, 0.045, 0.03], [0, height - 0.05, side * (depth / 2 - 0.02)], { radius: 0.012 }),
          block([width, 0.05, 0.025], [0, 0.22, side * (depth / 2 - 0.02)], { radius: 0.008 }),
          block([0.03, 0.045, depth], [side * (width / 2 - 0.02), height - 0.05, 0], { radius: 0.012 }),
          block([0.025, 0.05, depth], [side * (width / 2 - 0.02), 0.22, 0], { radius: 0.008 }),
          ...bars(14, width - 0.08).map((x) => rod(0.008, 0.64, [x, 0.24, side * (depth / 2 - 0.02)])),
          ...bars(7, depth - 0.08).map((z) => rod(0.008, 0.64, [side * (width / 2 - 0.02), 0.24, z])),
        ]),
        block([width - 0.06, 0.025, depth - 0.06], [0, 0.27, 0]),
      ]),
      wood,
    ],
    [placeShape(softBox([width - 0.07, 0.13, depth - 0.07], { edge: 0.1 }), at([0, 0.295, 0])), linen],
    [
      placeShape(softBox([width * 0.5, 0.06, depth - 0.09], { edge: 0.25, puff: 0.02 }), at([0.26, 0.41, 0])),
      blanket,
    ],
    [placeShape(softBox([0.3, 0.08, 0.42], { edge: 0.5 }), at([-0.44, 0.41, 0])), linen],
  ]);
}
