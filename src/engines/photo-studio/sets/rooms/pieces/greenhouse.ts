import { floorPlane } from '../../../geometry/plane.ts';
import { mergeShapes, meshOf, placeShape, type Shape } from '../../../geometry/shape.ts';
import { tube } from '../../../geometry/tube.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import type { Material } from '../../../scene/material.ts';
import type { Mesh } from '../../../scene/mesh.ts';
import { at } from '../../../scene/transform.ts';
import type { Vec3 } from '../../../scene/vector.ts';
import type { WoodPair } from '../surfaces/wood.ts';
import { block, legs, type Piece, piece } from './piece.ts';

/** Meters. */
const WALL = 0.55;
const EAVES = 2.15;
const RIDGE = 3.1;
const PANE = 0.62;
const BAR = 0.035;

/**
 * A house of bars on a low wall, under a ridge along z. Its panes are left out: clean ones are not seen, and each would cost
 * light.
 */
export function greenhouseShell(
  { width, depth }: { width: number; depth: number },
  { floor, wall, frame }: { floor: Material; wall: Material; frame: Material },
): Mesh {
  const half = width / 2;
  const rise = (x: number) => EAVES + (RIDGE - EAVES) * (1 - Math.abs(x) / half);
  const rows = Math.round(depth / PANE);
  const zAt = (i: number) => (i / rows) * depth;
  const bars: Shape[] = [];
  const beam = (from: Vec3, to: Vec3, radius = BAR / 2) =>
    bars.push(tube([from, to], radius, { segments: 6 }));
  for (let i = 0; i <= rows; i++)
    for (const side of [-1, 1]) {
      beam([side * half, WALL, zAt(i)], [side * half, EAVES, zAt(i)]);
      beam([side * half, EAVES, zAt(i)], [0, RIDGE, zAt(i)]);
    }
  for (const side of [-1, 1]) {
    for (const y of [WALL, (WALL + EAVES) / 2, EAVES]) beam([side * half, y, 0], [side * half, y, depth]);
    beam([side * half * 0.5, rise(half * 0.5), 0], [side * half * 0.5, rise(half * 0.5), depth]);
  }
  beam([0, RIDGE, 0], [0, RIDGE, depth], BAR);
  const columns = Math.round(width / PANE);
  for (let i = 0; i <= columns; i++) {
    const x = (i / columns - 0.5) * width;
    beam([x, WALL, 0], [x, rise(x), 0]);
  }
  for (const y of [(WALL + EAVES) / 2, EAVES]) beam([-half, y, 0], [half, y, 0]);
  return meshOf([
    [placeShape(floorPlane(width, depth), at([0, 0, depth / 2])), floor],
    [placeShape(floorPlane(120, 120), at([0, -0.04, 0])), createMaterial('matte', '#5d7040')],
    [mergeShapes(bars), frame],
    [
      mergeShapes([
        block([width + 0.14, WALL, 0.14], [0, 0, -0.07], { radius: 0.004 }),
        ...[-1, 1].map((side) =>
          block([0.14, WALL, depth], [side * (half + 0.07), 0, depth / 2], { radius: 0.004 }),
        ),
      ]),
      wall,
    ],
  ]);
}

/** A bench of slats for pots, with a second one below. */
export function plantBench(width: number, wood: WoodPair): Piece {
  const [depth, height] = [0.62, 0.76];
  const slats = (y: number, inset: number) =>
    Array.from({ length: 6 }, (_, i) =>
      block([width - inset, 0.022, 0.088], [0, y, ((i + 0.5) / 6 - 0.5) * (depth - inset)], {
        radius: 0.003,
      }),
    );
  return piece('bench', [
    [mergeShapes([...slats(height - 0.022, 0), ...slats(0.2, 0.1)]), wood.along],
    [
      mergeShapes([
        legs(width - 0.04, depth - 0.04, height - 0.022, 0.055),
        ...[-1, 1].map((side) =>
          block([0.03, 0.06, depth - 0.1], [side * (width / 2 - 0.05), height - 0.085, 0]),
        ),
        ...[-1, 1].map((side) => block([0.03, 0.04, depth - 0.1], [side * (width / 2 - 0.05), 0.16, 0])),
      ]),
      wood.up,
    ],
  ]);
}
