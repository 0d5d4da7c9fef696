import { grid } from '../../geometry/grid.ts';
import { lathe, type ProfilePoint, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape, turnedOver } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { type Part, placed } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';
import { raspberry } from './cakes.ts';
import { HERB, herb, PLATE_TOP, plate, strewn } from './serving.ts';

const food = { category: 'food' } as const;

export const DESSERTS: readonly Thing[] = [
  thing(['cheesecake', 'slice of cheesecake', 'piece of cheesecake', 'plate of cheesecake'], food, () =>
    cakeSlice({
      layers: [
        [[0.6, 0.38, 0.18], 0.18],
        [[0.95, 0.88, 0.7], 0.82],
      ],
      top: '#f0dfb4',
      sauce: '#8f1622',
      isDense: true,
    }),
  ),
  thing(
    [
      'slice of chocolate cake',
      'piece of chocolate cake',
      'slice of cake',
      'piece of cake',
      'cake slice',
      'chocolate cake slice',
      'plate of cake',
      'plate of chocolate cake',
    ],
    food,
    () =>
      cakeSlice({
        layers: [
          [[0.25, 0.13, 0.08], 0.28],
          [[0.48, 0.3, 0.19], 0.08],
          [[0.25, 0.13, 0.08], 0.28],
          [[0.48, 0.3, 0.19], 0.08],
          [[0.25, 0.13, 0.08], 0.28],
        ],
        top: '#3b2015',
        sauce: '#22100a',
        isDense: false,
      }),
  ),
  thing(['apple pie', 'pie', 'cherry pie', 'fruit pie', 'pumpkin pie', 'homemade pie'], food, pie),
  thing(['brownies', 'brownie', 'chocolate brownie', 'chocolate brownies'], food, brownies),
  thing(['raspberries', 'raspberry', 'fresh raspberries'], food, () => berryPile('#b3182a')),
  thing(['blackberries', 'blackberry', 'fresh blackberries'], food, () => berryPile('#241424')),
  thing(['almonds', 'almond', 'nuts', 'bowl of nuts', 'bowl of almonds'], food, almonds),
];

interface Slice {
  /** Color and part of the height, from below. */
  layers: readonly (readonly [Paint, number])[];
  top: string;
  sauce: string;
  /** Cream, not sponge. */
  isDense: boolean;
}

/** A wedge on a small plate, its point to the left and front, with a berry. */
function cakeSlice({ layers: rows, top, sauce, isDense }: Slice): ThingModel {
  const [radius, height, half] = [0.105, 0.056, 0.33];
  const inside: Material = {
    ...createMaterial(isDense ? 'cream' : 'cake', '#ffffff'),
    texture: paintTexture(512, 512, (u, v) => {
      const wave = 0.012 * (layers(u, 0.4, 9, 2, 3, 4) - 0.5);
      let from = 0;
      const at2 = rows.findIndex(([, part]) => {
        from += part;
        return v + wave <= from;
      });
      const [color] = rows[at2 === -1 ? rows.length - 1 : at2]!;
      const isCrust = isDense && at2 === 0;
      const grain = layers(u, v, isDense ? 46 : 60, isDense ? 46 : 60, 3, 8);
      const pores = smoothStep(0.55, 0.78, grain) * (isDense && !isCrust ? 0.12 : 0.7);
      return mixPaint(color, [color[0] * 0.6, color[1] * 0.55, color[2] * 0.5], pores);
    }),
  };
  const cover: Material = {
    ...createMaterial('cream', top),
    roughness: 0.45,
    coat: { strength: 0.3, roughness: 0.25 },
  };
  const glaze: Material = { ...createMaterial('sauce', sauce), softness: 0.2 };
  const point = (angle: number, r: number, y: number): Vec3 => [
    Math.sin(angle) * r - 0.0,
    y,
    Math.cos(angle) * r - radius * 0.6,
  ];
  const side = (sign: 1 | -1) =>
    grid(60, 30, (a, b) => {
      const along = sign === 1 ? 1 - a : a;
      const rough = 0.0006 * (layers(along * 3, b * 2, 12, 12, 2, 5) - 0.5);
      const [x, y, z] = point(sign * half, Math.max(0.002, along * radius), b * height);
      return { position: [x + rough * sign, y, z], uv: [along, b] };
    });
  const back = grid(24, 12, (a, b) => ({
    position: point((a * 2 - 1) * half, radius, b * height),
    uv: [a, b],
  }));
  const lid = grid(24, 30, (a, b) => {
    const r = radius * (1 - b);
    return { position: point((a * 2 - 1) * half, r, height), uv: [a, b] };
  });
  const pool = grid(60, 30, (a, b) => {
    const edge = 0.5 + 0.34 * (1 - b);
    const angle = (a * 2 - 1) * half * edge * (1 + 0.16 * Math.sin(b * 9 + a * 4));
    const r = radius * (0.2 + 0.72 * (1 - b)) + 0.003 * Math.sin(a * 13);
    const rim = Math.min(1, Math.min(a, 1 - a) * 9, Math.min(b, 1 - b) * 9);
    return { position: point(angle, r, height + 0.0022 * Math.sqrt(Math.max(0, rim)) - 0.0001) };
  });
  const berries = [
    [0.0, 0.074, 0],
    [0.13, 0.088, 1.2],
    [-0.16, 0.087, 2.2],
  ].map(([angle, r, turn]) => placeShape(raspberry(), at(point(angle!, r!, height + 0.0015), turn!)));
  const parts: Part[] = [
    [mergeShapes([side(1), side(-1)]), inside],
    [mergeShapes([back, lid]), cover],
    [pool, glaze],
    [
      mergeShapes(berries),
      { ...createMaterial('fruit', '#b3182a'), coat: { strength: 0.7, roughness: 0.12 } },
    ],
    [
      mergeShapes([0, 1].map((i) => herb(0.019, point(0.02, 0.06, height + 0.004), 0.7 + i * 2.2, -0.5))),
      HERB,
    ],
  ];
  const [rim, china] = plate(0.1, '#e8e4dc');
  return {
    mesh: meshOf([[rim, china], ...placed(parts, at([0, PLATE_TOP, 0], -2.2))]),
    colored: [china],
  };
}

/** In its dish, under a lattice. */
function pie(): ThingModel {
  const crust: Material = {
    ...createMaterial('bread', '#ffffff'),
    coat: { strength: 0.5, roughness: 0.2 },
    texture: paintTexture(512, 512, (u, v) => {
      const brown = smoothStep(0.32, 0.72, layers(u, v, 8, 8, 4, 6));
      const sugar = smoothStep(0.86, 0.9, layers(u, v, 170, 170, 1, 3));
      return mixPaint(mixPaint([0.87, 0.63, 0.33], [0.66, 0.37, 0.14], brown), [0.95, 0.9, 0.8], sugar * 0.6);
    }),
  };
  const fruit: Material = {
    ...createMaterial('sauce', '#ffffff'),
    softness: 0.45,
    texture: paintTexture(512, 512, (u, v) =>
      mixPaint([0.66, 0.33, 0.1], [0.86, 0.58, 0.24], smoothStep(0.3, 0.7, layers(u, v, 14, 14, 3, 9))),
    ),
  };
  const dish = createMaterial('ceramic', '#dfe0da');
  const radius = 0.115;
  const outer: ProfilePoint[] = [
    [0, 0],
    [0.08, 0],
    [0.086, 0.003],
    [radius - 0.006, 0.034],
    [radius, 0.037],
    [radius, 0.04],
    [radius - 0.01, 0.04],
    [0.08, 0.02],
    [0, 0.02],
  ];
  const flute = ([x, y, z]: Vec3): Vec3 => {
    const wave = 1 + 0.012 * Math.cos(Math.atan2(x, z) * 30) * smoothStep(0.05, 0.09, Math.hypot(x, z));
    return [x * wave, y, z * wave];
  };
  const dome = (x: number, z: number) => 0.043 + 0.009 * (1 - (Math.hypot(x, z) / 0.105) ** 2);
  const filling = grid(120, 40, (u, v) => {
    const angle = u * Math.PI * 2;
    const r = (1 - v) * 0.104;
    const [x, z] = [Math.sin(angle) * r, Math.cos(angle) * r];
    return {
      position: [x, dome(x, z) - 0.009 + 0.009 * layers(0.5 + x * 4, 0.5 + z * 4, 9, 9, 3, 2), z],
      uv: [0.5 + x * 4, 0.5 + z * 4],
    };
  });
  const strip = (offset: number, along: 'x' | 'z', i: number): Shape => {
    const reach = Math.sqrt(Math.max(0, 0.104 ** 2 - offset ** 2));
    const band = grid(120, 8, (u, v) => {
      const t = (u * 2 - 1) * reach;
      const across = offset + (v - 0.5) * 0.0145;
      const [x, z] = along === 'x' ? [t, -across] : [across, t];
      // Over and under, in turn.
      const woven = 0.0032 * Math.cos((t / 0.026) * Math.PI + i * Math.PI) * (along === 'x' ? 1 : -1);
      const round = 0.0022 * Math.sqrt(Math.max(0, 1 - ((v - 0.5) * 2) ** 4));
      return { position: [x, dome(x, z) + woven + round, z], uv: [0.5 + x * 4, 0.5 + z * 4] };
    });
    return along === 'x' ? band : turnedOver(mirrored(band));
  };
  const lattice = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].flatMap((k, i) => [
    strip(k * 0.026, 'x', i),
    strip(k * 0.026, 'z', i),
  ]);
  const rim = grid(260, 14, (u, v) => {
    const angle = u * Math.PI * 2;
    const around = v * Math.PI * 2;
    const crimp = 1 + 0.16 * Math.cos(angle * 34);
    const r = radius - 0.008 + Math.cos(around) * 0.0115 * (1 + 0.1 * Math.cos(angle * 34));
    return {
      position: [Math.sin(angle) * r, 0.043 - Math.sin(around) * 0.0072 * crimp * -1, Math.cos(angle) * r],
      uv: [u * 6, v],
    };
  });
  return {
    mesh: meshOf([
      [bendShape(lathe(outer, { crease: 0.8, segments: 240 }), flute), dish],
      [filling, fruit],
      [mergeShapes([...lattice, rim]), crust],
    ]),
    colored: [dish],
  };
}

/** The same sheet with its triangles in the other order. */
function mirrored(shape: Shape): Shape {
  return turnedOver({ ...shape, normals: shape.normals.map((value) => -value) });
}

/** Four squares, two on two, with a crackled top and pieces of nut. */
function brownies(): ThingModel {
  const crumb: Material = {
    ...createMaterial('cake', '#331a10'),
    detail: { kind: 'crumb', scale: 0.025, bump: 0.0018, roughness: 0.1, tint: 0.4 },
  };
  const crackled: Material = {
    ...createMaterial('chocolate', '#ffffff'),
    roughness: 0.45,
    texture: paintTexture(512, 512, (u, v) => {
      const plates = Math.abs(layers(u, v, 7, 7, 3, 4) - 0.5);
      const crack = smoothStep(0.05, 0.012, plates);
      return mixPaint(
        mixPaint([0.4, 0.24, 0.15], [0.5, 0.32, 0.21], layers(u, v, 20, 20, 2, 6)),
        [0.14, 0.07, 0.04],
        crack,
      );
    }),
  };
  const side = 0.058;
  const base = bendShape(
    roundedBox({ width: side, height: 0.026, depth: side, radius: 0.0025, segments: 8 }),
    ([x, y, z]) => [
      x * (1 + 0.012 * Math.sin(y * 260 + z * 60)),
      y,
      z * (1 + 0.012 * Math.cos(y * 230 + x * 70)),
    ],
  );
  const skin = grid(40, 40, (u, v) => {
    const [x, z] = [(u - 0.5) * side * 0.99, (0.5 - v) * side * 0.99];
    const edge = Math.min(1, Math.min(u, 1 - u, v, 1 - v) * 14);
    return {
      position: [x, 0.0258 + 0.0012 * edge + 0.0016 * layers(u, v, 7, 7, 3, 4) * edge, z],
      uv: [u, v],
    };
  });
  const chunk = bendShape(sphere(0.0052, 14), ([x, y, z]) => {
    const lump = 1 + 0.5 * (layers(x * 60 + 0.5, (y + z) * 60 + 0.5, 3, 3, 2, 7) - 0.5);
    return [x * lump, y * 0.7 * lump, z * lump];
  });
  const nuts = Array.from({ length: 6 }, (_, i) => {
    const [x, z] = strewn(i, 6, 0.022, 5);
    return placeShape(chunk, at([x, 0.0245, z], i * 2));
  });
  const nut = {
    ...createMaterial('raw-wood', '#b98552'),
    detail: { kind: 'crumb', scale: 0.01, bump: 0.0005, roughness: 0, tint: 0.3 },
  } as const;
  const square: Part[] = [
    [base, crumb],
    [skin, crackled],
    [mergeShapes(nuts), nut],
  ];
  const parts = [
    ...placed(square, at([-0.034, 0, 0.004], 0.12)),
    ...placed(square, at([0.034, 0, -0.006], -0.2)),
    ...placed(square, at([0.004, 0.0285, 0.002], 0.5)),
    ...placed(square, at([0.03, 0, 0.066], 0.75)),
  ];
  return { mesh: meshOf(parts), colored: [] };
}

/** A small heap. */
function berryPile(color: string): ThingModel {
  const skin: Material = {
    ...createMaterial('fruit', color),
    softness: 0.5,
    roughness: 0.35,
    coat: { strength: 0.65, roughness: 0.14 },
  };
  const spots: Vec3[] = [];
  for (let tries = 0; tries < 900 && spots.length < 15; tries++) {
    const [angle, reach] = [hash(tries, 1, 2) * 7, 0.041 * Math.sqrt(hash(tries, 2, 2))];
    const spot: Vec3 = [Math.cos(angle) * reach, 0, Math.sin(angle) * reach];
    if (spots.every((other) => Math.hypot(other[0] - spot[0], other[2] - spot[2]) > 0.0172)) spots.push(spot);
  }
  const shape = (i: number, position: Vec3) =>
    placeShape(placeShape(raspberry(), { ...at([0, 0, 0]), scale: 1.12 }), {
      position,
      turn: i * 2.1,
      scale: 1,
      tilt: [0.5 * (hash(i, 5, 2) - 0.5), 0.5 * (hash(i, 6, 2) - 0.5)],
    });
  const upper: Vec3[] = [
    [0.004, 0.0115, -0.002],
    [-0.013, 0.011, 0.008],
    [0.016, 0.0105, 0.011],
  ];
  return {
    mesh: meshOf([
      [
        mergeShapes([
          ...spots.map((spot, i) => shape(i, spot)),
          ...upper.map((spot, i) => shape(i + 30, spot)),
        ]),
        skin,
      ],
      [mergeShapes([0, 1].map((i) => herb(0.022, [0.004, 0.024, 0.002], 0.7 + i * 2.4))), HERB],
    ]),
    colored: [],
  };
}

/** A heaped bowl, and a few beside it. */
function almonds(): ThingModel {
  const nut: Material = {
    ...createMaterial('raw-wood', '#ffffff'),
    texture: paintTexture(256, 128, (u, v) =>
      mixPaint([0.66, 0.41, 0.2], [0.5, 0.28, 0.12], smoothStep(0.3, 0.7, layers(u * 0.5, v, 24, 3, 3, 5))),
    ),
    mapping: { kind: 'uv', repeat: [1, 1] },
    detail: { kind: 'grain', scale: 0.012, bump: 0.0005, roughness: 0, tint: 0.3 },
  };
  const almond = bendShape(sphere(0.0075, 28), ([x, y, z]) => [
    x * 0.82,
    y * 0.55,
    z * (z > 0 ? 1.75 : 1.25),
  ]);
  const outer: ProfilePoint[] = [
    [0, 0.002],
    [0.026, 0],
    [0.03, 0.003],
    [0.05, 0.018],
    [0.058, 0.036],
    [0.0555, 0.036],
    [0.047, 0.02],
    [0.026, 0.008],
    [0, 0.008],
  ];
  const heap = Array.from({ length: 74 }, (_, i) => {
    const [x, z] = strewn(i, 74, 0.043, 3);
    const part = Math.hypot(x, z) / 0.052;
    return placeShape(almond, {
      position: [x, 0.026 + 0.015 * (1 - part * part) + 0.004 * hash(i, 3, 3), z],
      turn: hash(i, 4, 3) * 6.3,
      scale: 0.92 + 0.14 * hash(i, 5, 3),
      tilt: [(hash(i, 6, 3) - 0.5) * 0.9, (hash(i, 7, 3) - 0.5) * 0.7],
    });
  });
  const bed = placeShape(
    bendShape(sphere(0.05, 40), ([x, y, z]) => [x, y * 0.32, z]),
    at([0, 0.008, 0]),
  );
  const beside = Array.from({ length: 6 }, (_, i) =>
    placeShape(almond, at([0.068 + 0.02 * hash(i, 1, 9), 0, 0.012 + 0.018 * i - 0.03], hash(i, 2, 9) * 6)),
  );
  const china = createMaterial('ceramic', '#d6cfc2');
  return {
    mesh: meshOf([
      [lathe(smoothProfile(outer, 4), { crease: 1, segments: 80 }), china],
      [mergeShapes([...heap, ...beside, bed]), nut],
    ]),
    colored: [china],
  };
}
