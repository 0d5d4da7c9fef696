import { mergeShapes, type Shape } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { layers, mixPaint, noise, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Detail, Material } from '../../scene/material.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { Point2 } from '../forms.ts';

export const SMOOTH: Detail = { kind: 'noise', scale: 0.04, bump: 0.000003, roughness: 0.06, tint: 0.02 };

export const EBONY: Material = { ...createMaterial('satin', '#1b1614'), roughness: 0.35 };

export const CHROME: Material = { ...createMaterial('chrome', '#cfd0d2'), roughness: 0.12, detail: SMOOTH };

/** Grain along the y of a plate, darker towards its rim. */
export function plateWood(light: Paint, deep: Paint, rim: number, salt: number): Material {
  return {
    ...createMaterial('lacquer', '#ffffff'),
    roughness: 0.32,
    detail: { kind: 'grain', scale: 0.2, bump: 0.00004, roughness: 0.06, tint: 0.04 },
    texture: paintTexture(1024, 1024, (u, v) => {
      const grain =
        0.5 + 0.5 * Math.sin((u + 0.004 * noise(u, v, 6, 3, salt)) * 420 + 3 * noise(u, v, 30, 2, salt + 1));
      const away = Math.hypot((u - 0.5) * 1.9, (v - 0.5) * 1.9);
      const tone = 0.2 * grain + 0.25 * layers(u, v, 5, 3, 3, salt + 2) + rim * smoothStep(0.45, 1, away);
      return mixPaint(light, deep, tone);
    }),
  };
}

export function mirrored(half: readonly Point2[]): Point2[] {
  return [
    ...half,
    ...half
      .slice(1, -1)
      .toReversed()
      .map(([x, y]): Point2 => [-x, y]),
  ];
}

/** Strings from bridge to nut, in the plane of the front. */
export function strings(
  count: number,
  low: Vec3,
  mid: Vec3,
  high: Vec3,
  spread: readonly [number, number, number],
  radius: number,
): Shape {
  return mergeShapes(
    Array.from({ length: count }, (_, i) => {
      const part = i / (count - 1) - 0.5;
      return tube(
        [
          [low[0] + part * spread[0], low[1], low[2]],
          [mid[0] + part * spread[1], mid[1], mid[2]],
          [high[0] + part * spread[2], high[1], high[2]],
        ],
        radius * (1.25 - 0.5 * (part + 0.5)),
        { segments: 6 },
      );
    }),
  );
}
