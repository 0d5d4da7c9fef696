import { sphere } from '../../geometry/lathe.ts';
import { bendShape, mergeShapes, meshOf, placeShape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { ThingModel } from '../thing.ts';
import { BANANA_FLESH, bananaSlice } from './banana-slice.ts';
import { bowl, HERB, herb, strewn, surfaceIn } from './serving.ts';

/** A bowl of oats in milk with berries, slices of banana and a few nuts. */
export function oatmeal(): ThingModel {
  const oats: Material = {
    ...createMaterial('cream', '#ffffff'),
    roughness: 0.5,
    coat: { strength: 0.35, roughness: 0.25 },
    texture: paintTexture(
      512,
      512,
      (u, v) =>
        mixPaint([0.86, 0.77, 0.62], [0.73, 0.6, 0.42], smoothStep(0.4, 0.7, layers(u, v, 34, 34, 3, 6))),
      { repeat: false },
    ),
  };
  const level = 0.045;
  const heightAt = (x: number, z: number) => 0.007 * (layers(0.5 + x * 6, 0.5 + z * 6, 6, 6, 4, 3) - 0.4);
  const surface = surfaceIn(0.0785, level, heightAt);
  const flake = bendShape(sphere(0.0034, 12), ([x, y, z]) => [x, y * 0.28, z * 0.72]);
  const flakes = Array.from({ length: 230 }, (_, i) => {
    const [x, z] = strewn(i, 230, 0.074, 12);
    return placeShape(flake, {
      position: [x, level + heightAt(x, z), z],
      turn: hash(i, 4, 2) * 6,
      scale: 0.8 + 0.5 * hash(i, 5, 2),
      tilt: [hash(i, 6, 2) * 0.9 - 0.45, hash(i, 7, 2) * 0.9 - 0.45],
    });
  });
  const blue: Material = { ...createMaterial('fruit', '#2b3157'), coat: { strength: 0.15, roughness: 0.5 } };
  const berries = Array.from({ length: 15 }, (_, i) => {
    const [x, z] = strewn(i, 15, 0.026, 4);
    return placeShape(sphere(0.0066, 24), at([x - 0.032, level + 0.001 + 0.003 * hash(i, 3, 4), z - 0.016]));
  });
  const slice = bananaSlice();
  const coins = Array.from({ length: 5 }, (_, i) =>
    placeShape(slice, {
      position: [0.012 + i * 0.011, level + 0.004 + i * 0.0006, 0.036 - i * 0.015],
      turn: i,
      scale: 1,
      tilt: [0.32, -0.25],
    }),
  );
  const almond = bendShape(sphere(0.006, 24), ([x, y, z]) => [x * 0.75, y * 0.5, z * (z > 0 ? 1.7 : 1.2)]);
  const nuts = Array.from({ length: 9 }, (_, i) => {
    const [x, z] = strewn(i, 9, 0.022, 7);
    return placeShape(almond, {
      position: [x + 0.012, level + 0.001 + 0.002 * hash(i, 3, 7), z - 0.04],
      turn: hash(i, 4, 7) * 6,
      scale: 0.9,
      tilt: [hash(i, 5, 7) * 0.6 - 0.3, 0],
    });
  });
  const nut: Material = {
    ...createMaterial('raw-wood', '#9a6232'),
    detail: { kind: 'grain', scale: 0.012, bump: 0.0004, roughness: 0, tint: 0.3 },
  };
  const [rim, glaze] = bowl('#6f8792');
  return {
    mesh: meshOf([
      [rim, glaze],
      [surface, oats],
      [mergeShapes(flakes), createMaterial('crumb', '#cbb083')],
      [mergeShapes(berries), blue],
      [mergeShapes(coins), BANANA_FLESH],
      [mergeShapes(nuts), nut],
      [mergeShapes([0, 1, 2].map((i) => herb(0.016, [-0.012, level + 0.01, 0.006], 0.5 + i * 2))), HERB],
    ]),
    colored: [glaze],
  };
}
