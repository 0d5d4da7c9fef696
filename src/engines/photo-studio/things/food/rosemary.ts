import { sphere } from '../../geometry/lathe.ts';
import { bendShape, mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';

export const ROSEMARY: Material = { ...createMaterial('stem', '#4d6640'), roughness: 0.6 };

/** A twig of rosemary along x. */
export function rosemary(length: number): Shape {
  const path = smoothPath(
    [
      [-length / 2, 0.002, 0],
      [-length / 6, 0.004, 0.004],
      [length / 6, 0.004, -0.002],
      [length / 2, 0.003, 0.003],
    ],
    8,
  );
  const needle = bendShape(sphere(0.001, 8), ([x, y, z]) => [x * 0.9, y * 0.55, z * 8 + 0.008]);
  const needles = Array.from({ length: 90 }, (_, i) => {
    const at2 = path[Math.min(path.length - 1, Math.floor((i / 90) * path.length))]!;
    return placeShape(needle, {
      position: at2,
      turn: i * 2.4,
      scale: 0.8 + 0.3 * hash(i, 1, 6),
      tilt: [-0.25 - 0.4 * hash(i, 2, 6), 0],
    });
  });
  return mergeShapes([tube(path, 0.0009, { segments: 8 }), ...needles]);
}
