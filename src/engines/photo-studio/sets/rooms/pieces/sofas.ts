import { mergeShapes, placeShape } from '../../../geometry/shape.ts';
import type { Material } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import { at } from '../../../scene/transform.ts';
import type { Vec3 } from '../../../scene/vector.ts';
import { block, corners, legs, type Piece, piece, rod } from './piece.ts';
import { lean, scatterCushion, softBox } from './soft.ts';

export interface SofaLook {
  cover: Material;
  leg: Material;
  /** Covers of scatter cushions; none gives a bare sofa. */
  cushions: readonly Material[];
  form: 'slim' | 'box' | 'round';
}

/** A sofa of `seats` seats, or an armchair with one. */
export function sofa(random: Random, seats: number, { cover, leg, cushions, form }: SofaLook): Piece {
  const seatWidth = seats === 1 ? 0.62 : 0.72;
  const arm = form === 'slim' ? 0.09 : form === 'box' ? 0.17 : 0.2;
  const depth = seats === 1 ? 0.82 : 0.92;
  const inner = seats * seatWidth;
  const width = inner + 2 * arm;
  const foot = form === 'box' ? 0.06 : 0.15;
  const base = 0.18;
  const seatTop = foot + base + 0.15;
  const armTop = form === 'slim' ? seatTop + 0.17 : seatTop + 0.15;
  const back = 0.17;
  const backTop = form === 'round' ? 0.76 : 0.82;
  const edge = form === 'round' ? 0.3 : 0.15;
  const soft = (size: Vec3, position: Vec3, options: { edge?: number; puff?: number; seed?: number } = {}) =>
    placeShape(softBox(size, { edge, seed: random.seed(), ...options }), at(position));
  const cushionDepth = depth - back - 0.02;
  const seatCount = form === 'round' && seats > 1 ? 1 : seats;
  const parts = [
    soft([width - 0.02, base + 0.02, depth - 0.04], [0, foot, 0], { edge: 0.08 }),
    soft([inner + 0.04, backTop - foot - 0.02, back], [0, foot, -depth / 2 + back / 2], { edge: 0.14 }),
    ...[-1, 1].map((side) =>
      soft([arm, armTop - foot, depth - 0.02], [side * (width / 2 - arm / 2), foot, 0], {
        edge: form === 'slim' ? 0.1 : edge,
      }),
    ),
    ...spread(seatCount, inner / seatCount).map((x) =>
      soft([inner / seatCount - 0.008, 0.15, cushionDepth], [x, foot + base, back / 2 + 0.015], {
        edge: 0.16,
        puff: 0.025,
      }),
    ),
    ...(form === 'round'
      ? []
      : spread(seats, seatWidth).map((x) =>
          lean(
            softBox([seatWidth - 0.015, 0.42, 0.17], { edge: 0.3, seed: random.seed() }),
            [x, seatTop - 0.01, -depth / 2 + back + 0.13],
            0.2,
          ),
        )),
  ];
  const feet =
    form === 'box'
      ? mergeShapes(
          corners(width - 0.2, depth - 0.2).map(([x, z]) => block([0.1, foot + 0.01, 0.1], [x, 0, z])),
        )
      : mergeShapes(corners(width - 0.24, depth - 0.2).map(([x, z]) => rod(0.018, foot + 0.02, [x, 0, z])));
  const places = cushionPlaces(random, cushions.length, inner);
  const upholstered: Parameters<typeof piece>[1] = [
    [mergeShapes(parts), cover],
    [feet, leg],
    ...cushions.map((material, i) => {
      const size = seats === 1 ? 0.4 : random.between(0.4, 0.5);
      const cushion = scatterCushion(size, 0.16, random.seed(), i === 1 && seats > 1 ? 1.35 : 1);
      const z = -depth / 2 + back + (form === 'round' ? 0.14 : 0.29) + (i % 2) * 0.05;
      return [
        lean(cushion, [places[i] ?? 0, seatTop + 0.012, z], 0.32, random.between(-0.25, 0.25)),
        material,
      ] as const;
    }),
  ];
  return piece(seats === 1 ? 'armchair' : 'sofa', upholstered, { colored: [cover] });
}

/** A scatter cushion by itself, leaning back. */
export function cushion(random: Random, cover: Material): Piece {
  const shape = scatterCushion(random.between(0.4, 0.46), 0.16, random.seed());
  return piece('cushion', [[lean(shape, [0, 0.012, 0], 0.3, random.between(-0.2, 0.2)), cover]], {
    colored: [cover],
  });
}

/** A long stuffed seat without back. */
export function ottoman(width: number, depth: number, cover: Material, leg: Material): Piece {
  return piece('ottoman', [
    [placeShape(softBox([width, 0.3, depth], { edge: 0.16, puff: 0.02 }), at([0, 0.12, 0])), cover],
    [legs(width - 0.12, depth - 0.12, 0.13, 0.035), leg],
  ]);
}

/** A round stuffed stool. */
export function pouf(radius: number, height: number, cover: Material): Piece {
  const side = 2 * radius;
  return piece('ottoman', [[softBox([side, height, side], { edge: 0.55, puff: 0.02 }), cover]]);
}

/** A slim bench of wood, for halls and dining tables. */
export function bench(width: number, wood: Material, leg: Material, pad: Material | null): Piece {
  return piece('bench', [
    [block([width, 0.04, 0.36], [0, 0.42, 0], { radius: 0.01 }), wood],
    [legs(width - 0.1, 0.32, 0.42, 0.04), leg],
    ...(pad
      ? [
          [
            placeShape(softBox([width - 0.04, 0.05, 0.34], { edge: 0.12, puff: 0.01 }), at([0, 0.458, 0])),
            pad,
          ] as const,
        ]
      : []),
  ]);
}

function spread(count: number, step: number): number[] {
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);
}

function cushionPlaces(random: Random, count: number, inner: number): number[] {
  if (inner < 1) return [0];
  const left = -inner / 2 + 0.26;
  const spots = [left, left + 0.3, inner / 2 - 0.27, inner / 2 - 0.56];
  return (random.chance(0.5) ? spots : spots.map((x) => -x)).slice(0, count);
}
