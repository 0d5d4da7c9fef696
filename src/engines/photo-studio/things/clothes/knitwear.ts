import { lathe, type ProfilePoint } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { bendShape, mergeShapes } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { model } from '../forms.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const fashion = { category: 'fashion' } as const;

export const KNITWEAR: readonly Thing[] = [
  thing(
    ['beanie', 'knit hat', 'knitted hat', 'wool hat', 'winter hat', 'bobble hat', 'woolly hat'],
    fashion,
    beanie,
  ),
];

function beanie(): ThingModel {
  const knit = (columns: number, rows: number, color: string): Material => ({
    ...createMaterial('knit', color),
    texture: paintTexture(2048, 512, (u, v): Paint => {
      const rib = 0.5 + 0.5 * Math.cos(u * Math.PI * 2 * columns);
      const stitch =
        Math.abs(((((v * rows + Math.abs(((u * columns * 2) % 1) - 0.5) * 1.2) % 1) + 1) % 1) - 0.5) * 2;
      const tone =
        (0.62 + 0.38 * smoothStep(0, 0.7, rib)) *
        (0.8 + 0.2 * smoothStep(0, 0.6, 1 - stitch)) *
        (0.94 + 0.1 * layers(u, v, 60, 20, 2, 5));
      return [tone, tone, tone];
    }),
    detail: { kind: 'crumb', scale: 0.012, bump: 0.0006, roughness: 0, tint: 0.25 },
  });
  const crown = knit(64, 46, '#7a3b3f');
  const cuff = knit(64, 14, '#7a3b3f');
  const ribbed = (profile: readonly ProfilePoint[], depth: number) =>
    bendShape(lathe(profile, { segments: 512, crease: 3 }), ([x, y, z]) => {
      const angle = Math.atan2(x, z);
      const r = Math.hypot(x, z);
      const grow =
        1 +
        (depth * Math.cos(angle * 64) * smoothStep(0, 0.05, r)) / Math.max(0.02, r) +
        0.012 * Math.cos(angle * 2 + 1) +
        0.01 * Math.sin(angle * 3 + y * 20);
      return [x * grow, y + 0.002 * Math.sin(angle * 3), z * grow * 0.94];
    });
  const dome = ribbed(
    smoothProfile(
      [
        [0.088, 0.03],
        [0.0925, 0.07],
        [0.09, 0.11],
        [0.08, 0.15],
        [0.058, 0.182],
        [0.03, 0.198],
        [0, 0.203],
      ],
      10,
    ),
    0.0013,
  );
  const fold = ribbed(
    smoothProfile(
      [
        [0.086, 0.004],
        [0.09, 0],
        [0.0955, 0.003],
        [0.0975, 0.02],
        [0.0975, 0.052],
        [0.0965, 0.064],
        [0.0925, 0.07],
        [0.088, 0.066],
      ],
      6,
    ),
    0.0017,
  );
  // A pompom of short threads.
  const threads = Array.from({ length: 900 }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / 900;
    const r = Math.sqrt(1 - y * y);
    const turn = i * 2.39996;
    const reach = 0.032 * (0.9 + 0.16 * hash(i, 1, 6));
    const way: Vec3 = [Math.sin(turn) * r, y, Math.cos(turn) * r];
    const point = (part: number): Vec3 => [
      way[0] * reach * part,
      0.226 + way[1] * reach * part,
      way[2] * reach * part,
    ];
    return tube([point(0.35), point(0.75), point(1)], (t) => 0.0016 - 0.0004 * t, { segments: 5 });
  });
  const wool: Material = { ...createMaterial('plush', '#d9cdbb'), sheen: 0.5 };
  return model(
    [
      [dome, crown],
      [fold, cuff],
      [mergeShapes(threads), wool],
    ],
    [crown, cuff],
  );
}
