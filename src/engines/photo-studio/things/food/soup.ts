import { roundedBox } from '../../geometry/rounded-box.ts';
import { mergeShapes, meshOf, placeShape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import type { ThingModel } from '../thing.ts';
import { bowl, HERB, herb, strewn, surfaceIn } from './serving.ts';

export function soup({ color, dark, light }: { color: string; dark: Paint; light: Paint }): ThingModel {
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
