import { grid } from '../../../geometry/grid.ts';
import { sphere } from '../../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { tube } from '../../../geometry/tube.ts';
import type { Material } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import { at } from '../../../scene/transform.ts';
import type { Rgb } from '../../../scene/vector.ts';
import { repeatingNoise } from '../surfaces/paint-texture.ts';
import { block, type Piece, piece } from './piece.ts';
import { cloth } from './soft.ts';

/** Hooks on a board with a coat, a scarf and a bag; its origin is the middle of the board's lower edge. */
export function coatRail(
  random: Random,
  width: number,
  wood: Material,
  metal: Material,
  colors: readonly Rgb[],
): Piece {
  const hooks = 5;
  const xAt = (i: number) => (i / (hooks - 1) - 0.5) * (width - 0.16);
  const hook = (i: number): Shape =>
    mergeShapes([
      tube(
        [
          [xAt(i), 0.04, 0.02],
          [xAt(i), 0.03, 0.06],
          [xAt(i), 0.055, 0.075],
        ],
        0.006,
      ),
      placeShape(sphere(0.011, 16), at([xAt(i), 0.048, 0.076])),
    ]);
  return piece('coats', [
    [block([width, 0.09, 0.022], [0, 0, 0.011], { radius: 0.005 }), wood],
    [mergeShapes([0, 1, 2, 3, 4].map(hook)), metal],
    [coat(random, xAt(1), 0.5, 0.95), cloth(random.pick(colors), 'felt')],
    [coat(random, xAt(3), 0.42, 0.8), cloth(random.pick(colors), 'fabric')],
    [scarf(random, xAt(0)), cloth(random.pick(colors), 'knit')],
  ]);
}

/** A coat on its hook: gathered at the collar, wide and folded below. */
function coat(random: Random, x: number, width: number, length: number): Shape {
  const noise = repeatingNoise(random.seed(), 9, 6);
  return grid(56, 24, (u, v) => {
    const around = u * 2 * Math.PI;
    const shoulder = Math.min(1, 0.16 + v * 5) * (0.72 + 0.28 * v);
    const fold = 1 + 0.16 * Math.sin(around * 5 + 4 * noise(u, v)) * Math.min(1, v * 2);
    const deep = 0.05 + 0.06 * v;
    return {
      position: [
        x + Math.cos(around) * (width / 2) * shoulder * (0.9 + 0.1 * fold),
        0.045 - length * v - 0.05 * Math.abs(Math.cos(around)) * Math.min(1, v * 6),
        0.075 + Math.sin(around) * deep * fold,
      ],
    };
  });
}

function scarf(random: Random, x: number): Shape {
  const noise = repeatingNoise(random.seed(), 5, 7);
  return mergeShapes(
    [-1, 1].map((side) =>
      grid(10, 20, (u, v) => ({
        position: [
          x + side * 0.045 + (u - 0.5) * 0.12 * (0.5 + 0.5 * Math.min(1, v * 3)),
          0.06 - v * (side > 0 ? 0.72 : 0.6),
          0.06 + 0.02 * Math.sin(u * 7 + 5 * noise(u, v)) + side * 0.008,
        ],
      })),
    ),
  );
}
