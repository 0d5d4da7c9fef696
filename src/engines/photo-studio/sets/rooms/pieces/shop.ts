import { cylinder } from '../../../geometry/lathe.ts';
import { floorPlane, wallPlane } from '../../../geometry/plane.ts';
import { mergeShapes, meshOf, placeShape } from '../../../geometry/shape.ts';
import type { Material } from '../../../scene/material.ts';
import type { Mesh } from '../../../scene/mesh.ts';
import { at } from '../../../scene/transform.ts';
import { block, type Piece, piece } from './piece.ts';

/** The hole in the front of a shop, in meters. */
export const OPENING = { width: 2.7, height: 2.35 };
/** Meters from the back of the display to the glass. */
export const GLASS_AT = 1.15;
/** Meters. */
const FRONT_HEIGHT = 3.7;
const THICK = 0.18;
const PIER = 0.32;

/**
 * A block that goods stand on, or a round one.
 * @param height in meters
 */
export function plinth(height: number, material: Material, isRound: boolean): Piece {
  const side = 0.4;
  return piece('plinth', [
    [
      isRound
        ? cylinder(side / 2, height, { edge: 0.004, segments: 64 })
        : block([side, height, side], [0, 0, 0]),
      material,
    ],
  ]);
}

/** The upright at a side of the window. */
export function pier(front: Material): Piece {
  return piece('pier', [
    [
      mergeShapes([
        block([PIER, OPENING.height, THICK], [0, 0, 0]),
        block([PIER + 0.04, 0.3, THICK + 0.05], [0, 0, 0]),
        block([PIER * 0.55, OPENING.height - 0.7, 0.02], [0, 0.45, THICK / 2 + 0.008], { radius: 0.006 }),
      ]),
      front,
    ],
  ]);
}

export interface ShopFront {
  /** Without it there are no reflections, as through a filter on the lens: those of a bright sky would hide the goods. */
  hasPane: boolean;
  /** Of the display. */
  walls: Material;
  floor: Material;
  ceiling: Material;
  frame: Material;
  front: Material;
  house: Material;
  pavement: Material;
}

/** The display's back, sides and ceiling, the pane, and the house around it above a pavement. */
export function shopFront({
  hasPane,
  walls,
  floor,
  ceiling,
  frame,
  front,
  house,
  pavement,
}: ShopFront): Mesh {
  const { width, height } = OPENING;
  const half = width / 2 + PIER + 0.04;
  const wide = 12;
  const side = (wide - 2 * half) / 2;
  const glass: Material = { color: [0.97, 0.98, 0.98], roughness: 0, metallic: 0, glass: 'thin' };
  return meshOf([
    [
      mergeShapes([
        block([width + 2 * PIER, height, 0.1], [0, 0, -0.06]),
        ...[-1, 1].map((s) =>
          block([0.1, height, GLASS_AT], [(s * (width + 2 * PIER)) / 2, 0, GLASS_AT / 2 - 0.05]),
        ),
      ]),
      walls,
    ],
    [placeShape(floorPlane(width + 2 * PIER, GLASS_AT), at([0, 0, GLASS_AT / 2])), floor],
    [block([width + 2 * PIER, 0.08, GLASS_AT], [0, height, GLASS_AT / 2 - 0.1]), ceiling],
    [placeShape(floorPlane(wide, 9), at([0, 0, GLASS_AT + 4.5])), pavement],
    [
      mergeShapes([
        block([width, 0.05, 0.07], [0, 0, GLASS_AT]),
        block([width, 0.05, 0.07], [0, height - 0.05, GLASS_AT]),
        ...[-1, 1].map((s) => block([0.05, height, 0.07], [s * (width / 2 - 0.025), 0, GLASS_AT])),
      ]),
      frame,
    ],
    ...(hasPane ? [[placeShape(wallPlane(width, height), at([0, 0, GLASS_AT])), glass] as const] : []),
    // The sign's board, its cornice, and the house.
    [
      mergeShapes([
        block([2 * half, 0.52, THICK + 0.02], [0, height, GLASS_AT]),
        block([2 * half + 0.1, 0.07, THICK + 0.18], [0, height + 0.52, GLASS_AT + 0.06]),
        block([2 * half + 0.04, 0.05, THICK + 0.08], [0, height + 0.02, GLASS_AT + 0.02]),
      ]),
      front,
    ],
    [
      mergeShapes([
        ...[-1, 1].map((s) =>
          block([side, FRONT_HEIGHT, THICK], [s * (half + side / 2), 0, GLASS_AT - 0.03]),
        ),
        block([2 * half, FRONT_HEIGHT - height - 0.5, THICK], [0, height + 0.5, GLASS_AT - 0.03]),
      ]),
      house,
    ],
  ]);
}
