import { grid } from '../../../geometry/grid.ts';
import { lathe, type ProfilePoint } from '../../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../../geometry/shape.ts';
import { smoothPath, tube } from '../../../geometry/tube.ts';
import { createMaterial } from '../../../materials/create-material.ts';
import type { Material } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import { at, type Transform } from '../../../scene/transform.ts';
import type { Vec3 } from '../../../scene/vector.ts';
import { type Piece, piece } from './piece.ts';

const SOIL = createMaterial('soil', '#3b2f25');
const leafOf = (hex: string): Material => ({ ...createMaterial('leaf', hex), isCutOut: false });
const STEM = createMaterial('stem', '#5d6b3a');
const BARK = createMaterial('bark', '#6b5844');

/** A tall plant in a pot, about `height` meters high. */
export function pottedPlant(
  random: Random,
  form: 'rubber' | 'snake' | 'banana' | 'fig',
  height: number,
  pot: Material,
): Piece {
  const potHeight = Math.min(0.36, 0.2 + height * 0.09);
  const radius = potHeight * 0.52;
  const parts: (readonly [Shape, Material])[] = [
    [potShape(radius, potHeight), pot],
    [
      placeShape(
        lathe([
          [0, 0.012],
          [radius * 0.5, 0.006],
          [radius * 0.93, 0],
        ]),
        at([0, potHeight - 0.035, 0]),
      ),
      SOIL,
    ],
  ];
  const growth = { snake, rubber, banana, fig }[form];
  parts.push(...growth(random, potHeight - 0.03, height - potHeight));
  return piece('plant', parts);
}

type Growth = (random: Random, base: number, height: number) => (readonly [Shape, Material])[];

const snake: Growth = (random, base, height) => {
  const blades = Array.from({ length: 15 }, (_, i) => {
    const turn = i * 2.4;
    const spread = 0.02 + 0.075 * Math.sqrt(i / 15);
    const long = height * random.between(0.55, 1);
    const twist = random.between(-0.6, 0.6);
    const out = random.between(0.04, 0.16) * long;
    return placeShape(
      grid(4, 14, (u, v) => {
        const wide = 0.034 * Math.min(1, v * 5 + 0.5) * (1 - v ** 3.2) + 0.001;
        const x = (u - 0.5) * 2 * wide;
        return {
          position: [
            x * Math.cos(twist * v),
            v * long,
            out * v * v + x * Math.sin(twist * v) + 0.35 * Math.abs(u - 0.5) * wide,
          ],
        };
      }),
      at([Math.sin(turn) * spread, base, Math.cos(turn) * spread], turn),
    );
  });
  return [
    [mergeShapes(blades.filter((_, i) => i % 3 > 0)), leafOf('#4d6b41')],
    [mergeShapes(blades.filter((_, i) => i % 3 === 0)), leafOf('#7d9256')],
  ];
};

const rubber: Growth = (random, base, height) => {
  const leaves: Shape[] = [];
  const stems: Shape[] = [];
  for (const side of [0, 1, 2]) {
    const turn = side * 2.1 + random.between(-0.3, 0.3);
    const top = height * (1 - side * 0.14);
    const path = smoothPath(
      [
        [0, base, 0],
        [Math.sin(turn) * 0.05, base + top * 0.5, Math.cos(turn) * 0.05],
        [Math.sin(turn) * 0.17, base + top * 0.93, Math.cos(turn) * 0.17],
      ],
      6,
    );
    stems.push(tube(path, (along) => 0.013 - 0.007 * along, { segments: 8 }));
    const count = Math.round(top * 14);
    for (let i = 0; i < count; i++) {
      const t = 0.22 + 0.78 * (i / count);
      const point = path[Math.min(path.length - 1, Math.round(t * (path.length - 1)))]!;
      leaves.push(
        leaf(point, i * 2.3 + turn, random.between(0.2, 0.75), random.between(0.17, 0.25), 0.46, 0.25),
      );
    }
    leaves.push(leaf(path.at(-1)!, turn, 1.2, 0.2, 0.46, 0.1));
  }
  return [
    [mergeShapes(leaves), { ...leafOf('#3c5733'), roughness: 0.3 }],
    [mergeShapes(stems), BARK],
  ];
};

const fig: Growth = (random, base, height) => {
  const path = smoothPath(
    [
      [0, base, 0],
      [0.03, base + height * 0.3, 0.01],
      [-0.01, base + height * 0.6, 0.02],
      [0.02, base + height * 0.86, 0],
    ],
    6,
  );
  const leaves: Shape[] = [];
  const stems = [tube(path, (along) => 0.02 - 0.01 * along, { segments: 10 })];
  for (let branch = 0; branch < 6; branch++) {
    const from = path[Math.round((0.45 + 0.5 * (branch / 6)) * (path.length - 1))]!;
    const turn = branch * 2.4 + random.between(-0.3, 0.3);
    const reach = random.between(0.16, 0.3) * Math.min(1.2, height);
    const end: Vec3 = [
      from[0] + Math.sin(turn) * reach,
      from[1] + reach * 0.9,
      from[2] + Math.cos(turn) * reach,
    ];
    const twig = smoothPath(
      [from, [(from[0] + end[0]) / 2, from[1] + reach * 0.3, (from[2] + end[2]) / 2], end],
      5,
    );
    stems.push(tube(twig, 0.006, { segments: 7 }));
    for (let i = 0; i < 9; i++) {
      const point = twig[Math.round((0.3 + 0.7 * (i / 9)) * (twig.length - 1))]!;
      leaves.push(
        leaf(point, i * 2.4 + turn, random.between(-0.1, 0.8), random.between(0.15, 0.24), 0.68, 0.2),
      );
    }
  }
  return [
    [mergeShapes(leaves), leafOf('#4f7038')],
    [mergeShapes(stems), BARK],
  ];
};

const banana: Growth = (random, base, height) => {
  const leaves: Shape[] = [];
  const stems: Shape[] = [];
  for (let i = 0; i < 9; i++) {
    const turn = i * 2.4;
    const rise = height * random.between(0.4, 0.62) * (1 - i * 0.03);
    const reach = random.between(0.08, 0.2);
    const tip: Vec3 = [Math.sin(turn) * reach, base + rise, Math.cos(turn) * reach];
    stems.push(
      tube(smoothPath([[0, base, 0], [tip[0] * 0.4, base + rise * 0.6, tip[2] * 0.4], tip], 6), 0.008, {
        segments: 8,
      }),
    );
    leaves.push(leaf(tip, turn, random.between(0.65, 1.1), height * random.between(0.36, 0.5), 0.36, 0.65));
  }
  return [
    [mergeShapes(leaves), leafOf('#4a7a39')],
    [mergeShapes(stems), STEM],
  ];
};

/** One leaf from its stalk: `rise` radians above the horizon, `broad` its width for a length of 1, `droop` how much it bends. */
function leaf(
  [x, y, z]: Vec3,
  turn: number,
  rise: number,
  length: number,
  broad: number,
  droop: number,
): Shape {
  const shape = grid(4, 8, (u, v) => {
    const side = (u - 0.5) * 2;
    const wide = broad * length * 0.5 * Math.sin(Math.PI * Math.min(1, v * 0.94 + 0.05)) ** 0.8;
    const angle = rise - droop * v * 1.6;
    const along = length * (0.12 + 0.88 * v);
    return {
      position: [
        side * wide,
        Math.sin(angle) * along + 0.22 * wide * Math.abs(side),
        Math.cos(angle) * along,
      ],
      uv: [u, v],
    };
  });
  const transform: Transform = at([x, y, z], turn);
  return placeShape(shape, transform);
}

/** Dry grasses or twigs with leaves in a vase. */
export function branchesInVase(
  random: Random,
  form: 'pampas' | 'eucalyptus' | 'twigs',
  vase: Material,
  height: number,
): Piece {
  const vaseHeight = height * 0.38;
  const r = vaseHeight * 0.3;
  const profile: ProfilePoint[] = random.chance(0.5)
    ? [
        [0, 0],
        [r * 0.6, 0],
        [r, vaseHeight * 0.32],
        [r * 0.95, vaseHeight * 0.55],
        [r * 0.42, vaseHeight * 0.86],
        [r * 0.46, vaseHeight],
        [r * 0.38, vaseHeight],
        [r * 0.34, vaseHeight * 0.86],
        [0, vaseHeight * 0.4],
      ]
    : [
        [0, 0],
        [r * 0.72, 0],
        [r * 0.8, vaseHeight * 0.08],
        [r * 0.72, vaseHeight * 0.7],
        [r * 0.6, vaseHeight],
        [r * 0.53, vaseHeight],
        [r * 0.62, vaseHeight * 0.6],
        [0, vaseHeight * 0.3],
      ];
  const stems: Shape[] = [];
  const tips: Shape[] = [];
  const count = form === 'pampas' ? 7 : 6;
  for (let i = 0; i < count; i++) {
    const turn = i * 2.4 + random.between(-0.2, 0.2);
    const out = height * random.between(0.1, 0.26);
    const top = height * random.between(0.75, 1);
    const path = smoothPath(
      [
        [0, vaseHeight * 0.5, 0],
        [Math.sin(turn) * out * 0.25, vaseHeight + (top - vaseHeight) * 0.45, Math.cos(turn) * out * 0.25],
        [Math.sin(turn) * out, top, Math.cos(turn) * out],
      ],
      8,
    );
    stems.push(tube(path, 0.0022, { segments: 6 }));
    for (let k = 6; k < path.length; k++) {
      const point = path[k]!;
      const t = (k - 6) / (path.length - 6);
      if (form === 'pampas')
        for (let j = 0; j < 10; j++)
          tips.push(
            blade(point, j * 2.4 + k, random.between(0.5, 1.3), height * 0.1 * (1.1 - 0.7 * t), 0.0035),
          );
      else if (form === 'eucalyptus')
        for (const side of [0, Math.PI])
          tips.push(
            leaf(point, k * 1.3 + side, random.between(0, 0.8), height * 0.08 * (1.2 - 0.6 * t), 0.85, 0.1),
          );
      else if (k % 2) tips.push(leaf(point, k * 2.4, 0.6, height * 0.05, 0.6, 0.1));
    }
  }
  const colors = { pampas: '#c9b391', eucalyptus: '#7f9482', twigs: '#8a9a5b' };
  return piece('vase', [
    [lathe(profile, { crease: 0.9 }), vase],
    [mergeShapes(stems), form === 'pampas' ? createMaterial('stem', '#b39a72') : STEM],
    [mergeShapes(tips), leafOf(colors[form])],
  ]);
}

function blade([x, y, z]: Vec3, turn: number, rise: number, length: number, wide: number): Shape {
  return placeShape(
    grid(1, 3, (u, v) => ({
      position: [
        (u - 0.5) * wide * (1.1 - v),
        Math.sin(rise - 0.6 * v) * length * v,
        Math.cos(rise - 0.6 * v) * length * v,
      ],
    })),
    at([x, y, z], turn),
  );
}

function potShape(radius: number, height: number): Shape {
  return lathe(
    [
      [0, 0],
      [radius * 0.72, 0],
      [radius * 0.78, 0.012],
      [radius, height - 0.008],
      [radius, height],
      [radius - 0.012, height],
      [radius * 0.93, height - 0.04],
    ],
    { crease: 0.6 },
  );
}
