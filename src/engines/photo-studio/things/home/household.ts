import { cylinder, lathe, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Detail, Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { vessel } from '../drinks/vessel.ts';
import {
  latheAlongZ,
  model,
  type Point2,
  roundedRectangle,
  slab,
  smoothOutline,
  tilted,
  torus,
} from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const decor = { category: 'decor' } as const;

const bath = { category: 'bath' } as const;

const SMOOTH: Detail = { kind: 'noise', scale: 0.03, bump: 0.000003, roughness: 0.07, tint: 0.03 };

const BRASS: Material = { ...createMaterial('brass', '#c9a258'), roughness: 0.26, detail: SMOOTH };

const CHROME: Material = { ...createMaterial('chrome', '#cfd0d2'), roughness: 0.1, detail: SMOOTH };

export const HOUSEHOLD: readonly Thing[] = [
  thing(['padlock', 'lock', 'brass padlock', 'pad lock'], { category: 'tools' }, padlock),
  thing(['mantel clock', 'mantle clock', 'table clock', 'wooden clock', 'shelf clock'], decor, mantelClock),
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
