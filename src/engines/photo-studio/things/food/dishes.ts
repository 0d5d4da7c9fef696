import { grid } from '../../geometry/grid.ts';
import { lathe, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape, turnedOver } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { type Part, placed } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';
import { bowl, HERB, herb, PLATE_TOP, plate, strewn, surfaceIn } from './serving.ts';

const food = { category: 'food' } as const;

/** Meals on the plate or in the bowl that they are served in. */
export const DISHES: readonly Thing[] = [
  thing(
    ['soup', 'tomato soup', 'bowl of soup', 'bowl of tomato soup', 'soup bowl with soup', 'gazpacho'],
    food,
    () => soup({ color: '#b5421a', dark: [0.6, 0.16, 0.05], light: [0.78, 0.3, 0.1] }),
  ),
  thing(
    ['pumpkin soup', 'bowl of pumpkin soup', 'carrot soup', 'butternut soup', 'lentil soup', 'curry'],
    food,
    () => soup({ color: '#cf7a1e', dark: [0.77, 0.41, 0.08], light: [0.9, 0.56, 0.17] }),
  ),
  thing(
    ['pasta', 'spaghetti', 'plate of spaghetti', 'plate of pasta', 'spaghetti bolognese', 'noodles'],
    food,
    spaghetti,
  ),
  thing(
    ['sandwich', 'club sandwich', 'sandwiches', 'toast sandwich', 'ham sandwich', 'plate of sandwiches'],
    food,
    sandwich,
  ),
  thing(['tacos', 'taco', 'mexican tacos', 'plate of tacos'], food, tacos),
  thing(
    [
      'fried eggs',
      'fried egg',
      'bacon and eggs',
      'eggs and bacon',
      'english breakfast',
      'plate of fried eggs',
    ],
    food,
    friedEggs,
  ),
  thing(
    ['oatmeal', 'porridge', 'bowl of oatmeal', 'yogurt bowl', 'yogurt with berries', 'muesli', 'granola'],
    food,
    oatmeal,
  ),
  thing(['waffles', 'waffle', 'belgian waffle', 'plate of waffles'], food, waffles),
];

function soup({ color, dark, light }: { color: string; dark: Paint; light: Paint }): ThingModel {
  const liquid: Material = {
    ...createMaterial('sauce', color),
    color: [1, 1, 1],
    softness: 0.45,
    texture: paintTexture(1024, 1024, (u, v) => soupColor(u, v, dark, light), { repeat: false }),
    detail: { kind: 'noise', scale: 0.05, bump: 0.0004, roughness: 0.05, tint: 0.05 },
  };
  const level = 0.044;
  const surface = surfaceIn(
    0.0785,
    level,
    (x, z) => 0.0012 * smoothStep(0.07, 0.0785, Math.hypot(x, z)) + 0.0007 * layers(x * 9, z * 9, 9, 9, 2, 3),
  );
  const leaves = [0, 1, 2].map((i) => herb(0.024, [0.004, level + 0.004, -0.002], 0.6 + i * 2.1));
  const bread: Material = {
    ...createMaterial('crumb', '#d9a862'),
    detail: { kind: 'crumb', scale: 0.02, bump: 0.0012, roughness: 0, tint: 0.35 },
  };
  const croutons = Array.from({ length: 7 }, (_, i) => {
    const [x, z] = strewn(i, 7, 0.03, 6);
    return placeShape(roundedBox({ width: 0.011, height: 0.009, depth: 0.011, radius: 0.0016 }), {
      position: [x - 0.034, level - 0.001, z + 0.022],
      turn: hash(i, 4, 6) * 3,
      scale: 0.9 + 0.3 * hash(i, 5, 6),
      tilt: [hash(i, 6, 6) * 0.6 - 0.3, hash(i, 7, 6) * 0.6 - 0.3],
    });
  });
  const [rim, glaze] = bowl('#e2dccf');
  return {
    mesh: meshOf([
      [rim, glaze],
      [surface, liquid],
      [mergeShapes(leaves), HERB],
      [mergeShapes(croutons), bread],
    ]),
    colored: [glaze],
  };
}

/** Thick soup with a thread of cream and some oil, drawn in a spiral. */
function soupColor(u: number, v: number, dark: Paint, light: Paint): Paint {
  const [x, y] = [(u - 0.5) * 2, (v - 0.5) * 2];
  const r = Math.hypot(x, y);
  const base = mixPaint(dark, light, 0.25 + 0.6 * layers(u, v, 18, 18, 4, 4));
  const turn = Math.atan2(y, x) / (Math.PI * 2) + 0.5;
  const wave = 0.1 * (layers(u, v, 5, 5, 2, 12) - 0.5);
  const arm = (r + wave) / 0.23 - turn;
  const line = Math.abs(arm - Math.round(arm)) * 0.23;
  const width = 0.03 * smoothStep(0.78, 0.3, r) * (0.55 + 0.9 * layers(u, v, 11, 11, 2, 31));
  const cream = smoothStep(width, width * 0.45, line) * smoothStep(0.82, 0.72, r);
  const pepper = smoothStep(0.79, 0.84, layers(u, v, 120, 120, 1, 77));
  return mixPaint(mixPaint(base, [0.95, 0.88, 0.73], cream * 0.9), [0.16, 0.1, 0.06], pepper * 0.75);
}

/** A nest of long noodles under a sauce of tomato, with basil and cheese. */
function spaghetti(): ThingModel {
  const noodle: Material = {
    ...createMaterial('cheese', '#e2bd6c'),
    softness: 0.45,
    roughness: 0.42,
    coat: { strength: 0.5, roughness: 0.18 },
  };
  const top = (x: number, z: number) => PLATE_TOP + 0.038 * Math.exp(-((Math.hypot(x, z) / 0.058) ** 2.6));
  const strands = Array.from({ length: 120 }, (_, i) => {
    // Loops around the middle, each in a plane of its own within the heap.
    const loop = 0.018 + 0.05 * Math.sqrt(hash(i, 1, 5));
    const [cx, cz] = strewn(i, 120, 0.024, 8);
    const depth = hash(i, 2, 5);
    const start = hash(i, 3, 5) * Math.PI * 2;
    const sweep = 2.2 + 3 * hash(i, 4, 5);
    const count = 16;
    const path = Array.from({ length: count }, (_, k): Vec3 => {
      const t = k / (count - 1);
      const angle = start + sweep * t;
      const r = loop * (1 + 0.22 * Math.sin(angle * 2 + i) * hash(i, 5, 5));
      const [x, z] = [cx + Math.sin(angle) * r, cz + Math.cos(angle) * r * 0.9];
      const high = top(x, z) - PLATE_TOP;
      const y = PLATE_TOP + 0.0013 + high * (0.25 + 0.75 * depth) + 0.0025 * Math.sin(angle * 3 + i * 1.7);
      return [x, Math.max(PLATE_TOP + 0.0012, y), z];
    });
    return tube(smoothPath(path, 4), 0.00115, { segments: 8 });
  });
  const sauce: Material = {
    ...createMaterial('sauce', '#ffffff'),
    softness: 0.3,
    roughness: 0.35,
    coat: { strength: 0.75, roughness: 0.12 },
    texture: paintTexture(512, 512, (u, v) => {
      const meat = smoothStep(0.52, 0.66, layers(u, v, 30, 30, 3, 5));
      const red = mixPaint([0.62, 0.13, 0.05], [0.75, 0.25, 0.08], layers(u, v, 16, 16, 3, 2));
      return mixPaint(red, [0.36, 0.16, 0.08], meat * 0.8);
    }),
  };
  const ladle = grid(120, 40, (u, v) => {
    const angle = u * Math.PI * 2;
    const edge =
      0.04 * (1 + 0.16 * Math.sin(angle * 3 + 1) + 0.09 * Math.sin(angle * 7) + 0.05 * Math.sin(angle * 13));
    const r = (1 - v) * edge;
    const [x, z] = [Math.sin(angle) * r, Math.cos(angle) * r];
    const lumps = 0.006 * (layers(0.5 + x * 7, 0.5 + z * 7, 6, 6, 3, 9) - 0.35) * smoothStep(0, 0.25, v);
    const thick = 0.0055 * smoothStep(0, 0.3, v);
    return { position: [x, top(x, z) - 0.001 + thick + lumps, z], uv: [0.5 + x * 9, 0.5 + z * 9] };
  });
  const leaves = [0, 1, 2, 3].map((i) =>
    herb(0.026, [0, PLATE_TOP + 0.046, 0], 0.4 + i * 1.6, -0.15 - 0.1 * (i % 2)),
  );
  const shreds = Array.from({ length: 46 }, (_, i) => {
    const [x, z] = strewn(i, 46, 0.042, 3);
    return placeShape(
      roundedBox({ width: 0.0062, height: 0.0009, depth: 0.0013, radius: 0.0004, segments: 1 }),
      {
        position: [x, top(x, z) + 0.006, z],
        turn: hash(i, 4, 9) * 6,
        scale: 0.8 + 0.6 * hash(i, 5, 9),
        tilt: [hash(i, 6, 9) - 0.5, hash(i, 7, 9) - 0.5],
      },
    );
  });
  const [rim, glaze] = plate(0.135, '#e6e1d6');
  return {
    mesh: meshOf([
      [rim, glaze],
      [mergeShapes(strands), noodle],
      [ladle, sauce],
      [mergeShapes(leaves), HERB],
      [mergeShapes(shreds), createMaterial('cheese', '#efdfae')],
    ]),
    colored: [glaze],
  };
}

/** Two halves of a toast sandwich, cut from corner to corner: one lies on the plate, one leans on it. */
function sandwich(): ThingModel {
  const [rim, glaze] = plate(0.12, '#dfe1df');
  const half = halfSandwich();
  return {
    mesh: meshOf([
      [rim, glaze],
      ...placed(half, { position: [-0.012, PLATE_TOP, -0.03], turn: 0.15, scale: 1 }),
      ...placed(half, { position: [0.014, PLATE_TOP + 0.001, 0.034], turn: -0.35, scale: 1 }),
    ]),
    colored: [glaze],
  };
}

const SLICE = 0.1;

/** A half with its cut side at +z: toast, lettuce, ham, cheese, tomato, toast. */
function halfSandwich(): Part[] {
  const crumb: Material = {
    ...createMaterial('crumb', '#ffffff'),
    texture: paintTexture(512, 512, (u, v) => {
      const pores = smoothStep(0.55, 0.75, layers(u, v, 44, 44, 3, 4));
      return mixPaint([0.93, 0.82, 0.6], [0.8, 0.62, 0.38], pores * 0.8);
    }),
  };
  const toasted: Material = {
    ...createMaterial('bread', '#ffffff'),
    texture: paintTexture(512, 512, (u, v) => {
      const brown = smoothStep(0.35, 0.7, layers(u, v, 7, 7, 4, 8));
      return mixPaint([0.86, 0.64, 0.36], [0.66, 0.4, 0.17], brown);
    }),
  };
  const ham = { ...createMaterial('sausage', '#d88d86'), coat: { strength: 0.5, roughness: 0.2 } };
  const cheese = createMaterial('cheese', '#e7b13c');
  const tomato: Material = {
    ...createMaterial('fruit', '#c0301a'),
    softness: 0.5,
    coat: { strength: 0.8, roughness: 0.1 },
  };
  const lettuce: Material = { ...createMaterial('lettuce', '#7fa845'), isCutOut: false };
  const bread = (y: number): Part[] => [
    ...triangle(SLICE, 0.012, y, { side: crumb, lid: toasted, round: 0.004, wave: 0.0005 }),
  ];
  const layer = (size: number, thick: number, y: number, material: Material, wave: number): Part[] =>
    triangle(size, thick, y, { side: material, lid: material, round: 0.0008, wave });
  const slices = [-0.031, 0, 0.031].flatMap((x): Part[] => [
    [
      placeShape(
        lathe(
          smoothProfile([
            [0, 0],
            [0.0155, 0.0002],
            [0.017, 0.0022],
            [0.0155, 0.0048],
            [0, 0.005],
          ]),
          { crease: 1.4, segments: 40 },
        ),
        at([x, 0.0262, -0.0115]),
      ),
      tomato,
    ],
  ]);
  return [
    ...bread(0),
    [frill(0.0135, 1), lettuce],
    ...layer(SLICE * 1.01, 0.003, 0.0185, ham, 0.0012),
    ...layer(SLICE * 1.02, 0.0026, 0.0223, cheese, 0.0008),
    ...slices,
    [frill(0.0325, 2), lettuce],
    ...bread(0.0355),
  ];
}

/** A right triangle with its long side at +z, with a rounded corner and the long side cut clean. */
function triangle(
  size: number,
  thick: number,
  y: number,
  { side, lid, round, wave }: { side: Material; lid: Material; round: number; wave: number },
): Part[] {
  const reach = size / Math.SQRT2;
  // Around the outline: along the cut, then over the two crusts.
  const outline = (u: number): readonly [number, number] => {
    const corners = [
      [-reach, 0],
      [reach, 0],
      [reach * 0.93, -reach * 0.07],
      [reach * 0.06, -reach * 0.94],
      [-reach * 0.06, -reach * 0.94],
      [-reach * 0.93, -reach * 0.07],
    ] as const;
    const at6 = u * 6;
    const i = Math.min(5, Math.floor(at6));
    const [a, b] = [corners[i]!, corners[(i + 1) % 6]!];
    return [a[0] + (b[0] - a[0]) * (at6 - i), a[1] + (b[1] - a[1]) * (at6 - i)];
  };
  const middle = -reach * 0.36;
  const bump = (x: number, z: number) => wave * Math.sin(x * 90) * Math.cos(z * 70);
  const inset = (u: number, by: number): readonly [number, number] => {
    const [x, z] = outline(u);
    return [x * (1 - by), middle + (z - middle) * (1 - by)];
  };
  const wall = grid(96, 8, (u, v) => {
    const edge = Math.max(0, Math.abs(v - 0.5) * 2 - 0.6) / 0.4;
    // Cut edges are sharp, crusts are round.
    const [x, z] = inset(u, u < 1 / 6 ? 0 : (round / size) * edge * edge);
    return { position: [x, y + v * thick + bump(x, z), z], uv: [0.5 + x * 8, 0.5 + (v * thick + z) * 8] };
  });
  const cover = (top: boolean) =>
    grid(96, 10, (a, b) => {
      const u = top ? a : 1 - a;
      const [x, z] = inset(u, b);
      const isInside = smoothStep(0, 0.15, b);
      return {
        position: [x, y + (top ? thick : 0) + bump(x, z) + (top ? 1 : -1) * 0.0006 * isInside, z],
        uv: [0.5 + x * 6, 0.5 + z * 6],
      };
    });
  return [
    [wall, side],
    [mergeShapes([cover(true), cover(false)]), lid],
  ];
}

/** The wavy edge of a leaf of lettuce that hangs out of the sandwich. */
function frill(y: number, seed: number): Shape {
  return grid(160, 10, (u, v) => {
    const x = (u - 0.5) * SLICE * 1.36;
    const curl = 0.0036 * smoothStep(0.15, 1, v);
    const z = -0.05 * (1 - Math.abs(x) / (SLICE * 0.72)) * (1 - v) + (0.004 + 0.005 * hash(0, 1, seed)) * v;
    return {
      position: [x, y + 0.002 + curl * (Math.sin(u * 60 + seed) + 0.5 * Math.sin(u * 23 + seed * 2)), z],
    };
  });
}

/** Three soft tortillas in a row, filled. */
function tacos(): ThingModel {
  const shell: Material = {
    ...createMaterial('bread', '#ffffff'),
    softness: 0.3,
    coat: { strength: 0.1, roughness: 0.4 },
    texture: paintTexture(512, 512, (u, v) => {
      const spots = smoothStep(0.58, 0.74, layers(u, v, 11, 11, 3, 3));
      const base = mixPaint([0.93, 0.8, 0.53], [0.86, 0.68, 0.38], layers(u, v, 24, 24, 3, 6));
      return mixPaint(base, [0.55, 0.32, 0.13], spots * 0.75);
    }),
  };
  const beef = createMaterial('meat', '#5d3219');
  const red: Material = { ...createMaterial('fruit', '#c2311b'), coat: { strength: 0.8, roughness: 0.1 } };
  const green: Material = { ...createMaterial('lettuce', '#86b04a'), isCutOut: false };
  const white = createMaterial('cheese', '#f0e7cf');
  const onion: Material = { ...createMaterial('fruit', '#8c3a66'), softness: 0.5 };
  const radius = 0.062;
  const tortilla = grid(64, 40, (u, v) => {
    // A disk folded over the x axis into a U.
    const angle = u * Math.PI * 2;
    const r = radius * v * (1 + 0.02 * Math.sin(angle * 5));
    const [x, across] = [Math.cos(angle) * r, Math.sin(angle) * r];
    const fold = 0.015;
    const s = Math.abs(across);
    const bend = Math.min(s, fold * 1.35);
    const a = bend / fold;
    const rest = s - bend;
    const z = Math.sign(across) * (Math.sin(a) * fold + rest * Math.cos(a));
    const y = fold * (1 - Math.cos(a)) + rest * Math.sin(a) + 0.0016 * Math.sin(x * 120 + across * 60);
    return { position: [x, y, z * (1 + 0.06 * Math.sin(x * 50))], uv: [0.5 + x * 8, 0.5 + across * 8] };
  });
  const inner = placeShape(tortilla, { ...at([0, 0.0014, 0]), scale: [0.985, 0.99, 0.93] });
  // Both sides are seen: the inner one faces up, the outer one down.
  const outer = turnedOver(tortilla);
  const piece = (count: number, seed: number, high: number, shape: (i: number) => Shape): Shape =>
    mergeShapes(
      Array.from({ length: count }, (_, i) => {
        const x = ((i + 0.5) / count - 0.5) * radius * 1.62 + (hash(i, 1, seed) - 0.5) * 0.01;
        const room = Math.sqrt(Math.max(0, 1 - (x / radius) ** 2));
        return placeShape(shape(i), {
          position: [
            x,
            (high + 0.009 * hash(i, 2, seed)) * (0.35 + 0.65 * room),
            (hash(i, 3, seed) - 0.5) * 0.03 * room,
          ],
          turn: hash(i, 4, seed) * 6.3,
          scale: 0.8 + 0.5 * hash(i, 5, seed),
          tilt: [hash(i, 6, seed) * 2 - 1, hash(i, 7, seed) * 2 - 1],
        });
      }),
    );
  const crumb = bendShape(sphere(0.0045, 14), ([x, y, z]) => {
    const lump = 1 + 0.5 * (layers(x * 60 + 0.5, (y + z) * 60 + 0.5, 3, 3, 2, 5) - 0.5);
    return [x * lump, y * lump * 0.8, z * lump];
  });
  const cube = roundedBox({ width: 0.0062, height: 0.0062, depth: 0.0062, radius: 0.0012 });
  const shred = grid(14, 3, (u, v) => ({
    position: [(u - 0.5) * 0.028, 0.0028 * Math.sin(u * 9) + 0.0015 * Math.sin(u * 23), (v - 0.5) * 0.005],
  }));
  const ring = tube(
    smoothPath([
      [-0.009, 0, 0],
      [-0.005, 0.0035, 0.004],
      [0.004, 0.004, 0.005],
      [0.009, 0, 0.001],
    ]),
    0.0013,
    { segments: 8 },
  );
  const rod = roundedBox({ width: 0.013, height: 0.0013, depth: 0.0016, radius: 0.0005, segments: 1 });
  const taco = (seed: number): Part[] => [
    [mergeShapes([outer, inner]), shell],
    [piece(40, seed, 0.021, () => crumb), beef],
    [piece(26, seed + 1, 0.031, () => shred), green],
    [piece(13, seed + 2, 0.04, () => cube), red],
    [piece(9, seed + 3, 0.042, () => ring), onion],
    [piece(24, seed + 4, 0.042, () => rod), white],
  ];
  const [rim, glaze] = plate(0.13, '#c9ced0');
  const spots = [-0.052, 0, 0.052];
  return {
    mesh: meshOf([
      [rim, glaze],
      ...spots.flatMap((x, i) =>
        placed(taco(i * 10 + 3), {
          position: [x, PLATE_TOP, (i - 1) * 0.004],
          turn: Math.PI / 2 + 0.22 + (i - 1) * 0.07,
          scale: 0.96,
        }),
      ),
    ]),
    colored: [glaze],
  };
}

/** Two eggs, sunny side up, with strips of bacon and a sprig. */
function friedEggs(): ThingModel {
  const white: Material = {
    ...createMaterial('cream', '#ffffff'),
    roughness: 0.35,
    softness: 0.6,
    coat: { strength: 0.7, roughness: 0.12 },
    texture: paintTexture(512, 512, eggWhite, { repeat: false }),
  };
  const yolk: Material = {
    ...createMaterial('sauce', '#e8930f'),
    softness: 0.6,
    roughness: 0.25,
    coat: { strength: 0.9, roughness: 0.07 },
  };
  const bacon: Material = {
    ...createMaterial('meat', '#ffffff'),
    coat: { strength: 0.7, roughness: 0.15 },
    texture: paintTexture(512, 256, (u, v) => {
      const streak = v + 0.09 * (layers(u, v, 5, 3, 3, 4) - 0.5);
      const fat = Math.max(
        smoothStep(0.09, 0.04, Math.abs(streak - 0.3)),
        smoothStep(0.1, 0.05, Math.abs(streak - 0.66)),
        smoothStep(0.07, 0.02, Math.abs(streak - 0.97)),
      );
      const lean = mixPaint([0.47, 0.14, 0.09], [0.62, 0.24, 0.15], layers(u, v, 20, 10, 3, 9));
      return mixPaint(lean, [0.87, 0.66, 0.44], fat * 0.9);
    }),
  };
  const egg = (seed: number): Part[] => {
    const edgeAt = (angle: number) =>
      0.046 *
      (1 +
        0.1 * Math.sin(angle * 2 + seed) +
        0.07 * Math.sin(angle * 3 + seed * 2) +
        0.025 * Math.sin(angle * 9));
    const sheet = grid(140, 44, (u, v) => {
      const angle = u * Math.PI * 2;
      const edge = edgeAt(angle);
      const part = 1 - v;
      const r = part * edge;
      const [x, z] = [Math.sin(angle) * r, Math.cos(angle) * r];
      const rim = 0.0016 * smoothStep(1, 0.93, part);
      const swell = 0.0035 * Math.exp(-((r / 0.024) ** 2));
      const ripple = 0.0012 * layers(0.5 + x * 6, 0.5 + z * 6, 5, 5, 3, seed) * smoothStep(0.2, 0.6, part);
      return { position: [x, rim + swell + ripple, z], uv: [0.5 + (x / edge) * 0.5, 0.5 + (z / edge) * 0.5] };
    });
    const dome = placeShape(
      bendShape(sphere(0.0175, 56), ([x, y, z]) => [x, Math.max(0, y - 0.0175) * 0.62, z]),
      at([0.004 * Math.sin(seed), 0.0042, 0.004 * Math.cos(seed)]),
    );
    return [
      [sheet, white],
      [dome, yolk],
    ];
  };
  const strip = (seed: number): Shape =>
    grid(120, 8, (u, v) => {
      const x = (u - 0.5) * 0.14;
      const lift = 0.0078 + 0.0042 * Math.sin(u * 17 + seed) + 0.002 * Math.sin(u * 31 + v * 3);
      return { position: [x, lift, (v - 0.5) * -0.026 + 0.003 * Math.sin(u * 9 + seed)], uv: [u, v] };
    });
  const [rim, glaze] = plate(0.135, '#e3e0d8');
  const both = (shape: Shape): Shape =>
    mergeShapes([shape, placeShape(turnedOver(shape), at([0, -0.0011, 0]))]);
  return {
    mesh: meshOf([
      [rim, glaze],
      ...placed(egg(1), at([-0.038, PLATE_TOP, 0.022], 0.4)),
      ...placed(egg(4), at([0.042, PLATE_TOP + 0.0005, 0.026], 2)),
      [
        mergeShapes([
          placeShape(both(strip(0)), at([-0.006, PLATE_TOP, -0.042], 0.12)),
          placeShape(both(strip(2)), at([0.006, PLATE_TOP + 0.001, -0.066], 0.2)),
        ]),
        bacon,
      ],
      [mergeShapes([0, 1, 2].map((i) => herb(0.02, [0.004, PLATE_TOP + 0.006, -0.012], 1 + i * 2))), HERB],
    ]),
    colored: [glaze],
  };
}

/** Brown and lacy at the edge, with pepper. */
function eggWhite(u: number, v: number): Paint {
  const r = Math.hypot(u - 0.5, v - 0.5) * 2;
  const lace = layers(u, v, 22, 22, 3, 5);
  const base: Paint = [0.95, 0.93, 0.88];
  const crisp = mixPaint(base, [0.68, 0.42, 0.18], smoothStep(0.9, 1, r + 0.14 * (lace - 0.5)) * 0.85);
  const pepper = smoothStep(0.84, 0.88, layers(u, v, 90, 90, 1, 41));
  return mixPaint(crisp, [0.15, 0.11, 0.08], pepper * 0.8);
}

/** A bowl of oats in milk with berries, slices of banana and a few nuts. */
function oatmeal(): ThingModel {
  const oats: Material = {
    ...createMaterial('cream', '#ffffff'),
    roughness: 0.5,
    coat: { strength: 0.35, roughness: 0.25 },
    texture: paintTexture(
      512,
      512,
      (u, v) =>
        mixPaint([0.86, 0.77, 0.62], [0.73, 0.6, 0.42], smoothStep(0.4, 0.7, layers(u, v, 34, 34, 3, 6))),
      { repeat: false },
    ),
  };
  const level = 0.045;
  const heightAt = (x: number, z: number) => 0.007 * (layers(0.5 + x * 6, 0.5 + z * 6, 6, 6, 4, 3) - 0.4);
  const surface = surfaceIn(0.0785, level, heightAt);
  const flake = bendShape(sphere(0.0034, 12), ([x, y, z]) => [x, y * 0.28, z * 0.72]);
  const flakes = Array.from({ length: 230 }, (_, i) => {
    const [x, z] = strewn(i, 230, 0.074, 12);
    return placeShape(flake, {
      position: [x, level + heightAt(x, z), z],
      turn: hash(i, 4, 2) * 6,
      scale: 0.8 + 0.5 * hash(i, 5, 2),
      tilt: [hash(i, 6, 2) * 0.9 - 0.45, hash(i, 7, 2) * 0.9 - 0.45],
    });
  });
  const blue: Material = { ...createMaterial('fruit', '#2b3157'), coat: { strength: 0.15, roughness: 0.5 } };
  const berries = Array.from({ length: 15 }, (_, i) => {
    const [x, z] = strewn(i, 15, 0.026, 4);
    return placeShape(sphere(0.0066, 24), at([x - 0.032, level + 0.001 + 0.003 * hash(i, 3, 4), z - 0.016]));
  });
  const banana: Material = {
    ...createMaterial('fruit', '#ffffff'),
    softness: 0.5,
    texture: paintTexture(256, 256, (u, v) => {
      const [x, y] = [(u - 0.5) * 2, (v - 0.5) * 2];
      const r = Math.hypot(x, y);
      const seed =
        smoothStep(0.1, 0.05, Math.abs(r - 0.25)) * smoothStep(0.4, 0.9, Math.cos(Math.atan2(y, x) * 9));
      return mixPaint(
        mixPaint([0.93, 0.86, 0.62], [0.96, 0.91, 0.73], smoothStep(0.3, 0.9, r)),
        [0.4, 0.28, 0.15],
        seed * 0.6,
      );
    }),
  };
  const coin = lathe(
    [
      [0, 0],
      [0.0125, 0],
      [0.0132, 0.002],
      [0.0125, 0.004],
      [0.008, 0.0042],
      [0, 0.0042],
    ],
    { segments: 40, crease: 1 },
  );
  const flat = {
    ...coin,
    uvs: coin.uvs.map((_, k) => 0.5 + coin.positions[(k >> 1) * 3 + (k % 2) * 2]! / 0.027),
  };
  const coins = Array.from({ length: 5 }, (_, i) =>
    placeShape(flat, {
      position: [0.012 + i * 0.011, level + 0.004 + i * 0.0006, 0.036 - i * 0.015],
      turn: i,
      scale: 1,
      tilt: [0.32, -0.25],
    }),
  );
  const almond = bendShape(sphere(0.006, 24), ([x, y, z]) => [x * 0.75, y * 0.5, z * (z > 0 ? 1.7 : 1.2)]);
  const nuts = Array.from({ length: 9 }, (_, i) => {
    const [x, z] = strewn(i, 9, 0.022, 7);
    return placeShape(almond, {
      position: [x + 0.012, level + 0.001 + 0.002 * hash(i, 3, 7), z - 0.04],
      turn: hash(i, 4, 7) * 6,
      scale: 0.9,
      tilt: [hash(i, 5, 7) * 0.6 - 0.3, 0],
    });
  });
  const nut: Material = {
    ...createMaterial('raw-wood', '#9a6232'),
    detail: { kind: 'grain', scale: 0.012, bump: 0.0004, roughness: 0, tint: 0.3 },
  };
  const [rim, glaze] = bowl('#6f8792');
  return {
    mesh: meshOf([
      [rim, glaze],
      [surface, oats],
      [mergeShapes(flakes), createMaterial('crumb', '#cbb083')],
      [mergeShapes(berries), blue],
      [mergeShapes(coins), banana],
      [mergeShapes(nuts), nut],
      [mergeShapes([0, 1, 2].map((i) => herb(0.016, [-0.012, level + 0.01, 0.006], 0.5 + i * 2))), HERB],
    ]),
    colored: [glaze],
  };
}

/** Two round waffles, one on the other, with berries and syrup. */
function waffles(): ThingModel {
  const dough: Material = {
    ...createMaterial('bread', '#ffffff'),
    texture: paintTexture(
      512,
      512,
      (u, v) => {
        const { wall } = waffleAt((u - 0.5) * 0.16, (v - 0.5) * 0.16);
        const brown = smoothStep(0.3, 0.7, layers(u, v, 8, 8, 3, 5));
        const deep = mixPaint([0.86, 0.62, 0.3], [0.74, 0.47, 0.19], brown);
        return mixPaint(deep, [0.57, 0.32, 0.12], wall * (0.45 + 0.5 * brown));
      },
      { repeat: false },
    ),
  };
  const radius = 0.07;
  const round = (x: number, z: number) => 1 - (Math.hypot(x, z) / radius) ** 10;
  const side = (up: 1 | -1) =>
    grid(240, 120, (u, v) => {
      const angle = u * Math.PI * 2 * up;
      const part = 1 - v;
      const r = part * radius * (1 + 0.01 * Math.sin(angle * 7));
      const [x, z] = [Math.sin(angle) * r, Math.cos(angle) * r];
      const { wall } = waffleAt(x, z);
      const edge = Math.sqrt(Math.max(0, round(x / 1.012, z / 1.012)));
      const half = (0.0035 + 0.0055 * wall) * edge;
      return { position: [x, 0.01 + half * up, z], uv: [0.5 + x / 0.16, 0.5 + z / 0.16] };
    });
  const body = mergeShapes([side(1), side(-1)]);
  const sugar: Material = createMaterial('snow', '#f1ede6');
  const syrup: Material = {
    color: [0.72, 0.34, 0.06],
    roughness: 0.02,
    metallic: 0,
    coat: { strength: 1, roughness: 0.03 },
    softness: 0.3,
  };
  const pools = Array.from({ length: 9 }, (_, i) => {
    const [x, z] = [((i % 3) - 1) * 0.0172 + 0.0086, (Math.floor(i / 3) - 1) * 0.0172 + 0.0086];
    return placeShape(
      roundedBox({ width: 0.0135, height: 0.003, depth: 0.0135, radius: 0.0014 }),
      at([x + 0.0086, 0.0315, z - 0.0086]),
    );
  });
  const red: Material = { ...createMaterial('fruit', '#b01f28'), coat: { strength: 0.7, roughness: 0.12 } };
  const blue: Material = { ...createMaterial('fruit', '#2b3157'), coat: { strength: 0.15, roughness: 0.5 } };
  const top = 0.0375;
  const raspberries = Array.from({ length: 5 }, (_, i) => {
    const [x, z] = strewn(i, 5, 0.02, 5);
    return placeShape(sphere(0.0085, 24), at([x - 0.014, top - 0.002, z + 0.008]));
  });
  const blues = Array.from({ length: 7 }, (_, i) => {
    const [x, z] = strewn(i, 7, 0.03, 9);
    return placeShape(sphere(0.0062, 24), at([x - 0.012, top - 0.002, z + 0.006]));
  });
  const dust = Array.from({ length: 150 }, (_, i) => {
    const [x, z] = strewn(i, 150, 0.062, 31);
    return placeShape(sphere(0.0006, 6), at([x, top - 0.0003, z]));
  }).filter((_, i) => {
    const [x, z] = strewn(i, 150, 0.062, 31);
    return waffleAt(x, z).wall > 0.8;
  });
  const [rim, glaze] = plate(0.125, '#e2dfd8');
  return {
    mesh: meshOf([
      [rim, glaze],
      [
        mergeShapes([
          placeShape(body, at([0.006, PLATE_TOP - 0.001, -0.004], 0.4)),
          placeShape(body, at([0, PLATE_TOP + 0.0112, 0])),
        ]),
        dough,
      ],
      [mergeShapes(pools), syrup],
      [mergeShapes(raspberries), red],
      [mergeShapes(blues), blue],
      [mergeShapes(dust), sugar],
      [mergeShapes([0, 1, 2].map((i) => herb(0.018, [-0.01, top + 0.008, 0.004], 0.5 + i * 2))), HERB],
    ]),
    colored: [glaze],
  };
}

/** Height of the grid of a waffle, 0 in its pockets to 1 on its ribs. */
function waffleAt(x: number, z: number): { wall: number } {
  const cell = 0.0172;
  const away = (value: number) => Math.abs(value / cell - Math.round(value / cell)) * cell;
  const near = Math.min(away(x), away(z));
  return { wall: smoothStep(0.0036, 0.0016, near) };
}
