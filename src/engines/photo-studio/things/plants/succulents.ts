import { grid } from '../../geometry/grid.ts';
import { lathe } from '../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, mixPaint, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { model, tilted } from '../forms.ts';
import { type Part, placed } from '../parts.ts';
import { type Thing, thing } from '../thing.ts';

export const SUCCULENTS: readonly Thing[] = [
  thing(
    ['succulent', 'echeveria', 'succulent plant', 'potted succulent', 'small succulent'],
    { category: 'plants' },
    () =>
      model(pottedRosette({ tip: [0.78, 0.45, 0.48], leaf: [0.5, 0.64, 0.55], leaves: 44, upright: 0.2 }, 0)),
  ),
  thing(['succulents', 'potted succulents', 'succulent plants', 'echeverias'], { category: 'plants' }, () =>
    model([
      ...placed(
        pottedRosette({ tip: [0.78, 0.45, 0.48], leaf: [0.5, 0.64, 0.55], leaves: 44, upright: 0.2 }, 0),
        at([-0.105, 0, 0.012]),
      ),
      ...placed(
        pottedRosette({ tip: [0.36, 0.5, 0.28], leaf: [0.4, 0.56, 0.31], leaves: 34, upright: 0.6 }, 1),
        at([0.008, 0, -0.028], 1),
      ),
      ...placed(
        pottedRosette({ tip: [0.5, 0.3, 0.5], leaf: [0.46, 0.46, 0.54], leaves: 52, upright: 0.32 }, 2),
        at([0.112, 0, 0.03], 2),
      ),
    ]),
  ),
];

interface Rosette {
  leaf: Paint;
  tip: Paint;
  leaves: number;
  /** How steep the outer leaves stand, 0..1. */
  upright: number;
}

const POT = { radius: 0.046, height: 0.074 };

/** A rosette of thick leaves in a clay pot. */
function pottedRosette({ leaf, tip, leaves, upright }: Rosette, seed: number): Part[] {
  const skin: Material = {
    ...createMaterial('leaf', '#ffffff'),
    roughness: 0.55,
    softness: 0.35,
    translucency: 0.05,
    // Along the leaf: pale at its foot, the tip in its own color.
    texture: paintTexture(64, 256, (u, v) => {
      const edge = Math.abs(u - 0.5) * 2;
      const green = mixPaint([leaf[0] * 1.1, leaf[1] * 1.1, leaf[2] * 1.05], leaf, v);
      return mixPaint(
        green,
        tip,
        Math.max(smoothStep(0.84, 1, v), 0.5 * smoothStep(0.86, 1, edge) * smoothStep(0.5, 0.8, v)),
      );
    }),
  };
  const shapes = Array.from({ length: leaves }, (_, i) => {
    // From the heart to the outer leaves, in the golden angle.
    const age = (i + 1) / leaves;
    const angle = i * 2.39996 + 0.16 * (hash(i, 1, seed) - 0.5);
    const length = 0.016 + 0.034 * age ** 0.75;
    const rise = (1 - age ** 0.9) * 1.35 + upright * 0.75 * age + 0.05;
    const shape = placeShape(fleshyLeaf(length, 0.42 + 0.1 * (1 - age)), tilted([0, 0, 0], -rise));
    const [out, low] = [0.003 + 0.006 * age, 0.016 * (1 - age) + 0.004];
    return placeShape(shape, at([Math.sin(angle) * out, POT.height + low, Math.cos(angle) * out], angle));
  });
  const r = POT.radius;
  const h = POT.height;
  const pot = lathe(
    [
      [0, 0],
      [r * 0.7, 0],
      [r * 0.73, 0.002],
      [r * 0.93, h * 0.74],
      [r * 1.04, h * 0.745],
      [r * 1.06, h * 0.77],
      [r * 1.1, h * 0.985],
      [r * 1.07, h],
      [r * 0.98, h],
      [r * 0.96, h * 0.9],
      [0, h * 0.9],
    ],
    { crease: 0.6, segments: 72 },
  );
  const soil = grid(30, 6, (u, v) => {
    const [angle, reach] = [u * 2 * Math.PI, (1 - v) * r * 0.965];
    const bump = 0.003 * hash(Math.round(u * 30) % 30, Math.round(v * 6), seed + 4);
    return { position: [Math.cos(-angle) * reach, h * 0.91 + bump, Math.sin(-angle) * reach] };
  });
  return [
    [pot, createMaterial('clay', ['#b9704a', '#d9d2c6', '#8f9a98'][seed % 3]!)],
    [soil, createMaterial('soil', '#4a382a')],
    [mergeShapes(shapes), skin],
  ];
}

/** Points along +z from the origin, thick in its middle, with a small tip. @param wide its half width by its length */
function fleshyLeaf(length: number, wide: number): Shape {
  return grid(14, 18, (u, v) => {
    const round = u * 2 * Math.PI;
    const along = v;
    const outline =
      along < 0.72
        ? Math.sin((along / 0.72) * (Math.PI / 2)) ** 0.7 * 0.75 + 0.25
        : Math.sqrt(Math.max(0, 1 - ((along - 0.72) / 0.28) ** 2)) * 0.97 + 0.03;
    const half = outline * wide * length * (v === 1 ? 0 : 1);
    const thick = half * (0.5 - 0.12 * along);
    // The upper side is hollow, the lower one round.
    const [x, y] = [Math.cos(round) * half, Math.sin(round) * thick * (Math.sin(round) > 0 ? 0.45 : 1)];
    const lift = 0.16 * length * along ** 2;
    return { position: [x, y + lift, along * length], uv: [0.5 + 0.5 * Math.cos(round), along] };
  });
}
