import { grid } from '../../geometry/grid.ts';
import { cylinder, type ProfilePoint, sphere } from '../../geometry/lathe.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import type { Material } from '../../scene/material.ts';
import { at, type Transform } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { Part } from '../parts.ts';
import { leafShape } from '../plants/leaves.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';
import { CLEAR, cloudy, HIGHBALL, liquid, stemmed, TUMBLER, tumbler } from './glassware.ts';

const drinks = { category: 'food' } as const;

/** Drinks with ice, and what is stuck on the rim. */
export const COLD_DRINKS: readonly Thing[] = [
  thing(['mojito', 'mojito cocktail', 'glass of mojito', 'gin tonic', 'gin and tonic'], drinks, () =>
    onIce(liquid([0.93, 0.97, 0.8]), { slice: LIME, mint: 'muddled' }),
  ),
  thing(['cocktail', 'cocktails', 'glass of cocktail', 'margarita', 'daiquiri', 'martini'], drinks, cocktail),
  thing(['iced tea', 'glass of iced tea', 'ice tea'], drinks, () =>
    onIce(liquid([0.82, 0.48, 0.16]), { slice: LEMON }),
  ),
  thing(['lemonade', 'glass of lemonade', 'lemon water', 'homemade lemonade'], drinks, () =>
    onIce(liquid([0.97, 0.93, 0.66]), { slice: LEMON, mint: 'sprig' }),
  ),
  thing(['cola', 'soft drink', 'soda', 'glass of cola', 'glass of soda'], drinks, () =>
    onIce(cloudy('#2d1409'), { slice: LEMON }),
  ),
  thing(
    [
      'whisky on ice',
      'whiskey on ice',
      'whiskey on the rocks',
      'whisky on the rocks',
      'scotch',
      'old fashioned',
    ],
    drinks,
    whiskyOnIce,
  ),
  thing(
    ['iced coffee', 'glass of iced coffee', 'iced latte', 'cold brew', 'ice coffee', 'frappe'],
    drinks,
    () => onIce(cloudy('#8f6340'), {}),
  ),
];

/** Cubes of ice with round edges and worn sides. */
function ice(spots: readonly Vec3[], side: number): Shape {
  const cube = bendShape(
    roundedBox({ width: side, height: side, depth: side, radius: side * 0.16, segments: 4 }),
    ([x, y, z]) => [x + 0.03 * side * Math.sin(y * 300), y, z + 0.03 * side * Math.sin(x * 320)],
  );
  return mergeShapes(
    spots.map((position, i) =>
      placeShape(cube, {
        position,
        turn: i * 1.3,
        scale: 1,
        tilt: [0.35 * Math.sin(i * 2), 0.3 * Math.cos(i)],
      }),
    ),
  );
}

interface Citrus {
  peel: Material;
  flesh: Material;
}

const LIME = citrus('#7f9436', '#c3d27e');
const LEMON = citrus('#e6bd2b', '#efdc86');

function citrus(peel: string, flesh: string): Citrus {
  return {
    peel: { ...createMaterial('fruit', peel), coat: { strength: 0.5, roughness: 0.22 } },
    flesh: { ...createMaterial('fruit', flesh), softness: 0.65, coat: { strength: 0.8, roughness: 0.1 } },
  };
}

const MINT: Material = { ...createMaterial('leaf', '#4b8a35'), isCutOut: false };

/** A wheel of fruit that stands upright in the x-y plane around the origin of `place`. */
function wheel(radius: number, { peel, flesh }: Citrus, place: Transform): Part[] {
  const upright = { ...at([0, 0, 0]), tilt: [Math.PI / 2, 0] as const };
  const rind = placeShape(cylinder(radius, 0.005, { edge: 0.0012 }), upright);
  const segment = (i: number, side: 1 | -1) =>
    grid(10, 6, (u, v) => {
      const angle = ((i + 0.5 + (u - 0.5) * 0.84) / 9) * Math.PI * 2 * side;
      const r = radius * (0.16 + 0.7 * v);
      return { position: [Math.sin(angle) * r, Math.cos(angle) * r, side === -1 ? 0.0052 : -0.0002] };
    });
  const segments = Array.from({ length: 9 }, (_, i) => [segment(i, 1), segment(i, -1)]).flat();
  return [
    [placeShape(rind, place), peel],
    [placeShape(mergeShapes(segments), place), flesh],
  ];
}

const COUPE: readonly ProfilePoint[] = [
  [0, 0.0925],
  [0.006, 0.0935],
  [0.024, 0.1],
  [0.042, 0.114],
  [0.049, 0.133],
  [0.0485, 0.147],
];

function cocktail(): ThingModel {
  const slice = wheel(0.02, LIME, { position: [0.044, 0.15, 0.004], turn: 0.6, scale: 1, tilt: [0, -0.3] });
  const cherry = placeShape(sphere(0.0085, 32), at([-0.012, 0.132, 0.012]));
  return stemmed(COUPE, 0.138, liquid([0.93, 0.42, 0.25]), [
    ...slice,
    [cherry, { ...createMaterial('fruit', '#7d0d18'), coat: { strength: 0.9, roughness: 0.06 } }],
  ]);
}

function whiskyOnIce(): ThingModel {
  const spots: Vec3[] = [
    [0.009, 0.014, 0.006],
    [-0.011, 0.016, -0.004],
    [0.002, 0.034, 0.002],
  ];
  return tumbler(TUMBLER, 0.04, liquid([0.85, 0.45, 0.1]), {
    base: 0.012,
    garnish: [[ice(spots, 0.024), { ...CLEAR, ior: 1.31 }]],
  });
}

interface OnIce {
  slice?: Citrus;
  /** A sprig on top, or that and leaves in the drink. */
  mint?: 'sprig' | 'muddled';
}

/** A tall glass on ice, with a straw and a slice on the rim. */
function onIce(drink: Material, { slice, mint }: OnIce): ThingModel {
  const spots: Vec3[] = [
    [0.008, 0.106, 0.01],
    [-0.011, 0.112, 0.004],
    [0.003, 0.116, -0.013],
    [-0.004, 0.09, 0.011],
  ];
  const straw = tube(
    [
      [0.012, 0.02, -0.012],
      [-0.018, 0.19, -0.02],
    ],
    0.0028,
    { segments: 20 },
  );
  const sprig = Array.from({ length: 9 }, (_, i) =>
    placeShape(leafShape(0.024 + 0.006 * (i % 3), 0.016, 0.006, { fold: 0.3 }), {
      position: [-0.008, 0.128 + 0.003 * (i % 4), -0.004],
      turn: i * 2.4,
      scale: 1,
      tilt: [-0.35 - 0.1 * i, 0],
    }),
  );
  const muddled = Array.from({ length: 8 }, (_, i) =>
    placeShape(leafShape(0.022, 0.014, 0.002, { fold: 0.2 }), {
      position: [Math.sin(i * 2.4) * 0.016, 0.02 + i * 0.011, Math.cos(i * 2.4) * 0.016],
      turn: i * 1.7,
      scale: 1,
      tilt: [-0.9 + 0.5 * (i % 3), 0.4],
    }),
  );
  const leaves = [...(mint ? sprig : []), ...(mint === 'muddled' ? muddled : [])];
  const rim = { position: [0.026, 0.136, 0.006], turn: 0.5, scale: 1, tilt: [0, -0.25] } as const;
  return tumbler(HIGHBALL, 0.118, drink, {
    garnish: [
      [ice(spots, 0.019), { ...CLEAR, ior: 1.31 }],
      [straw, createMaterial('paper', '#e8e2d4')],
      ...(slice ? wheel(0.021, slice, rim) : []),
      ...(leaves.length > 0 ? [[mergeShapes(leaves), MINT] as const] : []),
    ],
  });
}
