import { grid } from '../../geometry/grid.ts';
import { mergeShapes, meshOf, type Shape } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { type Thing, thing } from '../thing.ts';

/** Meters; a basket is a little longer than it is deep. */
const TOP = 0.155;
const BOTTOM = 0.115;
const HEIGHT = 0.105;
const OVAL = 0.82;
/** Withes one above the other, and stakes around. */
const ROWS = 11;
const STAKES = 34;

export const BASKETS: readonly Thing[] = [
  thing(
    ['basket', 'wicker basket', 'fruit basket', 'bread basket', 'woven basket', 'straw basket'],
    { category: 'tableware' },
    () => {
      const withe = createMaterial('wicker', '#b08450');
      const dark = createMaterial('wicker', '#8a6136');
      const rims = [0, 1].map((strand) => tube(rimPath(strand), 0.0058, { segments: 7 }));
      const handles = [-1, 1].map((side) => tube(handlePath(side), 0.0052, { segments: 8 }));
      return {
        mesh: meshOf([
          [mergeShapes([wall(1), wall(-1), bottom()]), withe],
          [mergeShapes([...rims, ...handles]), dark],
        ]),
        colored: [withe],
      };
    },
  ),
];

function radiusAt(v: number): number {
  return BOTTOM + (TOP - BOTTOM) * v ** 0.75;
}

/** Withes that pass before and behind the stakes in turn. @param side 1 the outer face, -1 the inner one */
function wall(side: 1 | -1): Shape {
  return grid(STAKES * 4, ROWS * 4, (across, v) => {
    const u = side === 1 ? across : 1 - across;
    const row = Math.min(ROWS - 1, Math.floor(v * ROWS));
    const over = Math.cos(Math.PI * (u * STAKES + row));
    const round = Math.abs(Math.sin(Math.PI * v * ROWS));
    const radius = radiusAt(v) + 0.0026 * over + side * (0.0012 + 0.0034 * round);
    const angle = u * Math.PI * 2;
    return { position: [radius * Math.sin(angle), 0.004 + v * HEIGHT, radius * OVAL * Math.cos(angle)] };
  });
}

function bottom(): Shape {
  return grid(40, 6, (u, v) => {
    const [angle, reach] = [u * Math.PI * 2, BOTTOM * (1 - v)];
    return {
      position: [reach * Math.sin(angle), 0.006 + 0.0012 * Math.cos(v * 60), reach * OVAL * Math.cos(angle)],
      normal: [0, 1, 0],
    };
  });
}

/** One of two withes that are wound around each other. */
function rimPath(strand: number): Vec3[] {
  return Array.from({ length: 161 }, (_, i): Vec3 => {
    const angle = (i / 160) * Math.PI * 2;
    const turn = angle * 26 + strand * Math.PI;
    const radius = TOP + 0.0045 * Math.cos(turn);
    return [
      radius * Math.sin(angle),
      HEIGHT + 0.005 + 0.0045 * Math.sin(turn),
      radius * OVAL * Math.cos(angle),
    ];
  });
}

/** A loop above the rim at the left or right end. */
function handlePath(side: number): Vec3[] {
  return Array.from({ length: 17 }, (_, i): Vec3 => {
    const t = i / 16;
    const angle = side * (Math.PI / 2) + (t - 0.5) * 0.75;
    const rise = Math.sin(Math.PI * t);
    const radius = TOP + 0.012 * rise;
    return [radius * Math.sin(angle), HEIGHT + 0.042 * rise, radius * OVAL * Math.cos(angle)];
  });
}
