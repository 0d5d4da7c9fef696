import { grid } from '../../geometry/grid.ts';
import { lathe, type ProfilePoint, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { bendShape, mergeShapes, meshOf, placeShape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import {
  hash,
  layers,
  mixPaint,
  noise,
  type Paint,
  paintTexture,
  smoothStep,
} from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { type Part, placed, standing } from '../parts.ts';
import { leafShape } from '../plants/leaves.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';
import { cutFace } from './serving.ts';

const food = { category: 'food' } as const;

/** Fruit whose inside tells what it is. */
export const CUT_FRUIT: readonly Thing[] = [
  thing(['watermelon', 'slice of watermelon', 'watermelon slice', 'melon'], food, watermelon),
  thing(['pineapple', 'fresh pineapple', 'ananas'], food, pineapple),
  thing(['kiwi', 'kiwi fruit', 'kiwifruit', 'sliced kiwi'], food, kiwi),
  thing(['coconut', 'coconut half', 'half coconut', 'halved coconut'], food, coconut),
  thing(
    ['sliced lemon', 'lemon slice', 'half lemon', 'lemon half', 'cut lemon', 'halved lemon', 'lemon wedge'],
    food,
    () => halvedCitrus({ radius: 0.029, peel: '#ecc32c', pulp: [0.95, 0.83, 0.36], deep: [0.88, 0.7, 0.2] }),
  ),
  thing(['sliced lime', 'lime slice', 'half lime', 'lime half', 'cut lime', 'lime wedge'], food, () =>
    halvedCitrus({ radius: 0.024, peel: '#7f9436', pulp: [0.74, 0.82, 0.42], deep: [0.55, 0.68, 0.24] }),
  ),
  thing(
    ['sliced orange', 'orange slice', 'half orange', 'orange half', 'cut orange', 'halved orange'],
    food,
    () => halvedCitrus({ radius: 0.037, peel: '#e08a1e', pulp: [0.96, 0.6, 0.16], deep: [0.88, 0.42, 0.07] }),
  ),
  thing(
    ['halved avocado', 'avocado half', 'half avocado', 'avocado halves', 'sliced avocado', 'cut avocado'],
    food,
    halvedAvocado,
  ),
];

/** Wet flesh that light enters. */
function flesh(paint: (u: number, v: number) => Paint, softness = 0.55): Material {
  return {
    ...createMaterial('fruit', '#ffffff'),
    softness,
    roughness: 0.38,
    coat: { strength: 0.7, roughness: 0.14 },
    detail: { kind: 'crumb', scale: 0.025, bump: 0.0004, roughness: 0.12, tint: 0.06 },
    texture: paintTexture(1024, 1024, paint, { repeat: false }),
  };
}

interface Citrus {
  radius: number;
  peel: string;
  pulp: Paint;
  deep: Paint;
}

/** One whole, a half that leans on it and a slice that lies in front. */
function halvedCitrus({ radius, peel, pulp, deep }: Citrus): ThingModel {
  const skin: Material = {
    ...createMaterial('fruit', peel),
    roughness: 0.4,
    softness: 0.4,
    coat: { strength: 0.5, roughness: 0.22 },
    detail: { kind: 'orange-peel', scale: 0.03, bump: 0.0005, roughness: 0.1, tint: 0.12 },
  };
  const inside = flesh((u, v) => citrusFace(u, v, pulp, deep), 0.65);
  const ball = bendShape(sphere(radius, 64), ([x, y, z]) => [
    x,
    y * 1.08 + 0.07 * radius * Math.exp(-((Math.hypot(x, z) / (radius * 0.2)) ** 2)) * Math.sign(y - radius),
    z,
  ]);
  const dome = lathe(
    Array.from({ length: 25 }, (_, i): ProfilePoint => {
      const angle = (i / 24) * (Math.PI / 2);
      return [Math.sin(angle) * radius, -Math.cos(angle) * radius * 1.12];
    }),
    { crease: 3 },
  );
  const half: Part[] = [
    [dome, skin],
    [cutFace(radius), inside],
  ];
  const thickness = radius * 0.19;
  const band = lathe(
    [
      [radius * 0.985, 0],
      [radius, thickness * 0.2],
      [radius, thickness * 0.8],
      [radius * 0.985, thickness],
    ],
    { segments: 96, crease: 3 },
  );
  const lower = placeShape(cutFace(radius * 0.985), { ...at([0, 0, 0]), tilt: [Math.PI, 0] });
  const slice: Part[] = [
    [band, skin],
    [placeShape(cutFace(radius * 0.985), at([0, thickness, 0])), inside],
    [lower, inside],
  ];
  const leaning = standing(placed(half, { ...at([0, 0, 0], 0.25), tilt: [1.02, 0] }));
  const parts: Part[] = [
    ...placed([[ball, skin]], at([-radius * 0.5, 0, -radius * 1.25], 0.4)),
    ...placed(leaning, at([radius * 0.35, 0, radius * 0.25])),
    ...placed(slice, at([-radius * 1.15, 0, radius * 1.15], 0.6)),
  ];
  return { mesh: meshOf(parts), colored: [] };
}

/** Ten segments in white skin, each full of long drops of juice. */
function citrusFace(u: number, v: number, pulp: Paint, deep: Paint): Paint {
  const [x, y] = [(u - 0.5) * 2, (v - 0.5) * 2];
  const r = Math.hypot(x, y);
  const turn = Math.atan2(y, x) / (Math.PI * 2) + 0.5;
  const wobble = 0.012 * (layers(turn, 0.3, 10, 2, 2, 4) - 0.5);
  const segment = (turn + wobble) * 10;
  const toSkin = r * Math.sin(Math.abs(segment - Math.round(segment)) * ((Math.PI * 2) / 10));
  const inSegment =
    smoothStep(0.012, 0.034, toSkin) * smoothStep(0.87, 0.83, r) * smoothStep(0.1, 0.17, r + toSkin * 0.4);
  const drops = noise(turn, r, 150, 9, 6) * 0.6 + noise(turn, r, 70, 5, 3) * 0.4;
  const juice = mixPaint(deep, pulp, 0.25 + 0.75 * smoothStep(0.2, 0.75, drops));
  const pith = mixPaint([0.95, 0.9, 0.74], [0.97, 0.94, 0.84], layers(u, v, 30, 30, 2, 8));
  const rim = mixPaint(pith, deep, smoothStep(0.945, 0.975, r));
  return mixPaint(rim, juice, inSegment);
}

/** A sixth of the fruit on its rind, and two slices of it. */
function watermelon(): ThingModel {
  const rind: Material = {
    ...createMaterial('fruit', '#ffffff'),
    roughness: 0.4,
    coat: { strength: 0.45, roughness: 0.18 },
    texture: paintTexture(1024, 512, rindColor),
  };
  const inside = flesh(melonFace);
  const seed: Material = {
    ...createMaterial('gloss', '#1d120c'),
    coat: { strength: 0.8, roughness: 0.1 },
  };
  const radius = 0.092;
  const parts: Part[] = [
    ...placed(wedge(radius, 0.52, { rind, inside, seed, salt: 1 }), {
      ...at([-0.018, 0, -0.05], 0.3),
      tilt: [-0.12, 0],
    }),
    ...placed(wedge(radius, 0.11, { rind, inside, seed, salt: 2 }), {
      ...at([0.03, 0, 0.1], 0.55),
      tilt: [Math.PI / 2 - 0.11, 0],
    }),
  ];
  return { mesh: meshOf(standingEach(parts, 3)), colored: [] };
}

/** Groups of that many parts, each group on the floor. */
function standingEach(parts: readonly Part[], size: number): Part[] {
  return Array.from({ length: parts.length / size }, (_, i) =>
    standing(parts.slice(i * size, (i + 1) * size)),
  ).flat();
}

interface MelonPaint {
  rind: Material;
  inside: Material;
  seed: Material;
  salt: number;
}

/** A piece of a ball around the x axis, rind down; `half` is half its angle, radians. Three parts. */
function wedge(radius: number, half: number, { rind, inside, seed, salt }: MelonPaint): Part[] {
  const long = 1.12;
  const point = (turn: number, slope: number, r: number): Vec3 => {
    const out = Math.sin(slope) * r;
    return [Math.cos(slope) * r * long, -Math.cos(turn) * out, Math.sin(turn) * out];
  };
  const skin = grid(Math.max(6, Math.round(half * 60)), 72, (u, v) => ({
    position: point((u * 2 - 1) * half, v * Math.PI, radius),
    uv: [v, 0.5 + ((u * 2 - 1) * half) / (Math.PI * 2)],
  }));
  const face = (side: 1 | -1) =>
    grid(60, 24, (a, b) => {
      const [slope, r] = side === 1 ? [a * Math.PI, b * radius] : [b * Math.PI, a * radius];
      const position = point(side * half, slope, r);
      return { position, uv: [0.5 + position[0] / (radius * long * 2), (Math.sin(slope) * r) / radius] };
    });
  const seeds = ([1, -1] as const).flatMap((side) =>
    Array.from({ length: 17 }, (_, i) => {
      const slope = 0.3 + (i / 16) * 2.54 + (hash(i, 1, salt) - 0.5) * 0.12;
      const r = radius * (0.55 + 0.2 * hash(i, side + 3, salt));
      const [x, y, z] = point(side * half, slope, r);
      const pip = bendShape(sphere(0.0021, 14), ([px, py, pz]) => [
        px * 0.85,
        (py - 0.0021) * 1.6,
        pz * 0.55,
      ]);
      return placeShape(pip, {
        position: [x, y, z],
        turn: 0,
        scale: 1,
        tilt: [-side * half, (hash(i, 5, salt) - 0.5) * 0.9 - (slope - Math.PI / 2)],
      });
    }),
  );
  return [
    [skin, rind],
    [mergeShapes([face(1), face(-1)]), inside],
    [mergeShapes(seeds), seed],
  ];
}

/** Dark stripes with ragged edges from end to end. */
function rindColor(u: number, v: number): Paint {
  const ragged = 0.35 * (layers(u, v, 14, 40, 3, 9) - 0.5);
  const stripe = smoothStep(0.38, 0.6, Math.abs(((((v * 11 + ragged) % 1) + 1) % 1) - 0.5) * 2);
  const pale = mixPaint([0.42, 0.55, 0.26], [0.52, 0.63, 0.34], layers(u, v, 40, 40, 3, 3));
  return mixPaint(pale, [0.11, 0.24, 0.1], stripe);
}

/** Red, paler at the rind, then white and green. */
function melonFace(u: number, v: number): Paint {
  const [x, y] = [(u - 0.5) * 2, v];
  const r = Math.hypot(x, y) + 0.012 * (layers(u, v, 9, 9, 3, 5) - 0.5);
  const grains = layers(u, v, 60, 60, 3, 7);
  const red = mixPaint([0.78, 0.12, 0.13], [0.9, 0.3, 0.27], smoothStep(0.25, 0.8, grains));
  const heart = mixPaint(red, [0.93, 0.42, 0.38], smoothStep(0.28, 0, r) * 0.4);
  const pale = mixPaint(heart, [0.94, 0.72, 0.62], smoothStep(0.82, 0.9, r) * 0.85);
  const white = mixPaint(pale, [0.88, 0.9, 0.72], smoothStep(0.88, 0.92, r));
  return mixPaint(white, [0.3, 0.45, 0.17], smoothStep(0.945, 0.985, r));
}

const PINEAPPLE = { radius: 0.052, height: 0.15 };

function pineapple(): ThingModel {
  const skin: Material = {
    ...createMaterial('fruit', '#ffffff'),
    roughness: 0.55,
    softness: 0.15,
    coat: { strength: 0.3, roughness: 0.3 },
    texture: paintTexture(1024, 1024, pineappleColor),
  };
  const leaf: Material = {
    ...createMaterial('leaf', '#4d6b3a'),
    isCutOut: false,
    translucency: 0.12,
    detail: { kind: 'grain', scale: 0.05, bump: 0.0004, roughness: 0.1, tint: 0.25 },
  };
  const { radius, height } = PINEAPPLE;
  const body = grid(320, 220, (u, v) => {
    const angle = u * Math.PI * 2;
    const y = v * height;
    // A barrel that closes at both ends.
    const round = Math.min(1, Math.sin(Math.PI * (0.02 + v * 0.96)) ** 0.36);
    const { dome, spike } = eyeAt(u, v);
    const r = radius * round * (1 - 0.06 * v) + (0.0042 * dome + 0.0028 * spike) * Math.min(1, round * 1.2);
    return { position: [Math.sin(angle) * r, y, Math.cos(angle) * r], uv: [u, v] };
  });
  const crown = Array.from({ length: 46 }, (_, i) => {
    const t = i / 45;
    const length = 0.06 + 0.085 * Math.sin(Math.PI * (0.2 + 0.72 * t)) * (0.85 + 0.3 * hash(i, 1, 2));
    const shape = leafShape(length, 0.017 - 0.006 * t, length * (0.42 - 0.5 * t), { rows: 12, fold: 0.5 });
    return placeShape(shape, {
      position: [0, height - 0.006 + t * 0.022, 0],
      turn: i * 2.4,
      scale: 1,
      tilt: [-(0.5 + 0.98 * t ** 0.7), 0],
    });
  });
  return {
    mesh: meshOf([
      [body, skin],
      [mergeShapes(crown), leaf],
    ]),
    colored: [],
  };
}

/** Where a point lies within its eye: eyes lie in two families of spirals. */
function eyeAt(u: number, v: number): { dome: number; spike: number; seam: number; salt: number } {
  const [a, b] = [u * 8 + v * 7.5, u * 8 - v * 7.5];
  const [da, db] = [a - Math.round(a), b - Math.round(b)];
  const away = Math.max(Math.abs(da), Math.abs(db)) * 2;
  const salt = hash(((Math.round(a) % 8) + 8) % 8, ((Math.round(b) % 8) + 8) % 8, 4);
  return {
    dome: Math.sqrt(Math.max(0, 1 - away ** 2.4)),
    spike: Math.exp(-((da * da + db * db) / 0.012)),
    seam: smoothStep(0.72, 0.98, away),
    salt,
  };
}

function pineappleColor(u: number, v: number): Paint {
  const { seam, spike, salt } = eyeAt(u, v);
  const ripe = mixPaint([0.8, 0.53, 0.16], [0.66, 0.42, 0.14], layers(u, v, 30, 30, 3, 6));
  const green = mixPaint([0.44, 0.46, 0.18], [0.36, 0.38, 0.15], layers(u, v, 40, 40, 2, 2));
  const eye = mixPaint(ripe, green, smoothStep(0.35, 1, v + (salt - 0.5) * 0.35) * 0.65);
  const dry = mixPaint(eye, [0.46, 0.31, 0.17], smoothStep(0.15, 0.8, spike) * 0.85);
  return mixPaint(dry, [0.34, 0.24, 0.12], seam * 0.75);
}

function kiwi(): ThingModel {
  const skin: Material = {
    ...createMaterial('plush', '#7a5a34'),
    sheen: 0.5,
    detail: { kind: 'grain', scale: 0.02, bump: 0.0006, roughness: 0.1, tint: 0.4 },
  };
  const inside = flesh(kiwiFace, 0.6);
  const radius = 0.025;
  const whole = placeShape(
    bendShape(sphere(radius, 56), ([x, y, z]) => [x, y * 1.25, z]),
    { ...at([0, 0, 0], 0.5), tilt: [0, Math.PI / 2 - 0.1] },
  );
  const dome = lathe(
    Array.from({ length: 25 }, (_, i): ProfilePoint => {
      const angle = (i / 24) * (Math.PI / 2);
      return [Math.sin(angle) * radius, -Math.cos(angle) * radius * 1.25];
    }),
    { crease: 3 },
  );
  const half: Part[] = [
    [dome, skin],
    [cutFace(radius), inside],
  ];
  const parts: Part[] = [
    ...placed(standing([[whole, skin]]), at([-0.012, 0, -0.036])),
    ...placed(standing(placed(half, { ...at([0, 0, 0], 0.3), tilt: [1, 0] })), at([0.018, 0, 0.008])),
    ...placed(standing(placed(half, { ...at([0, 0, 0], -0.5), tilt: [0.5, 0.1] })), at([-0.036, 0, 0.022])),
  ];
  return { mesh: meshOf(parts), colored: [] };
}

/** A pale heart, black seeds around it, green with paler rays. */
function kiwiFace(u: number, v: number): Paint {
  const [x, y] = [(u - 0.5) * 2.06, (v - 0.5) * 2.06];
  const turn = Math.atan2(y, x) / (Math.PI * 2) + 0.5;
  const r = Math.hypot(x, y) + 0.02 * (noise(turn, 0.5, 9, 1, 3) - 0.5);
  const rays = 0.75 * noise(turn, 0.5, 58, 1, 8) + 0.25 * layers(u, v, 26, 26, 3, 2);
  const green = mixPaint([0.44, 0.58, 0.13], [0.57, 0.69, 0.23], smoothStep(0.25, 0.8, rays));
  const bright = mixPaint(green, [0.69, 0.76, 0.38], smoothStep(0.7, 0.25, r) * 0.45);
  const heart = mixPaint([0.93, 0.9, 0.7], bright, smoothStep(0.2, 0.29, r + 0.05 * (rays - 0.5)));
  const ray = turn * 34;
  const lane = hash(((Math.round(ray) % 34) + 34) % 34, 2, 5);
  const across = ((ray - Math.round(ray)) / 34) * Math.PI * 2 * r;
  const seed = Math.hypot(across / 0.017, (r - (0.36 + 0.12 * lane)) / 0.042);
  const dark = mixPaint(heart, [0.07, 0.05, 0.04], smoothStep(1, 0.75, seed));
  return mixPaint(dark, [0.4, 0.3, 0.15], smoothStep(0.965, 0.99, r));
}

function coconut(): ThingModel {
  const husk: Material = {
    ...createMaterial('bark', '#6b4a2d'),
    detail: { kind: 'grain', scale: 0.045, bump: 0.0022, roughness: 0.1, tint: 0.5 },
  };
  const meat: Material = {
    ...createMaterial('cream', '#ece9df'),
    roughness: 0.42,
    coat: { strength: 0.45, roughness: 0.2 },
  };
  const radius = 0.056;
  const lump = ([x, y, z]: Vec3): Vec3 => {
    const wave = 1 + 0.03 * (layers(x * 9 + 0.5, z * 9 + y * 5 + 0.5, 4, 4, 3, 2) - 0.5);
    return [x * wave, y * 1.04, z * wave];
  };
  const whole = bendShape(sphere(radius, 72), lump);
  const quarter = (r: number, from: number, to: number): ProfilePoint[] =>
    Array.from({ length: 25 }, (_, i) => {
      const angle = from + (i / 24) * (to - from);
      return [Math.sin(angle) * r, -Math.cos(angle) * r];
    });
  const shell = lathe([...quarter(radius, 0, Math.PI / 2), [radius * 0.945, 0.0006]], { crease: 0.8 });
  const lining = lathe(
    [
      [radius * 0.945, 0.0006],
      [radius * 0.94, 0.001],
      [radius * 0.79, 0.0008],
      ...quarter(radius * 0.78, Math.PI / 2, 0),
    ],
    { crease: 0.9, segments: 96 },
  );
  const half = standing([
    ...placed([[shell, husk]], { ...at([0, 0, 0], 0.2), tilt: [0.72, 0.08] }),
    ...placed([[lining, meat]], { ...at([0, 0, 0], 0.2), tilt: [0.72, 0.08] }),
  ]);
  const parts: Part[] = [
    ...placed([[whole, husk]], at([-0.03, 0, -0.07], 1)),
    ...placed(half, at([0.03, 0, 0.025])),
  ];
  return { mesh: meshOf(parts), colored: [] };
}

const AVOCADO = smoothProfile(
  [
    [0, 0],
    [0.02, 0.004],
    [0.032, 0.022],
    [0.034, 0.042],
    [0.025, 0.07],
    [0.015, 0.09],
    [0.008, 0.098],
    [0, 0.1],
  ],
  5,
);

/** Two halves, one with the stone, one with the hollow where it lay. */
function halvedAvocado(): ThingModel {
  const skin: Material = {
    ...createMaterial('fruit', '#38401f'),
    coat: { strength: 0.3, roughness: 0.25 },
    detail: { kind: 'leather', scale: 0.045, bump: 0.0009, roughness: 0.15, tint: 0.35 },
  };
  const inside = flesh(avocadoFace, 0.5);
  const stone: Material = {
    ...createMaterial('varnished-wood', '#6a4020'),
    coat: { strength: 0.35, roughness: 0.25 },
  };
  const last = AVOCADO.length - 1;
  const outlineAt = (v: number): ProfilePoint => {
    const i = Math.min(last - 1, Math.floor(v * last));
    const [low, high] = [AVOCADO[i]!, AVOCADO[i + 1]!];
    const part = v * last - i;
    return [low[0] + (high[0] - low[0]) * part, low[1] + (high[1] - low[1]) * part];
  };
  const back = grid(40, last, (u, v) => {
    const [r, y] = outlineAt(v);
    const angle = Math.PI / 2 + u * Math.PI;
    return { position: [Math.sin(angle) * r, y, Math.cos(angle) * r], uv: [u, v] };
  });
  const cut = grid(48, last, (u, v) => {
    const [r, y] = outlineAt(v);
    const x = (u * 2 - 1) * r;
    const hollow = 0.0145 * Math.sqrt(Math.max(0, 1 - (Math.hypot(x, y - 0.036) / 0.0165) ** 2));
    return { position: [x, y, -hollow], uv: [0.5 + x / 0.08, y / 0.1] };
  });
  const half: Part[] = [
    [back, skin],
    [cut, inside],
  ];
  const ball = placeShape(sphere(0.0163, 40), at([0, 0.036 - 0.0163, 0.0005]));
  const lying = (parts: readonly Part[], turn: number, lean: number) =>
    standing(placed(parts, { ...at([0, 0, 0], turn), tilt: [lean, 0] }));
  const parts: Part[] = [
    ...placed(lying([...half, [ball, stone]], 0.35, -1.0), at([-0.035, 0, 0])),
    ...placed(lying(half, -0.3, -1.15), at([0.04, 0, 0.03])),
  ];
  return { mesh: meshOf(parts), colored: [] };
}

function avocadoFace(u: number, v: number): Paint {
  const [x, y] = [(u - 0.5) * 0.08, v * 0.1];
  const i = AVOCADO.findIndex(([, height]) => height >= y);
  const [r] = AVOCADO[Math.max(1, i)]!;
  // Part of the way from the middle line to the skin.
  const out = Math.min(1, Math.abs(x) / Math.max(0.004, r));
  const edge = Math.max(out, smoothStep(0.012, 0, y) * 0.9, smoothStep(0.088, 0.1, y));
  const fine = layers(u, v, 24, 24, 3, 5);
  const butter = mixPaint([0.9, 0.83, 0.47], [0.85, 0.81, 0.46], fine);
  const green = mixPaint(butter, [0.62, 0.7, 0.28], smoothStep(0.6, 0.93, edge + 0.06 * (fine - 0.5)));
  const near = smoothStep(0.022, 0.0165, Math.hypot(x, y - 0.036));
  return mixPaint(
    mixPaint(green, [0.3, 0.38, 0.13], smoothStep(0.95, 1, edge)),
    [0.78, 0.66, 0.36],
    near * 0.4,
  );
}
