import { grid } from '../../geometry/grid.ts';
import { lathe, type ProfilePoint, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape, turnedOver } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { onFloor } from '../on-floor.ts';
import { type Part, placed } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';
import { cutFace, HERB, herb, PLATE_TOP, plate, strewn } from './serving.ts';

const food = { category: 'food' } as const;

/** What is eaten by hand, and what comes from the grill. */
export const FAST_FOOD: readonly Thing[] = [
  thing(['burger', 'hamburger', 'cheeseburger', 'beef burger', 'burgers'], food, burger),
  thing(['french fries', 'fries', 'potato fries', 'chips and ketchup'], food, frenchFries),
  thing(['hot dog', 'hotdog', 'hot dogs', 'frankfurter'], food, hotDog),
  thing(['popcorn', 'bucket of popcorn', 'box of popcorn', 'cinema popcorn'], food, popcorn),
  thing(
    ['steak', 'grilled steak', 'beef steak', 'ribeye steak', 'rib eye steak', 'grilled beef'],
    food,
    steak,
  ),
  thing(['salmon', 'grilled salmon', 'salmon fillet', 'salmon steak', 'plate of salmon'], food, salmon),
  thing(['roast chicken', 'roasted chicken', 'roast turkey', 'plate of roast chicken'], food, roastChicken),
];

const TOMATO: Material = {
  ...createMaterial('fruit', '#c0301a'),
  softness: 0.5,
  coat: { strength: 0.8, roughness: 0.1 },
};
const LETTUCE: Material = { ...createMaterial('lettuce', '#7fa845'), isCutOut: false };

/** Soft bread that is brown on top and pale below. */
function bunSkin(seed: number): Material {
  return {
    ...createMaterial('bread', '#ffffff'),
    roughness: 0.45,
    coat: { strength: 0.45, roughness: 0.22 },
    detail: { kind: 'noise', scale: 0.04, bump: 0.0002, roughness: 0.1, tint: 0.1 },
    texture: paintTexture(512, 256, (u, v) => {
      const baked = smoothStep(0.12, 0.75, v + 0.2 * (layers(u, v, 7, 5, 4, seed) - 0.5));
      return mixPaint([0.93, 0.76, 0.48], [0.72, 0.4, 0.14], baked);
    }),
  };
}

/** A ring of a leaf that waves around what it lies under. */
function frill(inner: number, outer: number, y: number, seed: number): Shape {
  const sheet = grid(200, 8, (u, v) => {
    const angle = u * Math.PI * 2;
    const reach = inner + (outer - inner) * v * (1 + 0.22 * Math.sin(angle * 5 + seed));
    const wave = v * v * (0.0042 * Math.sin(angle * 17 + seed) + 0.002 * Math.sin(angle * 41));
    return { position: [Math.sin(angle) * reach, y + wave - 0.003 * v, Math.cos(angle) * reach] };
  });
  return mergeShapes([sheet, turnedOver(sheet)]);
}

const BUN_TOP = smoothProfile(
  [
    [0.05, 0],
    [0.0535, 0.004],
    [0.0535, 0.012],
    [0.046, 0.026],
    [0.029, 0.0365],
    [0, 0.0405],
  ],
  6,
);

function burger(): ThingModel {
  const skin = bunSkin(4);
  const crumb = createMaterial('crumb', '#ecd0a0');
  const patty: Material = {
    ...createMaterial('meat', '#4a2614'),
    coat: { strength: 0.5, roughness: 0.22 },
    detail: { kind: 'crumb', scale: 0.03, bump: 0.0022, roughness: 0.15, tint: 0.45 },
  };
  const cheese: Material = {
    ...createMaterial('cheese', '#eda92c'),
    coat: { strength: 0.35, roughness: 0.2 },
  };
  const radius = 0.051;
  const lower = lathe(
    smoothProfile(
      [
        [0, 0],
        [0.04, 0],
        [0.05, 0.004],
        [0.0525, 0.011],
        [radius, 0.018],
      ],
      5,
    ),
    { crease: 1.2 },
  );
  const rough = ([x, y, z]: Vec3): Vec3 => {
    const angle = Math.atan2(x, z);
    const wave =
      1 +
      0.02 * Math.sin(angle * 5 + 1) +
      0.012 * Math.sin(angle * 13) +
      0.01 * Math.sin(y * 400 + angle * 3);
    return [x * wave, y, z * wave];
  };
  const disk = (r: number, height: number, y: number): Shape =>
    placeShape(
      bendShape(
        lathe(
          smoothProfile(
            [
              [0, 0],
              [r * 0.93, 0.0004],
              [r, height * 0.3],
              [r, height * 0.7],
              [r * 0.93, height],
              [0, height],
            ],
            5,
          ),
          { crease: 1.3, segments: 96 },
        ),
        rough,
      ),
      at([0, y, 0]),
    );
  // A square slice that hangs over the edge of what it lies on.
  const slice = grid(48, 48, (u, v) => {
    const [x, z] = [(u - 0.5) * 0.098, (0.5 - v) * 0.098];
    const over = Math.max(0, Math.hypot(x, z) - 0.0505);
    const hang = Math.min(over * 1.1, 0.02);
    const pull = over > 0 ? 1 - (over * 0.42) / Math.hypot(x, z) : 1;
    return { position: [x * pull, 0.041 - hang + 0.0004 * Math.sin(x * 150), z * pull] };
  });
  const melted = mergeShapes([slice, placeShape(turnedOver(slice), at([0, -0.0019, 0]))]);
  const rings = [
    [-0.014, 0.012],
    [0.016, -0.006],
  ].map(([x, z]) => placeShape(disk(0.031, 0.0062, 0), at([x!, 0.0445, z!])));
  const top = placeShape(
    bendShape(lathe(BUN_TOP, { crease: 3, segments: 96 }), ([x, y, z]) => {
      const wave = 1 + 0.012 * Math.sin(Math.atan2(x, z) * 3 + 1);
      return [x * wave, y + 0.0007 * Math.sin(x * 110) * Math.cos(z * 90), z * wave];
    }),
    at([0, 0.0535, 0]),
  );
  const seeds = Array.from({ length: 95 }, (_, i) => {
    const [x, z] = strewn(i, 95, 0.043, 5);
    const r = Math.hypot(x, z);
    const upper = BUN_TOP.findIndex(([radius, y]) => y > 0.012 && radius < r);
    const y = 0.0532 + BUN_TOP.at(upper)![1];
    return placeShape(
      bendShape(sphere(0.0012, 10), ([px, py, pz]) => [px * 0.8, py * 0.55, pz * (pz > 0 ? 1.7 : 1.25)]),
      { position: [x, y, z], turn: hash(i, 3, 5) * 6.3, scale: 1, tilt: [z * 12, -x * 12] },
    );
  });
  const cover = placeShape(cutFace(0.05, 3), at([0, 0.018, 0]));
  const ceiling = placeShape(cutFace(0.05, 3), { ...at([0, 0.0537, 0]), tilt: [Math.PI, 0] });
  return {
    mesh: meshOf([
      [mergeShapes([lower, top]), skin],
      [mergeShapes([cover, ceiling]), crumb],
      [frill(0.035, 0.058, 0.0205, 1), LETTUCE],
      [disk(0.0525, 0.0175, 0.0222), patty],
      [melted, cheese],
      [mergeShapes(rings), TOMATO],
      [frill(0.034, 0.055, 0.0525, 4), LETTUCE],
      [mergeShapes(seeds), createMaterial('matte', '#ecd9ab')],
    ]),
    colored: [],
  };
}

/** Fries in a paper cup, and a few beside it. */
function frenchFries(): ThingModel {
  const fry: Material = {
    ...createMaterial('fries', '#ffffff'),
    texture: paintTexture(256, 256, (u, v) => {
      const crisp = smoothStep(0.45, 0.75, layers(u, v, 5, 5, 4, 3) + 0.35 * Math.abs(v - 0.5));
      return mixPaint([0.95, 0.76, 0.36], [0.8, 0.49, 0.15], crisp);
    }),
  };
  const paper: Material = { ...createMaterial('cardboard', '#b3342c'), translucency: 0 };
  const [low, high, height] = [0.026, 0.04, 0.082];
  const wall = (inside: boolean) =>
    grid(96, 16, (a, v) => {
      const u = inside ? 1 - a : a;
      const angle = u * Math.PI * 2;
      const r = low + (high - low) * v - (inside ? 0.0009 : 0);
      // Deeper than wide; the front is cut in a bow.
      const scoop = height * (1 - 0.2 * v * Math.max(0, Math.cos(angle)) ** 2);
      return { position: [Math.sin(angle) * r * 1.15, scoop * v, Math.cos(angle) * r * 0.72], uv: [u, v] };
    });
  const stick = (length: number): Shape =>
    bendShape(
      roundedBox({ width: 0.0078, height: length, depth: 0.0076, radius: 0.0012, segments: 3 }),
      ([x, y, z]) => [x + 0.0022 * Math.sin((y / length) * 3), y, z + 0.0008 * Math.sin((y / length) * 7)],
    );
  const fries = Array.from({ length: 46 }, (_, i) => {
    const [x, z] = strewn(i, 46, 1, 7);
    const length = 0.062 + 0.034 * hash(i, 1, 7);
    return placeShape(stick(length), {
      position: [x * 0.036, height * 0.36 + 0.034 * hash(i, 2, 7), z * 0.016],
      turn: hash(i, 3, 7) * 6.3,
      scale: 1,
      tilt: [z * 0.3 + (hash(i, 4, 7) - 0.5) * 0.22, -x * 0.36 + (hash(i, 5, 7) - 0.5) * 0.2],
    });
  });
  const fallen = Array.from({ length: 5 }, (_, i) =>
    placeShape(
      onFloor(placeShape(stick(0.07 + 0.01 * hash(i, 1, 9)), { ...at([0, 0, 0]), tilt: [Math.PI / 2, 0] })),
      {
        position: [
          0.052 + 0.016 * hash(i, 2, 9),
          i === 4 ? 0.0076 : 0,
          0.03 + 0.012 * i - (i === 4 ? 0.04 : 0),
        ],
        turn: 0.6 + i * 0.75,
        scale: 1,
      },
    ),
  );
  const bottom = placeShape(cutFace(low, 2), { ...at([0, 0.001, 0]), scale: [1.15, 1, 0.72] });
  return {
    mesh: meshOf([
      [mergeShapes([wall(false), wall(true), bottom]), paper],
      [mergeShapes([...fries, ...fallen]), fry],
    ]),
    colored: [paper],
  };
}

function hotDog(): ThingModel {
  const skin = bunSkin(9);
  const sausage: Material = {
    ...createMaterial('sausage', '#ffffff'),
    roughness: 0.35,
    coat: { strength: 0.85, roughness: 0.1 },
    texture: paintTexture(256, 256, (u, v) =>
      mixPaint([0.66, 0.25, 0.13], [0.5, 0.16, 0.08], smoothStep(0.35, 0.7, layers(u, v, 5, 9, 4, 6))),
    ),
  };
  const mustard: Material = { ...createMaterial('sauce', '#dfa915'), softness: 0.3 };
  const bun = bendShape(
    lathe(
      smoothProfile(
        [
          [0, -0.083],
          [0.02, -0.078],
          [0.029, -0.062],
          [0.0315, -0.03],
          [0.0315, 0.03],
          [0.029, 0.062],
          [0.02, 0.078],
          [0, 0.083],
        ],
        6,
      ),
      { crease: 3, segments: 96 },
    ),
    ([x, y, z]) => [x, y, z],
  );
  const lying = placeShape(bun, { ...at([0, 0, 0]), tilt: [0, Math.PI / 2] });
  const body = bendShape(lying, ([x, y, z]) => {
    const up = Math.max(0, y);
    // Cut open along the top, and spread by the sausage.
    const groove = 0.022 * Math.exp(-((z / 0.0115) ** 4)) * smoothStep(-0.004, 0.012, y);
    return [x, (y < 0 ? Math.max(y, -0.02) : y * 0.96) - groove, z * (1 + 6 * up)];
  });
  const path = smoothPath(
    Array.from(
      { length: 9 },
      (_, i): Vec3 => [(i / 8 - 0.5) * 0.19, 0.0145 + 0.004 * ((i / 8 - 0.5) * 2) ** 2, 0],
    ),
    6,
  );
  const link = tube(
    path,
    (along) => 0.0128 * Math.min(1, 1 - Math.abs(along * 2 - 1) ** 14) ** 0.5 + 0.0002,
    { segments: 32 },
  );
  const line = tube(
    smoothPath(
      Array.from({ length: 27 }, (_, i): Vec3 => {
        const t = i / 26;
        const x = (t - 0.5) * 0.15;
        const z = 0.0066 * Math.sin(i * 1.57);
        return [x, 0.0145 + 0.004 * ((x / 0.095) * 1) ** 2 + Math.sqrt(0.0128 ** 2 - z * z) + 0.001, z];
      }),
      6,
    ),
    (along) => 0.0021 * Math.min(1, 1 - Math.abs(along * 2 - 1) ** 20) ** 0.5 + 0.0002,
    { segments: 14 },
  );
  const leaf = grid(90, 6, (u, v) => {
    const x = (u - 0.5) * 0.15;
    const out = 0.008 + 0.018 * v;
    return {
      position: [x, 0.012 + 0.012 * v + 0.003 * Math.sin(u * 40) * v, -out - 0.003 * Math.sin(u * 23) * v],
    };
  });
  const parts: Part[] = [
    [body, skin],
    [link, sausage],
    [line, mustard],
    [mergeShapes([leaf, turnedOver(leaf)]), LETTUCE],
  ];
  const low = onFloor(body).positions[1]! - body.positions[1]!;
  return { mesh: meshOf(placed(parts, at([0, low, 0], 0.25))), colored: [] };
}

/** A striped box, heaped, and some that fell beside it. */
function popcorn(): ThingModel {
  const paper: Material = {
    ...createMaterial('cardboard', '#ffffff'),
    texture: paintTexture(512, 64, (u) => {
      const stripe = Math.abs(((u * 14) % 1) - 0.5) < 0.25 ? 1 : 0;
      return mixPaint([0.93, 0.91, 0.86], [0.72, 0.12, 0.12], stripe);
    }),
  };
  const puff: Material = {
    ...createMaterial('cream', '#ffffff'),
    roughness: 0.7,
    softness: 0.5,
    detail: { kind: 'crumb', scale: 0.012, bump: 0.0006, roughness: 0.1, tint: 0.12 },
    texture: paintTexture(256, 256, (u, v) => {
      const hull = smoothStep(0.62, 0.8, layers(u, v, 4, 4, 3, 9));
      return mixPaint([0.96, 0.91, 0.78], [0.88, 0.62, 0.24], hull * 0.75);
    }),
  };
  const kernels = Array.from({ length: 5 }, (_, kind) =>
    mergeShapes(
      Array.from({ length: 8 }, (_, i) => {
        const r = 0.0042 + 0.0026 * hash(i, kind, 3);
        return placeShape(
          bendShape(sphere(r, 14), ([x, y, z]) => {
            const lump = 1 + 0.3 * (layers(x * 70 + 0.5, (y + z) * 70 + 0.5, 3, 3, 2, kind) - 0.5);
            return [x * lump, y * lump, z * lump];
          }),
          at([
            (hash(i, kind, 4) - 0.5) * 0.012,
            (hash(i, kind, 5) - 0.5) * 0.012,
            (hash(i, kind, 6) - 0.5) * 0.012,
          ]),
        );
      }),
    ),
  );
  const [low, high, height] = [0.042, 0.058, 0.12];
  const wall = (inside: boolean) =>
    grid(112, 8, (a, v) => {
      const u = inside ? 1 - a : a;
      const angle = u * Math.PI * 2;
      const r = low + (high - low) * v - (inside ? 0.001 : 0);
      return { position: [Math.sin(angle) * r, height * v, Math.cos(angle) * r], uv: [u, v] };
    });
  const piece = (i: number, position: Vec3) =>
    placeShape(kernels[i % kernels.length]!, {
      position,
      turn: hash(i, 1, 8) * 6.3,
      scale: 0.85 + 0.35 * hash(i, 2, 8),
      tilt: [hash(i, 3, 8) * 6, hash(i, 4, 8) * 6],
    });
  const heap = Array.from({ length: 105 }, (_, i) => {
    const [x, z] = strewn(i, 105, 0.052, 2);
    const part = Math.hypot(x, z) / 0.056;
    return piece(i, [x, height - 0.008 + 0.03 * (1 - part * part) + 0.008 * hash(i, 5, 8), z]);
  });
  const fallen = Array.from({ length: 9 }, (_, i) =>
    piece(i + 200, [
      0.075 * Math.sin(i * 0.55 - 0.9) + 0.012 * hash(i, 6, 8),
      0.0085,
      0.072 + 0.03 * hash(i, 7, 8) - 0.02 * Math.abs(i - 4) * 0.4,
    ]),
  );
  return {
    mesh: meshOf([
      [mergeShapes([wall(false), wall(true)]), paper],
      [mergeShapes([...heap, ...fallen]), puff],
    ]),
    colored: [],
  };
}

/** Small tomatoes on their own, for the side of a plate. */
function smallTomatoes(spots: readonly Vec3[]): Shape {
  return mergeShapes(spots.map((spot) => placeShape(sphere(0.0125, 32), at(spot))));
}

/** A twig of rosemary along x. */
function rosemary(length: number): Shape {
  const path = smoothPath(
    [
      [-length / 2, 0.002, 0],
      [-length / 6, 0.004, 0.004],
      [length / 6, 0.004, -0.002],
      [length / 2, 0.003, 0.003],
    ],
    8,
  );
  const needle = bendShape(sphere(0.001, 8), ([x, y, z]) => [x * 0.9, y * 0.55, z * 8 + 0.008]);
  const needles = Array.from({ length: 90 }, (_, i) => {
    const at2 = path[Math.min(path.length - 1, Math.floor((i / 90) * path.length))]!;
    return placeShape(needle, {
      position: at2,
      turn: i * 2.4,
      scale: 0.8 + 0.3 * hash(i, 1, 6),
      tilt: [-0.25 - 0.4 * hash(i, 2, 6), 0],
    });
  });
  return mergeShapes([tube(path, 0.0009, { segments: 8 }), ...needles]);
}

const ROSEMARY: Material = { ...createMaterial('stem', '#4d6640'), roughness: 0.6 };

/** Grilled, with the marks of the grate, on a wooden board. */
function steak(): ThingModel {
  const board = roundedBox({ width: 0.3, height: 0.018, depth: 0.2, radius: 0.006, segments: 4 });
  const wood = createMaterial('varnished-wood', '#6d4427');
  const meat: Material = {
    ...createMaterial('meat', '#ffffff'),
    coat: { strength: 0.6, roughness: 0.18 },
    detail: { kind: 'crumb', scale: 0.035, bump: 0.0018, roughness: 0.15, tint: 0.25 },
    texture: paintTexture(
      1024,
      1024,
      (u, v) => {
        const grain = layers(u, v, 26, 20, 4, 5);
        const brown = mixPaint([0.36, 0.19, 0.1], [0.52, 0.29, 0.16], grain);
        const across = (u * 0.8 + v * 0.9) * 6.4 + 0.12 * (layers(u, v, 6, 6, 2, 3) - 0.5);
        const mark = smoothStep(0.2, 0.11, Math.abs(across - Math.round(across)));
        const charred = mixPaint(
          brown,
          [0.13, 0.07, 0.045],
          mark * (0.65 + 0.35 * layers(u, v, 12, 12, 2, 8)),
        );
        const fat = smoothStep(0.66, 0.76, layers(u, v, 9, 13, 3, 14)) * (1 - mark);
        const salted = mixPaint(charred, [0.74, 0.55, 0.34], fat * 0.55);
        const crystal = smoothStep(0.87, 0.9, layers(u, v, 150, 150, 1, 19));
        return mixPaint(salted, [0.93, 0.91, 0.86], crystal * 0.8);
      },
      { repeat: false },
    ),
  };
  const reachAt = (angle: number) =>
    1 + 0.09 * Math.sin(angle * 2 + 0.6) + 0.06 * Math.sin(angle * 3 + 2) + 0.03 * Math.sin(angle * 7);
  const slab = grid(160, 40, (u, v) => {
    // Over the side and the top to the middle: a slab with round edges.
    const angle = u * Math.PI * 2;
    const slope = Math.min(1, v * 2.2) * Math.PI - Math.PI / 2;
    const inward = Math.max(0, v - 1 / 2.2) / (1 - 1 / 2.2);
    const edge = 0.011;
    const part = (1 - inward) * reachAt(angle);
    const [rx, rz] = [0.082, 0.056];
    const x = Math.sin(angle) * (rx * part - edge + Math.cos(slope) * edge * (1 - inward));
    const z = Math.cos(angle) * (rz * part - edge + Math.cos(slope) * edge * (1 - inward));
    const swell = 0.0028 * layers(0.5 + x * 4, 0.5 + z * 4, 4, 4, 3, 7);
    const y = edge + Math.sin(slope) * edge + swell * smoothStep(0.35, 0.6, v);
    return { position: [x * (1 - inward * 0.0), y, z], uv: [0.5 + x / 0.2, 0.5 - z / 0.2] };
  });
  const garlic = placeShape(sphere(0.019, 40), at([0.108, 0.018, 0.052]));
  return {
    mesh: meshOf([
      [board, wood],
      [placeShape(slab, at([-0.022, 0.018, 0.008], 0.25)), meat],
      [placeShape(rosemary(0.1), at([-0.02, 0.0445, -0.006], 0.5)), ROSEMARY],
      [
        smallTomatoes([
          [0.092, 0.018, -0.045],
          [0.116, 0.018, -0.03],
          [0.102, 0.018, -0.014],
        ]),
        TOMATO,
      ],
      [garlic, createMaterial('wax', '#e8dfcd')],
    ]),
    colored: [],
  };
}

/** A fillet with crisp skin beside lemon and dill. */
function salmon(): ThingModel {
  const flesh: Material = {
    ...createMaterial('meat', '#ffffff'),
    softness: 0.45,
    coat: { strength: 0.55, roughness: 0.16 },
    detail: { kind: 'grain', scale: 0.03, bump: 0.0008, roughness: 0.1, tint: 0.12 },
    texture: paintTexture(512, 512, (u, v) => {
      // Chevrons of fat between the flakes.
      const phase = u * 9 + Math.abs(v - 0.5) * 5 + 0.35 * (layers(u, v, 6, 6, 3, 4) - 0.5);
      const fat = smoothStep(0.13, 0.04, Math.abs(phase - Math.round(phase)));
      const meat = mixPaint([0.9, 0.47, 0.29], [0.84, 0.36, 0.19], layers(u, v, 14, 14, 3, 8));
      const seared = smoothStep(0.55, 0.8, layers(u, v, 7, 7, 3, 2));
      return mixPaint(mixPaint(meat, [0.96, 0.75, 0.57], fat * 0.75), [0.62, 0.33, 0.13], seared * 0.6);
    }),
  };
  const lemon: Material = {
    ...createMaterial('fruit', '#ecc32c'),
    softness: 0.5,
    coat: { strength: 0.6, roughness: 0.15 },
  };
  const fillet = bendShape(
    roundedBox({ width: 0.14, height: 0.026, depth: 0.056, radius: 0.009, segments: 12 }),
    ([x, y, z]) => {
      const t = x / 0.07;
      return [x, y * (1 - 0.18 * t) * (1 - 0.9 * (z / 0.056) ** 2 * 0.6), z * (1 - 0.14 * t) + 0.004 * t * t];
    },
  );
  const wedges = [0, 1].map((i) =>
    placeShape(
      grid(24, 24, (u, v) => {
        const angle = (u - 0.5) * 1.2;
        const slope = v * Math.PI;
        const r = 0.026;
        return {
          position: [
            Math.cos(slope) * r * 1.25,
            r * 0.9 - Math.cos(angle) * Math.sin(slope) * r,
            Math.sin(angle) * Math.sin(slope) * r,
          ],
        };
      }),
      at([0.058 - i * 0.018, PLATE_TOP, 0.05 + i * 0.012], 0.6 + i * 0.5),
    ),
  );
  const faces = [0, 1].flatMap((i) =>
    [-1, 1].map((side) =>
      placeShape(
        grid(24, 12, (a, b) => {
          const [slope, r] = side === 1 ? [a * Math.PI, b * 0.026] : [b * Math.PI, a * 0.026];
          const angle = side * 0.6;
          return {
            position: [
              Math.cos(slope) * r * 1.25,
              0.026 * 0.9 - Math.cos(angle) * Math.sin(slope) * r,
              Math.sin(angle) * Math.sin(slope) * r,
            ],
          };
        }),
        at([0.058 - i * 0.018, PLATE_TOP, 0.05 + i * 0.012], 0.6 + i * 0.5),
      ),
    ),
  );
  const pulp: Material = {
    ...createMaterial('fruit', '#ecd67a'),
    softness: 0.7,
    coat: { strength: 0.8, roughness: 0.1 },
  };
  const bean = (i: number) =>
    placeShape(
      tube(
        smoothPath([
          [-0.05, 0.004, 0],
          [-0.015, 0.004, 0.003],
          [0.02, 0.0045, -0.002],
          [0.05, 0.004, 0.002],
        ]),
        (along) => 0.0038 * Math.sin(Math.PI * (0.04 + 0.92 * along)) ** 0.35,
        { segments: 14 },
      ),
      at(
        [-0.02 + 0.004 * i, PLATE_TOP + (i > 4 ? 0.006 : 0), -0.046 - 0.0085 * (i % 5)],
        0.2 + 0.12 * Math.sin(i * 3),
      ),
    );
  const [rim, glaze] = plate(0.135, '#e6e3db');
  return {
    mesh: meshOf([
      [rim, glaze],
      [placeShape(fillet, at([-0.008, PLATE_TOP, 0.008], 0.15)), flesh],
      [mergeShapes(wedges), lemon],
      [mergeShapes(faces), pulp],
      [mergeShapes(Array.from({ length: 8 }, (_, i) => bean(i))), createMaterial('stem', '#4f8433')],
      [mergeShapes([0, 1, 2].map((i) => herb(0.022, [-0.02, PLATE_TOP + 0.028, 0.008], 0.5 + i * 2))), HERB],
    ]),
    colored: [glaze],
  };
}

/** Whole, legs up, on a platter with potatoes and rosemary. */
function roastChicken(): ThingModel {
  const skin: Material = {
    ...createMaterial('meat', '#ffffff'),
    softness: 0.3,
    coat: { strength: 0.75, roughness: 0.14 },
    detail: { kind: 'orange-peel', scale: 0.03, bump: 0.0009, roughness: 0.12, tint: 0.2 },
    texture: paintTexture(512, 512, (u, v) => {
      const roast = smoothStep(0.3, 0.72, layers(u, v, 5, 5, 4, 3) + 0.15 * (v - 0.5));
      const golden = mixPaint([0.83, 0.55, 0.24], [0.56, 0.27, 0.09], roast);
      const herbs = smoothStep(0.82, 0.87, layers(u, v, 80, 80, 1, 7));
      return mixPaint(golden, [0.2, 0.16, 0.07], herbs * 0.7);
    }),
  };
  const profile = (points: readonly ProfilePoint[]) =>
    lathe(smoothProfile(points, 6), { crease: 3, segments: 72 });
  // The breast: two mounds with a ridge between them, the neck to the left.
  const body = bendShape(sphere(0.066, 96), ([x, y, z]) => {
    const t = x / 0.066;
    const high = y / 0.132;
    const ridge = 0.008 * Math.exp(-((z / 0.012) ** 2)) * smoothStep(0.6, 1, high);
    const crease = 0.007 * Math.exp(-(((Math.abs(z) - 0.05) / 0.012) ** 2)) * smoothStep(0.25, 0.6, high);
    return [
      x * 1.5 - 0.012 * t * t,
      (y * 0.86 - ridge) * (1 - 0.16 * t) - crease,
      z * (1.06 - 0.2 * t * Math.abs(t)),
    ];
  });
  const leg = profile([
    [0, 0],
    [0.018, 0.003],
    [0.03, 0.022],
    [0.03, 0.044],
    [0.02, 0.07],
    [0.0115, 0.094],
    [0.0085, 0.108],
    [0, 0.11],
  ]);
  const bone = placeShape(
    profile([
      [0, 0.1],
      [0.0055, 0.102],
      [0.005, 0.118],
      [0.0075, 0.124],
      [0.006, 0.13],
      [0, 0.131],
    ]),
    at([0, 0, 0]),
  );
  const wing = tube(
    smoothPath([
      [-0.035, 0.004, 0],
      [-0.01, 0.014, 0.012],
      [0.016, 0.006, 0.02],
      [0.038, 0.002, 0.006],
    ]),
    (along) => 0.0125 * Math.sin(Math.PI * (0.12 + 0.8 * along)) ** 0.6,
    { segments: 24 },
  );
  const legs = [1, -1].map((side) => ({
    position: [0.012, 0.03, side * 0.055] as Vec3,
    turn: 0,
    scale: 1,
    tilt: [side * 0.12, -1.12] as const,
  }));
  const wings = [1, -1].map((side) =>
    placeShape(wing, {
      position: [-0.05, 0.042, side * 0.058],
      turn: side === 1 ? 0.1 : Math.PI - 0.1,
      scale: 1,
    }),
  );
  const potatoes = Array.from({ length: 11 }, (_, i) => {
    const angle = 0.35 + (i / 11) * Math.PI * 2;
    return placeShape(
      bendShape(sphere(0.017, 32), ([x, y, z]) => [x * 1.3, y * 0.85, z]),
      at([Math.sin(angle) * 0.128, PLATE_TOP + 0.002, Math.cos(angle) * 0.095], i * 1.7),
    );
  });
  const potato: Material = {
    ...createMaterial('fries', '#ffffff'),
    coat: { strength: 0.5, roughness: 0.2 },
    texture: paintTexture(256, 256, (u, v) =>
      mixPaint([0.9, 0.69, 0.32], [0.62, 0.36, 0.12], smoothStep(0.45, 0.75, layers(u, v, 5, 5, 4, 5))),
    ),
  };
  const [rim, glaze] = plate(0.17, '#e9e6dd');
  const parts: Part[] = [
    [mergeShapes([body, ...legs.map((place) => placeShape(leg, place)), ...wings]), skin],
    [mergeShapes(legs.map((place) => placeShape(bone, place))), createMaterial('cream', '#e9dfc8')],
  ];
  return {
    mesh: meshOf([
      [placeShape(rim, { ...at([0, 0, 0]), scale: [1, 1, 0.78] }), glaze],
      ...placed(parts, at([-0.008, PLATE_TOP - 0.004, 0], 0.3)),
      [mergeShapes(potatoes), potato],
      [
        mergeShapes([
          placeShape(rosemary(0.09), at([-0.09, PLATE_TOP + 0.018, 0.055], 0.9)),
          placeShape(rosemary(0.08), at([0.07, PLATE_TOP + 0.02, 0.075], -0.3)),
        ]),
        ROSEMARY,
      ],
    ]),
    colored: [glaze],
  };
}
