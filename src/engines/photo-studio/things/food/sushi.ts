import { grid } from '../../geometry/grid.ts';
import { cylinder, lathe, sphere } from '../../geometry/lathe.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at, type Transform } from '../../scene/transform.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const SUSHI: readonly Thing[] = [
  thing(
    ['sushi', 'sushi platter', 'sushi set', 'sushi board', 'nigiri', 'maki', 'sushi roll', 'plate of sushi'],
    { category: 'food' },
    sushi,
  ),
];

type Part = readonly [Shape, Material];

const RICE: Material = {
  ...createMaterial('cream', '#efe9dc'),
  roughness: 0.4,
  coat: { strength: 0.35, roughness: 0.2 },
};
const NORI: Material = {
  ...createMaterial('matte', '#141a12'),
  roughness: 0.5,
  detail: { kind: 'crumb', scale: 0.02, bump: 0.0004, roughness: 0.2, tint: 0.4 },
};

function sushi(): ThingModel {
  const slate = createMaterial('stone', '#26282a');
  const board = placeShape(
    roundedBox({ width: 0.3, height: 0.01, depth: 0.17, radius: 0.003 }),
    at([0, 0, 0]),
  );
  const salmon = fish([0.93, 0.47, 0.25], [0.98, 0.78, 0.62]);
  const tuna = fish([0.62, 0.1, 0.13], [0.74, 0.24, 0.24]);
  const top = 0.01;
  const parts: Part[] = [[board, slate]];
  for (let i = 0; i < 5; i++) {
    const turn = 0.35 + (hash(i, 1, 3) - 0.5) * 0.14;
    parts.push(...placed(nigiri(i < 3 ? salmon : tuna, i), at([-0.104 + i * 0.044, top, -0.028], turn)));
  }
  for (let i = 0; i < 5; i++) {
    const [x, z] = [-0.108 + (i % 3) * 0.041 + (i > 2 ? 0.02 : 0), i > 2 ? 0.063 : 0.03];
    parts.push(...placed(maki(i, i % 2 === 0 ? salmon : CUCUMBER), at([x, top, z], hash(i, 2, 3) * 6)));
  }
  parts.push([placeShape(wasabi(), at([0.114, top, 0.048])), createMaterial('cream', '#93a94f')]);
  parts.push([placeShape(ginger(), at([0.065, top, 0.05])), GINGER]);
  const wood = createMaterial('varnished-wood', '#5a2f1b');
  for (const [i, z] of [0.1, 0.111].entries())
    parts.push([
      tube(
        [
          [-0.12, 0.005, z + i * 0.004],
          [0.12, 0.004, z - 0.006],
        ],
        (along) => 0.0036 - 0.0018 * along,
      ),
      wood,
    ]);
  return { mesh: meshOf(parts), colored: [] };
}

function placed(parts: readonly Part[], transform: Transform): Part[] {
  return parts.map(([shape, material]) => [placeShape(shape, transform), material]);
}

/** Raw fish with bands of fat across. */
function fish(flesh: Paint, fat: Paint): Material {
  return {
    ...createMaterial('meat', '#ffffff'),
    roughness: 0.3,
    softness: 0.5,
    coat: { strength: 0.8, roughness: 0.09 },
    detail: { kind: 'grain', scale: 0.03, bump: 0.0002, roughness: 0.08, tint: 0.06 },
    texture: paintTexture(256, 256, (u, v) => {
      const bend = 0.35 * layers(u, v, 3, 3, 2, 5) + 0.8 * (v - 0.5) ** 2;
      const phase = (u + bend) * 7;
      const band = smoothStep(0.34, 0.05, Math.abs(phase - Math.round(phase)));
      return mixPaint(flesh, fat, band * 0.75 + 0.15 * layers(u, v, 12, 12, 2, 4));
    }),
  };
}

const CUCUMBER: Material = {
  ...createMaterial('fruit', '#a8c070'),
  coat: { strength: 0.6, roughness: 0.1 },
};
const GINGER: Material = {
  ...createMaterial('petal', '#eeb9a4'),
  coat: { strength: 0.6, roughness: 0.12 },
  isCutOut: false,
};

/** Grains pressed onto a surface: `spot` tells where the one with that number lies. */
function grains(count: number, seed: number, spot: (i: number) => readonly [number, number, number]): Shape {
  const grain = bendShape(sphere(0.0012, 8), ([x, y, z]) => [x, y - 0.0012, z * 2.3]);
  return mergeShapes(
    Array.from({ length: count }, (_, i) =>
      placeShape(grain, {
        position: spot(i),
        turn: hash(i, 11, seed) * 6.3,
        scale: 0.9 + 0.25 * hash(i, 12, seed),
        tilt: [(hash(i, 13, seed) - 0.5) * 1.2, (hash(i, 14, seed) - 0.5) * 1.2],
      }),
    ),
  );
}

/** A slice of fish over a finger of rice, along z. */
function nigiri(topping: Material, seed: number): Part[] {
  const [half, long, high] = [0.0115, 0.026, 0.019];
  const ball = placeShape(sphere(1, 24), { ...at([0, 0, 0]), scale: [half, high / 2, long] });
  const rice = grains(190, seed, (i) => {
    const angle = hash(i, 1, seed) * Math.PI * 2;
    const slope = (hash(i, 2, seed) - 0.42) * Math.PI * 0.9;
    // A box with round edges: a superellipsoid.
    const power = (value: number) => Math.sign(value) * Math.abs(value) ** 0.6;
    const c = Math.abs(Math.cos(slope)) ** 0.6;
    return [
      half * c * power(Math.sin(angle)),
      high / 2 + (high / 2 - 0.001) * power(Math.sin(slope)),
      long * c * power(Math.cos(angle)),
    ];
  });
  // Its section is a flat superellipse; it sags where the rice ends.
  const slice = grid(40, 36, (u, v) => {
    const angle = u * Math.PI * 2;
    const power = (value: number) => Math.sign(value) * Math.abs(value) ** 0.55;
    const along = (v - 0.5) * 2;
    const taper = (1 - Math.abs(along) ** 7) ** 0.5 * (1 - 0.12 * along * along);
    const x = 0.0128 * power(Math.sin(angle)) * taper;
    const sag = 0.011 * Math.max(0, Math.abs(along) - 0.5) ** 1.5 * 2.4 + 16 * x * x;
    const y = high + 0.0016 - sag + 0.0031 * power(Math.cos(angle)) * taper;
    return { position: [x, y, along * 0.033], uv: [v, 0.5 + x * 20] };
  });
  return [
    [ball, RICE],
    [rice, RICE],
    [slice, topping],
  ];
}

/** Rice and a filling in a leaf of seaweed; it stands on its cut side. */
function maki(seed: number, filling: Material): Part[] {
  const [radius, height] = [0.0175, 0.026];
  const wrap = lathe(
    [
      [radius - 0.0012, 0.0006],
      [radius, 0],
      [radius, height],
      [radius - 0.0012, height - 0.0006],
    ],
    { crease: 0.5, segments: 48 },
  );
  const core = cylinder(radius - 0.001, height - 0.0016, { edge: 0.0008 });
  const rice = grains(120, seed + 40, (i) => {
    const angle = i * 2.4;
    const r = (radius - 0.0022) * Math.sqrt((i + 0.5) / 120);
    return [Math.sin(angle) * r, height - 0.0012, Math.cos(angle) * r];
  });
  const heart = placeShape(
    roundedBox({ width: 0.0125, height: 0.004, depth: 0.0125, radius: 0.0022, segments: 4 }),
    at([0.001, height - 0.0024, 0], 0.5),
  );
  return [
    [wrap, NORI],
    [core, RICE],
    [rice, RICE],
    [heart, filling],
  ];
}

function wasabi(): Shape {
  return bendShape(sphere(0.011, 40), ([x, y, z]) => {
    const bump = 1 + 0.16 * (layers(x * 20 + 0.5, z * 20 + y * 13 + 0.5, 8, 8, 3, 6) - 0.5);
    return [x * bump * 1.1, y * 0.72 * bump, z * bump];
  });
}

/** Thin pickled slices, folded onto a heap. */
function ginger(): Shape {
  return mergeShapes(
    Array.from({ length: 9 }, (_, i) => {
      const wave = hash(i, 5, 2) * 6;
      const slice = grid(16, 10, (u, v) => {
        const [a, b] = [u - 0.5, v - 0.5];
        const round = 1 - 0.9 * b * b * 2;
        return {
          position: [
            a * 0.03 * round,
            0.004 * Math.sin(u * 7 + wave) + 0.003 * Math.cos(v * 5 + wave),
            b * 0.02,
          ],
        };
      });
      return placeShape(slice, {
        position: [(hash(i, 6, 2) - 0.5) * 0.016, 0.006 + i * 0.0014, (hash(i, 7, 2) - 0.5) * 0.014],
        turn: i * 1.9,
        scale: 1,
        tilt: [(hash(i, 8, 2) - 0.5) * 0.5, (hash(i, 9, 2) - 0.5) * 0.5],
      });
    }),
  );
}
