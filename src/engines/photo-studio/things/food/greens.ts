import { grid } from '../../geometry/grid.ts';
import { lathe, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { onFloor } from '../on-floor.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';
import { cutFace } from './serving.ts';

const food = { category: 'food' } as const;

/** Vegetables made of many parts or grown in folds. */
export const GREENS: readonly Thing[] = [
  thing(['corn', 'corn cob', 'corn on the cob', 'ear of corn', 'sweet corn', 'maize'], food, corn),
  thing(['broccoli', 'head of broccoli', 'fresh broccoli'], food, () => florets('#49742f', '#8fae62')),
  thing(['cauliflower', 'head of cauliflower'], food, () => florets('#e9e2cd', '#dfe0b8')),
  thing(['cucumber', 'fresh cucumber', 'sliced cucumber', 'cucumber slices'], food, cucumber),
  thing(['chili pepper', 'chili', 'chilli', 'red chili', 'hot pepper', 'chillies', 'chilies'], food, chilies),
  thing(['cabbage', 'lettuce', 'head of lettuce', 'head of cabbage', 'green salad head'], food, cabbage),
];

/** An ear in its husk, pulled back. */
function corn(): ThingModel {
  const kernel: Material = {
    ...createMaterial('fruit', '#e6b42c'),
    softness: 0.55,
    roughness: 0.35,
    coat: { strength: 0.65, roughness: 0.12 },
  };
  const husk: Material = {
    ...createMaterial('leaf', '#a3b25a'),
    isCutOut: false,
    detail: { kind: 'grain', scale: 0.02, bump: 0.0005, roughness: 0.1, tint: 0.3 },
  };
  const silk: Material = createMaterial('stem', '#b98e4a');
  const [length, radius, rows] = [0.165, 0.0225, 16];
  const reachAt = (t: number) => radius * (1 - 0.1 * t) * Math.min(1, (1.02 - t) * 6) ** 0.5;
  const kernels: Shape[] = [];
  for (let row = 0; row < rows; row++)
    for (let k = 0; k < 33; k++) {
      const t = (k + 0.5 + 0.12 * (hash(row, k, 3) - 0.5)) / 33;
      const r = reachAt(t);
      const angle = ((row + 0.05 * Math.sin(k * 0.7 + row)) / rows) * Math.PI * 2;
      const size = Math.min(1, r / radius + 0.15);
      kernels.push(
        placeShape(sphere(1, 12), {
          position: [(t - 0.5) * length, Math.cos(angle) * (r - 0.0038), Math.sin(angle) * (r - 0.0038)],
          turn: 0,
          scale: [0.0029, 0.0036, 0.0046 * size],
          tilt: [angle, 0],
        }),
      );
    }
  // Spheres stand on their lowest point; the ear lies: the parts are placed around its axis.
  const centered = mergeShapes(kernels);
  const core = tube(
    Array.from({ length: 30 }, (_, i): Vec3 => [(i / 29 - 0.5) * length * 0.98, 0, 0]),
    (along) => Math.max(0.002, reachAt(along) - 0.0022),
    { segments: 32 },
  );
  const leaf = (angle: number, out: number, size: number): Shape =>
    grid(10, 26, (u, v) => {
      const across = (u - 0.5) * 2;
      const width = 0.024 * size * Math.sin(Math.PI * Math.min(1, 0.12 + v * 0.88)) ** 0.7;
      const lift = radius * 0.85 + out * v * v;
      const wave = 0.0016 * Math.sin(v * 14 + angle * 3) * Math.abs(across);
      const x = -length * 0.52 + v * 0.13 * size;
      const side = across * width;
      const bow = lift - (side * side) / 0.045 + wave;
      return {
        position: [
          x,
          Math.cos(angle) * bow - Math.sin(angle) * side,
          Math.sin(angle) * bow + Math.cos(angle) * side,
        ],
      };
    });
  const husks = [
    [1.7, 0.012, 1],
    [-1.75, 0.014, 1.04],
    [2.5, 0.006, 0.9],
    [-2.5, 0.008, 0.85],
    [0.7, 0.034, 0.78],
    [-0.5, 0.04, 0.72],
    [3.14, 0.002, 0.9],
  ].map(([angle, out, size]) => leaf(angle!, out!, size!));
  const stalk = tube(
    [
      [-length * 0.5, 0, 0],
      [-length * 0.56, 0.0005, 0],
      [-length * 0.64, 0.001, 0.002],
    ],
    (along) => 0.011 - 0.003 * along,
    { segments: 20 },
  );
  const threads = Array.from({ length: 12 }, (_, i) => {
    const turn = hash(i, 1, 6) * 6.3;
    const [y, z] = [Math.cos(turn) * 0.003, Math.sin(turn) * 0.003];
    return tube(
      smoothPath([
        [length * 0.47, y, z],
        [length * 0.53, y * 2.5, z * 2],
        [length * 0.57 + 0.01 * hash(i, 2, 6), y * 3 - 0.006, z * 4],
      ]),
      0.00028,
      { segments: 5 },
    );
  });
  const parts = [
    [mergeShapes([centered, core]), kernel],
    [mergeShapes([...husks, stalk]), husk],
    [mergeShapes(threads), silk],
  ] as const;
  // The lowest husk lies on the table; the silk may hang a little into it.
  const lift = radius * 0.92 + 0.004;
  return {
    mesh: meshOf(parts.map(([shape, material]) => [placeShape(shape, at([0, lift, 0], 0.5)), material])),
    colored: [],
  };
}

/** A head of flower buds on stalks that branch. */
function florets(bud: string, stalkColor: string): ThingModel {
  const buds: Material = {
    ...createMaterial('stem', bud),
    softness: 0.25,
    detail: { kind: 'crumb', scale: 0.012, bump: 0.0012, roughness: 0.1, tint: 0.45 },
  };
  const stalk: Material = { ...createMaterial('stem', stalkColor), softness: 0.35 };
  const bump = sphere(1, 10);
  const crowns: Shape[] = [];
  const stalks: Shape[] = [];
  const heads = 23;
  for (let i = 0; i < heads; i++) {
    const angle = i * 2.4;
    const t = (i + 0.5) / heads;
    const slope = Math.acos(1 - 1.05 * t);
    const reach = 0.046 * (0.95 + 0.1 * hash(i, 1, 4));
    const center: Vec3 = [
      Math.sin(slope) * Math.sin(angle) * reach,
      0.062 + Math.cos(slope) * reach * 0.78,
      Math.sin(slope) * Math.cos(angle) * reach,
    ];
    const size = 0.0165 * (0.85 + 0.35 * hash(i, 2, 4)) * (1 - 0.12 * t);
    const count = 120;
    for (let k = 0; k < count; k++) {
      const y = 1 - 1.45 * ((k + 0.5) / count);
      const turn = k * 2.39996;
      const around = Math.sqrt(Math.max(0, 1 - y * y));
      const wave = 0.92 + 0.16 * hash(i * 200 + k, 3, 4);
      const grain = size * (0.13 + 0.06 * hash(i * 200 + k, 4, 4));
      crowns.push(
        placeShape(bump, {
          position: [
            center[0] + Math.sin(turn) * around * size * wave,
            center[1] + y * size * 0.9 * wave - grain,
            center[2] + Math.cos(turn) * around * size * wave,
          ],
          turn: 0,
          scale: grain,
        }),
      );
    }
    crowns.push(
      placeShape(sphere(1, 20), {
        position: [center[0], center[1] - size * 0.86, center[2]],
        turn: 0,
        scale: [size * 0.95, size * 0.86, size * 0.95],
      }),
    );
    stalks.push(
      tube(
        smoothPath(
          [
            [center[0] * 0.15, 0.028, center[2] * 0.15],
            [center[0] * 0.5, 0.04, center[2] * 0.5],
            [center[0] * 0.92, center[1] - size * 0.3, center[2] * 0.92],
          ],
          5,
        ),
        (along) => 0.0085 - 0.002 * along,
        { segments: 14 },
      ),
    );
  }
  const trunk = bendShape(
    lathe(
      smoothProfile(
        [
          [0, 0],
          [0.0145, 0],
          [0.0155, 0.002],
          [0.0145, 0.014],
          [0.0155, 0.028],
          [0.02, 0.038],
          [0, 0.044],
        ],
        5,
      ),
      { crease: 0.8 },
    ),
    ([x, y, z]) => {
      const groove = 1 + 0.05 * Math.cos(Math.atan2(x, z) * 5 + y * 30);
      return [x * groove, y, z * groove];
    },
  );
  const tilt = { ...at([0, 0, 0], 0.4), tilt: [0.5, 0.1] as const };
  const parts = [
    [mergeShapes(crowns), buds],
    [mergeShapes([trunk, ...stalks]), stalk],
  ] as const;
  return {
    mesh: meshOf(parts.map(([shape, material]) => [placeShape(shape, tilt), material])),
    colored: [],
  };
}

/** One that is cut, with three slices before it. */
function cucumber(): ThingModel {
  const skin: Material = {
    ...createMaterial('fruit', '#ffffff'),
    coat: { strength: 0.45, roughness: 0.2 },
    detail: { kind: 'orange-peel', scale: 0.03, bump: 0.0008, roughness: 0.1, tint: 0.15 },
    texture: paintTexture(512, 256, (u, v) => {
      const stripe = smoothStep(0.45, 0.75, layers(u, v * 0.15, 22, 2, 3, 4));
      return mixPaint([0.14, 0.3, 0.1], [0.36, 0.5, 0.2], stripe * 0.7);
    }),
  };
  const inside: Material = {
    ...createMaterial('fruit', '#ffffff'),
    softness: 0.6,
    coat: { strength: 0.75, roughness: 0.12 },
    texture: paintTexture(
      512,
      512,
      (u, v) => {
        const [x, y] = [(u - 0.5) * 2, (v - 0.5) * 2];
        const [r, turn] = [Math.hypot(x, y), Math.atan2(y, x)];
        const fine = layers(u, v, 20, 20, 3, 6);
        const flesh = mixPaint([0.84, 0.9, 0.65], [0.78, 0.86, 0.56], fine);
        const core = mixPaint(
          [0.76, 0.83, 0.48],
          flesh,
          smoothStep(0.48, 0.6, r + 0.05 * Math.cos(turn * 3)),
        );
        const third = Math.abs(Math.sin(turn * 1.5)) * r;
        const lobe = mixPaint(flesh, core, smoothStep(0.03, 0.1, third));
        const ring = smoothStep(0.13, 0.08, Math.abs(r - 0.36));
        const pip = ring * smoothStep(0.35, 0.75, Math.cos(turn * 15 + 0.6 * Math.sin(turn * 4)));
        const seeded = mixPaint(lobe, [0.93, 0.92, 0.74], pip * 0.85);
        return mixPaint(seeded, [0.5, 0.64, 0.28], smoothStep(0.86, 0.97, r));
      },
      { repeat: false },
    ),
  };
  const radius = 0.0215;
  const body = bendShape(
    lathe(
      smoothProfile(
        [
          [0, 0],
          [0.009, 0.0008],
          [0.017, 0.008],
          [0.0208, 0.026],
          [radius, 0.07],
          [radius, 0.15],
        ],
        6,
      ),
      { crease: 3 },
    ),
    ([x, y, z]) => {
      const wave = 1 + 0.02 * Math.cos(Math.atan2(x, z) * 5 + y * 20);
      return [x * wave, y, z * wave];
    },
  );
  const lid = placeShape(cutFace(radius), at([0, 0.15, 0]));
  const lying = {
    position: [-0.005, radius, -0.022] as Vec3,
    turn: 0.5,
    scale: 1,
    tilt: [Math.PI / 2, 0] as const,
  };
  // Lying along z: its middle over the place.
  const along = (shape: Shape) => placeShape(placeShape(shape, at([0, -0.075, 0])), lying);
  const thickness = 0.0048;
  const band = lathe(
    [
      [radius * 0.985, 0],
      [radius, thickness * 0.2],
      [radius, thickness * 0.8],
      [radius * 0.985, thickness],
    ],
    { crease: 3 },
  );
  const face = placeShape(cutFace(radius * 0.985), at([0, thickness, 0]));
  const places = [
    { position: [0.062, 0.0003, 0.048] as Vec3, turn: 0.3, scale: 1, tilt: [0, 0] as const },
    { position: [0.036, 0.006, 0.062] as Vec3, turn: 1.3, scale: 0.98, tilt: [0.05, 0.24] as const },
    { position: [0.085, 0.0003, 0.016] as Vec3, turn: 2.3, scale: 1.01, tilt: [0, 0] as const },
  ];
  return {
    mesh: meshOf([
      [mergeShapes([along(body), ...places.map((place) => placeShape(band, place))]), skin],
      [mergeShapes([along(lid), ...places.map((place) => placeShape(face, place))]), inside],
    ]),
    colored: [],
  };
}

/** Three red pods with green stalks. */
function chilies(): ThingModel {
  const skin: Material = {
    ...createMaterial('fruit', '#b3150e'),
    roughness: 0.3,
    coat: { strength: 0.9, roughness: 0.07 },
    detail: { kind: 'noise', scale: 0.05, bump: 0.0005, roughness: 0.06, tint: 0.1 },
  };
  const stalk = createMaterial('stem', '#5f7f2f');
  const pod = (seed: number): [Shape, Shape] => {
    const bend = 0.012 + 0.016 * hash(seed, 1, 2);
    const length = 0.095 + 0.02 * hash(seed, 2, 2);
    const path = smoothPath(
      Array.from({ length: 7 }, (_, i): Vec3 => {
        const t = i / 6;
        return [(t - 0.5) * length, 0.002 * Math.sin(t * 5 + seed), bend * (t * t * 1.6 - t)];
      }),
      8,
    );
    const body = tube(
      path,
      (along) =>
        0.0098 *
          Math.min(1, (along + 0.012) * 9) ** 0.5 *
          (1 - along ** 1.9) *
          (1 + 0.05 * Math.sin(along * 17 + seed)) +
        0.0004,
      { segments: 28 },
    );
    const first = path[0]!;
    const stem = tube(
      smoothPath(
        [
          [first[0] + 0.004, first[1], first[2]],
          [first[0] - 0.003, first[1], first[2] + 0.0004],
          [first[0] - 0.016, first[1] + 0.003, first[2] + 0.003],
          [first[0] - 0.028, first[1] + 0.009, first[2] + 0.004],
        ],
        6,
      ),
      (along) => 0.0019 + 0.0055 * Math.exp(-((along / 0.2) ** 2)) + 0.0008 * smoothStep(0.85, 1, along),
      { segments: 18 },
    );
    return [body, stem];
  };
  const places: { position: Vec3; turn: number }[] = [
    { position: [0, 0.0098, -0.02], turn: 0.35 },
    { position: [0.004, 0.0098, 0.014], turn: 0.1 },
    { position: [-0.008, 0.0225, -0.001], turn: -0.35 },
  ];
  const pods = places.map(({ position, turn }, i) =>
    pod(i + 1).map((shape) => placeShape(shape, { position, turn, scale: 1 })),
  );
  return {
    mesh: meshOf([
      [mergeShapes(pods.map(([body]) => body!)), skin],
      [mergeShapes(pods.map(([, stem]) => stem!)), stalk],
    ]),
    colored: [skin],
  };
}

/** Leaves with thick veins, closed over each other around a heart. */
function cabbage(): ThingModel {
  const leaf: Material = {
    ...createMaterial('lettuce', '#ffffff'),
    isCutOut: false,
    translucency: 0.22,
    coat: { strength: 0.25, roughness: 0.25 },
    texture: paintTexture(512, 512, (u, v) => {
      const across = (u - 0.5) * 2;
      const rib = smoothStep(0.09 * (1.1 - v), 0.02, Math.abs(across));
      const branch = v * 8 - Math.abs(across) * 3.2;
      const vein =
        smoothStep(0.12, 0.03, Math.abs(branch - Math.round(branch))) *
        smoothStep(0.02, 0.12, Math.abs(across));
      const net = layers(u, v, 26, 26, 3, 4);
      const green = mixPaint([0.42, 0.6, 0.24], [0.62, 0.74, 0.4], 0.5 * net + 0.5 * (1 - v));
      return mixPaint(green, [0.86, 0.9, 0.7], Math.max(rib, vein * 0.6) * 0.85);
    }),
    detail: { kind: 'leather', scale: 0.035, bump: 0.0011, roughness: 0.1, tint: 0.12 },
  };
  /** A leaf around the heart from below it to over its top; `open` 0 clings to it, 1 falls away. */
  const shell = (i: number, reach: number, open: number): Shape =>
    grid(36, 36, (u, v) => {
      const across = (u - 0.5) * 2;
      const slope = 0.15 + v * (2.75 - open * 1.15);
      const width = 1.28 * Math.sin(Math.PI * Math.min(1, 0.3 + v * 0.62)) ** 0.6;
      const spread = across * (slope > 2 ? width * (1 + (slope - 2) * 0.8) : width);
      const rim = smoothStep(0.6, 1, Math.max(v, Math.abs(across)));
      const frill = rim * (0.0012 + 0.005 * open) * Math.sin(across * 9 + v * 7 + i * 1.7);
      const r = reach + open * (0.012 * v + 0.03 * v * v) + frill + 0.0012 * rim * Math.sin(i * 5);
      return {
        position: [
          Math.sin(slope) * Math.sin(spread) * r,
          -Math.cos(slope) * r * 0.92,
          Math.sin(slope) * Math.cos(spread) * r,
        ],
      };
    });
  const leaves = Array.from({ length: 15 }, (_, i) => {
    const isOuter = i > 9;
    const open = isOuter ? 0.35 + 0.13 * (i - 9) : 0.05 * hash(i, 1, 3);
    return placeShape(shell(i, 0.0565 + 0.0011 * i, open), {
      ...at([0, 0, 0], i * 2.4),
      tilt: [0.05 * Math.sin(i), 0],
    });
  });
  const heart = placeShape(
    bendShape(sphere(0.056, 56), ([x, y, z]) => [x, y * 0.92, z]),
    at([0, -0.056 * 0.92, 0]),
  );
  return { mesh: meshOf([[onFloor(mergeShapes([heart, ...leaves])), leaf]]), colored: [] };
}
