import { cylinder, lathe, type ProfilePoint, sphere } from '../geometry/lathe.ts';
import { smoothProfile } from '../geometry/profile.ts';
import { roundedBox } from '../geometry/rounded-box.ts';
import { bendShape, mergeShapes, placeShape, type Shape } from '../geometry/shape.ts';
import { smoothPath, tube } from '../geometry/tube.ts';
import { createMaterial } from '../materials/create-material.ts';
import { layers, mixPaint, type Paint, paintTexture, smoothStep } from '../materials/paint.ts';
import type { Material } from '../scene/material.ts';
import { at } from '../scene/transform.ts';
import type { Vec3 } from '../scene/vector.ts';
import {
  latheAlongX,
  latheAlongZ,
  model,
  type Part,
  placed,
  roundedRectangle,
  slab,
  smoothOutline,
  standing,
  strap,
  tilted,
  torus,
} from './forms.ts';
import { type Thing, type ThingModel, thing } from './thing.ts';

const electronics = { category: 'electronics' } as const;
const outdoor = { category: 'outdoor' } as const;
const decor = { category: 'decor' } as const;
const BLACK: Material = { ...createMaterial('plastic', '#1b1c1e'), roughness: 0.45 };
const MATTE: Material = { ...createMaterial('rubber', '#232426'), roughness: 0.7 };
const BRASS: Material = {
  ...createMaterial('brass', '#c79a52'),
  roughness: 0.24,
  detail: { kind: 'noise', scale: 0.03, bump: 0.000002, roughness: 0.08, tint: 0.03 },
};

/** The front of a lens: dark, with the shimmer of its coating. */
const LENS: Material = {
  ...createMaterial('screen', '#10121c'),
  specular: 0.06,
  coat: { strength: 1, roughness: 0.015 },
};

export const OPTICS: readonly Thing[] = [
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
  thing(['binoculars', 'field glasses', 'pair of binoculars'], outdoor, binoculars),
  thing(['telescope', 'refractor telescope'], { category: 'outdoor', standsOn: 'floor' }, telescope),
  thing(['magnifying glass', 'magnifier', 'loupe', 'hand lens'], decor, magnifyingGlass),
  thing(['compass', 'pocket compass', 'brass compass', 'navigation compass'], outdoor, compass),
  thing(['hourglass', 'sand timer', 'sand glass', 'sandglass', 'egg timer'], decor, hourglass),
  thing(['globe', 'world globe', 'desk globe', 'earth globe'], decor, globe),
];

/** A ring with ribs to hold it by, about z. */
function ribbedRing(radius: number, from: number, to: number, ribs: number, depth = 0.0006): Shape {
  const rows: ProfilePoint[] = [
    [radius - 0.0014, from],
    [radius, from + 0.0006],
    [radius, from + 0.0012],
    [radius, to - 0.0012],
    [radius, to - 0.0006],
    [radius - 0.0014, to],
  ];
  const ring = lathe(rows, { segments: ribs * 8, crease: 0.4 });
  const ribbed = bendShape(ring, ([x, y, z]) => {
    const turn = Math.atan2(x, z);
    const inside = smoothStep(from + 0.0006, from + 0.0014, y) * smoothStep(to - 0.0006, to - 0.0014, y);
    const grow = 1 + (depth / radius) * inside * smoothStep(-0.35, 0.35, Math.cos(turn * ribs));
    return [x * grow, y, z * grow];
  });
  return placeShape(ribbed, tilted([0, 0, 0], Math.PI / 2));
}

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

/** Three legs spread from under a point; each of three sections, with clamps. */
function legs(top: number, spread: number, radius: number, tube_: Material, clamp: Material): Part[] {
  return [0.5, 2.6, 4.7].flatMap((turn) => {
    const foot: Vec3 = [Math.sin(turn) * spread, 0.012, Math.cos(turn) * spread];
    const head: Vec3 = [Math.sin(turn) * 0.03, top, Math.cos(turn) * 0.03];
    const point = (t: number): Vec3 => [
      head[0] + (foot[0] - head[0]) * t,
      head[1] + (foot[1] - head[1]) * t,
      head[2] + (foot[2] - head[2]) * t,
    ];
    const piece = (from: number, to: number, r: number) =>
      tube([point(from), point(to)], r, { segments: 24 });
    return [
      [
        mergeShapes([
          piece(0, 0.4, radius),
          piece(0.38, 0.72, radius * 0.8),
          piece(0.7, 0.985, radius * 0.62),
        ]),
        tube_,
      ],
      [
        mergeShapes([
          piece(0.355, 0.41, radius * 1.28),
          piece(0.675, 0.73, radius * 1.08),
          piece(0.965, 1, radius * 0.95),
          piece(-0.015, 0.03, radius * 1.25),
        ]),
        clamp,
      ],
    ] as Part[];
  });
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
  return model([
    ...legs(top, 0.4, 0.0155, tube_, BLACK),
    [mergeShapes([column, screw]), tube_],
    [mergeShapes([hub, head, plate, arm, ...knobs, ...braces]), BLACK],
    [mergeShapes([pad, holdOn]), MATTE],
  ]);
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

function binoculars(): ThingModel {
  const skin: Material = {
    ...createMaterial('rubber', '#3b4037'),
    roughness: 0.6,
    detail: { kind: 'leather', scale: 0.04, bump: 0.0004, roughness: 0, tint: 0.2 },
  };
  const barrel = (side: 1 | -1): Part[] => {
    const front = latheAlongZ([
      [0.021, -0.045],
      [0.0225, -0.03],
      [0.0255, 0.005],
      [0.0285, 0.03],
      [0.0295, 0.052],
      [0.0292, 0.0555],
      [0.0275, 0.0562],
      [0.0252, 0.055],
      [0.0245, 0.049],
      [0, 0.0485],
    ]);
    const band = latheAlongZ(
      [
        [0.0284, 0.038],
        [0.0304, 0.039],
        [0.0304, 0.0535],
        [0.0297, 0.0545],
      ],
      0.7,
    );
    const cup = latheAlongZ([
      [0, -0.077],
      [0.013, -0.077],
      [0.0155, -0.079],
      [0.0178, -0.0785],
      [0.0185, -0.076],
      [0.0178, -0.064],
      [0.0172, -0.06],
      [0.015, -0.055],
    ]);
    const glass = latheAlongZ(
      smoothProfile(
        [
          [0.0247, 0.047],
          [0.017, 0.0496],
          [0.009, 0.051],
          [0, 0.0514],
        ],
        5,
      ),
      3,
    );
    const prism = placeShape(
      roundedBox({ width: 0.047, height: 0.05, depth: 0.042, radius: 0.014, segments: 6 }),
      at([-side * 0.006, -0.023, -0.043]),
    );
    return placed(
      [
        [mergeShapes([front, prism]), skin],
        [mergeShapes([band, cup]), MATTE],
        [glass, LENS],
      ],
      at([side * 0.0375, 0, 0]),
    );
  };
  const hinge = placeShape(
    latheAlongZ([
      [0, -0.055],
      [0.008, -0.055],
      [0.009, -0.053],
      [0.009, 0.036],
      [0.008, 0.038],
      [0, 0.038],
    ]),
    at([0, 0.004, 0]),
  );
  const bridge = placeShape(
    roundedBox({ width: 0.062, height: 0.014, depth: 0.05, radius: 0.006, segments: 4 }),
    at([0, -0.004, -0.005]),
  );
  const wheel = placeShape(ribbedRing(0.0125, -0.05, -0.031, 30), at([0, 0.006, 0]));
  const parts: Part[] = [...barrel(1), ...barrel(-1), [mergeShapes([hinge, bridge]), BLACK], [wheel, MATTE]];
  return model(standing(placed(parts, tilted([0, 0, 0], -0.02, 0, 0.5))), [skin]);
}

function telescope(): ThingModel {
  const white: Material = { ...createMaterial('lacquer', '#e4e3df'), roughness: 0.3 };
  const wood = createMaterial('varnished-wood', '#8a5a35');
  const body = latheAlongZ(
    [
      [0.0405, -0.32],
      [0.0405, 0.25],
      [0.04, 0.251],
    ],
    0.6,
  );
  const hood = latheAlongZ([
    [0.0405, 0.2],
    [0.049, 0.202],
    [0.0495, 0.206],
    [0.0495, 0.336],
    [0.0485, 0.339],
    [0.0455, 0.339],
    [0.0445, 0.3],
    [0, 0.3],
  ]);
  const rear = latheAlongZ([
    [0, -0.44],
    [0.015, -0.44],
    [0.016, -0.437],
    [0.016, -0.4],
    [0.021, -0.398],
    [0.021, -0.375],
    [0.028, -0.372],
    [0.03, -0.345],
    [0.0425, -0.338],
    [0.0425, -0.318],
    [0.0405, -0.316],
  ]);
  const bands = [0.24, 0.0].map((z) =>
    latheAlongZ(
      [
        [0.0404, z - 0.008],
        [0.0428, z - 0.0074],
        [0.0428, z + 0.0074],
        [0.0404, z + 0.008],
      ],
      0.7,
    ),
  );
  const rings = [-0.09, 0.08].map((z) =>
    latheAlongZ(
      [
        [0.0404, z - 0.012],
        [0.046, z - 0.011],
        [0.046, z + 0.011],
        [0.0404, z + 0.012],
      ],
      0.7,
    ),
  );
  const glass = latheAlongZ(
    smoothProfile(
      [
        [0.0445, 0.301],
        [0.03, 0.3045],
        [0.015, 0.3065],
        [0, 0.307],
      ],
      5,
    ),
    3,
  );
  const diagonal = mergeShapes([
    tube(
      [
        [0, 0, -0.43],
        [0, 0.003, -0.462],
      ],
      0.0155,
      { segments: 32 },
    ),
    tube(
      [
        [0, -0.008, -0.468],
        [0, 0.052, -0.478],
      ],
      0.017,
      { segments: 32 },
    ),
  ]);
  const eyepiece = tube(
    [
      [0, 0.05, -0.4775],
      [0, 0.092, -0.484],
    ],
    (t) => 0.0165 - 0.003 * t,
    { segments: 32 },
  );
  const finder = mergeShapes([
    tube(
      [
        [0.0, 0.071, -0.27],
        [0, 0.071, -0.11],
      ],
      (t) => 0.0105 + 0.0035 * smoothStep(0.55, 0.7, t),
      { segments: 28 },
    ),
    ...[-0.24, -0.15].map((z) =>
      tube(
        [
          [0, 0.04, z],
          [0, 0.066, z],
        ],
        0.005,
        { segments: 12 },
      ),
    ),
  ]);
  const focus = [-1, 1].map((side) =>
    placeShape(
      latheAlongX(
        [
          [0, 0],
          [0.003, 0],
          [0.003, 0.014],
          [0.0115, 0.015],
          [0.012, 0.024],
          [0, 0.025],
        ],
        0.5,
      ),
      { position: [side * 0.024, -0.006, -0.36], turn: side === 1 ? 0 : Math.PI, scale: 1 },
    ),
  );
  const dovetail = placeShape(
    roundedBox({ width: 0.03, height: 0.02, depth: 0.24, radius: 0.003 }),
    at([0, -0.062, -0.005]),
  );
  const lift = 0.98;
  const fork = mergeShapes([
    placeShape(
      roundedBox({ width: 0.05, height: 0.06, depth: 0.06, radius: 0.012, segments: 5 }),
      at([0, lift - 0.11, 0]),
    ),
    tube(
      [
        [0, lift - 0.19, 0],
        [0, lift - 0.1, 0],
      ],
      0.02,
      { segments: 28 },
    ),
    placeShape(
      lathe(
        [
          [0, 0],
          [0.05, 0],
          [0.056, 0.008],
          [0.056, 0.03],
          [0.045, 0.042],
          [0.022, 0.05],
          [0, 0.05],
        ],
        { crease: 0.5 },
      ),
      at([0, lift - 0.24, 0]),
    ),
  ]);
  const aim = tilted([0, lift, 0], -0.42);
  const knob = placeShape(
    latheAlongX(
      [
        [0, 0],
        [0.005, 0],
        [0.005, 0.03],
        [0.016, 0.032],
        [0.018, 0.05],
        [0, 0.052],
      ],
      0.5,
    ),
    at([0.02, lift - 0.082, 0]),
  );
  const woodLegs = legs(lift - 0.225, 0.42, 0.017, wood, BRASS);
  const parts: Part[] = [
    ...placed(
      [
        [mergeShapes([body, hood]), white],
        [mergeShapes([rear, diagonal, eyepiece, finder, ...focus, dovetail]), BLACK],
        [mergeShapes([...bands, ...rings]), BRASS],
        [glass, LENS],
      ],
      aim,
    ),
    [mergeShapes([fork, knob]), BLACK],
    ...woodLegs,
  ];
  return model(standing(placed(parts, at([0, 0, 0], 0.85))), [white]);
}

function magnifyingGlass(): ThingModel {
  const glass = createMaterial('solid-glass', '#f6f8f8');
  const wood = createMaterial('varnished-wood', '#5a3320');
  const lens = latheAlongZ(
    smoothProfile(
      [
        [0, -0.0042],
        [0.02, -0.0032],
        [0.034, -0.0013],
        [0.0375, 0],
        [0.034, 0.0013],
        [0.02, 0.0032],
        [0, 0.0042],
      ],
      6,
    ),
    3,
    96,
  );
  const rim = latheAlongZ(
    [
      [0.0368, -0.0035],
      [0.0395, -0.0044],
      [0.041, -0.0036],
      [0.0415, 0],
      [0.041, 0.0036],
      [0.0395, 0.0044],
      [0.0368, 0.0035],
      [0.0368, -0.0035],
    ],
    0.9,
    96,
  );
  const ferrule = lathe(
    [
      [0.0045, 0],
      [0.006, 0.003],
      [0.0078, 0.006],
      [0.0082, 0.022],
      [0.009, 0.024],
      [0.009, 0.028],
      [0.008, 0.03],
    ],
    { crease: 0.5 },
  );
  const grip = lathe(
    smoothProfile(
      [
        [0.0082, 0.028],
        [0.0105, 0.045],
        [0.0115, 0.07],
        [0.0098, 0.1],
        [0.0108, 0.118],
        [0.009, 0.13],
        [0, 0.134],
      ],
      6,
    ),
    { crease: 0.9 },
  );
  const stem = (shape: Shape) => placeShape(shape, tilted([0, -0.0405, 0], 0, Math.PI));
  const parts: Part[] = [
    [lens, glass],
    [mergeShapes([rim, stem(ferrule)]), BRASS],
    [stem(grip), wood],
  ];
  // It lies on its handle and leans on the rim.
  return model(standing(placed(placed(parts, tilted([0, 0, 0], -1.61)), tilted([0, 0, 0], 0, 0, 0.75))), [
    wood,
  ]);
}

function compass(): ThingModel {
  const face: Material = {
    ...createMaterial('paper', '#ffffff'),
    texture: paintTexture(1024, 1024, compassFace, { repeat: false }),
  };
  const plate = (radius: number): Shape => {
    const shape = lathe(
      [
        [radius, 0],
        [0, 0],
      ],
      { segments: 96 },
    );
    return {
      ...shape,
      uvs: shape.uvs.map(
        (_, k) => 0.5 + (k % 2 ? -1 : 1) * (shape.positions[(k >> 1) * 3 + (k % 2) * 2]! / (2 * radius)),
      ),
    };
  };
  const bowl = lathe(
    [
      [0, 0],
      [0.027, 0],
      [0.0305, 0.002],
      [0.0318, 0.006],
      [0.0318, 0.0125],
      [0.0325, 0.0135],
      [0.0322, 0.0155],
      [0.0305, 0.0162],
      [0.0288, 0.0152],
      [0.0285, 0.0075],
    ],
    { crease: 0.5, segments: 96 },
  );
  const glass = placeShape(
    lathe(
      [
        [0.0287, 0],
        [0.018, 0.0011],
        [0, 0.0016],
      ],
      { crease: 3, segments: 64 },
    ),
    at([0, 0.0146, 0]),
  );
  const half = (color: string, sign: 1 | -1): Part => [
    placeShape(
      slab(
        [
          [0.0042, 0],
          [0, 0.0215],
          [-0.0042, 0],
        ],
        0.0004,
        { edge: 0.0001, bulge: 0.0008 },
      ),
      {
        position: [0, 0.0112, 0],
        turn: 0.55 + (sign === 1 ? 0 : Math.PI),
        scale: 1,
        tilt: [-Math.PI / 2, 0],
      },
    ),
    createMaterial('gloss', color),
  ];
  const lid = mergeShapes([
    lathe(
      [
        [0, 0],
        [0.025, 0.0006],
        [0.0315, 0.0022],
        [0.0325, 0.005],
        [0.0318, 0.0056],
        [0.03, 0.0035],
        [0.024, 0.0022],
        [0, 0.0018],
      ],
      { crease: 0.6, segments: 96 },
    ),
  ]);
  // Its inside faces the camera.
  const flipped = placeShape(lid, tilted([0, 0.0056, 0.0335], Math.PI));
  const open = placeShape(flipped, tilted([0, 0.0155, -0.032], -Math.PI / 2 - 0.4));
  const hinge = placeShape(
    latheAlongX([
      [0, -0.009],
      [0.0024, -0.0085],
      [0.0024, 0.0085],
      [0, 0.009],
    ]),
    at([0, 0.0145, -0.0335]),
  );
  const crown = mergeShapes([
    placeShape(
      latheAlongZ([
        [0.0036, 0],
        [0.0036, 0.006],
        [0.0028, 0.008],
        [0, 0.0085],
      ]),
      at([0, 0.008, 0.031]),
    ),
    placeShape(torus(0.0082, 0.0011), tilted([0, 0.006, 0.044], 0.2)),
  ]);
  const parts: Part[] = [
    [mergeShapes([bowl, open, hinge, crown]), BRASS],
    [placeShape(plate(0.0286), at([0, 0.0085, 0])), face],
    [glass, createMaterial('glass', '#fafafa')],
    half('#a8322a', 1),
    half('#e9e7e1', -1),
    [
      placeShape(
        lathe(
          [
            [0.0022, 0],
            [0.0016, 0.0018],
            [0, 0.0022],
          ],
          { crease: 3 },
        ),
        at([0, 0.0116, 0]),
      ),
      BRASS,
    ],
  ];
  return model(standing(placed(parts, at([0, 0, 0], 0.4))), []);
}

/** A rose of eight rays and a ring of degrees. */
function compassFace(u: number, v: number): Paint {
  const [x, y] = [(u - 0.5) * 2, (v - 0.5) * 2];
  const r = Math.hypot(x, y);
  const turn = Math.atan2(x, y);
  const paper = mixPaint([0.93, 0.89, 0.79], [0.88, 0.82, 0.69], layers(u, v, 6, 6, 4, 3));
  const ray = (count: number, offset: number, long: number, wide: number) => {
    const a = ((turn / (Math.PI * 2)) * count + offset + 100) % 1;
    const away = Math.min(a, 1 - a) * ((Math.PI * 2) / count);
    const edge = wide * Math.max(0, 1 - r / long);
    return {
      inside: smoothStep(0.004, -0.004, r * Math.sin(away) - edge * Math.min(1, r * 6)),
      isRight: a < 0.5,
    };
  };
  const small = ray(4, 0.5, 0.5, 0.13);
  const large = ray(4, 0, 0.66, 0.13);
  const ink: Paint = [0.13, 0.12, 0.13];
  let color = mixPaint(paper, small.isRight ? ink : [0.75, 0.7, 0.58], small.inside * 0.9);
  color = mixPaint(color, large.isRight ? [0.5, 0.14, 0.1] : [0.86, 0.78, 0.6], large.inside);
  const tick = (count: number, from: number, wide: number) => {
    const a = ((turn / (Math.PI * 2)) * count + 100) % 1;
    return (
      smoothStep(wide, wide * 0.5, Math.min(a, 1 - a) * ((Math.PI * 2) / count)) *
      smoothStep(from, from + 0.01, r) *
      smoothStep(0.92, 0.91, r)
    );
  };
  const ring = smoothStep(0.008, 0.003, Math.abs(r - 0.92)) + smoothStep(0.006, 0.002, Math.abs(r - 0.76));
  return mixPaint(color, ink, Math.min(1, ring + tick(72, 0.86, 0.008) + tick(12, 0.79, 0.014)) * 0.85);
}

function hourglass(): ThingModel {
  const wood = createMaterial('varnished-wood', '#7a4b2b');
  const glass = createMaterial('glass', '#f3f6f5');
  const sand: Material = {
    ...createMaterial('soil', '#d9b27c'),
    detail: { kind: 'crumb', scale: 0.02, bump: 0.0006, roughness: 0, tint: 0.2 },
  };
  const bulb: ProfilePoint[] = smoothProfile(
    [
      [0.0265, 0],
      [0.0305, 0.01],
      [0.0318, 0.026],
      [0.028, 0.048],
      [0.0165, 0.067],
      [0.0055, 0.079],
      [0.0026, 0.086],
      [0.0055, 0.093],
      [0.0165, 0.105],
      [0.028, 0.124],
      [0.0318, 0.146],
      [0.0305, 0.162],
      [0.0265, 0.172],
    ],
    6,
  );
  const shell = placeShape(lathe(bulb, { crease: 3, segments: 72 }), at([0, 0.016, 0]));
  const within = (from: number, to: number): ProfilePoint[] =>
    bulb.filter(([, y]) => y >= from && y <= to).map(([r, y]) => [Math.max(0.0004, r - 0.0012), y]);
  const heap = placeShape(
    lathe([[0, 0.0006], ...within(0.0005, 0.026), [0.018, 0.034], [0.006, 0.0435], [0, 0.045]], {
      crease: 1.5,
    }),
    at([0, 0.016, 0]),
  );
  const rest = placeShape(
    lathe([...within(0.088, 0.118), [0.016, 0.1135], [0.005, 0.107], [0, 0.105]], { crease: 1.5 }),
    at([0, 0.016, 0]),
  );
  const stream = placeShape(cylinder(0.0006, 0.045, { segments: 10 }), at([0, 0.06, 0]));
  const disk = smoothProfile(
    [
      [0, 0],
      [0.044, 0],
      [0.0465, 0.0022],
      [0.0458, 0.005],
      [0.043, 0.0065],
      [0.045, 0.0085],
      [0.043, 0.0125],
      [0.036, 0.0145],
      [0, 0.015],
    ],
    4,
  );
  const ends = [
    lathe(disk, { crease: 0.7, segments: 96 }),
    placeShape(lathe(disk, { crease: 0.7, segments: 96 }), tilted([0, 0.204, 0], Math.PI)),
  ];
  const pillar = lathe(
    smoothProfile(
      [
        [0.0042, 0.012],
        [0.005, 0.02],
        [0.0068, 0.028],
        [0.0042, 0.034],
        [0.0036, 0.05],
        [0.0052, 0.085],
        [0.006, 0.102],
        [0.0052, 0.119],
        [0.0036, 0.154],
        [0.0042, 0.17],
        [0.0068, 0.176],
        [0.005, 0.184],
        [0.0042, 0.192],
      ],
      5,
    ),
    { crease: 2, segments: 32 },
  );
  const pillars = [0.5, 2.6, 4.7].map((turn) =>
    placeShape(pillar, at([Math.sin(turn) * 0.0385, 0, Math.cos(turn) * 0.0385])),
  );
  return model(
    [
      [mergeShapes([...ends, ...pillars]), wood],
      [shell, glass],
      [mergeShapes([heap, rest, stream]), sand],
    ],
    [wood],
  );
}

function globe(): ThingModel {
  const earth: Material = {
    ...createMaterial('paper', '#ffffff'),
    roughness: 0.4,
    coat: { strength: 0.6, roughness: 0.1 },
    texture: paintTexture(2048, 1024, earthColor),
  };
  const wood = createMaterial('varnished-wood', '#5f3a22');
  const r = 0.105;
  const ball = placeShape(sphere(r, 96), at([0, -r, 0]));
  const pins = [-1, 1].map((side) =>
    placeShape(cylinder(0.0045, 0.02, { edge: 0.0012, segments: 24 }), at([0, side * (r + 0.006) - 0.01, 0])),
  );
  const ring = strap(
    Array.from({ length: 49 }, (_, i): Vec3 => {
      const angle = -Math.PI / 2 + (i / 48) * Math.PI;
      return [Math.cos(angle) * (r + 0.012), Math.sin(angle) * (r + 0.012), 0];
    }),
    (along) => [Math.cos(-Math.PI / 2 + along * Math.PI), Math.sin(-Math.PI / 2 + along * Math.PI), 0],
    0.011,
    0.0034,
  );
  const tip = tilted([0, 0.178, 0], 0, -0.41);
  const base = lathe(
    smoothProfile(
      [
        [0, 0],
        [0.07, 0],
        [0.074, 0.004],
        [0.071, 0.011],
        [0.058, 0.016],
        [0.03, 0.022],
        [0.0125, 0.034],
        [0.01, 0.045],
        [0.0135, 0.052],
        [0.009, 0.058],
        [0, 0.059],
      ],
      5,
    ),
    { crease: 0.8, segments: 96 },
  );
  return model(
    [
      ...placed(
        [
          [placeShape(ball, at([0, 0, 0], Math.PI - 0.25)), earth],
          [mergeShapes([ring, ...pins]), BRASS],
        ],
        tip,
      ),
      [base, wood],
      [placeShape(cylinder(0.0065, 0.012, { edge: 0.002, segments: 24 }), at([0, 0.052, 0])), BRASS],
    ],
    [],
  );
}

/** Land as ellipses of longitude, latitude and their radii, in degrees; the coasts are ragged. */
const LAND: readonly (readonly [number, number, number, number, number?])[] = [
  [-100, 48, 28, 17],
  [-115, 62, 40, 9],
  [-85, 60, 22, 12],
  [-103, 25, 10, 10, -35],
  [-90, 16, 8, 4, -30],
  [-42, 72, 14, 10],
  [-60, -4, 19, 13],
  [-62, -18, 12, 16],
  [-68, -40, 5, 14],
  [2, 12, 18, 15],
  [20, 18, 19, 16],
  [24, -8, 13, 22],
  [38, 6, 10, 7],
  [47, -19, 3, 7],
  [45, 24, 10, 9],
  [10, 48, 14, 7],
  [-4, 40, 6, 4],
  [16, 63, 6, 10, -30],
  [-3, 54, 3, 5],
  [35, 55, 22, 13],
  [80, 58, 50, 15],
  [130, 62, 40, 9],
  [95, 38, 32, 14],
  [78, 20, 8, 13],
  [103, 16, 7, 12],
  [113, 0, 6, 5],
  [101, 0, 3, 7, -40],
  [141, -5, 8, 3],
  [137, 37, 3, 8, -35],
  [133, -25, 19, 11],
  [172, -42, 3, 6, 30],
  [0, -84, 200, 10],
];

function earthColor(u: number, v: number): Paint {
  const [longitude, latitude] = [(u - 0.5) * 360, (v - 0.5) * 180];
  const ragged = 0.95 * (layers(u, v, 18, 9, 5, 7) - 0.5);
  let land = -9;
  for (const [x, y, wide, high, turn = 0] of LAND) {
    const [dx, dy] = [longitude - x, latitude - y];
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const away = Math.hypot((dx * cos + dy * sin) / wide, (dy * cos - dx * sin) / high);
    land = Math.max(land, (1 - away) * Math.min(1, Math.min(wide, high) / 9));
  }
  const coast = land + ragged * 0.5;
  const sea = mixPaint([0.3, 0.5, 0.62], [0.5, 0.67, 0.73], smoothStep(-0.5, 0, coast));
  const warm = Math.abs(latitude - 22) < 14 ? 1 - Math.abs(latitude - 22) / 14 : 0;
  const soil = mixPaint(
    mixPaint([0.62, 0.68, 0.42], [0.86, 0.77, 0.5], warm + 0.5 * layers(u, v, 14, 7, 3, 2) - 0.2),
    [0.93, 0.93, 0.9],
    smoothStep(64, 76, Math.abs(latitude)),
  );
  const line = (value: number, step: number, width: number) =>
    smoothStep(width, width * 0.4, Math.abs(value / step - Math.round(value / step)) * step);
  const net = Math.max(
    line(latitude, 15, 0.3),
    line(longitude, 15, 0.3) * smoothStep(85, 80, Math.abs(latitude)),
  );
  const colored = mixPaint(sea, soil, smoothStep(-0.012, 0.012, coast));
  const shore = smoothStep(0.03, 0.008, Math.abs(coast));
  return mixPaint(mixPaint(colored, [0.36, 0.3, 0.22], shore * 0.7), [0.25, 0.3, 0.33], net * 0.3);
}
