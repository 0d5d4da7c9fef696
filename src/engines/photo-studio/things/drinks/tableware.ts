import { grid } from '../../geometry/grid.ts';
import { cylinder, lathe, type ProfilePoint, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { layers } from '../../materials/paint.ts';
import { surface, tintedSurface } from '../../materials/surfaces.ts';
import { at } from '../../scene/transform.ts';
import { rgbFromHex } from '../../scene/vector.ts';
import { onFloor } from '../on-floor.ts';
import type { Part } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';
import { foamShape, latteArt } from './latte-art.ts';
import { filling, handle, radiusAt, vessel } from './vessel.ts';

const tableware = { category: 'tableware' } as const;
const STEEL = createMaterial('steel', '#cfcbc4');
const COFFEE = createMaterial('coffee', '#2a1608');
const CREMA = { ...createMaterial('satin', '#a86f3c'), roughness: 0.4 };

export const TABLEWARE: readonly Thing[] = [
  thing(
    ['mug', 'coffee mug', 'ceramic mug', 'blank mug', 'blank coffee mug', 'plain mug', 'white mug'],
    tableware,
    () => mug('#d8cfc2'),
  ),
  thing(['mug of coffee', 'cup of black coffee'], { category: 'food' }, () =>
    mug('#e6e1d6', [[filling(MUG, 0.0038, 0.078), COFFEE]]),
  ),
  thing(
    ['hot chocolate', 'mug of hot chocolate', 'hot cocoa', 'cocoa', 'cup of hot chocolate'],
    { category: 'food' },
    hotChocolate,
  ),
  thing(['cup and saucer', 'teacup', 'cup', 'cup of tea', 'tea', 'black tea'], tableware, () =>
    cupAndSaucer(createMaterial('coffee', '#8a4513')),
  ),
  thing(['green tea', 'cup of green tea', 'herbal tea', 'mint tea'], tableware, () =>
    cupAndSaucer(createMaterial('coffee', '#a39b35')),
  ),
  thing(
    [
      'cappuccino',
      'latte',
      'flat white',
      'cup of cappuccino',
      'cup of latte',
      'latte art',
      'coffee with latte art',
      'coffee cup with latte art',
      'cup of coffee with latte art',
      'latte with latte art',
      'cappuccino with latte art',
    ],
    { category: 'food' },
    () => cupAndSaucer(CREMA, true),
  ),
  thing(['plate', 'dinner plate', 'dish', 'empty plate'], tableware, () => plate(0.13, '#e9e5dc')),
  thing(['small plate', 'dessert plate', 'side plate'], tableware, () => plate(0.085, '#dfd8cb')),
  thing(['bowl', 'ceramic bowl', 'mixing bowl'], tableware, () => bowl(0.095, 0.075, '#c9cfc8')),
  thing(['small bowl', 'dip bowl', 'pinch bowl'], tableware, () => bowl(0.045, 0.032, '#d9cdbb')),
  thing(['pitcher', 'jug', 'water jug', 'ceramic jug'], tableware, pitcher),
  thing(['sugar bowl', 'sugar'], tableware, () => {
    const china = createMaterial('porcelain', '#e9e6df');
    const outer: ProfilePoint[] = [
      [0, 0],
      [0.025, 0],
      [0.028, 0.004],
      [0.042, 0.03],
      [0.043, 0.05],
      [0.037, 0.062],
    ];
    const lid = lathe(
      smoothProfile(
        [
          [0.039, 0.062],
          [0.034, 0.07],
          [0.015, 0.076],
          [0.005, 0.078],
          [0.004, 0.082],
          [0.008, 0.087],
          [0.006, 0.093],
          [0, 0.094],
        ],
        5,
      ),
    );
    return { mesh: meshOf([[mergeShapes([vessel(outer, 0.003), lid]), china]]), colored: [china] };
  }),
  thing(['tea pot', 'porcelain teapot', 'ceramic teapot'], tableware, teapot),
  thing(['spoon', 'tablespoon', 'silver spoon'], tableware, () => spoon(1)),
  thing(['teaspoon', 'coffee spoon'], tableware, () => spoon(0.7)),
  thing(['fork', 'silver fork', 'table fork'], tableware, fork),
  thing(['knife', 'table knife', 'dinner knife'], tableware, () => knife(0.22)),
  thing(['butter knife', 'spreader'], tableware, () => knife(0.15)),
  thing(['wooden spoon', 'cooking spoon'], { category: 'kitchen' }, () => {
    const wood = createMaterial('raw-wood', '#b98a5a');
    const shape = spoonShape(1.55, 0.006);
    return { mesh: meshOf([[onFloor(shape), wood]]), colored: [wood] };
  }),
  thing(['chopping board', 'wooden board', 'bread board'], { category: 'kitchen' }, () => {
    const board = roundedBox({ width: 0.34, height: 0.018, depth: 0.22, radius: 0.007, segments: 4 });
    return { mesh: meshOf([[board, surface('walnut')]]), colored: [] };
  }),
  thing(['napkin', 'linen napkin', 'cloth napkin', 'tea towel'], tableware, napkin),
  thing(['pepper mill', 'pepper grinder', 'salt mill'], { category: 'kitchen' }, () => {
    const wood = createMaterial('varnished-wood', '#6b4226');
    const body = lathe(
      smoothProfile(
        [
          [0, 0],
          [0.026, 0],
          [0.028, 0.004],
          [0.027, 0.02],
          [0.018, 0.05],
          [0.016, 0.07],
          [0.022, 0.09],
          [0.024, 0.1],
          [0.021, 0.108],
          [0.012, 0.112],
          [0.018, 0.118],
          [0.023, 0.132],
          [0.019, 0.15],
          [0.008, 0.158],
          [0, 0.159],
        ],
        5,
      ),
      { crease: 0.8 },
    );
    const knob = placeShape(sphere(0.006, 24), at([0, 0.158, 0]));
    return {
      mesh: meshOf([
        [body, wood],
        [knob, STEEL],
      ]),
      colored: [wood],
    };
  }),
  thing(['rolling pin'], { category: 'kitchen' }, () => {
    const wood = createMaterial('raw-wood', '#c69a68');
    const body = lathe(
      smoothProfile(
        [
          [0, 0],
          [0.011, 0.002],
          [0.014, 0.02],
          [0.012, 0.06],
          [0.008, 0.085],
          [0.009, 0.09],
          [0.027, 0.091],
          [0.028, 0.1],
          [0.028, 0.3],
          [0.027, 0.309],
          [0.009, 0.31],
          [0.008, 0.315],
          [0.012, 0.34],
          [0.014, 0.38],
          [0.011, 0.398],
          [0, 0.4],
        ],
        4,
      ),
      { crease: 0.8 },
    );
    return {
      mesh: meshOf([
        [onFloor(placeShape(body, { position: [0, 0, 0], turn: 0, scale: 1, tilt: [0, Math.PI / 2] })), wood],
      ]),
      colored: [wood],
    };
  }),
];

/** Marshmallows float on it. */
function hotChocolate(): ThingModel {
  const drink = createMaterial('coffee', '#4a2513');
  const sugar = { ...createMaterial('cream', '#efe6dd'), roughness: 0.75 };
  const spots = [
    [0.012, 0.006],
    [-0.012, 0.012],
    [0.001, -0.013],
    [-0.019, -0.008],
    [0.019, -0.009],
    [0.002, 0.024],
  ] as const;
  const pieces = spots.map(([x, z], i) =>
    placeShape(cylinder(0.0085, 0.013, { edge: 0.0028, segments: 32 }), {
      position: [x, 0.072 + 0.0015 * (i % 3), z],
      turn: i,
      scale: 1,
      tilt: [0.5 * Math.sin(i * 2), 0.5 * Math.cos(i * 3)],
    }),
  );
  return mug('#7f9199', [
    [filling(MUG, 0.0038, 0.078), drink],
    [mergeShapes(pieces), sugar],
  ]);
}

const MUG: readonly ProfilePoint[] = [
  [0, 0],
  [0.033, 0],
  [0.0375, 0.002],
  [0.0405, 0.008],
  [0.041, 0.03],
  [0.041, 0.09],
];

function mug(color: string, content: readonly Part[] = []): ThingModel {
  const glaze = createMaterial('ceramic', color);
  const body = mergeShapes([vessel(MUG, 0.0038), handle(0.041, 0.022, 0.074, 0.028, 0.011)]);
  return { mesh: meshOf([[body, glaze], ...content]), colored: [glaze] };
}

function cupAndSaucer(drink: ReturnType<typeof createMaterial>, hasFoam = false): ThingModel {
  const china = createMaterial('porcelain', '#efece6');
  const outer: ProfilePoint[] = [
    [0, 0],
    [0.023, 0],
    [0.0245, 0.004],
    [0.034, 0.018],
    [0.041, 0.04],
    [0.044, 0.058],
  ];
  const lift = 0.0075;
  const cup = placeShape(
    mergeShapes([vessel(outer, 0.0026), handle(0.039, 0.017, 0.046, 0.022, 0.008)]),
    at([0, lift, 0], -0.6),
  );
  const saucer = lathe(
    smoothProfile(
      [
        [0, 0.003],
        [0.03, 0.0025],
        [0.034, 0],
        [0.04, 0.002],
        [0.062, 0.009],
        [0.075, 0.016],
        [0.076, 0.0175],
        [0.0745, 0.0178],
        [0.06, 0.0115],
        [0.04, 0.0062],
        [0.028, 0.0068],
        [0, 0.0068],
      ],
      4,
    ),
    { crease: 0.9 },
  );
  const liquid = placeShape(filling(outer, 0.0026, 0.05), at([0, lift, 0]));
  const parts: [Shape, ReturnType<typeof createMaterial>][] = [
    [cup, china],
    [saucer, china],
    [liquid, drink],
  ];
  if (hasFoam) parts.push([foamShape(radiusAt(outer, 0.0505) - 0.0024, lift + 0.0505), latteArt()]);
  return { mesh: meshOf(parts), colored: [china] };
}

function plate(radius: number, color: string): ThingModel {
  const glaze = createMaterial('ceramic', color);
  const r = radius;
  const body = lathe(
    smoothProfile(
      [
        [0, 0.0035],
        [r * 0.55, 0.003],
        [r * 0.58, 0],
        [r * 0.62, 0.0005],
        [r * 0.7, 0.006],
        [r * 0.88, 0.016],
        [r * 0.99, 0.022],
        [r, 0.0235],
        [r * 0.985, 0.0247],
        [r * 0.86, 0.0195],
        [r * 0.7, 0.0105],
        [r * 0.6, 0.0072],
        [0, 0.0068],
      ],
      4,
    ),
    { crease: 0.9, segments: 96 },
  );
  return { mesh: meshOf([[body, glaze]]), colored: [glaze] };
}

function bowl(radius: number, height: number, color: string): ThingModel {
  const glaze = createMaterial('ceramic', color);
  const outer: ProfilePoint[] = [
    [0, 0.002],
    [radius * 0.42, 0.002],
    [radius * 0.44, 0],
    [radius * 0.48, 0],
    [radius * 0.5, 0.004],
    [radius * 0.78, height * 0.3],
    [radius * 0.95, height * 0.66],
    [radius, height],
  ];
  return {
    mesh: meshOf([[vessel(outer, Math.max(0.0028, radius * 0.045), 0.006, 96), glaze]]),
    colored: [glaze],
  };
}

function pitcher(): ThingModel {
  const glaze = createMaterial('ceramic', '#e4dccd');
  const outer: ProfilePoint[] = [
    [0, 0],
    [0.042, 0],
    [0.047, 0.004],
    [0.058, 0.05],
    [0.056, 0.09],
    [0.04, 0.14],
    [0.037, 0.16],
    [0.043, 0.19],
  ];
  const body = bendShape(vessel(outer, 0.004), ([x, y, z]) => {
    // The spout is pulled out of the rim.
    const amount = Math.max(0, (y - 0.155) / 0.035) ** 2 * Math.exp(-((Math.atan2(z, -x) / 0.45) ** 2));
    return [x - 0.017 * amount, y + 0.004 * amount, z * (1 - 0.2 * amount)];
  });
  return {
    mesh: meshOf([[mergeShapes([body, handle(0.041, 0.06, 0.172, 0.045, 0.012)]), glaze]]),
    colored: [glaze],
  };
}

function teapot(): ThingModel {
  const glaze = createMaterial('ceramic', '#5d7a78');
  const outer: ProfilePoint[] = [
    [0, 0],
    [0.04, 0],
    [0.045, 0.004],
    [0.068, 0.035],
    [0.072, 0.065],
    [0.058, 0.1],
    [0.036, 0.115],
  ];
  const lid = lathe(
    smoothProfile(
      [
        [0.04, 0.113],
        [0.03, 0.122],
        [0.012, 0.127],
        [0.006, 0.131],
        [0.011, 0.14],
        [0.008, 0.147],
        [0, 0.149],
      ],
      5,
    ),
  );
  const spout = tube(
    smoothPath(
      [
        [-0.055, 0.035, 0],
        [-0.085, 0.05, 0],
        [-0.1, 0.08, 0],
        [-0.12, 0.108, 0],
      ],
      8,
    ),
    (along) => 0.017 - 0.009 * along,
    { segments: 20 },
  );
  return {
    mesh: meshOf([
      [mergeShapes([vessel(outer, 0.004), lid, spout, handle(0.062, 0.03, 0.094, 0.045, 0.012)]), glaze],
    ]),
    colored: [glaze],
  };
}

/** Bowl and stem follow one outline; the bowl is hollow and the stem arched. */
function spoonShape(size: number, thickness: number): Shape {
  const sheet = (side: 1 | -1) =>
    grid(12, 48, (u, v) => {
      const x = v * 0.2;
      const inBowl = x < 0.055 ? Math.sin(Math.PI * Math.min(1, (x + 0.0005) / 0.057)) ** 0.62 : 0;
      const stem = x > 0.04 ? 0.0035 + 0.0035 * Math.max(0, (x - 0.1) / 0.1) ** 1.5 : 0;
      const end = Math.min(1, Math.sqrt(Math.max(0, (0.2003 - x) / 0.006)));
      const half = Math.max(0.019 * inBowl, stem * Math.min(1, (x - 0.03) / 0.025)) * end + 0.00002;
      const across = (u - 0.5) * 2;
      const hollow =
        x < 0.058 ? -0.0075 * Math.sin(Math.PI * Math.min(1, x / 0.058)) * (1 - across * across) : 0;
      const arch =
        0.006 * Math.sin(Math.PI * Math.min(1, Math.max(0, (x - 0.03) / 0.17))) +
        0.008 * Math.max(0, (x - 0.05) / 0.15) * 0.4;
      const thick = (side * thickness * (1 - 0.9 * across * across)) / 2;
      return { position: [(x - 0.1) * size, (hollow + arch) * size + thick, across * half * size] };
    });
  return mergeShapes([sheet(1), sheet(-1)]);
}

function spoon(size: number): ThingModel {
  return { mesh: meshOf([[onFloor(spoonShape(size, 0.0022)), STEEL]]), colored: [STEEL] };
}

function fork(): ThingModel {
  const height = (x: number) =>
    0.006 * Math.sin(Math.PI * Math.min(1, Math.max(0, (x - 0.02) / 0.18))) -
    0.005 * Math.exp(-(((x - 0.03) / 0.025) ** 2)) +
    0.008;
  const tines = [-1.5, -0.5, 0.5, 1.5].map((i) =>
    tube(
      smoothPath(
        Array.from({ length: 7 }, (_, k) => {
          const x = 0.001 + k * 0.0088;
          return [x - 0.1, height(x), i * 0.0064 * (0.94 + 0.06 * (k / 6))] as const;
        }),
        3,
      ),
      (along) => 0.0008 + 0.0011 * Math.min(1, along * 3),
      { segments: 8 },
    ),
  );
  const sheet = (side: 1 | -1) =>
    grid(8, 40, (u, v) => {
      const x = 0.05 + v * 0.15;
      const across = (u - 0.5) * 2;
      const shoulder = 0.0118 * Math.max(0, 1 - ((x - 0.05) / 0.028) ** 2) ** 0.7;
      const half =
        Math.max(shoulder, (x - 0.05 < 0.02 ? 0 : 0.0033) + 0.004 * Math.max(0, (x - 0.11) / 0.09) ** 1.5) *
          Math.min(1, Math.sqrt(Math.max(0, (0.2003 - x) / 0.005))) +
        0.00002;
      return { position: [x - 0.1, height(x) + side * 0.0011 * (1 - 0.8 * across * across), across * half] };
    });
  return { mesh: meshOf([[onFloor(mergeShapes([...tines, sheet(1), sheet(-1)])), STEEL]]), colored: [STEEL] };
}

function knife(length: number): ThingModel {
  const sheet = (side: 1 | -1) =>
    grid(8, 40, (u, v) => {
      const across = (u - 0.5) * 2;
      const isBlade = v < 0.52;
      const blade = 0.0098 * Math.min(1, Math.sqrt(v / 0.09 + 0.001));
      const grip = 0.0055 + 0.002 * ((v - 0.52) / 0.48);
      const blend = Math.min(1, Math.max(0, (v - 0.48) / 0.06));
      const half =
        (blade * (1 - blend) + grip * blend) * Math.min(1, Math.sqrt(Math.max(0, (1.001 - v) / 0.02)));
      const thick = isBlade
        ? 0.0009 * (1 - Math.max(0, across) * 0.85)
        : 0.0035 * (1 - across * across * 0.75);
      return {
        position: [
          (v - 0.5) * length,
          side * thick * (1 - 0.3 * Math.abs(across)),
          across * half + 0.002 * (isBlade ? 1 - v : 0.4),
        ],
      };
    });
  return { mesh: meshOf([[onFloor(mergeShapes([sheet(1), sheet(-1)])), STEEL]]), colored: [STEEL] };
}

/** A square of cloth, folded to a rectangle and laid down with soft waves. */
function napkin(): ThingModel {
  const cloth = { ...tintedSurface('linen', rgbFromHex('#cfd3cc')) };
  const layer = (level: number, shrink: number, skew: number) => {
    const at = (u: number, v: number): [number, number, number] => {
      const [x, z] = [(u - 0.5) * 0.3 * shrink, (v - 0.5) * 0.2 * shrink];
      const wave = 0.0035 * (layers(u, v, 2, 2, 3, 5 + level) - 0.3) * (0.6 + level * 0.4);
      const edge = Math.min(u, 1 - u, v, 1 - v);
      return [
        x + z * skew,
        level * 0.003 + Math.max(0, wave) + 0.0012 * Math.min(1, edge * 30),
        z + 0.01 * Math.sin(u * 3 + level) * level,
      ];
    };
    return mergeShapes([
      grid(60, 44, (u, v) => ({ position: at(u, v) })),
      grid(60, 44, (u, v) => ({ position: [at(u, v)[0], Math.max(0, at(u, v)[1] - 0.0016), at(u, v)[2]] })),
    ]);
  };
  return {
    mesh: meshOf([[onFloor(mergeShapes([layer(0, 1, 0.02), layer(1, 0.97, -0.04)])), cloth]]),
    colored: [cloth],
  };
}
