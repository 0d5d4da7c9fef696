import { createMaterial } from '../../materials/create-material.ts';
import { layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';

export const TOMATO: Material = {
  ...createMaterial('fruit', '#c0301a'),
  softness: 0.5,
  coat: { strength: 0.8, roughness: 0.1 },
};

export const LETTUCE: Material = { ...createMaterial('lettuce', '#7fa845'), isCutOut: false };

/** Soft bread that is brown on top and pale below. */
export function bunSkin(seed: number): Material {
  return {
    ...createMaterial('bread', '#ffffff'),
    roughness: 0.45,
    coat: { strength: 0.45, roughness: 0.22 },
    detail: { kind: 'noise', scale: 0.04, bump: 0.0002, roughness: 0.1, tint: 0.1 },
    texture: paintTexture(512, 256, (u, v) => {
      const baked = smoothStep(0.12, 0.75, v + 0.2 * (layers(u, v, 7, 5, 4, seed) - 0.5));
      return mixPaint([0.93, 0.76, 0.48], [0.72, 0.4, 0.14], baked);
    }),
  };
}
