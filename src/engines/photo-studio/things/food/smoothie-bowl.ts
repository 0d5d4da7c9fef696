import { sphere } from '../../geometry/lathe.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import type { ThingModel } from '../thing.ts';
import { BANANA_FLESH, bananaSlice } from './banana-slice.ts';
import { raspberry } from './cakes.ts';
import { bowl, HERB, herb, surfaceIn } from './serving.ts';

/** A berry smoothie in a bowl, with rows of granola, banana, blueberries and raspberries on top. */
export function smoothieBowl(): ThingModel {
  const level = 0.047;
  const smoothie: Material = {
    ...createMaterial('cream', '#ffffff'),
    softness: 0.4,
    roughness: 0.4,
    coat: { strength: 0.5, roughness: 0.2 },
    texture: paintTexture(
      512,
      512,
      (u, v) =>
        mixPaint(
          mixPaint([0.55, 0.16, 0.32], [0.68, 0.27, 0.43], layers(u, v, 7, 7, 3, 5)),
          [0.35, 0.07, 0.18],
          0.5 * smoothStep(0.66, 0.72, layers(u, v, 60, 60, 2, 8)),
        ),
      { repeat: false },
    ),
  };
  const heightAt = (x: number, z: number) =>
    0.0022 * Math.sin(Math.hypot(x + 0.02, z) * 150 + Math.atan2(z, x) * 2);
  const surface = surfaceIn(0.0785, level, heightAt);
  /** Rows bend across the bowl, side by side. */
  const inRow = (
    shape: Shape,
    count: number,
    { x, wide, y, seed }: { x: number; wide: number; y: number; seed: number },
  ) =>
    mergeShapes(
      Array.from({ length: count }, (_, i) => {
        const along = (i + 0.5) / count - 0.5;
        const z = along * 0.118;
        return placeShape(shape, {
          position: [
            x + 5 * (z * z - 0.001) + wide * (hash(i, 1, seed) - 0.5),
            level + y * (0.5 + 0.8 * hash(i, 2, seed)),
            z + 0.006 * (hash(i, 3, seed) - 0.5),
          ],
          turn: hash(i, 4, seed) * 6.3,
          scale: 0.85 + 0.3 * hash(i, 5, seed),
          tilt: [0.7 * (hash(i, 6, seed) - 0.5), 0.7 * (hash(i, 7, seed) - 0.5)],
        });
      }),
    );
  const flake = bendShape(sphere(0.0036, 12), ([x, y, z]) => [x, (y - 0.0036) * 0.45, z * 0.75]);
  const crumb = bendShape(sphere(0.0056, 14), ([x, y, z]) => [
    x * (1 + 0.2 * Math.sin(z * 900)),
    (y - 0.0056) * 0.8,
    z * (1 + 0.2 * Math.cos(x * 800)),
  ]);
  const blue: Material = { ...createMaterial('fruit', '#2b3157'), coat: { strength: 0.15, roughness: 0.5 } };
  const red: Material = {
    ...createMaterial('fruit', '#b3203a'),
    softness: 0.4,
    coat: { strength: 0.4, roughness: 0.2 },
  };
  const coins = Array.from({ length: 8 }, (_, i) => {
    const z = (i / 7 - 0.5) * 0.105;
    return placeShape(bananaSlice(), {
      position: [-0.012 + 5 * (z * z - 0.001), level + 0.0045, z],
      turn: i,
      scale: 1,
      tilt: [-0.5, 0.12],
    });
  });
  const [shell, glaze] = bowl('#e7e2d8');
  return {
    mesh: meshOf([
      [shell, glaze],
      [surface, smoothie],
      [inRow(flake, 120, { x: -0.045, wide: 0.022, y: 0.007, seed: 3 }), createMaterial('bread', '#d9b67c')],
      [inRow(crumb, 34, { x: -0.045, wide: 0.022, y: 0.008, seed: 4 }), createMaterial('bread', '#9b6530')],
      [mergeShapes(coins), BANANA_FLESH],
      [inRow(sphere(0.0066, 24), 20, { x: 0.014, wide: 0.012, y: 0.002, seed: 6 }), blue],
      [inRow(raspberry(), 9, { x: 0.038, wide: 0.006, y: 0.001, seed: 7 }), red],
      [
        mergeShapes([
          herb(0.02, [0.05, level + 0.012, 0.03], 2.2),
          herb(0.017, [0.052, level + 0.012, 0.028], 0.8),
        ]),
        HERB,
      ],
    ]),
    colored: [glaze],
  };
}
