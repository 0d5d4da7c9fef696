import { withCreaseNormals } from '../../geometry/crease-normals.ts';
import { cylinder, lathe, type ProfilePoint, sphere } from '../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash } from '../../materials/paint.ts';
import type { Detail, Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { add, scale, subtract, type Vec3 } from '../../scene/vector.ts';
import { latheAlongX, latheAlongZ, model, tilted, torus } from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const fashion = { category: 'fashion' } as const;
const POLISHED: Detail = { kind: 'noise', scale: 0.02, bump: 0.000001, roughness: 0.04, tint: 0.01 };
const GOLD: Material = { ...createMaterial('brass', '#e3b968'), roughness: 0.13, detail: POLISHED };
const SILVER: Material = { ...createMaterial('chrome', '#dedfe2'), roughness: 0.1, detail: POLISHED };
const PEARL: Material = {
  ...createMaterial('porcelain', '#ece3d6'),
  roughness: 0.34,
  softness: 0.25,
  sheen: 0.25,
  coat: { strength: 0.8, roughness: 0.12 },
};

export const JEWELRY: readonly Thing[] = [
  thing(
    [
      'diamond ring',
      'engagement ring',
      'wedding ring',
      'gold ring',
      'ring with a stone',
      'ring with a diamond',
    ],
    fashion,
    stoneRing,
  ),
  thing(['necklace', 'pearl necklace', 'string of pearls', 'pearls', 'pearl chain'], fashion, necklace),
  thing(['earrings', 'earring', 'pair of earrings', 'drop earrings', 'pearl earrings'], fashion, earrings),
  thing(['wedding rings', 'wedding bands', 'pair of rings', 'gold rings'], fashion, weddingRings),
];

/** A stone of flat facets, its girdle at y = 0. */
function brilliant(radius: number, facets = 16): Shape {
  const r = (part: number) => radius * part;
  const ring = (part: number, y: number, turn: number): Vec3[] =>
    Array.from({ length: facets }, (_, i) => {
      const angle = ((i + turn) / facets) * Math.PI * 2;
      return [Math.sin(angle) * r(part), r(y), Math.cos(angle) * r(part)];
    });
  const rings = [
    ring(0.56, 0.31, 0),
    ring(0.82, 0.19, 0.5),
    ring(1, 0.03, 0),
    ring(1, -0.03, 0),
    ring(0.5, -0.46, 0.5),
  ];
  const positions: number[] = [];
  const triangle = (a: Vec3, b: Vec3, c: Vec3) => positions.push(...a, ...b, ...c);
  const top: Vec3 = [0, r(0.31), 0];
  const tip: Vec3 = [0, r(-0.86), 0];
  for (let i = 0; i < facets; i++) {
    const next = (i + 1) % facets;
    triangle(top, rings[0]![i]!, rings[0]![next]!);
    for (let k = 0; k < rings.length - 1; k++) {
      const [upper, lower] = [rings[k]!, rings[k + 1]!];
      const isShifted = k === 1 || k === 4;
      const [a, b] = isShifted ? [next, next] : [i, next];
      triangle(upper[i]!, lower[a]!, upper[next]!);
      triangle(upper[next]!, lower[a]!, lower[isShifted ? (next + 1) % facets : b]!);
      if (isShifted) triangle(upper[i]!, lower[i]!, lower[next]!);
    }
    triangle(rings[4]![i]!, tip, rings[4]![next]!);
  }
  const count = positions.length / 3;
  return withCreaseNormals(
    {
      positions: Float32Array.from(positions),
      uvs: new Float32Array(count * 2),
      indices: Uint32Array.from({ length: count }, (_, i) => i),
    },
    0.02,
  );
}

/** A band about the z axis that stands on its rim. */
function band(inner: number, thickness: number, width: number): Shape {
  const round = Array.from({ length: 25 }, (_, i): ProfilePoint => {
    const angle = (i / 24) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const out = Math.sign(c) * Math.abs(c) ** 0.75 * (thickness / 2);
    return [inner + thickness / 2 + out, Math.sign(s) * Math.abs(s) ** 0.75 * (width / 2)];
  });
  return latheAlongZ(round, 3, 128);
}

function stoneRing(): ThingModel {
  const stone: Material = { ...createMaterial('gem', '#fbfcfd') };
  const inner = 0.0086;
  const hoop = band(inner, 0.0017, 0.0023);
  const seat = inner + 0.0058;
  const radius = 0.0036;
  const gem = placeShape(brilliant(radius), at([0, seat, 0]));
  const claws = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * Math.PI * 2 + 0.26;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    return tube(
      smoothPath(
        [
          [x * 0.0008, inner + 0.001, z * 0.0008],
          [x * 0.0026, inner + 0.003, z * 0.0026],
          [x * radius * 1.06, seat - 0.0001, z * radius * 1.06],
          [x * radius * 1.0, seat + 0.00075, z * radius],
          [x * radius * 0.86, seat + 0.0009, z * radius * 0.86],
        ],
        6,
      ),
      (t) => 0.00042 - 0.0001 * t,
      { segments: 10 },
    );
  });
  const gallery = placeShape(torus(0.0027, 0.00032, 40), at([0, inner + 0.0031, 0]));
  const small = [-1, 1].flatMap((side) =>
    [0.34, 0.5, 0.66].map((angle) => {
      const r = inner + 0.00165;
      return placeShape(brilliant(0.00078, 8), {
        position: [side * Math.sin(angle) * r, Math.cos(angle) * r, 0],
        turn: 0,
        scale: 1,
        tilt: [0, -side * angle],
      });
    }),
  );
  const parts: Part[] = [
    [mergeShapes([hoop, gallery, ...claws]), GOLD],
    [mergeShapes([gem, ...small]), stone],
  ];
  return model(standing(placed(parts, tilted([0, 0, 0], -0.12, 0, 0.6))), [stone]);
}

function weddingRings(): ThingModel {
  const lying = standing(placed([[band(0.0095, 0.0016, 0.0042), GOLD]], tilted([0, 0, 0], Math.PI / 2)));
  // The other leans on it.
  const leaning = standing(placed([[band(0.0084, 0.0015, 0.0036), GOLD]], tilted([0, 0, 0], -1.13)));
  return model(
    [...placed(lying, at([-0.004, 0, -0.004])), ...placed(leaning, at([0.0085, 0, 0.0065], 0.75))],
    [GOLD],
  );
}

/** Pearls on a thread along a path, each touching the next. */
function pearlsAlong(path: readonly Vec3[], radius: number): Shape[] {
  const pearls: Shape[] = [];
  const round = sphere(radius, 28);
  let next = 0;
  let walked = 0;
  for (let i = 1; i < path.length; i++) {
    const step = subtract(path[i]!, path[i - 1]!);
    const length = Math.hypot(...step);
    while (walked + length >= next) {
      const [x, y, z] = add(path[i - 1]!, scale(step, (next - walked) / length));
      const size = 0.97 + 0.05 * hash(pearls.length, 1, 5);
      pearls.push(placeShape(round, at([x, y - radius, z], pearls.length, size)));
      next += radius * 2.04;
    }
    walked += length;
  }
  return pearls;
}

function necklace(): ThingModel {
  const r = 0.0042;
  const outer = Array.from({ length: 15 }, (_, i): Vec3 => {
    const angle = 0.35 + (i / 14) * (Math.PI * 2 - 0.5);
    const reach = 0.068 + 0.008 * Math.sin(angle * 3 + 1) + 0.005 * Math.sin(angle * 2);
    return [Math.sin(angle) * reach, r, Math.cos(angle) * reach * 0.86];
  });
  const inner = Array.from({ length: 12 }, (_, i): Vec3 => {
    const angle = 0.6 + (i / 11) * (Math.PI * 2 - 0.9);
    const reach = 0.044 + 0.006 * Math.sin(angle * 2 + 2);
    return [Math.sin(angle) * reach * 1.06 - 0.004, r, Math.cos(angle) * reach * 0.8];
  });
  const last = outer.at(-1)!;
  // From one round to the other over a pearl that lies below.
  const path = smoothPath(
    [...outer, [(last[0] + inner[0]![0]) / 2 - 0.004, r * 2.4, (last[2] + inner[0]![2]) / 2], ...inner],
    14,
  );
  const clasp = mergeShapes([
    placeShape(
      latheAlongX(
        [
          [0, -0.0075],
          [0.002, -0.0072],
          [0.0033, -0.004],
          [0.0036, 0],
          [0.0033, 0.004],
          [0.002, 0.0072],
          [0, 0.0075],
        ],
        3,
      ),
      at([0, 0.0036, 0]),
    ),
    placeShape(torus(0.0024, 0.0005), tilted([0.0095, 0.0028, 0], 0.2)),
  ]);
  const end = path[0]!;
  return model([
    [mergeShapes(pearlsAlong(path, r)), PEARL],
    [placeShape(clasp, at([end[0] + 0.006, 0, end[2] + 0.006], 0.7)), GOLD],
  ]);
}

/** On a small stand: a bar of brass on a foot of wood. */
function earrings(): ThingModel {
  const walnut = createMaterial('varnished-wood', '#6a452d');
  const stone: Material = { ...createMaterial('gem', '#4fb38a') };
  const high = 0.092;
  const foot = lathe(
    [
      [0, 0],
      [0.0255, 0],
      [0.0265, 0.0012],
      [0.0262, 0.0085],
      [0.025, 0.0098],
      [0, 0.01],
    ],
    { crease: 0.6, segments: 96 },
  );
  const stand = mergeShapes([
    tube(
      [
        [0, 0.008, 0],
        [0, high, 0],
      ],
      0.0016,
      { segments: 18 },
    ),
    tube(
      [
        [-0.031, high, 0],
        [0.031, high, 0],
      ],
      0.0016,
      { segments: 18 },
    ),
    ...[-1, 1].map((side) => placeShape(sphere(0.0026, 24), at([side * 0.0315, high - 0.0026, 0]))),
    placeShape(cylinder(0.004, 0.003, { edge: 0.001, segments: 32 }), at([0, 0.0098, 0])),
  ]);
  const drops = [-0.021, 0.021].map((x, i): Part[] => {
    const hook = tube(
      smoothPath(
        [
          [0, high - 0.009, -0.0068],
          [0, high - 0.002, -0.0048],
          [0, high + 0.0027, 0],
          [0, high - 0.001, 0.0038],
          [0, high - 0.0085, 0.004],
          [0, high - 0.0115, 0.003],
          [0, high - 0.0125, 0.0015],
        ],
        7,
      ),
      0.00045,
      { segments: 10 },
    );
    const link = placeShape(torus(0.0013, 0.0003, 24), tilted([0, high - 0.0138, 0.0018], 0, Math.PI / 2));
    const cap = latheAlongZ(
      [
        [0.0042, -0.001],
        [0.0047, -0.0004],
        [0.0047, 0.0006],
        [0.0041, 0.0012],
        [0.0036, 0.0006],
      ],
      0.8,
      64,
    );
    const bezel = placeShape(cap, at([0, high - 0.0202, 0.0016]));
    const gem = placeShape(brilliant(0.0038), tilted([0, high - 0.0202, 0.0018], Math.PI / 2));
    const lower = placeShape(torus(0.0011, 0.0003, 24), tilted([0, high - 0.0262, 0.0016], 0, Math.PI / 2));
    const bell = placeShape(
      lathe(
        [
          [0.0026, -0.0015],
          [0.0021, 0],
          [0.0008, 0.0011],
          [0, 0.0012],
        ],
        { crease: 2, segments: 32 },
      ),
      at([0, high - 0.0285, 0.0016]),
    );
    const pearl = placeShape(sphere(0.0046, 48), at([0, high - 0.0382, 0.0016]));
    return placed(
      [
        [mergeShapes([hook, link, bezel, lower, bell]), GOLD],
        [gem, stone],
        [pearl, PEARL],
      ],
      at([x, 0, 0], i * 0.16 - 0.1),
    );
  });
  return model(placed([[foot, walnut], [stand, SILVER], ...drops.flat()], at([0, 0, 0], 0.28)), [stone]);
}
