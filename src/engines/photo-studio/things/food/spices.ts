import { lathe, type ProfilePoint } from '../../geometry/lathe.ts';
import { bendShape, placeShape, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { vessel } from '../drinks/vessel.ts';
import { model } from '../forms.ts';
import type { Part } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const food = { category: 'food' } as const;

export const SPICES: readonly Thing[] = [
  thing(
    [
      'bowls of spices',
      'spices',
      'spice',
      'spices in bowls',
      'spices in small bowls',
      'spice bowls',
      'ground spices',
    ],
    food,
    spices,
  ),
];

const BOWL: readonly ProfilePoint[] = [
  [0, 0],
  [0.02, 0],
  [0.023, 0.003],
  [0.034, 0.014],
  [0.04, 0.028],
  [0.041, 0.034],
];
const POWDERS = ['#a5391b', '#d39a23', '#6b4427', '#7d8a3c', '#8c2f26'];

/** Ground spices heaped in small bowls: three in front and two behind. */
function spices(): ThingModel {
  const glaze = createMaterial('ceramic', '#e6dfd2');
  const parts = POWDERS.flatMap((color, i): Part[] => {
    const isFront = i < 3;
    const place: Vec3 = isFront ? [(i - 1) * 0.094, 0, 0.04] : [(i - 3.5) * 0.096, 0, -0.045];
    return [
      [placeShape(vessel(BOWL, 0.0028, 0.004), at(place)), glaze],
      [placeShape(heap(i), at(place)), { ...createMaterial('soil', color), softness: 0.1 }],
    ];
  });
  return model(parts, [glaze]);
}

/** A heap of powder that fills a bowl to its rim. */
function heap(seed: number): Shape {
  const edge = 0.0372;
  const rows = 26;
  const profile = Array.from({ length: rows + 1 }, (_, i): ProfilePoint => {
    const r = edge * (1 - i / rows);
    return [r, 0.0285 + 0.019 * (1 - r / edge) ** 1.15];
  });
  return bendShape(lathe(profile, { segments: 72, crease: 3 }), ([x, y, z]) => {
    const middle = 1 - Math.hypot(x, z) / edge;
    const rough = Math.sin(x * 260 + seed) * Math.sin(z * 230 + seed * 2) * 0.0012;
    return [x + 0.003 * middle * Math.sin(seed * 3), y + rough * Math.min(1, middle * 5), z];
  });
}
