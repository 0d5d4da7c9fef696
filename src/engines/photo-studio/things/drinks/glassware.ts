import { cylinder, lathe, type ProfilePoint } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Rgb } from '../../scene/vector.ts';
import type { Part } from '../parts.ts';

import { type Thing, type ThingModel, thing } from '../thing.ts';
import { filling, radiusAt, vessel } from './vessel.ts';

const drinks = { category: 'food' } as const;
const tableware = { category: 'tableware' } as const;
export const CLEAR: Material = {
  color: [0.985, 0.99, 0.988],
  roughness: 0.01,
  metallic: 0,
  glass: 'solid',
  ior: 1.5,
};
export const THIN = createMaterial('glass', '#f7f9f8');
const CORK: Material = createMaterial('cardboard', '#b58a5c');
const LABEL: Material = createMaterial('paper', '#ece5d6');

/** A clear drink; `tint` is what is left of white light after a few centimeters. */
export function liquid(tint: Rgb): Material {
  return { color: tint, roughness: 0.01, metallic: 0, glass: 'solid', ior: 1.34 };
}

/** A drink that light does not pass. */
export function cloudy(color: string): Material {
  return {
    ...createMaterial('coffee', color),
    softness: 0.3,
    coat: { strength: 0.9, roughness: 0.02 },
    roughness: 0.2,
  };
}

const WINE_BOWL: readonly ProfilePoint[] = [
  [0, 0.0925],
  [0.006, 0.0935],
  [0.02, 0.101],
  [0.036, 0.122],
  [0.0415, 0.145],
  [0.04, 0.17],
  [0.034, 0.205],
];
const STEM: readonly ProfilePoint[] = [
  [0, 0],
  [0.036, 0],
  [0.0365, 0.0015],
  [0.03, 0.003],
  [0.012, 0.006],
  [0.0045, 0.014],
  [0.0036, 0.04],
  [0.0038, 0.075],
  [0.006, 0.09],
  [0.0075, 0.0945],
  [0, 0.0955],
];
const FLUTE: readonly ProfilePoint[] = [
  [0, 0.105],
  [0.006, 0.107],
  [0.018, 0.125],
  [0.0245, 0.16],
  [0.025, 0.19],
  [0.0215, 0.23],
];
export const TUMBLER: readonly ProfilePoint[] = [
  [0, 0],
  [0.029, 0],
  [0.032, 0.003],
  [0.034, 0.03],
  [0.036, 0.095],
];
export const HIGHBALL: readonly ProfilePoint[] = [
  [0, 0],
  [0.028, 0],
  [0.0305, 0.003],
  [0.0315, 0.05],
  [0.033, 0.14],
];
const BEER: readonly ProfilePoint[] = [
  [0, 0],
  [0.03, 0],
  [0.034, 0.004],
  [0.033, 0.03],
  [0.039, 0.1],
  [0.041, 0.15],
  [0.038, 0.17],
];

export const GLASSWARE: readonly Thing[] = [
  thing(['glass of red wine', 'red wine', 'wine', 'glass of wine'], drinks, () =>
    stemmed(WINE_BOWL, 0.14, liquid([0.5, 0.012, 0.04])),
  ),
  thing(['glass of white wine', 'white wine'], drinks, () =>
    stemmed(WINE_BOWL, 0.14, liquid([0.93, 0.85, 0.52])),
  ),
  thing(['wine glass', 'empty wine glass', 'goblet'], tableware, () => stemmed(WINE_BOWL, 0, null)),
  thing(['champagne', 'glass of champagne', 'sparkling wine', 'champagne flute', 'prosecco'], drinks, () =>
    stemmed(FLUTE, 0.205, liquid([0.95, 0.84, 0.5])),
  ),
  thing(['glass of water', 'water', 'tumbler', 'water glass'], drinks, () =>
    tumbler(TUMBLER, 0.074, liquid([0.98, 0.99, 0.99])),
  ),
  thing(['glass of orange juice', 'orange juice', 'juice'], drinks, () =>
    tumbler(HIGHBALL, 0.115, cloudy('#e58f12')),
  ),
  thing(['glass of milk', 'milk'], drinks, () =>
    tumbler(HIGHBALL, 0.11, { ...cloudy('#ece7dc'), softness: 0.7 }),
  ),
  thing(['smoothie', 'berry smoothie', 'milkshake', 'glass of smoothie'], drinks, () =>
    tumbler(HIGHBALL, 0.12, cloudy('#b5486a')),
  ),
  thing(
    [
      'whisky',
      'whiskey',
      'glass of whisky',
      'glass of whiskey',
      'whiskey glass',
      'whisky glass',
      'bourbon',
      'rum',
      'brandy',
      'cognac',
    ],
    drinks,
    () => tumbler(TUMBLER, 0.036, liquid([0.85, 0.45, 0.1]), { base: 0.012 }),
  ),
  thing(['empty glass', 'drinking glass', 'glass'], tableware, () => tumbler(TUMBLER, 0, null)),
  thing(['beer', 'glass of beer', 'pint of beer', 'pint'], drinks, () => {
    const beer = filling(BEER, 0.0026, 0.135, { base: 0.008 });
    const top = radiusAt(smoothProfile(BEER), 0.15) - 0.003;
    const foam = lathe(
      smoothProfile(
        [
          [0, 0.1352],
          [top - 0.002, 0.1352],
          [top, 0.145],
          [top - 0.0008, 0.165],
          [top - 0.004, 0.174],
          [top - 0.016, 0.179],
          [0, 0.18],
        ],
        4,
      ),
      { crease: 0.9 },
    );
    const froth: Material = { ...createMaterial('cream', '#f0e6cf'), softness: 0.6 };
    froth.detail = { kind: 'crumb', scale: 0.02, bump: 0.0006, roughness: 0, tint: 0.08 };
    return {
      mesh: meshOf([
        [vessel(BEER, 0.0026, 0.008), CLEAR],
        [beer, liquid([0.86, 0.5, 0.1])],
        [foam, froth],
      ]),
      colored: [],
    };
  }),
  thing(['wine bottle', 'bottle of wine', 'bottle of red wine'], drinks, () => {
    const glass: Material = { ...createMaterial('gloss', '#0d130c'), coat: { strength: 1, roughness: 0.03 } };
    const body = lathe(
      smoothProfile(
        [
          [0, 0.006],
          [0.02, 0.003],
          [0.033, 0],
          [0.037, 0.004],
          [0.0375, 0.015],
          [0.0375, 0.185],
          [0.035, 0.205],
          [0.02, 0.232],
          [0.0145, 0.25],
          [0.0138, 0.285],
        ],
        5,
      ),
      { crease: 1 },
    );
    const foil = { ...createMaterial('gloss', '#4b1018') };
    const capsule = lathe(
      [
        [0.0142, 0.236 + 0.012],
        [0.0143, 0.29],
        [0.0152, 0.291],
        [0.0152, 0.296],
        [0.0143, 0.2985],
        [0, 0.299],
      ],
      { crease: 0.5 },
    );
    return {
      mesh: meshOf([
        [body, glass],
        [capsule, foil],
        [label(0.0378, 0.055, 0.14), LABEL],
      ]),
      colored: [foil],
    };
  }),
  thing(['milk bottle', 'bottle of milk'], drinks, () => {
    const outer: ProfilePoint[] = [
      [0, 0],
      [0.03, 0],
      [0.0345, 0.004],
      [0.035, 0.02],
      [0.035, 0.105],
      [0.03, 0.125],
      [0.019, 0.15],
      [0.0185, 0.175],
      [0.021, 0.178],
      [0.021, 0.186],
    ];
    return {
      mesh: meshOf([
        [vessel(outer, 0.0025, 0.005), CLEAR],
        [filling(outer, 0.0025, 0.14, { base: 0.005 }), { ...cloudy('#ece7dc'), softness: 0.7 }],
      ]),
      colored: [],
    };
  }),
  thing(['water bottle', 'bottle of water', 'glass bottle', 'bottle'], drinks, () => {
    const outer: ProfilePoint[] = [
      [0, 0],
      [0.028, 0],
      [0.033, 0.004],
      [0.0335, 0.02],
      [0.0335, 0.14],
      [0.028, 0.165],
      [0.015, 0.2],
      [0.0135, 0.235],
      [0.0145, 0.24],
    ];
    const stopper = placeShape(cylinder(0.0155, 0.02, { edge: 0.003 }), at([0, 0.238, 0]));
    return {
      mesh: meshOf([
        [vessel(outer, 0.0025, 0.005), CLEAR],
        [filling(outer, 0.0025, 0.19, { base: 0.005 }), liquid([0.98, 0.99, 0.99])],
        [stopper, STEEL],
      ]),
      colored: [],
    };
  }),
  thing(['olive oil', 'bottle of olive oil', 'oil bottle', 'oil'], drinks, () => {
    const outer: ProfilePoint[] = [
      [0, 0],
      [0.026, 0],
      [0.03, 0.004],
      [0.0305, 0.015],
      [0.0305, 0.13],
      [0.024, 0.152],
      [0.0125, 0.175],
      [0.011, 0.21],
      [0.0125, 0.214],
    ];
    const cork = placeShape(cylinder(0.0098, 0.03, { edge: 0.002 }), at([0, 0.2, 0]));
    return {
      mesh: meshOf([
        [vessel(outer, 0.002, 0.005), CLEAR],
        [filling(outer, 0.002, 0.165, { base: 0.005 }), liquid([0.83, 0.72, 0.14])],
        [cork, CORK],
      ]),
      colored: [],
    };
  }),
  thing(['honey jar', 'jar of honey', 'honey'], drinks, () =>
    jar(liquid([0.93, 0.55, 0.08]), createMaterial('brass', '#c9a24d')),
  ),
  thing(['jam jar', 'jar of jam', 'jam', 'marmalade'], drinks, () =>
    jar({ ...createMaterial('sauce', '#6e0d16'), softness: 0.5 }, createMaterial('painted', '#d9d2c4')),
  ),
  thing(['glass jar', 'empty jar', 'mason jar', 'preserving jar'], tableware, () =>
    jar(null, createMaterial('aluminum', '#b9b6ae')),
  ),
];

const STEEL = createMaterial('steel', '#c9c6c0');

/** A stemmed glass with a drink, or without; `garnish` is what is in and on it. */
export function stemmed(
  bowl: readonly ProfilePoint[],
  level: number,
  drink: Material | null,
  garnish: readonly Part[] = [],
): ThingModel {
  const stretch = (bowl[0]![1] + 0.003) / 0.0955;
  const foot = lathe(
    smoothProfile(
      STEM.map(([r, y]): ProfilePoint => [r, y * (y > 0.006 ? stretch : 1)]),
      5,
    ),
    { crease: 1 },
  );
  const sheet = lathe(smoothProfile(bowl, 6), { crease: 3, segments: 80 });
  const parts: Part[] = [[foot, CLEAR], [sheet, THIN], ...garnish];
  if (drink) parts.push([filling(bowl, 0.0007, level, { base: 0.003, segments: 80 }), drink]);
  return { mesh: meshOf(parts), colored: drink ? [drink] : [] };
}

/** As `stemmed`, without a stem; `base` is the thickness of its bottom, meters. */
export function tumbler(
  outer: readonly ProfilePoint[],
  level: number,
  drink: Material | null,
  { base = 0.008, garnish = [] }: { base?: number; garnish?: readonly Part[] } = {},
): ThingModel {
  const parts: Part[] = [[vessel(outer, 0.0022, base, 80), CLEAR], ...garnish];
  if (drink) parts.push([filling(outer, 0.0022, level, { base, segments: 80 }), drink]);
  return { mesh: meshOf(parts), colored: drink ? [drink] : [] };
}

function jar(content: Material | null, lidMaterial: Material): ThingModel {
  const outer: ProfilePoint[] = [
    [0, 0],
    [0.03, 0],
    [0.035, 0.004],
    [0.036, 0.012],
    [0.036, 0.07],
    [0.033, 0.08],
    [0.03, 0.084],
    [0.03, 0.092],
  ];
  const lid = placeShape(cylinder(0.0325, 0.015, { edge: 0.0022 }), at([0, 0.083, 0]));
  const parts: [Shape, Material][] = [
    [vessel(outer, 0.0022, 0.005), CLEAR],
    [lid, lidMaterial],
  ];
  if (content) parts.push([filling(outer, 0.0022, 0.076, { base: 0.005 }), content]);
  return { mesh: meshOf(parts), colored: [lidMaterial] };
}

/** A blank paper label around the front of a bottle. */
export function label(radius: number, low: number, high: number, half = 1.15): Shape {
  const band = lathe(
    [
      [radius, low],
      [radius, high],
    ],
    { segments: 96 },
  );
  const indices = Array.from({ length: band.indices.length / 3 }, (_, i) => [
    band.indices[i * 3]!,
    band.indices[i * 3 + 1]!,
    band.indices[i * 3 + 2]!,
  ])
    .filter((triangle) =>
      triangle.every(
        (vertex) => Math.abs(Math.atan2(band.positions[vertex * 3]!, band.positions[vertex * 3 + 2]!)) < half,
      ),
    )
    .flat();
  return mergeShapes([{ ...band, indices: Uint32Array.from(indices) }]);
}
