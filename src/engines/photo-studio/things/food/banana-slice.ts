import { lathe } from '../../geometry/lathe.ts';
import type { Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';

/** With the seeds around the middle of a slice. */
export const BANANA_FLESH: Material = {
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

/** A round slice, 26 mm wide and 4 mm thick, that lies on y = 0. */
export function bananaSlice(): Shape {
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
  return {
    ...coin,
    uvs: coin.uvs.map((_, k) => 0.5 + coin.positions[(k >> 1) * 3 + (k % 2) * 2]! / 0.027),
  };
}
