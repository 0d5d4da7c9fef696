import { grid } from '../geometry/grid.ts';
import { cylinder, lathe, type ProfilePoint, sphere } from '../geometry/lathe.ts';
import { smoothProfile } from '../geometry/profile.ts';
import { roundedBox } from '../geometry/rounded-box.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape } from '../geometry/shape.ts';
import { tube } from '../geometry/tube.ts';
import { createMaterial } from '../materials/create-material.ts';
import type { Material } from '../scene/material.ts';
import { at } from '../scene/transform.ts';
import type { Rgb, Vec3 } from '../scene/vector.ts';
import { leafShape } from './leaves.ts';
import { type Thing, type ThingModel, thing } from './thing.ts';
import { filling, radiusAt, vessel } from './vessel.ts';

const drinks = { category: 'food' } as const;
const tableware = { category: 'tableware' } as const;
const CLEAR: Material = {
  color: [0.985, 0.99, 0.988],
  roughness: 0.01,
  metallic: 0,
  glass: 'solid',
  ior: 1.5,
};
const THIN = createMaterial('glass', '#f7f9f8');
const CORK: Material = createMaterial('cardboard', '#b58a5c');
const LABEL: Material = createMaterial('paper', '#ece5d6');

/** A clear drink; `tint` is what is left of white light after a few centimeters. */
function liquid(tint: Rgb): Material {
  return { color: tint, roughness: 0.01, metallic: 0, glass: 'solid', ior: 1.34 };
}

/** A drink that light does not pass. */
function cloudy(color: string): Material {
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
const TUMBLER: readonly ProfilePoint[] = [
  [0, 0],
  [0.029, 0],
  [0.032, 0.003],
  [0.034, 0.03],
  [0.036, 0.095],
];
const HIGHBALL: readonly ProfilePoint[] = [
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
  thing(['iced tea', 'lemonade', 'glass of iced tea'], drinks, () =>
    tumbler(HIGHBALL, 0.115, liquid([0.82, 0.48, 0.16])),
  ),
  thing(['mojito', 'mojito cocktail', 'glass of mojito', 'gin tonic', 'gin and tonic'], drinks, mojito),
  thing(['cocktail', 'cocktails', 'glass of cocktail', 'margarita', 'daiquiri', 'martini'], drinks, cocktail),
  thing(['smoothie', 'berry smoothie', 'milkshake'], drinks, () =>
    tumbler(HIGHBALL, 0.12, cloudy('#b5486a')),
  ),
  thing(['whisky', 'whiskey', 'glass of whisky', 'bourbon'], drinks, () =>
    tumbler(TUMBLER, 0.036, liquid([0.85, 0.45, 0.1]), { base: 0.012 }),
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

type Part = readonly [Shape, Material];

/** A stemmed glass or a tumbler with a drink, or without; `garnish` is what is in and on it. */
function stemmed(
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

function tumbler(
  outer: readonly ProfilePoint[],
  level: number,
  drink: Material | null,
  { base = 0.008, garnish = [] }: { base?: number; garnish?: readonly Part[] } = {},
): ThingModel {
  const parts: Part[] = [[vessel(outer, 0.0022, base, 80), CLEAR], ...garnish];
  if (drink) parts.push([filling(outer, 0.0022, level, { base, segments: 80 }), drink]);
  return { mesh: meshOf(parts), colored: drink ? [drink] : [] };
}

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

const LIME_PEEL: Material = {
  ...createMaterial('fruit', '#7f9436'),
  coat: { strength: 0.5, roughness: 0.22 },
};
const LIME_FLESH: Material = {
  ...createMaterial('fruit', '#c3d27e'),
  softness: 0.65,
  coat: { strength: 0.8, roughness: 0.1 },
};
const MINT: Material = { ...createMaterial('leaf', '#4b8a35'), isCutOut: false };

/** A wheel of lime that stands upright in the x-y plane, its middle in the origin. */
function limeWheel(radius: number): [Shape, Shape] {
  const tilt = { ...at([0, 0, 0]), tilt: [Math.PI / 2, 0] as const };
  const peel = placeShape(cylinder(radius, 0.005, { edge: 0.0012 }), tilt);
  const segment = (i: number, side: 1 | -1) =>
    grid(10, 6, (u, v) => {
      const angle = ((i + 0.5 + (u - 0.5) * 0.84) / 9) * Math.PI * 2 * side;
      const r = radius * (0.16 + 0.7 * v);
      return { position: [Math.sin(angle) * r, Math.cos(angle) * r, side === -1 ? 0.0052 : -0.0002] };
    });
  const flesh = mergeShapes(Array.from({ length: 9 }, (_, i) => [segment(i, 1), segment(i, -1)]).flat());
  return [peel, flesh];
}

function mojito(): ThingModel {
  const [peel, flesh] = limeWheel(0.021);
  const onRim = { position: [0.026, 0.136, 0.006] as const, turn: 0.5, scale: 1, tilt: [0, -0.25] as const };
  const leaves = Array.from({ length: 9 }, (_, i) =>
    placeShape(leafShape(0.024 + 0.006 * (i % 3), 0.016, 0.006, { fold: 0.3 }), {
      position: [-0.008, 0.128 + 0.003 * (i % 4), -0.004],
      turn: i * 2.4,
      scale: 1,
      tilt: [-0.35 - 0.1 * i, 0],
    }),
  );
  const inside = Array.from({ length: 8 }, (_, i) =>
    placeShape(leafShape(0.022, 0.014, 0.002, { fold: 0.2 }), {
      position: [Math.sin(i * 2.4) * 0.016, 0.02 + i * 0.011, Math.cos(i * 2.4) * 0.016],
      turn: i * 1.7,
      scale: 1,
      tilt: [-0.9 + 0.5 * (i % 3), 0.4],
    }),
  );
  const straw = tube(
    [
      [0.012, 0.02, -0.012],
      [-0.018, 0.19, -0.02],
    ],
    0.0028,
    { segments: 20 },
  );
  const spots: Vec3[] = [
    [0.008, 0.098, 0.01],
    [-0.011, 0.104, 0.004],
    [0.003, 0.108, -0.013],
    [-0.004, 0.083, 0.011],
  ];
  const garnish: Part[] = [
    [ice(spots, 0.019), { ...CLEAR, ior: 1.31 }],
    [placeShape(peel, onRim), LIME_PEEL],
    [placeShape(flesh, onRim), LIME_FLESH],
    [mergeShapes([...leaves, ...inside]), MINT],
    [straw, createMaterial('paper', '#e8e2d4')],
  ];
  return tumbler(HIGHBALL, 0.118, liquid([0.93, 0.97, 0.8]), { garnish });
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
  const [peel, flesh] = limeWheel(0.02);
  const onRim = { position: [0.044, 0.15, 0.004] as const, turn: 0.6, scale: 1, tilt: [0, -0.3] as const };
  const cherry = placeShape(sphere(0.0085, 32), at([-0.012, 0.132, 0.012]));
  return stemmed(COUPE, 0.138, liquid([0.93, 0.42, 0.25]), [
    [placeShape(peel, onRim), LIME_PEEL],
    [placeShape(flesh, onRim), LIME_FLESH],
    [cherry, { ...createMaterial('fruit', '#7d0d18'), coat: { strength: 0.9, roughness: 0.06 } }],
  ]);
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
