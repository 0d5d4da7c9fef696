import { grid } from '../../geometry/grid.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { onFloor } from '../on-floor.ts';
import type { ThingModel } from '../thing.ts';
import { cutFace, strewn } from './serving.ts';

/** Fries in a paper cup, and a few beside it. */
export function frenchFries(): ThingModel {
  const fry: Material = {
    ...createMaterial('fries', '#ffffff'),
    texture: paintTexture(256, 256, (u, v) => {
      const crisp = smoothStep(0.45, 0.75, layers(u, v, 5, 5, 4, 3) + 0.35 * Math.abs(v - 0.5));
      return mixPaint([0.95, 0.76, 0.36], [0.8, 0.49, 0.15], crisp);
    }),
  };
  const paper: Material = { ...createMaterial('cardboard', '#b3342c'), translucency: 0 };
  const [low, high, height] = [0.026, 0.04, 0.082];
  const wall = (inside: boolean) =>
    grid(96, 16, (a, v) => {
      const u = inside ? 1 - a : a;
      const angle = u * Math.PI * 2;
      const r = low + (high - low) * v - (inside ? 0.0009 : 0);
      // Deeper than wide; the front is cut in a bow.
      const scoop = height * (1 - 0.2 * v * Math.max(0, Math.cos(angle)) ** 2);
      return { position: [Math.sin(angle) * r * 1.15, scoop * v, Math.cos(angle) * r * 0.72], uv: [u, v] };
    });
  const stick = (length: number): Shape =>
    bendShape(
      roundedBox({ width: 0.0078, height: length, depth: 0.0076, radius: 0.0012, segments: 3 }),
      ([x, y, z]) => [x + 0.0022 * Math.sin((y / length) * 3), y, z + 0.0008 * Math.sin((y / length) * 7)],
    );
  // The cup is treated as widening above its rim, so that no fry pokes through it.
  const keepInside = ([x, y, z]: Vec3): Vec3 => {
    const r = low + (high - low) * (y / height);
    const out = Math.hypot(x / (1.15 * r), z / (0.72 * r));
    const most = 0.92;
    return out > most ? [(x * most) / out, y, (z * most) / out] : [x, y, z];
  };
  const fries = Array.from({ length: 46 }, (_, i) => {
    const [x, z] = strewn(i, 46, 1, 7);
    const length = 0.062 + 0.034 * hash(i, 1, 7);
    const fry = placeShape(stick(length), {
      position: [x * 0.036, height * 0.36 + 0.034 * hash(i, 2, 7), z * 0.016],
      turn: hash(i, 3, 7) * 6.3,
      scale: 1,
      tilt: [z * 0.3 + (hash(i, 4, 7) - 0.5) * 0.22, -x * 0.36 + (hash(i, 5, 7) - 0.5) * 0.2],
    });
    return bendShape(fry, keepInside);
  });
  const fallen = Array.from({ length: 5 }, (_, i) =>
    placeShape(
      onFloor(placeShape(stick(0.07 + 0.01 * hash(i, 1, 9)), { ...at([0, 0, 0]), tilt: [Math.PI / 2, 0] })),
      {
        position: [
          0.052 + 0.016 * hash(i, 2, 9),
          i === 4 ? 0.0076 : 0,
          0.03 + 0.012 * i - (i === 4 ? 0.04 : 0),
        ],
        turn: 0.6 + i * 0.75,
        scale: 1,
      },
    ),
  );
  const bottom = placeShape(cutFace(low, 2), { ...at([0, 0.001, 0]), scale: [1.15, 1, 0.72] });
  return {
    mesh: meshOf([
      [mergeShapes([wall(false), wall(true), bottom]), paper],
      [mergeShapes([...fries, ...fallen]), fry],
    ]),
    colored: [paper],
  };
}
