import { lathe, type ProfilePoint } from '../../geometry/lathe.ts';
import { bendShape, mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { tilted } from '../forms.ts';
import type { Part } from '../parts.ts';

export const BLACK: Material = { ...createMaterial('plastic', '#1b1c1e'), roughness: 0.45 };

export const MATTE: Material = { ...createMaterial('rubber', '#232426'), roughness: 0.7 };

export const BRASS: Material = {
  ...createMaterial('brass', '#c79a52'),
  roughness: 0.24,
  detail: { kind: 'noise', scale: 0.03, bump: 0.000002, roughness: 0.08, tint: 0.03 },
};

/** The front of a lens: dark, with the shimmer of its coating. */
export const LENS: Material = {
  ...createMaterial('screen', '#10121c'),
  specular: 0.06,
  coat: { strength: 1, roughness: 0.015 },
};

/** A ring with ribs to hold it by, about z. */
export function ribbedRing(radius: number, from: number, to: number, ribs: number, depth = 0.0006): Shape {
  const rows: ProfilePoint[] = [
    [radius - 0.0014, from],
    [radius, from + 0.0006],
    [radius, from + 0.0012],
    [radius, to - 0.0012],
    [radius, to - 0.0006],
    [radius - 0.0014, to],
  ];
  const ring = lathe(rows, { segments: ribs * 8, crease: 0.4 });
  const ribbed = bendShape(ring, ([x, y, z]) => {
    const turn = Math.atan2(x, z);
    const inside = smoothStep(from + 0.0006, from + 0.0014, y) * smoothStep(to - 0.0006, to - 0.0014, y);
    const grow = 1 + (depth / radius) * inside * smoothStep(-0.35, 0.35, Math.cos(turn * ribs));
    return [x * grow, y, z * grow];
  });
  return placeShape(ribbed, tilted([0, 0, 0], Math.PI / 2));
}

/** Three legs spread from under a point; each of three sections, with clamps. */
export function legs(top: number, spread: number, radius: number, tube_: Material, clamp: Material): Part[] {
  return [0.5, 2.6, 4.7].flatMap((turn) => {
    const foot: Vec3 = [Math.sin(turn) * spread, 0.012, Math.cos(turn) * spread];
    const head: Vec3 = [Math.sin(turn) * 0.03, top, Math.cos(turn) * 0.03];
    const point = (t: number): Vec3 => [
      head[0] + (foot[0] - head[0]) * t,
      head[1] + (foot[1] - head[1]) * t,
      head[2] + (foot[2] - head[2]) * t,
    ];
    const piece = (from: number, to: number, r: number) =>
      tube([point(from), point(to)], r, { segments: 24 });
    return [
      [
        mergeShapes([
          piece(0, 0.4, radius),
          piece(0.38, 0.72, radius * 0.8),
          piece(0.7, 0.985, radius * 0.62),
        ]),
        tube_,
      ],
      [
        mergeShapes([
          piece(0.355, 0.41, radius * 1.28),
          piece(0.675, 0.73, radius * 1.08),
          piece(0.965, 1, radius * 0.95),
          piece(-0.015, 0.03, radius * 1.25),
        ]),
        clamp,
      ],
    ] as Part[];
  });
}
