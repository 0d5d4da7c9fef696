import { cylinder, lathe, type ProfilePoint } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, placeShape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import {
  latheAlongX,
  latheAlongZ,
  model,
  roundedRectangle,
  slab,
  smoothOutline,
  tilted,
  torus,
} from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';
import { BLACK, LENS, legs, MATTE, ribbedRing } from './optical-parts.ts';

const electronics = { category: 'electronics' } as const;

/** Cameras, and devices that record sound. */
export const CAMERAS: readonly Thing[] = [
  thing(
    [
      'camera',
      'photo camera',
      'digital camera',
      'dslr',
      'dslr camera',
      'mirrorless camera',
      'photography camera',
    ],
    electronics,
    camera,
  ),
  thing(['tripod', 'camera tripod'], { category: 'electronics', standsOn: 'floor' }, tripod),
  thing(['microphone', 'studio microphone', 'mic', 'podcast microphone'], { category: 'music' }, microphone),
];

/** The barrel of a lens that looks along +z from z = 0. */
function lensBarrel(radius: number, length: number): Part[] {
  const glass = latheAlongZ(
    smoothProfile(
      [
        [radius * 0.68, length - 0.009],
        [radius * 0.5, length - 0.0065],
        [radius * 0.25, length - 0.005],
        [0, length - 0.0046],
      ],
      6,
    ),
    3,
  );
  const body = latheAlongZ([
    [radius * 0.94, -0.002],
    [radius * 0.94, 0.004],
    [radius * 0.98, 0.0045],
    [radius * 0.98, length * 0.26],
    [radius * 0.93, length * 0.27],
    [radius * 0.93, length * 0.6],
    [radius, length * 0.63],
    [radius, length * 0.88],
    [radius * 1.03, length * 0.9],
    [radius * 1.03, length - 0.001],
    [radius * 1.01, length],
    [radius * 0.9, length],
    [radius * 0.86, length - 0.003],
    [radius * 0.84, length - 0.0035],
    [radius * 0.78, length - 0.0065],
    [radius * 0.76, length - 0.0068],
    [radius * 0.69, length - 0.0095],
    [0, length - 0.0098],
  ]);
  const inner = [0.42, 0.2].map(
    (part, i): Part => [
      latheAlongZ(
        [
          [radius * part, length - 0.0072 - i * 0.0003],
          [radius * part * 0.92, length - 0.0045 + i * 0.0004],
        ],
        3,
      ),
      BLACK,
    ],
  );
  return [
    [body, BLACK],
    [ribbedRing(radius * 0.985, length * 0.29, length * 0.57, 44), MATTE],
    [ribbedRing(radius * 1.01, length * 0.68, length * 0.84, 60, 0.0004), MATTE],
    [
      latheAlongZ([
        [radius * 0.985, 0.0048],
        [radius * 0.992, 0.0052],
        [radius * 0.992, 0.0062],
        [radius * 0.985, 0.0066],
      ]),
      createMaterial('chrome', '#b9babd'),
    ],
    [glass, LENS],
    ...inner,
  ];
}

function camera(): ThingModel {
  const skin: Material = {
    ...createMaterial('rubber', '#1d1d1f'),
    roughness: 0.62,
    detail: { kind: 'leather', scale: 0.03, bump: 0.00045, roughness: 0, tint: 0.2 },
  };
  const metal: Material = { ...createMaterial('painted', '#232427'), roughness: 0.42 };
  const steel: Material = { ...createMaterial('steel', '#a9abae'), roughness: 0.3 };
  const [wide, high] = [0.134, 0.078];
  const body = placeShape(
    slab(roundedRectangle(wide, high, 0.012, 8), 0.036, { edge: 0.006, rings: 2 }),
    at([0, high / 2, -0.018]),
  );
  const band = placeShape(
    slab(roundedRectangle(wide + 0.0012, 0.043, 0.006, 8), 0.0374, { edge: 0.006, rings: 2 }),
    at([0, 0.0335, -0.0187]),
  );
  const grip = placeShape(
    bendShape(
      roundedBox({ width: 0.034, height: 0.066, depth: 0.034, radius: 0.0125, segments: 8 }),
      ([x, y, z]) => [
        x + 0.003 * Math.sin((y / 0.066) * Math.PI),
        y,
        z + 0.006 * smoothStep(0.02, 0.066, y) * smoothStep(-0.01, 0.01, z),
      ],
    ),
    at([-0.051, 0.004, 0.014]),
  );
  const hump = placeShape(
    slab(
      smoothOutline(
        [
          [-0.028, 0],
          [-0.0215, 0.009],
          [-0.013, 0.0195],
          [0, 0.0212],
          [0.013, 0.0195],
          [0.0215, 0.009],
          [0.028, 0],
          [0.02, -0.01],
          [0, -0.012],
          [-0.02, -0.01],
        ].toReversed() as [number, number][],
        6,
      ),
      0.042,
      { edge: 0.006, bulge: 0.001 },
    ),
    at([0.006, high - 0.001, -0.021]),
  );
  const shoe = mergeShapes([
    placeShape(
      roundedBox({ width: 0.02, height: 0.0016, depth: 0.019, radius: 0.0005 }),
      at([0.006, high + 0.0195, -0.002]),
    ),
    ...[-1, 1].map((side) =>
      placeShape(
        roundedBox({ width: 0.003, height: 0.0034, depth: 0.019, radius: 0.0005 }),
        at([0.006 + side * 0.0088, high + 0.0195, -0.002]),
      ),
    ),
  ]);
  const dial = (x: number, z: number, radius: number, tall: number): Part => [
    placeShape(
      placeShape(ribbedRing(radius, 0, tall, 36, 0.0004), tilted([0, 0, 0], -Math.PI / 2)),
      at([x, high - 0.0004, z]),
    ),
    BLACK,
  ];
  const lid = (x: number, z: number, radius: number, tall: number): Part => [
    placeShape(cylinder(radius - 0.0011, tall, { edge: 0.0006, segments: 48 }), at([x, high - 0.0004, z])),
    metal,
  ];
  const button = placeShape(
    cylinder(0.0062, 0.004, { edge: 0.0014, segments: 40 }),
    tilted([-0.052, high - 0.001, 0.024], 0.22),
  );
  const collar = placeShape(
    cylinder(0.0088, 0.0026, { edge: 0.0008, segments: 40 }),
    tilted([-0.052, high - 0.001, 0.024], 0.22),
  );
  const lugs = [-1, 1].map((side) =>
    placeShape(torus(0.0042, 0.0008, 24), tilted([side * 0.0685, 0.066, 0], 0.4, Math.PI / 2)),
  );
  const lamp = placeShape(
    latheAlongZ(
      [
        [0.0034, 0],
        [0.003, 0.0008],
        [0, 0.0012],
      ],
      3,
    ),
    at([-0.026, 0.068, 0.0182]),
  );
  const release = placeShape(
    latheAlongZ(
      [
        [0.0058, 0],
        [0.0058, 0.003],
        [0.005, 0.0038],
        [0, 0.004],
      ],
      0.6,
    ),
    at([0.043, 0.03, 0.018]),
  );
  const parts: Part[] = [
    [mergeShapes([body, hump]), metal],
    [mergeShapes([band, grip]), skin],
    [mergeShapes([shoe, ...lugs]), steel],
    dial(0.045, -0.002, 0.0105, 0.008),
    lid(0.045, -0.002, 0.0105, 0.0086),
    dial(-0.031, -0.006, 0.008, 0.0065),
    lid(-0.031, -0.006, 0.008, 0.0071),
    [collar, BLACK],
    [button, steel],
    [lamp, createMaterial('gloss-plastic', '#b9692f')],
    [release, BLACK],
    ...placed(
      [
        [
          latheAlongZ([
            [0.0345, 0.014],
            [0.0345, 0.0205],
            [0.0325, 0.0215],
            [0, 0.0215],
          ]),
          metal,
        ],
        ...placed(lensBarrel(0.0315, 0.062), at([0, 0, 0.021])),
      ],
      at([0.008, 0.037, 0]),
    ),
  ];
  return model(standing(placed(parts, at([0, 0, 0], 0.42))), [metal]);
}

function tripod(): ThingModel {
  const tube_: Material = { ...createMaterial('aluminum', '#3c3e42'), roughness: 0.35 };
  const top = 0.98;
  const column = tube(
    [
      [0, top - 0.28, 0],
      [0, top + 0.14, 0],
    ],
    0.0135,
    { segments: 28 },
  );
  const hub = placeShape(
    lathe(
      [
        [0, 0],
        [0.022, 0],
        [0.042, 0.012],
        [0.044, 0.03],
        [0.03, 0.045],
        [0.022, 0.06],
        [0, 0.06],
      ],
      { crease: 0.5 },
    ),
    at([0, top - 0.02, 0]),
  );
  const head = placeShape(
    lathe(
      [
        [0, 0],
        [0.02, 0],
        [0.024, 0.008],
        [0.024, 0.03],
        [0.027, 0.036],
        [0.027, 0.05],
        [0.018, 0.056],
        [0.018, 0.062],
        [0, 0.062],
      ],
      { crease: 0.5 },
    ),
    at([0, top + 0.13, 0]),
  );
  const plate = placeShape(
    roundedBox({ width: 0.062, height: 0.014, depth: 0.052, radius: 0.003 }),
    at([0, top + 0.19, 0]),
  );
  const pad = placeShape(
    roundedBox({ width: 0.05, height: 0.003, depth: 0.042, radius: 0.001 }),
    at([0, top + 0.203, 0]),
  );
  const screw = placeShape(cylinder(0.0032, 0.008, { edge: 0.0005, segments: 24 }), at([0, top + 0.204, 0]));
  const arm = tube(
    smoothPath(
      [
        [0.01, top + 0.17, -0.01],
        [0.07, top + 0.15, -0.05],
        [0.2, top + 0.07, -0.15],
      ],
      6,
    ),
    0.0055,
    { segments: 16 },
  );
  const holdOn = tube(
    [
      [0.14, top + 0.108, -0.1],
      [0.215, top + 0.06, -0.163],
    ],
    (t) => 0.0125 - 0.002 * Math.cos(t * 12),
    { segments: 24 },
  );
  const knobs = [0.155, 0.02].map((y, i) =>
    placeShape(
      latheAlongX(
        [
          [0, 0],
          [0.004, 0],
          [0.004, 0.012],
          [0.013, 0.014],
          [0.014, 0.026],
          [0.011, 0.029],
          [0, 0.029],
        ],
        0.5,
      ),
      at([i === 0 ? 0.02 : 0.03, top + y, 0]),
    ),
  );
  const braces = [0.5, 2.6, 4.7].map((turn) =>
    tube(
      [
        [Math.sin(turn) * 0.012, top - 0.27, Math.cos(turn) * 0.012],
        [Math.sin(turn) * 0.155, top - 0.33, Math.cos(turn) * 0.155],
      ],
      0.005,
      { segments: 10 },
    ),
  );
  const parts: Part[] = [
    ...legs(top, 0.4, 0.0155, tube_, BLACK),
    [mergeShapes([column, screw]), tube_],
    [mergeShapes([hub, head, plate, arm, ...knobs, ...braces]), BLACK],
    [mergeShapes([pad, holdOn]), MATTE],
  ];
  // One for travel.
  return model(placed(parts, at([0, 0, 0], 0, 0.82)));
}

function microphone(): ThingModel {
  const metal: Material = { ...createMaterial('painted', '#2a2b2e'), roughness: 0.38 };
  const chrome: Material = { ...createMaterial('steel', '#b4b5b8'), roughness: 0.22 };
  const mesh: Material = {
    ...createMaterial('steel', '#9a9b9e'),
    roughness: 0.4,
    texture: paintTexture(1024, 512, (u, v): Paint => {
      const wire = Math.max(Math.abs(Math.sin(u * Math.PI * 110)), Math.abs(Math.sin(v * Math.PI * 46)));
      const tone = 0.1 + 0.85 * smoothStep(0.72, 0.95, wire);
      return [tone, tone, tone * 1.01];
    }),
  };
  const r = 0.0255;
  const body = lathe(
    [
      [0, 0],
      [0.012, 0],
      [0.016, 0.004],
      [r, 0.01],
      [r, 0.084],
      [r + 0.0008, 0.0846],
      [r + 0.0008, 0.09],
      [r, 0.0906],
    ],
    { crease: 0.4 },
  );
  const dome: ProfilePoint[] = [
    [r - 0.0006, 0.0905],
    [r - 0.0002, 0.1],
    [r - 0.0002, 0.12],
    [r - 0.0002, 0.136],
    ...[1, 2, 3, 4, 5, 6].map(
      (i): ProfilePoint => [
        Math.cos((i / 6) * (Math.PI / 2)) * (r - 0.0002),
        0.136 + Math.sin((i / 6) * (Math.PI / 2)) * 0.0165,
      ],
    ),
  ];
  const grille = lathe(dome, { crease: 2, segments: 96 });
  const belt = placeShape(
    lathe(
      [
        [r, 0],
        [r + 0.0009, 0.0004],
        [r + 0.0009, 0.0036],
        [r, 0.004],
      ],
      { crease: 0.9 },
    ),
    at([0, 0.126, 0]),
  );
  const ring = placeShape(
    lathe(
      [
        [0.0265, 0],
        [0.031, 0.0008],
        [0.031, 0.0142],
        [0.0265, 0.015],
      ],
      { crease: 0.9 },
    ),
    at([0, 0.03, 0]),
  );
  const knob = placeShape(
    latheAlongZ(
      [
        [0.0058, 0],
        [0.0056, 0.0044],
        [0.005, 0.005],
        [0, 0.0052],
      ],
      0.6,
    ),
    at([0, 0.068, r - 0.001]),
  );
  const lift = 0.085;
  const stem = tube(
    [
      [0, 0.012, 0],
      [0, 0.075, 0],
    ],
    0.0055,
    { segments: 28 },
  );
  const yoke = tube(
    smoothPath(
      [
        [-0.0395, lift + 0.04, 0],
        [-0.0395, lift + 0.012, 0],
        [-0.03, lift - 0.012, 0],
        [0, lift - 0.019, 0],
        [0.03, lift - 0.012, 0],
        [0.0395, lift + 0.012, 0],
        [0.0395, lift + 0.04, 0],
      ],
      8,
    ),
    0.0034,
    { segments: 16 },
  );
  const pins = [-1, 1].map((side) =>
    placeShape(
      latheAlongX(
        [
          [0, 0],
          [0.0085, 0.0004],
          [0.0085, 0.0085],
          [0.0075, 0.0095],
          [0, 0.0095],
        ],
        0.6,
      ),
      { position: [side * 0.0365, lift + 0.0375, 0], turn: side === 1 ? 0 : Math.PI, scale: 1 },
    ),
  );
  const foot = lathe(
    smoothProfile(
      [
        [0, 0],
        [0.058, 0],
        [0.0605, 0.0025],
        [0.0585, 0.0065],
        [0.045, 0.0095],
        [0.014, 0.0125],
        [0.008, 0.018],
        [0, 0.019],
      ],
      5,
    ),
    { crease: 0.9, segments: 96 },
  );
  const nut = placeShape(cylinder(0.0085, 0.014, { edge: 0.0012, segments: 32 }), at([0, 0.06, 0]));
  const parts: Part[] = [
    ...placed(
      [
        [body, metal],
        [grille, mesh],
        [mergeShapes([belt, ring]), chrome],
        [knob, chrome],
      ],
      tilted([0, lift, 0], 0.1),
    ),
    [mergeShapes([stem, yoke, nut]), chrome],
    [mergeShapes([foot, ...pins]), metal],
  ];
  return model(standing(placed(parts, at([0, 0, 0], 0.3))), [metal]);
}
