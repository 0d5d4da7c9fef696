import { floorPlane } from '../../../geometry/plane.ts';
import { mergeShapes, meshOf, placeShape, type Shape } from '../../../geometry/shape.ts';
import type { Material } from '../../../scene/material.ts';
import type { Mesh } from '../../../scene/mesh.ts';
import type { Random } from '../../../scene/random.ts';
import { at } from '../../../scene/transform.ts';
import { houses } from '../../outdoors/houses.ts';
import { block, METALS } from './piece.ts';

/** Meters. */
export const RAIL = 1.04;
/** The street between the balcony and the houses opposite, and how high the balcony is above it. */
const STREET = { width: 15, below: 8.6 };

/**
 * A balcony of a house: its floor, a railing at the back and at one side, the house's wall with a glass door at the other, and
 * the houses across the street.
 * @param side where the house is: -1 left, 1 right
 */
export function balconyShell(
  random: Random,
  { width, depth, side }: { width: number; depth: number; side: -1 | 1 },
  { floor, wall, frame, isLit }: { floor: Material; wall: Material; frame: Material; isLit: boolean },
): Mesh {
  const outside = -side * (width / 2);
  const long = depth + 4;
  const opposite = houses({ from: -34, to: 34 }, random, { isLit }).map(
    ([shape, material]) => [placeShape(shape, at([0, -STREET.below, -STREET.width])), material] as const,
  );
  return meshOf([
    [placeShape(floorPlane(width, long), at([0, 0, long / 2])), floor],
    [block([width + 0.1, 0.22, 0.1], [0, -0.22, 0.0]), wall],
    [railing(width, [0, 0, 0.05], 0), METALS.black],
    [railing(long, [outside + side * 0.05, 0, long / 2], Math.PI / 2), METALS.black],
    ...houseWall(side * (width / 2), long, { wall, frame, isLit }),
    ...opposite,
  ]);
}

/** Upright bars between two rails, along x before it is turned. */
function railing(length: number, position: readonly [number, number, number], turn: number): Shape {
  const count = Math.round(length / 0.11);
  return placeShape(
    mergeShapes([
      block([length, 0.04, 0.055], [0, RAIL - 0.04, 0], { radius: 0.01 }),
      block([length, 0.025, 0.025], [0, 0.09, 0]),
      ...Array.from({ length: count + 1 }, (_, i) =>
        block([0.014, RAIL - 0.12, 0.014], [(i / count - 0.5) * (length - 0.03), 0.1, 0], { radius: 0.002 }),
      ),
    ]),
    at(position, turn),
  );
}

/** The wall at a side, with a glass door in it. */
function houseWall(
  x: number,
  long: number,
  { wall, frame, isLit }: { wall: Material; frame: Material; isLit: boolean },
): (readonly [Shape, Material])[] {
  const out = Math.sign(x) * 0.1;
  const [from, to, head, high] = [0.75, 2.35, 2.25, 3.4];
  const pane: Material = {
    color: [0.03, 0.035, 0.04],
    roughness: 0.05,
    metallic: 0,
    coat: { strength: 1, roughness: 0.01 },
    ...(isLit ? { emission: [1.3, 0.85, 0.42] as const } : {}),
  };
  const upright = (a: number, b: number, low: number, top: number) =>
    block([0.2, top - low, b - a], [x + out, low, (a + b) / 2], { radius: 0.002 });
  const middle = (from + to) / 2;
  return [
    [
      mergeShapes([upright(-0.1, from, 0, high), upright(to, long, 0, high), upright(from, to, head, high)]),
      wall,
    ],
    [block([0.02, head, to - from], [x + out, 0, middle]), pane],
    [
      mergeShapes([
        ...[from + 0.04, middle, to - 0.04].map((z) => block([0.08, head, 0.07], [x + out, 0, z])),
        ...[0, 1.02, head - 0.07].map((y) => block([0.08, 0.07, to - from], [x + out, y, middle])),
      ]),
      frame,
    ],
  ];
}
