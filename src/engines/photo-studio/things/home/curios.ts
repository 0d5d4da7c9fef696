import { cylinder, lathe, type ProfilePoint, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { layers, mixPaint, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { BRASS } from '../devices/optical-parts.ts';
import { latheAlongX, latheAlongZ, model, slab, strap, tilted, torus } from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const outdoor = { category: 'outdoor' } as const;

const decor = { category: 'decor' } as const;

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

/** Globes, hourglasses and the like, for the desk of a traveler. */
export const CURIOS: readonly Thing[] = [
  thing(['compass', 'pocket compass', 'brass compass', 'navigation compass'], outdoor, compass),
  thing(['hourglass', 'sand timer', 'sand glass', 'sandglass', 'egg timer'], decor, hourglass),
  thing(['globe', 'world globe', 'desk globe', 'earth globe'], decor, globe),
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
