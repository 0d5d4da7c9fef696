import { lathe, sphere } from '../../geometry/lathe.ts';
import { mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash } from '../../materials/paint.ts';
import { at, type Transform } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { Part } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const YARNS: readonly Thing[] = [
  thing(
    [
      'yarn',
      'balls of yarn',
      'ball of yarn',
      'wool',
      'balls of wool',
      'knitting',
      'knitting needles',
      'yarn balls',
      'knitting yarn',
    ],
    { category: 'decor' },
    yarn,
  ),
];

/** A ball of yarn around the point that lies its radius above the origin. */
function ball(radius: number, seed: number): Shape {
  const turns = Array.from({ length: 26 }, (_, i) => {
    // Bundles of threads lie across each other, the last ones on the outside.
    const bundle = Math.floor(i / 6);
    const axis: Vec3 = [
      hash(bundle, 1, seed) - 0.5,
      hash(bundle, 2, seed) - 0.5,
      hash(bundle, 3, seed) - 0.5,
    ];
    const length = Math.hypot(...axis) || 1;
    const [ax, ay, az] = axis.map((value) => value / length) as [number, number, number];
    const [bx, by, bz] = perpendicular([ax, ay, az]);
    const [cx, cy, cz] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    const off = ((i % 6) - 2.5) * radius * 0.125 + radius * 0.25 * (hash(bundle, 4, seed) - 0.5);
    const reach = radius * (0.975 + 0.012 * bundle);
    const around = Math.sqrt(Math.max(0.1, 1 - (off / reach) ** 2)) * reach;
    const path = Array.from({ length: 56 }, (_, k): Vec3 => {
      const angle = (k / 56) * Math.PI * 2;
      const [c, s] = [Math.cos(angle) * around, Math.sin(angle) * around];
      const wave = off + radius * 0.03 * Math.sin(angle * 2 + i);
      return [ax * wave + bx * c + cx * s, ay * wave + by * c + cy * s + radius, az * wave + bz * c + cz * s];
    });
    return tube(path, radius * 0.066, { segments: 8, isClosed: true });
  });
  return mergeShapes([sphere(radius * 0.97, 40), ...turns]);
}

function perpendicular([x, y, z]: Vec3): Vec3 {
  const [px, py, pz] = Math.abs(y) < 0.8 ? [-z, 0, x] : [0, z, -y];
  const length = Math.hypot(px, py, pz);
  return [px / length, py / length, pz / length];
}

/** Three balls, two needles of wood stuck through them, and a loose thread. */
function yarn(): ThingModel {
  const wool = (color: string) => ({
    ...createMaterial('knit', color),
    sheen: 0.5,
    detail: { kind: 'noise', scale: 0.006, bump: 0.0006, roughness: 0, tint: 0.3 } as const,
  });
  const rose = wool('#b9675f');
  const parts: Part[] = [
    [placeShape(ball(0.042, 2), at([-0.046, 0, -0.012])), rose],
    [placeShape(ball(0.037, 5), at([0.036, 0, -0.026])), wool('#d9cdb6')],
    [placeShape(ball(0.031, 9), at([0.004, 0, 0.045])), wool('#5f7d80')],
  ];
  const needle = mergeShapes([
    lathe(
      [
        [0, 0],
        [0.0012, 0.003],
        [0.0027, 0.014],
        [0.0027, 0.24],
      ],
      { segments: 20, crease: 0.6 },
    ),
    placeShape(sphere(0.0065, 24), at([0, 0.238, 0])),
  ]);
  const stuck: Transform[] = [
    { position: [-0.065, 0.012, -0.02], turn: 0.5, scale: 1, tilt: [-0.35, -0.75] },
    { position: [-0.02, 0.01, -0.035], turn: -0.4, scale: 1, tilt: [-0.3, 0.7] },
  ];
  const thread = tube(
    smoothPath(
      [
        [0.026, 0.016, 0.062],
        [0.045, 0.003, 0.068],
        [0.075, 0.0024, 0.052],
        [0.1, 0.0024, 0.068],
        [0.085, 0.0024, 0.09],
        [0.12, 0.0024, 0.1],
      ],
      8,
    ),
    0.0021,
    { segments: 10 },
  );
  return {
    mesh: meshOf([
      ...parts,
      [thread, parts[2]![1]],
      [mergeShapes(stuck.map((pose) => placeShape(needle, pose))), createMaterial('raw-wood', '#c59a66')],
    ]),
    colored: [rose],
  };
}
