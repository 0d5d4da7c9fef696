import { cylinder, lathe, sphere } from '../geometry/lathe.ts';
import { smoothProfile } from '../geometry/profile.ts';
import { roundedBox } from '../geometry/rounded-box.ts';
import { bendShape, mergeShapes, placeShape, type Shape } from '../geometry/shape.ts';
import { smoothPath, tube } from '../geometry/tube.ts';
import { createMaterial } from '../materials/create-material.ts';
import { hash, layers, mixPaint, type Paint, paintTexture, smoothStep } from '../materials/paint.ts';
import type { Detail, Material } from '../scene/material.ts';
import { at } from '../scene/transform.ts';
import type { Vec3 } from '../scene/vector.ts';
import {
  latheAlongZ,
  lyingSlab,
  model,
  type Part,
  type Point2,
  placed,
  roundedRectangle,
  slab,
  smoothOutline,
  standing,
  tilted,
  torus,
} from './forms.ts';
import { type Thing, type ThingModel, thing } from './thing.ts';
import { vessel } from './vessel.ts';

const decor = { category: 'decor' } as const;
const office = { category: 'office' } as const;
const bath = { category: 'bath' } as const;
const SMOOTH: Detail = { kind: 'noise', scale: 0.03, bump: 0.000003, roughness: 0.07, tint: 0.03 };
const BRASS: Material = { ...createMaterial('brass', '#c9a258'), roughness: 0.26, detail: SMOOTH };
const CHROME: Material = { ...createMaterial('chrome', '#cfd0d2'), roughness: 0.1, detail: SMOOTH };

export const HOUSEHOLD: readonly Thing[] = [
  thing(['padlock', 'lock', 'brass padlock', 'pad lock'], { category: 'tools' }, padlock),
  thing(['mantel clock', 'mantle clock', 'table clock', 'wooden clock', 'shelf clock'], decor, mantelClock),
  thing(
    [
      'spools of thread',
      'thread',
      'sewing thread',
      'spool of thread',
      'thread spool',
      'sewing kit',
      'needle and thread',
      'thread and needle',
    ],
    decor,
    threadSpools,
  ),
  thing(
    [
      'paint palette',
      'palette',
      'painter palette',
      "painter's palette",
      'artist palette',
      'paint tubes',
      'art supplies',
      'oil paints',
      'paints',
    ],
    office,
    palette,
  ),
  thing(
    ['toothbrushes', 'toothbrush', 'toothbrush in a glass', 'toothbrush in a cup', 'bamboo toothbrush'],
    bath,
    toothbrushes,
  ),
  thing(['razor', 'safety razor', 'shaving razor', 'razor on a stand'], bath, razor),
];

function padlock(): ThingModel {
  const steel: Material = { ...CHROME, roughness: 0.16 };
  const body = slab(roundedRectangle(0.045, 0.038, 0.0055, 8), 0.0165, {
    edge: 0.0024,
    bulge: 0.0006,
    rings: 4,
  });
  const shackle = tube(
    smoothPath(
      [
        [-0.0142, -0.004, 0],
        [-0.0142, 0.016, 0],
        [-0.0128, 0.0235, 0],
        [-0.0075, 0.0305, 0],
        [0, 0.0328, 0],
        [0.0075, 0.0305, 0],
        [0.0128, 0.0235, 0],
        [0.0142, 0.016, 0],
        [0.0142, -0.004, 0],
      ],
      8,
    ),
    0.0037,
    { segments: 28 },
  );
  const collars = [-1, 1].map((side) =>
    placeShape(torus(0.0042, 0.0007, 32), at([side * 0.0142, 0.0191, 0.0082])),
  );
  const rivets = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) =>
      placeShape(
        latheAlongZ(
          [
            [0.0017, 0],
            [0.0014, 0.0003],
            [0, 0.0004],
          ],
          1,
          24,
        ),
        at([x * 0.0185, y * 0.0145, 0.0168]),
      ),
    ),
  );
  const plate = placeShape(
    latheAlongZ(
      [
        [0.0082, 0],
        [0.008, 0.0005],
        [0.0074, 0.0007],
        [0, 0.0007],
      ],
      0.6,
      64,
    ),
    at([0, -0.0035, 0.0171]),
  );
  const hole = mergeShapes([
    placeShape(
      latheAlongZ(
        [
          [0.0021, 0],
          [0, 0.0001],
        ],
        1,
        32,
      ),
      at([0, -0.0018, 0.0179]),
    ),
    placeShape(
      slab(
        [
          [0.0009, 0.0005],
          [-0.0009, 0.0005],
          [-0.0014, -0.0052],
          [0.0014, -0.0052],
        ],
        0.0001,
        { edge: 0.00002, rings: 2 },
      ),
      at([0, -0.0018, 0.01785]),
    ),
  ]);
  const parts: Part[] = [
    [mergeShapes([body, ...collars, ...rivets]), BRASS],
    [placeShape(shackle, at([0, 0.019, 0.0082])), steel],
    [plate, steel],
    [hole, createMaterial('matte', '#0f0f10')],
  ];
  return model(standing(placed(parts, tilted([0, 0, 0], -0.02, 0, 0.45))), []);
}

/** A dial with strokes for the hours and no numerals. */
function dialFace(u: number, v: number): Paint {
  const [x, y] = [(u - 0.5) * 2, (v - 0.5) * 2];
  const r = Math.hypot(x, y);
  const turn = Math.atan2(x, y) / (Math.PI * 2) + 1;
  const paper = mixPaint(
    [0.95, 0.93, 0.87],
    [0.91, 0.87, 0.78],
    layers(u, v, 4, 4, 4, 3) * 0.7 + 0.3 * smoothStep(0.6, 1, r),
  );
  const stroke = (count: number, from: number, to: number, half: number) => {
    const a = (turn * count) % 1;
    const away = Math.min(a, 1 - a) * ((Math.PI * 2) / count) * r;
    return (
      smoothStep(half + 0.004, half, away) * smoothStep(from, from + 0.008, r) * smoothStep(to + 0.008, to, r)
    );
  };
  const ink = Math.max(
    stroke(12, 0.68, 0.84, 0.018),
    stroke(4, 0.64, 0.84, 0.028),
    stroke(60, 0.87, 0.9, 0.006),
    smoothStep(0.008, 0.003, Math.abs(r - 0.91)),
    smoothStep(0.006, 0.002, Math.abs(r - 0.865)),
  );
  return mixPaint(paper, [0.1, 0.09, 0.09], ink * 0.92);
}

function mantelClock(): ThingModel {
  const wood = createMaterial('varnished-wood', '#7b4a2a');
  const face: Material = {
    ...createMaterial('paper', '#ffffff'),
    texture: paintTexture(1024, 1024, dialFace, { repeat: false }),
  };
  const half: Point2[] = [
    [0.098, 0.012],
    [0.098, 0.06],
    [0.098, 0.1],
    [0.092, 0.137],
    [0.074, 0.171],
    [0.042, 0.194],
    [0, 0.202],
    [-0.042, 0.194],
    [-0.074, 0.171],
    [-0.092, 0.137],
    [-0.098, 0.1],
    [-0.098, 0.06],
    [-0.098, 0.012],
    [-0.06, 0.0105],
    [0, 0.01],
    [0.06, 0.0105],
  ];
  const shell = placeShape(
    slab(smoothOutline(half, 6), 0.085, { edge: 0.004, rings: 4, crease: 0.9 }),
    at([0, 0.014, -0.045]),
  );
  const plinth = placeShape(
    roundedBox({ width: 0.232, height: 0.017, depth: 0.11, radius: 0.004 }),
    at([0, 0.006, 0]),
  );
  const step = placeShape(
    roundedBox({ width: 0.215, height: 0.012, depth: 0.1, radius: 0.0035 }),
    at([0, 0.0215, 0]),
  );
  const feet = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      placeShape(
        lathe(
          smoothProfile(
            [
              [0, 0],
              [0.009, 0],
              [0.0115, 0.0035],
              [0.008, 0.008],
            ],
            4,
          ),
          { crease: 1, segments: 32 },
        ),
        at([x * 0.098, 0, z * 0.038]),
      ),
    ),
  );
  const center: Vec3 = [0, 0.121, 0.0405];
  const bezel = placeShape(
    latheAlongZ(
      smoothProfile(
        [
          [0.0705, 0],
          [0.0725, 0.004],
          [0.071, 0.009],
          [0.0665, 0.0105],
          [0.0635, 0.008],
          [0.0625, 0.0035],
        ],
        5,
      ),
      1.4,
      128,
    ),
    at(center),
  );
  const disk = slab(
    Array.from(
      { length: 96 },
      (_, i): Point2 => [
        Math.cos((i / 96) * Math.PI * 2) * 0.0655,
        Math.sin((i / 96) * Math.PI * 2) * 0.0655,
      ],
    ),
    0.001,
    { edge: 0.0002, rings: 4 },
  );
  const hand = (length: number, wide: number, turn: number, z: number) =>
    placeShape(
      slab(
        [
          [0, -0.012],
          [wide * 0.6, -0.01],
          [wide, length * 0.35],
          [wide * 0.5, length * 0.8],
          [0, length],
          [-wide * 0.5, length * 0.8],
          [-wide, length * 0.35],
          [-wide * 0.6, -0.01],
        ],
        0.0007,
        { edge: 0.0002, rings: 2 },
      ),
      { position: [center[0], center[1], center[2] + z], turn: 0, scale: 1, tilt: [0, -turn] },
    );
  const hands = mergeShapes([
    hand(0.036, 0.0026, (10.17 / 12) * Math.PI * 2, 0.0022),
    hand(0.053, 0.0018, (10 / 60) * Math.PI * 2, 0.0034),
  ]);
  const pin = placeShape(
    latheAlongZ(
      [
        [0.003, 0],
        [0.0028, 0.0046],
        [0, 0.0052],
      ],
      0.7,
      32,
    ),
    at(center),
  );
  const glass = placeShape(
    latheAlongZ(
      [
        [0.0635, 0.0068],
        [0.045, 0.0092],
        [0.02, 0.0103],
        [0, 0.0106],
      ],
      3,
      64,
    ),
    at(center),
  );
  return model(
    placed(
      [
        [mergeShapes([shell, plinth, step]), wood],
        [mergeShapes([bezel, pin, ...feet]), BRASS],
        [placeShape(disk, at([0, center[1], center[2]])), face],
        [hands, createMaterial('gloss', '#16140f')],
        [glass, createMaterial('glass', '#fbfbfb')],
      ],
      at([0, 0, 0], 0.25),
    ),
    [wood],
  );
}

/** Thread wound on wood: turns that cross at a slight angle. */
function spool(color: string, salt: number): Part[] {
  const wood = createMaterial('wood', '#c79f6b');
  const thread: Material = {
    ...createMaterial('satin', color),
    roughness: 0.6,
    sheen: 0.4,
    detail: { kind: 'noise', scale: 0.01, bump: 0.00004, roughness: 0.1, tint: 0.12 },
  };
  const core = lathe(
    smoothProfile(
      [
        [0, 0],
        [0.0128, 0],
        [0.0142, 0.0012],
        [0.0142, 0.0032],
        [0.0085, 0.0068],
        [0.0068, 0.009],
        [0.0066, 0.02],
        [0.0068, 0.031],
        [0.0085, 0.0332],
        [0.0142, 0.0368],
        [0.0142, 0.0388],
        [0.0128, 0.04],
        [0.0042, 0.04],
        [0.0038, 0.036],
        [0, 0.035],
      ],
      4,
    ),
    { crease: 0.8, segments: 72 },
  );
  const turns = 62;
  const path = Array.from({ length: turns * 20 }, (_, i): Vec3 => {
    const part = i / (turns * 20 - 1);
    const angle = part * turns * Math.PI * 2;
    const y = 0.0072 + part * 0.0256;
    const r =
      0.0114 +
      0.0009 * Math.sin(((y - 0.0072) / 0.0256) * Math.PI) +
      0.00014 * (hash(Math.floor(part * turns), salt, 3) - 0.5);
    return [Math.sin(angle) * r, y + 0.0004 * Math.sin(angle + salt), Math.cos(angle) * r];
  });
  const filling = lathe(
    [
      [0.0085, 0.0068],
      [0.0113, 0.0074],
      [0.0119, 0.02],
      [0.0113, 0.0326],
      [0.0085, 0.0332],
    ],
    { crease: 2, segments: 64 },
  );
  return [
    [core, wood],
    [mergeShapes([tube(path, 0.00026, { segments: 6 }), filling]), thread],
  ];
}

function threadSpools(): ThingModel {
  const lying = standing(placed(spool('#d4a03a', 5), tilted([0, -0.02, 0], Math.PI / 2)));
  const needle: Part = [
    placeShape(
      tube(
        smoothPath(
          [
            [-0.024, 0, 0],
            [-0.022, 0, 0],
            [0.02, 0, 0],
            [0.0245, 0, 0],
          ],
          6,
        ),
        (t) => 0.00062 * (1 - smoothStep(0.75, 1, t) * 0.85),
        { segments: 12 },
      ),
      at([-0.012, 0.0007, 0.041], 0.45),
    ),
    CHROME,
  ];
  const loose: Part = [
    tube(
      smoothPath(
        [
          [-0.0335, 0.0009, 0.0512],
          [-0.043, 0.0008, 0.05],
          [-0.05, 0.0005, 0.04],
          [-0.038, 0.0005, 0.028],
          [-0.012, 0.0005, 0.027],
          [0.012, 0.0005, 0.034],
          [0.03, 0.0006, 0.028],
          [0.031, 0.006, 0.018],
        ],
        10,
      ),
      0.0003,
      { segments: 6 },
    ),
    createMaterial('satin', '#b23b3b'),
  ];
  return model(
    [
      ...placed(spool('#b23b3b', 1), at([-0.016, 0, -0.006])),
      ...placed(spool('#33617f', 2), at([0.017, 0, -0.014], 1)),
      ...placed(spool('#3f7a5a', 3), tilted([-0.0, 0.04, -0.01], 0, 0, 0.6)),
      ...placed(lying, at([0.031, 0, 0.02], 0.9)),
      needle,
      loose,
    ],
    [],
  );
}

/** A tube of paint, lying, its cap at +x; pressed flat at its end. */
function paintTube(color: string, salt: number): Part[] {
  const metal: Material = {
    ...createMaterial('aluminum', '#d6d6d4'),
    roughness: 0.3,
    detail: { kind: 'noise', scale: 0.03, bump: 0.0004, roughness: 0.1, tint: 0.04 },
  };
  const label = createMaterial('gloss-plastic', color);
  const body = (from: number, to: number, grow: number) =>
    bendShape(
      placeShape(
        lathe(
          Array.from({ length: 25 }, (_, i) => [1, i / 24] as const),
          { segments: 72, crease: 3 },
        ),
        tilted([0, 0, 0], 0, -Math.PI / 2),
      ),
      ([x, y, z]) => {
        const along = from + x * (to - from);
        const flat = smoothStep(0.45, 0, along / 0.09);
        const dent =
          0.0008 * (layers(along * 6 + 0.5, Math.atan2(z, y) / 6.283 + 0.5, 6, 6, 2, salt) - 0.5) * 2;
        return [
          along,
          y * (0.0098 * (1 - flat) + 0.0012 * flat + grow + dent),
          z * (0.0098 + 0.0052 * flat + grow + dent),
        ];
      },
    );
  const crimp = placeShape(
    roundedBox({ width: 0.007, height: 0.003, depth: 0.0305, radius: 0.0008 }),
    at([0.001, -0.0015, 0]),
  );
  const shoulder = placeShape(
    lathe(
      [
        [0.0098, 0],
        [0.0092, 0.0015],
        [0.0045, 0.005],
        [0.0045, 0.0075],
      ],
      { crease: 0.6, segments: 48 },
    ),
    tilted([0.09, 0, 0], 0, -Math.PI / 2),
  );
  const ridges = bendShape(
    lathe(
      [
        [0.006, 0],
        [0.0068, 0.0006],
        [0.0068, 0.0112],
        [0.006, 0.0122],
        [0, 0.0124],
      ],
      { crease: 0.5, segments: 160 },
    ),
    ([x, y, z]) => {
      const grow =
        1 + 0.035 * Math.sign(Math.cos(Math.atan2(x, z) * 20)) * smoothStep(0, 0.004, Math.hypot(x, z));
      return [x * grow, y, z * grow];
    },
  );
  return standing([
    [mergeShapes([body(0.002, 0.091, 0), crimp, shoulder]), metal],
    [body(0.028, 0.079, 0.00025), label],
    [placeShape(ridges, tilted([0.0965, 0, 0], 0, -Math.PI / 2)), createMaterial('plastic', '#f0efeb')],
  ]);
}

function palette(): ThingModel {
  const wood = createMaterial('varnished-wood', '#a8713f');
  const outline = smoothOutline(
    [
      [0.15, -0.01],
      [0.128, 0.062],
      [0.06, 0.1],
      [-0.03, 0.105],
      [-0.11, 0.075],
      [-0.148, 0.01],
      [-0.128, -0.055],
      [-0.075, -0.082],
      [-0.03, -0.07],
      [0, -0.05],
      [0.035, -0.062],
      [0.075, -0.092],
      [0.125, -0.07],
    ],
    8,
  );
  const board = lyingSlab(outline, 0.005, { edge: 0.002, rings: 4 });
  const hole = lyingSlab(
    smoothOutline(
      [
        [0.017, 0],
        [0, 0.0125],
        [-0.017, 0],
        [0, -0.0125],
      ],
      8,
    ),
    0.0003,
    { edge: 0.0001, rings: 2 },
  );
  const tones = [
    '#e9e6dc',
    '#e8b92e',
    '#dd6f25',
    '#b92a2a',
    '#8d2f5c',
    '#2d4a94',
    '#2f8aa5',
    '#3e7f45',
    '#6b4226',
    '#1d1d20',
  ];
  const dabs = tones.map((color, i): Part => {
    const angle = 2.95 - i * 0.275;
    const [x, z] = [Math.cos(angle) * 0.118 - 0.002, -Math.sin(angle) * 0.079 - 0.004];
    const blob = bendShape(
      lathe(
        smoothProfile(
          [
            [0, 0],
            [0.0115, 0],
            [0.0125, 0.0016],
            [0.0095, 0.0052],
            [0.005, 0.0078],
            [0.0018, 0.0098],
            [0, 0.0108],
          ],
          6,
        ),
        { crease: 3, segments: 48 },
      ),
      ([px, py, pz]) => {
        const turn = Math.atan2(px, pz);
        const grow =
          1 +
          0.16 * Math.sin(turn * 2 + i) +
          0.1 * Math.sin(turn * 3 + i * 2) +
          0.05 * Math.sin(turn * 5 + py * 900);
        return [px * grow + py * 0.35 * Math.sin(i), py, pz * grow + py * 0.3];
      },
    );
    return [
      placeShape(blob, at([x, 0.0048, z], i, 0.9 + 0.25 * hash(i, 1, 4))),
      {
        ...createMaterial('sauce', color),
        softness: 0.15,
        roughness: 0.35,
        coat: { strength: 0.7, roughness: 0.14 },
        detail: { kind: 'grain', scale: 0.02, bump: 0.0004, roughness: 0.05, tint: 0.05 },
      },
    ];
  });
  const smears = [3, 5, 1].map((k, i): Part => {
    const smear = bendShape(
      lyingSlab(
        smoothOutline(
          [
            [0.03, 0.002],
            [0.01, 0.009],
            [-0.02, 0.008],
            [-0.032, -0.002],
            [-0.012, -0.008],
            [0.018, -0.007],
          ],
          6,
        ),
        0.0009,
        { edge: 0.0004, rings: 4 },
      ),
      ([px, py, pz]) => [px, py * (1 + 0.6 * Math.sin(pz * 1400)), pz + 0.003 * Math.sin(px * 70 + i)],
    );
    return [
      placeShape(smear, at([-0.045 + i * 0.05, 0.0049, 0.008 - (i % 2) * 0.022], 0.4 - i * 0.5)),
      { ...createMaterial('sauce', tones[k]!), roughness: 0.4, coat: { strength: 0.6, roughness: 0.18 } },
    ];
  });
  const brush = (color: string, wide: number): Part[] => [
    [
      placeShape(
        lathe(
          smoothProfile(
            [
              [0.0024, 0],
              [0.0036, 0.03],
              [0.0046, 0.06],
              [0.0036, 0.11],
              [0.0024, 0.19],
              [0, 0.2],
            ],
            6,
          ),
          { crease: 2, segments: 32 },
        ),
        tilted([0, 0, 0], 0, Math.PI / 2),
      ),
      createMaterial('lacquer', color),
    ],
    [
      placeShape(
        lathe(
          [
            [wide * 0.9, -0.032],
            [wide * 0.95, -0.026],
            [0.0032, -0.004],
            [0.0026, 0.002],
          ],
          { crease: 0.6, segments: 32 },
        ),
        tilted([0, 0, 0], 0, Math.PI / 2),
      ),
      CHROME,
    ],
    [
      placeShape(
        lathe(
          smoothProfile(
            [
              [0, -0.058],
              [wide * 0.35, -0.053],
              [wide * 0.95, -0.042],
              [wide * 0.9, -0.031],
            ],
            6,
          ),
          { crease: 3, segments: 48 },
        ),
        tilted([0, 0, 0], 0, Math.PI / 2),
      ),
      { ...createMaterial('fur', '#8a5c34') },
    ],
  ];
  const brushes = [
    ...placed(brush('#7d2a25', 0.0046), { ...at([0.035, 0.0115, 0.02], 0.55), tilt: [0, -0.012] }),
    ...placed(brush('#2c3a55', 0.0036), { ...at([0.07, 0.011, 0.028], 0.2), tilt: [0, -0.012] }),
  ];
  const tubes = [
    ...placed(paintTube('#2d4a94', 2), at([-0.155, 0, 0.105], 0.2)),
    ...placed(paintTube('#b92a2a', 5), at([-0.03, 0, 0.128], -0.22)),
    ...placed(paintTube('#e0ad2a', 8), at([0.09, 0, 0.118], 0.35)),
  ];
  return model([
    [board, wood],
    [placeShape(hole, at([0.085, 0.0049, 0.045], 0.5)), createMaterial('matte', '#3a2a1c')],
    ...dabs,
    ...smears,
    ...brushes,
    ...tubes,
  ]);
}

function brushShape(color: string, salt: number): Part[] {
  const bamboo = createMaterial('wood', '#c89a5e');
  const handle = bendShape(
    slab(
      smoothOutline(
        [
          [0.0052, 0.002],
          [0.0062, 0.03],
          [0.0066, 0.08],
          [0.0042, 0.128],
          [0.0052, 0.152],
          [0.0058, 0.18],
          [0.0036, 0.189],
          [-0.0036, 0.189],
          [-0.0058, 0.18],
          [-0.0052, 0.152],
          [-0.0042, 0.128],
          [-0.0066, 0.08],
          [-0.0062, 0.03],
          [-0.0052, 0.002],
          [0, -0.001],
        ],
        5,
      ),
      0.0056,
      { edge: 0.0024, rings: 4 },
    ),
    ([x, y, z]) => [x, y, z - 0.003 * smoothStep(0.1, 0.16, y)],
  );
  const tufts = Array.from({ length: 3 * 9 }, (_, i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    return placeShape(
      mergeShapes(
        Array.from({ length: 7 }, (_, k) => {
          const angle = k * 2.4;
          const r = 0.00034 * Math.sqrt(k);
          const lean = 0.0005 * (hash(i, k, salt) - 0.5);
          return tube(
            [
              [Math.sin(angle) * r, Math.cos(angle) * r, 0],
              [
                Math.sin(angle) * r * 1.5 + lean,
                Math.cos(angle) * r * 1.5 + lean,
                0.0102 + 0.0005 * hash(k, i, salt),
              ],
            ],
            0.00032,
            { segments: 5 },
          );
        }),
      ),
      at([(column - 1) * 0.0031, 0.158 + row * 0.0031, 0.0018]),
    );
  });
  return [
    [handle, bamboo],
    [mergeShapes(tufts), createMaterial('plastic', color)],
  ];
}

function toothbrushes(): ThingModel {
  const glass = vessel(
    [
      [0, 0],
      [0.031, 0],
      [0.034, 0.003],
      [0.0355, 0.03],
      [0.038, 0.105],
    ],
    0.0022,
    0.006,
  );
  const first = placed(brushShape('#eef0ee', 1), tilted([0.014, 0.0075, 0.008], -0.06, 0.22, 0.5));
  const second = placed(brushShape('#35516a', 2), tilted([-0.016, 0.0075, -0.006], 0.04, -0.23, 0.15));
  return model([[glass, createMaterial('glass', '#eef4f2')], ...first, ...second], []);
}

/** A safety razor that hangs on a stand of chrome. */
function razor(): ThingModel {
  const foot = lathe(
    smoothProfile(
      [
        [0, 0],
        [0.031, 0],
        [0.033, 0.002],
        [0.0315, 0.006],
        [0.02, 0.0085],
        [0.006, 0.011],
        [0, 0.012],
      ],
      5,
    ),
    { crease: 0.9, segments: 96 },
  );
  const post = tube(
    [
      [0, 0.01, 0],
      [0, 0.112, 0],
    ],
    0.0032,
    { segments: 24 },
  );
  const fork = [-1, 1].map((side) =>
    tube(
      smoothPath(
        [
          [0, 0.108, 0],
          [side * 0.006, 0.112, 0.006],
          [side * 0.0078, 0.113, 0.016],
          [side * 0.0072, 0.114, 0.026],
        ],
        6,
      ),
      0.0021,
      { segments: 14 },
    ),
  );
  const knob = placeShape(sphere(0.0052, 32), at([0, 0.11, 0]));
  const grooves = Array.from({ length: 30 }, (_, i) => 0.032 + i * 0.0021);
  const handle: Shape = lathe(
    [
      [0, 0.0195],
      [0.0048, 0.02],
      [0.006, 0.0215],
      [0.006, 0.029],
      [0.0045, 0.031],
      ...grooves.flatMap((y) => [
        [0.0053, y] as const,
        [0.0059, y + 0.0007] as const,
        [0.0053, y + 0.0014] as const,
      ]),
      [0.0045, 0.0965],
      [0.004, 0.105],
      [0.004, 0.119],
      [0.0062, 0.1215],
      [0.0062, 0.1235],
      [0, 0.1245],
    ],
    { crease: 0.5, segments: 48 },
  );
  const bar = bendShape(
    roundedBox({ width: 0.0415, height: 0.0042, depth: 0.0225, radius: 0.0019, segments: 5 }),
    ([x, y, z]) => [x, y - 26 * z * z, z],
  );
  const comb = bendShape(
    roundedBox({ width: 0.0405, height: 0.0028, depth: 0.0245, radius: 0.0012, segments: 5 }),
    ([x, y, z]) => [x, y - 22 * z * z, z],
  );
  const edge = bendShape(
    roundedBox({ width: 0.0425, height: 0.0004, depth: 0.0234, radius: 0.0001 }),
    ([x, y, z]) => [x, y - 24 * z * z, z],
  );
  const head = mergeShapes([
    placeShape(comb, at([0, 0.1242, 0])),
    placeShape(edge, at([0, 0.1272, 0])),
    placeShape(bar, at([0, 0.1276, 0])),
  ]);
  const grip = createMaterial('lacquer', '#23252a');
  return model(
    standing(
      placed(
        [
          [
            mergeShapes([
              foot,
              post,
              knob,
              ...fork,
              placeShape(head, at([0, -0.0005, 0.0195])),
              placeShape(cylinder(0.0061, 0.01, { edge: 0.0008, segments: 48 }), at([0, 0.0195, 0.0195])),
            ]),
            CHROME,
          ],
          [placeShape(handle, at([0, -0.0005, 0.0195])), grip],
        ],
        at([0, 0, 0], 0.5),
      ),
    ),
    [grip],
  );
}
