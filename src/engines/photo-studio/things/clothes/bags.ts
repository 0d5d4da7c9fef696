import type { ProfilePoint } from '../../geometry/lathe.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import {
  layers,
  noise,
  type Paint,
  paintHeights,
  paintTexture,
  relief,
  shade,
  smoothStep,
} from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import {
  latheAlongX,
  lyingSlab,
  model,
  type Point2,
  roundedRectangle,
  slab,
  smoothOutline,
  strap,
  tilted,
  torus,
} from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const fashion = { category: 'fashion' } as const;

const onFloor = { category: 'fashion', standsOn: 'floor' } as const;

const STEEL: Material = {
  ...createMaterial('steel', '#b9b9b8'),
  roughness: 0.28,
  detail: { kind: 'noise', scale: 0.03, bump: 0.000003, roughness: 0.06, tint: 0.02 },
};

export const BAGS: readonly Thing[] = [
  thing(['backpack', 'rucksack', 'school bag', 'schoolbag', 'knapsack'], onFloor, backpack),
  thing(
    ['sports bag', 'gym bag', 'duffel bag', 'duffle bag', 'travel bag', 'sport bag', 'weekender bag'],
    onFloor,
    sportsBag,
  ),
  thing(['wallet', 'leather wallet', 'billfold'], fashion, wallet),
];

function canvas(color: string): Material {
  return {
    ...createMaterial('fabric', color),
    sheen: 0.25,
    detail: { kind: 'linen', scale: 0.04, bump: 0.00035, roughness: 0, tint: 0.22 },
  };
}

const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** Soft dents of stuffed cloth. */
function slack(shape: Shape, depth: number, size: number, salt: number): Shape {
  return bendShape(shape, ([x, y, z]) => {
    const push = depth * (layers(x / size + 0.5, y / size + 0.5, 4, 4, 2, salt) - 0.5);
    return [x + push * 0.5, y, z + push * 1.6];
  });
}

/** Teeth between two tapes, along a path. */
function zip(
  path: readonly Vec3[],
  up: Vec3 | ((along: number) => Vec3),
  width: number,
): { tape: Shape; teeth: Shape } {
  return { tape: strap(path, up, width, 0.0022), teeth: tube(path, 0.0021, { segments: 8 }) };
}

function pull(position: Vec3, turn = 0): Shape {
  return placeShape(
    mergeShapes([
      roundedBox({ width: 0.009, height: 0.013, depth: 0.005, radius: 0.002 }),
      placeShape(torus(0.0035, 0.0009, 20), tilted([0, -0.003, 0.004], Math.PI / 2)),
      placeShape(
        roundedBox({ width: 0.0065, height: 0.03, depth: 0.0022, radius: 0.001 }),
        at([0, -0.036, 0.004]),
      ),
    ]),
    at(position, turn),
  );
}

function backpack(): ThingModel {
  const cloth = canvas('#3f5263');
  const pocketCloth: Material = {
    ...cloth,
    color: [cloth.color[0] * 0.93, cloth.color[1] * 0.93, cloth.color[2] * 0.93],
  };
  const leather = createMaterial('leather', '#8a5a36');
  const web = createMaterial('fabric', '#22252a');
  const outline = smoothOutline(
    [
      [0.135, 0.01],
      [0.146, 0.05],
      [0.148, 0.16],
      [0.145, 0.28],
      [0.132, 0.36],
      [0.095, 0.412],
      [0, 0.432],
      [-0.095, 0.412],
      [-0.132, 0.36],
      [-0.145, 0.28],
      [-0.148, 0.16],
      [-0.146, 0.05],
      [-0.135, 0.01],
      [-0.09, 0],
      [0, -0.001],
      [0.09, 0],
    ] as Point2[],
    7,
  );
  const depth = 0.15;
  const body = slack(slab(outline, depth, { edge: 0.05, bulge: 0.022, rings: 14, crease: 2 }), 0.012, 0.5, 3);
  const dented = (shape: Shape) => slack(shape, 0.012, 0.5, 3);
  // The seam with its piping runs where the front meets the sides.
  const piping = dented(
    tube(
      outline.map(([x, y]): Vec3 => [x * 0.902, 0.2 + (y - 0.2) * 0.932, depth - 0.0135]),
      0.003,
      { segments: 10, isClosed: true },
    ),
  );
  const arch = outline
    .filter(([, y]) => y > 0.14)
    .map(([x, y]): Vec3 => [x * 1.004, 0.2 + (y - 0.2) * 1.004, depth * 0.5]);
  const outwards = (along: number): Vec3 => {
    const [x, y] = arch[Math.round(along * (arch.length - 1))]!;
    return [x / 0.14, Math.max(0, (y - 0.3) / 0.12), 0];
  };
  const opening = zip(arch, outwards, 0.026);
  const main = { tape: dented(opening.tape), teeth: dented(opening.teeth) };
  const pocketOutline = roundedRectangle(0.216, 0.19, 0.045, 10);
  const pocket = slack(
    placeShape(
      slab(pocketOutline, 0.05, { edge: 0.024, bulge: 0.012, rings: 10, crease: 2 }),
      at([0, 0.113, depth - 0.008]),
    ),
    0.008,
    0.3,
    8,
  );
  const pocketZip = Array.from({ length: 33 }, (_, i): Vec3 => {
    const t = (i / 32) * 2 - 1;
    return [t * 0.098, 0.187 - 0.014 * t ** 4, depth + 0.0385 - 0.012 * t ** 4];
  });
  const small = zip(pocketZip, [0, 0.45, 1], 0.017);
  const patch = placeShape(
    slab(roundedRectangle(0.062, 0.042, 0.006, 6), 0.003, { edge: 0.001 }),
    at([0, 0.297, depth + 0.0205]),
  );
  const tabs = [-1, 1].map((side) =>
    placeShape(
      slab(roundedRectangle(0.012, 0.026, 0.004, 5), 0.003, { edge: 0.001 }),
      at([side * 0.018, 0.297, depth + 0.0225]),
    ),
  );
  const loop = strap(
    smoothPath(
      [
        [-0.035, 0.415, 0.03],
        [-0.036, 0.45, 0.026],
        [-0.022, 0.468, 0.024],
        [0.022, 0.468, 0.024],
        [0.036, 0.45, 0.026],
        [0.035, 0.415, 0.03],
      ],
      8,
    ),
    [0, 0.3, 1],
    0.024,
    0.005,
  );
  const shoulders = [-1, 1].map((side) =>
    strap(
      smoothPath(
        [
          [side * 0.06, 0.412, 0.01],
          [side * 0.085, 0.4, -0.035],
          [side * 0.12, 0.3, -0.075],
          [side * 0.155, 0.18, -0.06],
          [side * 0.168, 0.09, -0.02],
          [side * 0.15, 0.025, 0.02],
        ],
        8,
      ),
      (t) => [side * (0.3 + t), 0.6 * (1 - t), -1 + t],
      (t) => mix(0.06, 0.026, smoothStep(0.45, 0.7, t)),
      0.011,
    ),
  );
  const sides = [-1, 1].map((side) =>
    placeShape(slab(roundedRectangle(0.1, 0.15, 0.02, 8), 0.02, { edge: 0.009, bulge: 0.006, crease: 2 }), {
      position: [side * 0.138, 0.09, 0.078],
      turn: (side * Math.PI) / 2,
      scale: 1,
    }),
  );
  const pulls = mergeShapes([
    placeShape(pull([0, 0, 0]), tilted([0.1335, 0.356, depth * 0.56 + 0.012], 0.1, 0.5, 0.5)),
    pull([0.045, 0.181, depth + 0.042]),
  ]);
  const parts: Part[] = [
    [body, cloth],
    [mergeShapes([pocket, ...sides]), pocketCloth],
    [mergeShapes([piping, main.tape, small.tape, loop, ...shoulders]), web],
    [mergeShapes([main.teeth, small.teeth, pulls]), STEEL],
    [mergeShapes([patch, ...tabs]), leather],
  ];
  return model(standing(placed(parts, tilted([0, 0, 0], -0.05, 0, 0.42))), [cloth, pocketCloth]);
}

function sportsBag(): ThingModel {
  const cloth = canvas('#2d3f4f');
  const web = createMaterial('fabric', '#1c1e21');
  const accent = createMaterial('leather', '#8d5f3b');
  const [half, r] = [0.25, 0.13];
  const body = bendShape(
    latheAlongX(
      [
        [0, -half + 0.004],
        [r * 0.6, -half],
        [r * 0.9, -half + 0.008],
        [r * 0.985, -half + 0.026],
        ...Array.from(
          { length: 17 },
          (_, i): ProfilePoint => [r, -half + 0.05 + (i / 16) * (2 * half - 0.1)],
        ),
        [r * 0.985, half - 0.026],
        [r * 0.9, half - 0.008],
        [r * 0.6, half],
        [0, half - 0.004],
      ],
      1,
      128,
    ),
    ([x, y, z]) => {
      const low = Math.max(-r * 0.78, y);
      const sag =
        0.012 * Math.cos((x / half) * 1.4) * smoothStep(-0.05, r, y) +
        0.007 * (layers(x + 0.5, Math.atan2(z, y) / 6.3 + 0.5, 9, 9, 2, 4) - 0.5);
      return [
        x,
        (low - sag) * 1.02 + 0.78 * r,
        z * (1.08 + 0.05 * smoothStep(0.03, -r, y)) + sag * 0.5 * Math.sign(z),
      ];
    },
  );
  const topAt = (x: number) => 0.78 * r + r * 1.02 - 0.012 * Math.cos((x / half) * 1.4) + 0.001;
  const along = Array.from({ length: 33 }, (_, i): Vec3 => {
    const x = (i / 32 - 0.5) * 0.42;
    return [x, topAt(x), 0];
  });
  const seam = zip(along, [0, 1, 0], 0.034);
  const around = (x: number, from: number, to: number, grow = 0.003): Vec3[] =>
    Array.from({ length: 49 }, (_, i) => {
      const angle = mix(from, to, i / 48);
      const y = Math.max(-0.78, Math.cos(angle)) * r;
      const wide = 1.08 + 0.05 * smoothStep(0.03, -r, y);
      return [
        x,
        y * 1.02 + 0.78 * r - 0.008 * smoothStep(-0.05, r, y) + grow * Math.cos(angle),
        Math.sin(angle) * (r * wide + grow),
      ];
    });
  const radial =
    (from: number, to: number) =>
    (t: number): Vec3 => [0, Math.cos(mix(from, to, t)), Math.sin(mix(from, to, t))];
  const belts = [-0.12, 0.12].flatMap((x) => [
    strap(around(x, 0.42, 2.4), radial(0.42, 2.4), 0.034, 0.003),
    strap(around(x, -0.42, -2.4), radial(-0.42, -2.4), 0.034, 0.003),
  ]);
  const handles = [1, -1].map((side) => {
    const start: Vec3 = [-0.12, 0.215, side * 0.062];
    const end: Vec3 = [0.12, 0.215, side * 0.062];
    return strap(
      smoothPath(
        [
          [-0.12, 0.2, side * 0.075],
          start,
          [-0.1, 0.27, side * 0.035],
          [-0.05, 0.315, side * 0.018],
          [0.05, 0.315, side * 0.018],
          [0.1, 0.27, side * 0.035],
          end,
          [0.12, 0.2, side * 0.075],
        ],
        8,
      ),
      [0, 0.2, side],
      0.032,
      0.0042,
    );
  });
  const wrap = placeShape(
    roundedBox({ width: 0.09, height: 0.034, depth: 0.05, radius: 0.012, segments: 5 }),
    at([0, 0.299, 0]),
  );
  const pipes = [-half + 0.028, half - 0.028].map((x) =>
    tube(around(x, 0, Math.PI * 2, 0.0005), 0.0042, { segments: 10 }),
  );
  const panel = placeShape(
    slab(roundedRectangle(0.19, 0.115, 0.018, 8), 0.008, { edge: 0.004, bulge: 0.004 }),
    tilted([0, 0.083, r * 1.085], -0.12),
  );
  const panelZip = zip(
    Array.from({ length: 9 }, (_, i): Vec3 => [(i / 8 - 0.5) * 0.16, 0.127, r * 1.085 + 0.0045]),
    [0, 0.1, 1],
    0.015,
  );
  const pulls = mergeShapes([
    pull([0.07, 0.124, r * 1.085 + 0.008]),
    placeShape(pull([0, 0, 0]), tilted([0.16, topAt(0.16) + 0.004, 0.004], -1.2, 0, 0.4)),
  ]);
  const rings = [-1, 1].map((side) =>
    placeShape(torus(0.014, 0.0022), tilted([side * (half + 0.004), 0.19, 0], 0, Math.PI / 2)),
  );
  const parts: Part[] = [
    [mergeShapes([body, panel]), cloth],
    [mergeShapes([seam.tape, panelZip.tape, ...belts, ...handles, ...pipes]), web],
    [mergeShapes([seam.teeth, panelZip.teeth, pulls, ...rings]), STEEL],
    [wrap, accent],
  ];
  return model(standing(placed(parts, at([0, 0, 0], 0.45))), [cloth]);
}

/** A folded wallet: two leather covers around the cards, sewn along the edges. */
function wallet(): ThingModel {
  const [wide, deep] = [0.112, 0.09];
  const stitchAt = (u: number, v: number) => {
    const [x, y] = [Math.abs(u - 0.5) * wide, Math.abs(v - 0.5) * deep];
    const edge = Math.min(wide / 2 - x, deep / 2 - y);
    const along = wide / 2 - x < deep / 2 - y ? v * deep : u * wide;
    const line = smoothStep(0.0006, 0.00025, Math.abs(edge - 0.0032));
    const dash = smoothStep(0.5, 0.4, Math.abs(((((along / 0.0034) % 1) + 1) % 1) - 0.5) * 1.3);
    return { line, thread: line * dash };
  };
  const leather: Material = {
    ...createMaterial('leather', '#ffffff'),
    roughness: 0.42,
    texture: paintTexture(1024, 1024, (u, v): Paint => {
      const { line, thread } = stitchAt(u, v);
      const hide = shade(
        [0.46, 0.27, 0.16],
        0.86 + 0.22 * layers(u, v, 5, 5, 4, 3) - 0.06 * noise(u, v, 90, 90, 8),
      );
      const worn = shade(
        hide,
        1 + 0.16 * smoothStep(0.42, 0.5, Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5))),
      );
      const sunk = shade(worn, 1 - 0.35 * line);
      return [mix(sunk[0], 0.83, thread), mix(sunk[1], 0.7, thread), mix(sunk[2], 0.5, thread)];
    }),
    detail: relief(
      paintHeights(1024, 1024, (u, v) => {
        const { line, thread } = stitchAt(u, v);
        return 0.6 - 0.3 * line + 0.4 * thread + 0.16 * layers(u, v, 60, 50, 3, 9);
      }),
      0.0006,
      { roughness: -0.1, tint: 0.1 },
    ),
  };
  const edge: Material = { ...createMaterial('leather', '#5a3520'), roughness: 0.5 };
  const cards = (['#d8d4c8', '#4b6c86', '#b9b6ad'] as const).map((color) =>
    createMaterial('gloss-plastic', color),
  );
  const cover = () =>
    lyingSlab(roundedRectangle(wide, deep, 0.007, 8), 0.0028, { edge: 0.0011, bulge: 0.001, rings: 10 });
  const leaf = (y: number, by: number, z = 0) =>
    placeShape(
      lyingSlab(roundedRectangle(wide - by, deep - by * 0.8, 0.005, 6), 0.0014, { edge: 0.0006, rings: 2 }),
      at([0, y, z]),
    );
  const card = (y: number, x: number, z: number) =>
    placeShape(
      lyingSlab(roundedRectangle(0.084, 0.054, 0.0032, 6), 0.0008, { edge: 0.0002, rings: 2 }),
      at([x, y, z]),
    );
  // The fold along the back edge.
  const fold = placeShape(
    bendShape(
      latheAlongX(
        [
          [0, -wide / 2 + 0.001],
          [0.0064, -wide / 2 + 0.002],
          [0.0068, 0],
          [0.0064, wide / 2 - 0.002],
          [0, wide / 2 - 0.001],
        ],
        1,
        48,
      ),
      ([x, y, z]) => [x, y, z * 0.55],
    ),
    at([0, 0.0068, -deep / 2 + 0.001]),
  );
  const parts: Part[] = [
    [cover(), leather],
    [placeShape(cover(), tilted([0, 0.0104, 0], 0.018)), leather],
    [
      mergeShapes([
        leaf(0.003, 0.004),
        leaf(0.0046, 0.007, -0.001),
        leaf(0.0074, 0.007, -0.001),
        leaf(0.0089, 0.004),
        fold,
      ]),
      edge,
    ],
    [card(0.0062, 0.017, 0.0215), cards[0]!],
    [card(0.0072, 0.0165, 0.0195), cards[1]!],
    [card(0.0082, 0.0175, 0.023), cards[2]!],
  ];
  return model(standing(placed(parts, at([0, 0, 0], -0.5))), [leather]);
}
