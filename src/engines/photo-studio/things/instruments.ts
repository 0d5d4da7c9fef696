import { grid } from '../geometry/grid.ts';
import { cylinder, lathe, type ProfilePoint, sphere } from '../geometry/lathe.ts';
import { smoothProfile } from '../geometry/profile.ts';
import { roundedBox } from '../geometry/rounded-box.ts';
import { mergeShapes, placeShape, type Shape } from '../geometry/shape.ts';
import { smoothPath, tube } from '../geometry/tube.ts';
import { createMaterial } from '../materials/create-material.ts';
import { layers, mixPaint, noise, type Paint, paintTexture, smoothStep } from '../materials/paint.ts';
import type { Detail, Material } from '../scene/material.ts';
import { at } from '../scene/transform.ts';
import type { Vec3 } from '../scene/vector.ts';
import {
  latheAlongX,
  latheAlongZ,
  model,
  type Part,
  type Point2,
  placed,
  slab,
  smoothOutline,
  standing,
  strap,
  tilted,
  torus,
} from './forms.ts';
import { type Thing, type ThingModel, thing } from './thing.ts';

const music = { category: 'music' } as const;
const standing_ = { category: 'music', standsOn: 'floor' } as const;
const SMOOTH: Detail = { kind: 'noise', scale: 0.04, bump: 0.000003, roughness: 0.06, tint: 0.02 };
const EBONY: Material = { ...createMaterial('satin', '#1b1614'), roughness: 0.35 };
const CHROME: Material = { ...createMaterial('chrome', '#cfd0d2'), roughness: 0.12, detail: SMOOTH };

export const INSTRUMENTS: readonly Thing[] = [
  thing(['violin', 'fiddle', 'violin with bow', 'violin and bow'], standing_, violin),
  thing(['ukulele', 'uke'], standing_, ukulele),
  thing(['drum', 'snare drum', 'snare', 'drums'], standing_, snare),
  thing(['trumpet', 'brass trumpet'], music, trumpet),
];

/** Grain along the y of a plate, darker towards its rim. */
function plateWood(light: Paint, deep: Paint, rim: number, salt: number): Material {
  return {
    ...createMaterial('lacquer', '#ffffff'),
    roughness: 0.32,
    detail: { kind: 'grain', scale: 0.2, bump: 0.00004, roughness: 0.06, tint: 0.04 },
    texture: paintTexture(1024, 1024, (u, v) => {
      const grain =
        0.5 + 0.5 * Math.sin((u + 0.004 * noise(u, v, 6, 3, salt)) * 420 + 3 * noise(u, v, 30, 2, salt + 1));
      const away = Math.hypot((u - 0.5) * 1.9, (v - 0.5) * 1.9);
      const tone = 0.2 * grain + 0.25 * layers(u, v, 5, 3, 3, salt + 2) + rim * smoothStep(0.45, 1, away);
      return mixPaint(light, deep, tone);
    }),
  };
}

function mirrored(half: readonly Point2[]): Point2[] {
  return [
    ...half,
    ...half
      .slice(1, -1)
      .toReversed()
      .map(([x, y]): Point2 => [-x, y]),
  ];
}

/** Strings from bridge to nut, in the plane of the front. */
function strings(
  count: number,
  low: Vec3,
  mid: Vec3,
  high: Vec3,
  spread: readonly [number, number, number],
  radius: number,
): Shape {
  return mergeShapes(
    Array.from({ length: count }, (_, i) => {
      const part = i / (count - 1) - 0.5;
      return tube(
        [
          [low[0] + part * spread[0], low[1], low[2]],
          [mid[0] + part * spread[1], mid[1], mid[2]],
          [high[0] + part * spread[2], high[1], high[2]],
        ],
        radius * (1.25 - 0.5 * (part + 0.5)),
        { segments: 6 },
      );
    }),
  );
}

/** Upright, its front towards +z; the lower end of the body at y = 0. */
function violinParts(): Part[] {
  const front = plateWood([0.83, 0.47, 0.19], [0.42, 0.17, 0.06], 0.75, 3);
  const sides: Material = { ...createMaterial('varnished-wood', '#7d3d1c') };
  const half: Point2[] = [
    [0, -0.001],
    [0.045, 0.006],
    [0.084, 0.034],
    [0.103, 0.078],
    [0.098, 0.116],
    [0.0915, 0.128],
    [0.0965, 0.1345],
    [0.0735, 0.142],
    [0.0585, 0.168],
    [0.0555, 0.19],
    [0.062, 0.214],
    [0.0805, 0.2335],
    [0.0745, 0.24],
    [0.081, 0.262],
    [0.0835, 0.288],
    [0.071, 0.323],
    [0.042, 0.346],
    [0, 0.354],
  ];
  const outline = smoothOutline(mirrored(half), 5);
  const ribsLine = outline.map(([x, y]): Point2 => [x * 0.965, 0.178 + (y - 0.178) * 0.98]);
  const body = placeShape(slab(ribsLine, 0.03, { edge: 0.0005, rings: 2 }), at([0, 0, -0.016]));
  const top = placeShape(
    slab(outline, 0.0042, { edge: 0.0018, bulge: 0.014, rings: 12, crease: 1 }),
    at([0, 0, 0.013]),
  );
  const back = placeShape(
    slab(outline, 0.0042, { edge: 0.0018, backBulge: 0.013, rings: 12, crease: 1 }),
    at([0, 0, -0.02]),
  );
  const purfling = outline.map(([x, y]): Vec3 => [x * 0.945, 0.178 + (y - 0.178) * 0.962, 0.0182]);
  // The sound holes.
  const holes = [-1, 1].flatMap((side) => {
    const path: Vec3[] = [
      [side * 0.0255, 0.228, 0.0268],
      [side * 0.0225, 0.2245, 0.0276],
      [side * 0.0245, 0.219, 0.0272],
      [side * 0.031, 0.205, 0.0262],
      [side * 0.036, 0.19, 0.0252],
      [side * 0.041, 0.176, 0.0238],
      [side * 0.0465, 0.163, 0.0225],
      [side * 0.0485, 0.156, 0.022],
      [side * 0.045, 0.152, 0.0226],
    ];
    const line = strap(
      smoothPath(path, 6),
      [side * 0.16, 0, 1],
      (t) => 0.0016 + 0.0036 * Math.sin(Math.PI * t) ** 1.5,
      0.0016,
    );
    const dots = [path[0]!, path.at(-1)!].map(([x, y, z]) =>
      placeShape(
        cylinder(0.0031, 0.001, { edge: 0.0003, segments: 20 }),
        tilted([x + side * 0.001, y - 0.001, z], Math.PI / 2),
      ),
    );
    return [line, ...dots];
  });
  const neckFrom = 0.345;
  const fingerboard = placeShape(
    grid(12, 30, (u, v) => {
      const across = (u - 0.5) * 2;
      const half_ = (0.0215 - 0.0095 * v) * across;
      return {
        position: [
          half_,
          0.232 + v * 0.268,
          0.0405 - 0.0035 * v + 0.004 * Math.sqrt(Math.max(0, 1 - across * across * 0.85)),
        ],
      };
    }),
    at([0, 0, 0]),
  );
  const underboard = strap(
    [
      [0, 0.232, 0.0395],
      [0, 0.5, 0.036],
    ],
    [0, 0.02, 1],
    (t) => 0.043 - 0.019 * t,
    0.005,
  );
  const neck = tube(
    smoothPath(
      [
        [0, neckFrom - 0.02, 0.004],
        [0, neckFrom + 0.004, 0.014],
        [0, neckFrom + 0.02, 0.0235],
        [0, neckFrom + 0.07, 0.0275],
        [0, 0.495, 0.028],
        [0, 0.51, 0.026],
      ],
      6,
    ),
    (t) => 0.0172 - 0.0052 * smoothStep(0.1, 0.5, t),
    { segments: 24 },
  );
  const box = placeShape(
    roundedBox({ width: 0.0225, height: 0.072, depth: 0.02, radius: 0.004, segments: 4 }),
    tilted([0, 0.497, 0.0275], -0.16),
  );
  const spiral = Array.from({ length: 41 }, (_, i): Vec3 => {
    const t = i / 40;
    const angle = -0.4 + t * Math.PI * 3.1;
    const r = 0.0165 * (1 - t) ** 0.9 + 0.0025;
    return [0, 0.583 + Math.sin(-angle + 2.6) * r, 0.007 + Math.cos(-angle + 2.6) * r];
  });
  const scroll = tube(spiral, (t) => 0.0105 - 0.0035 * t, { segments: 20 });
  const eye = placeShape(
    latheAlongX(
      [
        [0, -0.0165],
        [0.0045, -0.016],
        [0.0055, 0],
        [0.0045, 0.016],
        [0, 0.0165],
      ],
      1,
      32,
    ),
    at([0, 0.583, 0.007]),
  );
  const pegs = [0, 1, 2, 3].map((i) => {
    const side = i % 2 ? 1 : -1;
    const peg = mergeShapes([
      latheAlongX(
        [
          [0, -0.018],
          [0.003, -0.018],
          [0.0038, 0.016],
          [0.0052, 0.018],
          [0.0052, 0.0205],
          [0.0032, 0.0225],
          [0, 0.023],
        ],
        0.8,
        24,
      ),
      placeShape(
        lathe(
          smoothProfile(
            [
              [0, -0.0095],
              [0.007, -0.006],
              [0.0085, 0],
              [0.007, 0.006],
              [0, 0.0095],
            ],
            4,
          ),
          { crease: 3, segments: 24 },
        ),
        { position: [0.032, 0, 0], turn: 0, scale: [1.15, 1, 0.42] },
      ),
    ]);
    return placeShape(peg, {
      position: [0, 0.514 + i * 0.0142, 0.0225 - i * 0.0024],
      turn: side === 1 ? 0 : Math.PI,
      scale: 1,
      tilt: [0.5 + i, 0],
    });
  });
  const bridge = placeShape(
    slab(
      smoothOutline(
        [
          [-0.02, 0],
          [-0.012, 0],
          [-0.008, 0.006],
          [0.008, 0.006],
          [0.012, 0],
          [0.02, 0],
          [0.0175, 0.012],
          [0.019, 0.022],
          [0.012, 0.031],
          [0, 0.0335],
          [-0.012, 0.031],
          [-0.019, 0.022],
          [-0.0175, 0.012],
        ],
        5,
      ),
      0.0035,
      { edge: 0.0007, rings: 2 },
    ),
    { position: [0, 0.1905, 0.0285], turn: 0, scale: 1, tilt: [Math.PI / 2, 0] },
  );
  const tail = strap(
    smoothPath(
      [
        [0, 0.016, 0.026],
        [0, 0.04, 0.0335],
        [0, 0.085, 0.0435],
        [0, 0.124, 0.047],
      ],
      6,
    ),
    [0, -0.12, 1],
    (t) => 0.019 + 0.023 * smoothStep(0, 0.9, t),
    0.0055,
  );
  const button = placeShape(
    lathe(
      [
        [0.004, 0],
        [0.007, 0.002],
        [0.007, 0.006],
        [0, 0.008],
      ],
      { crease: 0.6, segments: 24 },
    ),
    tilted([0, 0, 0], Math.PI),
  );
  const chin = placeShape(
    lathe(
      smoothProfile(
        [
          [0, -0.003],
          [0.03, -0.004],
          [0.046, 0.002],
          [0.048, 0.006],
          [0.043, 0.0065],
          [0.02, 0.003],
          [0, 0.002],
        ],
        5,
      ),
      { crease: 1.2, segments: 64 },
    ),
    { position: [-0.045, 0.045, 0.032], turn: 0, scale: [1, 1, 0.75], tilt: [Math.PI / 2, 0] },
  );
  const wire = strings(
    4,
    [0, 0.122, 0.05],
    [0, 0.1915, 0.0625],
    [0, 0.503, 0.0425],
    [0.027, 0.033, 0.0165],
    0.00055,
  );
  const behind = strings(
    4,
    [0, 0.503, 0.0425],
    [0, 0.525, 0.034],
    [0, 0.54, 0.026],
    [0.0165, 0.012, 0.009],
    0.00055,
  );
  const tuners = [-1.5, -0.5, 0.5, 1.5].map((i) =>
    placeShape(sphere(0.0023, 16), at([i * 0.0085, 0.112, 0.0465])),
  );
  return [
    [top, front],
    [mergeShapes([body, back, neck, box, scroll, eye]), sides],
    [
      mergeShapes([
        fingerboard,
        underboard,
        ...pegs,
        tail,
        button,
        chin,
        ...holes,
        tube(purfling, 0.0006, { segments: 6, isClosed: true }),
      ]),
      EBONY,
    ],
    [bridge, createMaterial('wood', '#cda26c')],
    [mergeShapes([wire, behind, ...tuners]), CHROME],
  ];
}

function bow(): Part[] {
  const stick = tube(
    smoothPath(
      [
        [0, 0, 0.012],
        [0, 0.15, 0.0045],
        [0, 0.37, 0],
        [0, 0.6, 0.005],
        [0, 0.715, 0.014],
        [0, 0.738, 0.018],
      ],
      8,
    ),
    (t) => 0.0043 - 0.0014 * t,
    { segments: 16 },
  );
  const head = placeShape(
    slab(
      [
        [-0.002, 0],
        [0.002, 0],
        [0.004, 0.026],
        [0, 0.028],
        [-0.0035, 0.01],
      ],
      0.006,
      { edge: 0.001 },
    ),
    { position: [0.003, 0.738, 0.0345], turn: Math.PI / 2, scale: 1, tilt: [0, 0] },
  );
  const hair = strap(
    [
      [0, 0.022, 0.03],
      [0, 0.735, 0.036],
    ],
    [0, 0, 1],
    0.0095,
    0.0007,
  );
  const frog = placeShape(
    roundedBox({ width: 0.0115, height: 0.048, depth: 0.019, radius: 0.0022 }),
    at([0, 0.006, 0.0235]),
  );
  const grip = tube(
    [
      [0, 0.06, 0.009],
      [0, 0.13, 0.0055],
    ],
    0.005,
    { segments: 16 },
  );
  const screw = placeShape(cylinder(0.004, 0.014, { edge: 0.001, segments: 20 }), at([0, -0.014, 0.0125]));
  return [
    [mergeShapes([stick, head]), createMaterial('varnished-wood', '#6d3218')],
    [mergeShapes([frog]), EBONY],
    [mergeShapes([grip, screw]), CHROME],
    [hair, createMaterial('linen', '#e6dcc6')],
  ];
}

/** On its side edge, leaning back, with the bow before it. */
function violin(): ThingModel {
  const body = placed(violinParts(), tilted([0, 0, 0], -0.2, 0.0));
  const rest = standing(placed(body, tilted([0, 0, 0], 0, -0.16)));
  const stick = standing(placed(bow(), tilted([0, 0, 0], -0.12, 0.34)));
  return model([...placed(rest, at([-0.03, 0, -0.06], 0.22)), ...placed(stick, at([0.2, 0, 0.05], 0.3))]);
}

function ukulele(): ThingModel {
  const front = plateWood([0.8, 0.55, 0.3], [0.55, 0.32, 0.15], 0.35, 9);
  const wood = createMaterial('varnished-wood', '#8d5c33');
  const half: Point2[] = [
    [0, 0],
    [0.05, 0.005],
    [0.086, 0.034],
    [0.094, 0.075],
    [0.082, 0.113],
    [0.066, 0.142],
    [0.063, 0.16],
    [0.07, 0.185],
    [0.073, 0.21],
    [0.058, 0.24],
    [0.028, 0.253],
    [0, 0.255],
  ];
  const outline = smoothOutline(mirrored(half), 6);
  const body = placeShape(slab(outline, 0.058, { edge: 0.001, rings: 2 }), at([0, 0, -0.032]));
  const top = placeShape(slab(outline, 0.003, { edge: 0.0008, rings: 6 }), at([0, 0, 0.0255]));
  const binding = tube(
    outline.map(([x, y]): Vec3 => [x, y, 0.0265]),
    0.0018,
    { segments: 8, isClosed: true },
  );
  const hole = placeShape(
    latheAlongZ([
      [0.0265, 0],
      [0, 0.0002],
    ]),
    at([0, 0.168, 0.0286]),
  );
  const rosette = [0.0285, 0.0325].map((r) =>
    placeShape(
      latheAlongZ([
        [r - 0.0009, 0],
        [r - 0.0006, 0.0003],
        [r + 0.0006, 0.0003],
        [r + 0.0009, 0],
      ]),
      at([0, 0.168, 0.0285]),
    ),
  );
  const neck = tube(
    smoothPath(
      [
        [0, 0.235, 0.004],
        [0, 0.262, 0.0095],
        [0, 0.3, 0.012],
        [0, 0.42, 0.0142],
        [0, 0.438, 0.0142],
      ],
      6,
    ),
    (t) => 0.0175 - 0.003 * smoothStep(0.1, 0.4, t),
    { segments: 24 },
  );
  const board = strap(
    [
      [0, 0.2, 0.0305],
      [0, 0.436, 0.0305],
    ],
    [0, 0, 1],
    (t) => 0.046 - 0.009 * t,
    0.0048,
  );
  const frets = Array.from({ length: 12 }, (_, i) => {
    const y = 0.436 - 0.346 * (1 - 2 ** (-(i + 1) / 12));
    return placeShape(
      roundedBox({ width: 0.037 + (0.436 - y) * 0.036, height: 0.0012, depth: 0.0014, radius: 0.0005 }),
      at([0, y, 0.0332]),
    );
  });
  const nut = placeShape(
    roundedBox({ width: 0.0365, height: 0.003, depth: 0.006, radius: 0.0006 }),
    at([0, 0.436, 0.0305]),
  );
  const dots = [4, 6, 9].map((i) =>
    placeShape(
      cylinder(0.0024, 0.0003, { edge: 0.0001, segments: 20 }),
      tilted([0, 0.436 - 0.346 * (1 - 2 ** (-(i + 0.5) / 12)), 0.0329], Math.PI / 2),
    ),
  );
  const headLine = smoothOutline(
    mirrored([
      [0, 0],
      [0.016, 0.001],
      [0.021, 0.012],
      [0.026, 0.04],
      [0.029, 0.078],
      [0.026, 0.09],
      [0.012, 0.0925],
      [0, 0.089],
    ]),
    5,
  );
  const head = placeShape(slab(headLine, 0.013, { edge: 0.002 }), tilted([0, 0.436, 0.0165], -0.18));
  const pegs = [-1, 1].flatMap((side) =>
    [0.027, 0.062].map((y) =>
      placeShape(
        mergeShapes([
          latheAlongZ([
            [0.0048, 0],
            [0.0042, 0.0022],
            [0.0024, 0.003],
            [0.0024, 0.011],
            [0, 0.0112],
          ]),
          placeShape(
            latheAlongX(
              [
                [0, 0.012],
                [0.002, 0.012],
                [0.002, 0.022],
                [0.0055, 0.0235],
                [0.006, 0.031],
                [0, 0.0325],
              ],
              0.5,
              24,
            ),
            at([0, 0, -0.008], side === 1 ? 0 : Math.PI),
          ),
        ]),
        tilted([side * 0.0165, 0.436 + y, 0.0285 - y * 0.18], -0.18),
      ),
    ),
  );
  const saddle = placeShape(
    roundedBox({ width: 0.062, height: 0.016, depth: 0.0062, radius: 0.0018 }),
    at([0, 0.082, 0.0315]),
  );
  const bone = placeShape(
    roundedBox({ width: 0.046, height: 0.0024, depth: 0.0044, radius: 0.0008 }),
    at([0, 0.0905, 0.0358]),
  );
  const nylon = createMaterial('gloss-plastic', '#d8d4cc');
  const wire = strings(
    4,
    [0, 0.085, 0.036],
    [0, 0.0925, 0.0392],
    [0, 0.438, 0.0345],
    [0.04, 0.04, 0.027],
    0.00055,
  );
  const parts: Part[] = [
    [top, front],
    [mergeShapes([body, neck, head]), wood],
    [mergeShapes([board, saddle, hole, ...rosette]), { ...EBONY, color: [0.06, 0.04, 0.03] }],
    [mergeShapes([nut, bone, binding, ...dots]), createMaterial('porcelain', '#e9e2d2')],
    [mergeShapes([...frets, ...pegs]), CHROME],
    [wire, nylon],
  ];
  return model(standing(placed(placed(parts, tilted([0, 0, 0], -0.14, -0.1)), at([0, 0, 0], 0.32))), [wood]);
}

function snare(): ThingModel {
  const shell: Material = { ...createMaterial('lacquer', '#7a2230'), roughness: 0.3 };
  const skin: Material = { ...createMaterial('plastic', '#e7e4dc'), roughness: 0.62, softness: 0.15 };
  const [r, low, high] = [0.178, 0.03, 0.165];
  const drum = lathe(
    [
      [r, low - 0.008],
      [r, high + 0.006],
    ],
    { segments: 128 },
  );
  const head = placeShape(
    lathe(
      [
        [r + 0.001, -0.006],
        [r - 0.002, 0],
        [r - 0.012, 0.0008],
        [0, 0.0008],
      ],
      { segments: 128, crease: 0.7 },
    ),
    at([0, high + 0.006, 0]),
  );
  const hoop = (y: number, sign: 1 | -1): Shape =>
    placeShape(
      lathe(
        [
          [r + 0.002, sign * 0.016],
          [r + 0.0045, sign * 0.0175],
          [r + 0.0062, sign * 0.0165],
          [r + 0.0055, sign * 0.005],
          [r + 0.0075, 0],
          [r + 0.0135, -sign * 0.001],
          [r + 0.0135, -sign * 0.0035],
          [r + 0.004, -sign * 0.004],
          [r + 0.0025, 0],
        ],
        { segments: 128, crease: 0.5 },
      ),
      at([0, y, 0]),
    );
  const lugs = Array.from({ length: 10 }, (_, i) => {
    const turn = ((i + 0.5) / 10) * Math.PI * 2;
    const rod = mergeShapes([
      tube(
        [
          [0, low - 0.012, r + 0.0095],
          [0, high + 0.014, r + 0.0095],
        ],
        0.0028,
        { segments: 12 },
      ),
      ...[low + 0.022, high - 0.022].map((y) =>
        placeShape(
          lathe(
            smoothProfile(
              [
                [0, -0.019],
                [0.005, -0.0175],
                [0.0075, -0.008],
                [0.0082, 0],
                [0.0075, 0.008],
                [0.005, 0.0175],
                [0, 0.019],
              ],
              4,
            ),
            { segments: 28, crease: 2 },
          ),
          at([0, y, r + 0.006]),
        ),
      ),
      ...[low - 0.016, high + 0.011].map((y) =>
        placeShape(cylinder(0.0048, 0.009, { edge: 0.001, segments: 24 }), at([0, y, r + 0.0095])),
      ),
    ]);
    return placeShape(rod, at([0, 0, 0], turn));
  });
  const wing = placeShape(
    mergeShapes([
      roundedBox({ width: 0.03, height: 0.058, depth: 0.018, radius: 0.005, segments: 4 }),
      placeShape(
        roundedBox({ width: 0.012, height: 0.05, depth: 0.008, radius: 0.003 }),
        at([0, 0.024, 0.012]),
      ),
    ]),
    at([0, 0.07, r + 0.008]),
  );
  const vent = placeShape(torus(0.0062, 0.0018, 28), tilted([0, 0.1, r + 0.0005], Math.PI / 2));
  const stick = (): Shape =>
    lathe(
      smoothProfile(
        [
          [0, 0],
          [0.0058, 0.001],
          [0.0072, 0.005],
          [0.0073, 0.1],
          [0.0073, 0.26],
          [0.006, 0.32],
          [0.0038, 0.362],
          [0.0034, 0.368],
          [0.0058, 0.378],
          [0.0062, 0.386],
          [0.004, 0.394],
          [0, 0.396],
        ],
        5,
      ),
      { segments: 32, crease: 1 },
    );
  const flat = (x: number, z: number, turn: number, y: number) =>
    placeShape(placeShape(stick(), at([0, -0.2, 0])), tilted([x, y, z], Math.PI / 2 - 0.01, 0, turn));
  const wood = createMaterial('wood', '#c9a26c');
  const above = high + 0.0235 + 0.0073;
  const parts: Part[] = [
    [drum, shell],
    [head, skin],
    [
      mergeShapes([
        hoop(high, 1),
        hoop(low, -1),
        ...lugs,
        placeShape(wing, at([0, 0, 0], 1.25)),
        placeShape(vent, at([0, 0, 0], 0.15)),
      ]),
      CHROME,
    ],
    [mergeShapes([flat(-0.015, 0.01, 1.9, above), flat(0.02, 0.0, 1.25, above + 0.002)]), wood],
  ];
  return model(standing(placed(parts, at([0, 0, 0], 0.2))), [shell]);
}

function trumpet(): ThingModel {
  const brass: Material = { ...createMaterial('brass', '#dcaa4f'), roughness: 0.14, detail: SMOOTH };
  const silver: Material = { ...CHROME };
  const pearl: Material = { ...createMaterial('porcelain', '#ece6da') };
  // The bell at +x, the mouthpiece at -x.
  const bell = placeShape(
    latheAlongX(
      smoothProfile(
        [
          [0.0062, -0.06],
          [0.0072, 0.02],
          [0.0095, 0.09],
          [0.0145, 0.15],
          [0.023, 0.19],
          [0.038, 0.218],
          [0.0565, 0.2345],
          [0.0615, 0.2375],
          [0.0622, 0.2392],
          [0.0605, 0.2398],
          [0.055, 0.2362],
          [0.036, 0.219],
          [0.0215, 0.19],
          [0.013, 0.15],
          [0.006, 0.09],
        ],
        6,
      ),
      1.4,
      96,
    ),
    at([0, 0.045, 0]),
  );
  const tubeOf = (points: readonly Vec3[], r = 0.0058, steps = 8) =>
    tube(smoothPath(points, steps), r, { segments: 20 });
  const lead = tubeOf(
    [
      [-0.2, 0.045, 0.0],
      [-0.02, 0.045, 0.012],
      [0.095, 0.045, 0.018],
    ],
    0.0055,
  );
  const tuning = tubeOf(
    [
      [0.09, 0.045, 0.018],
      [0.118, 0.044, 0.018],
      [0.139, 0.034, 0.018],
      [0.146, 0.012, 0.018],
      [0.139, -0.01, 0.018],
      [0.118, -0.02, 0.018],
      [0.03, -0.02, 0.018],
    ],
    0.0062,
  );
  const back = tubeOf(
    [
      [-0.06, 0.045, 0],
      [-0.105, 0.044, -0.004],
      [-0.128, 0.033, -0.008],
      [-0.135, 0.012, -0.01],
      [-0.128, -0.01, -0.01],
      [-0.105, -0.02, -0.008],
      [-0.045, -0.02, 0],
    ],
    0.0062,
  );
  const valves = [-0.03, 0, 0.03].flatMap((x) => [
    placeShape(
      lathe(
        [
          [0, -0.066],
          [0.006, -0.066],
          [0.0095, -0.063],
          [0.0125, -0.062],
          [0.0133, -0.056],
          [0.0125, -0.052],
          [0.0118, -0.05],
          [0.0118, 0.047],
          [0.013, 0.048],
          [0.0133, 0.058],
          [0.0115, 0.06],
          [0.0085, 0.063],
          [0, 0.064],
        ],
        { crease: 0.5, segments: 48 },
      ),
      at([x, 0.012, 0.008]),
    ),
    tube(
      [
        [x, 0.07, 0.008],
        [x, 0.094, 0.008],
      ],
      0.0022,
      { segments: 14 },
    ),
    placeShape(
      lathe(
        [
          [0.0022, 0],
          [0.0078, 0.001],
          [0.0084, 0.0028],
          [0.0078, 0.004],
        ],
        { crease: 0.6, segments: 32 },
      ),
      at([x, 0.092, 0.008]),
    ),
  ]);
  const caps = [-0.03, 0, 0.03].map((x) =>
    placeShape(
      lathe(
        [
          [0.0076, 0],
          [0.0064, 0.0009],
          [0, 0.0012],
        ],
        { crease: 2, segments: 32 },
      ),
      at([x, 0.0958, 0.008]),
    ),
  );
  const slides = [
    tubeOf(
      [
        [0.03, 0.005, 0.014],
        [0.055, 0.004, 0.016],
        [0.078, 0.0, 0.018],
        [0.085, -0.006, 0.018],
        [0.078, -0.012, 0.018],
        [0.03, -0.012, 0.014],
      ],
      0.005,
    ),
    tubeOf(
      [
        [-0.03, 0.0, 0.012],
        [-0.06, 0.0, 0.014],
        [-0.074, -0.003, 0.014],
        [-0.078, -0.008, 0.014],
        [-0.074, -0.013, 0.014],
        [-0.03, -0.015, 0.012],
      ],
      0.005,
    ),
    tubeOf(
      [
        [0, 0.0, 0.02],
        [0.001, 0.0, 0.036],
        [0.001, -0.006, 0.043],
        [0.001, -0.012, 0.036],
        [0, -0.013, 0.02],
      ],
      0.005,
    ),
  ];
  const hookRing = placeShape(torus(0.0115, 0.0019, 32), tilted([0.068, 0.064, 0.012], Math.PI / 2));
  const fingerHook = tube(
    smoothPath(
      [
        [0.048, 0.05, 0.014],
        [0.05, 0.066, 0.013],
        [0.06, 0.07, 0.012],
        [0.066, 0.06, 0.012],
      ],
      6,
    ),
    0.0018,
    { segments: 10 },
  );
  const braces = [
    [-0.085, 0],
    [0.075, 0],
  ].map(([x]) =>
    tube(
      [
        [x!, 0.045, 0.008],
        [x!, -0.02, 0.008],
      ],
      0.0024,
      { segments: 12 },
    ),
  );
  const ferrules = [-0.19, 0.092].map((x) =>
    placeShape(
      latheAlongX(
        [
          [0.0058, -0.011],
          [0.0078, -0.01],
          [0.0078, 0.01],
          [0.0058, 0.011],
        ],
        0.7,
        40,
      ),
      at([x, 0.045, x < 0 ? 0.001 : 0.018]),
    ),
  );
  const mouth: ProfilePoint[] = [
    [0.0052, 0],
    [0.0058, -0.03],
    [0.0066, -0.042],
    [0.0108, -0.056],
    [0.0136, -0.066],
    [0.0138, -0.071],
    [0.0122, -0.0735],
    [0.0095, -0.072],
    [0.0065, -0.062],
    [0, -0.055],
  ];
  const mouthpiece = placeShape(
    latheAlongX(
      mouth.map(([r, y]): ProfilePoint => [r, y]),
      0.7,
      48,
    ),
    at([-0.2, 0.045, 0]),
  );
  const parts: Part[] = [
    [
      mergeShapes([
        bell,
        lead,
        tuning,
        back,
        ...valves,
        ...slides,
        hookRing,
        fingerHook,
        ...braces,
        ...ferrules,
      ]),
      brass,
    ],
    [mouthpiece, silver],
    [mergeShapes(caps), pearl],
  ];
  // It lies on its side, on the rim of its bell.
  return model(standing(placed(placed(parts, tilted([0, 0, 0], 1.35, 0.1)), at([0, 0, 0], -0.5))), []);
}
