import { grid } from '../../geometry/grid.ts';
import { sphere } from '../../geometry/lathe.ts';
import { bendShape, mergeShapes, meshOf, placeShape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { ThingModel } from '../thing.ts';
import { strewn } from './serving.ts';

/** A striped box, heaped, and some that fell beside it. */
export function popcorn(): ThingModel {
  const paper: Material = {
    ...createMaterial('cardboard', '#ffffff'),
    texture: paintTexture(512, 64, (u) => {
      const stripe = Math.abs(((u * 14) % 1) - 0.5) < 0.25 ? 1 : 0;
      return mixPaint([0.93, 0.91, 0.86], [0.72, 0.12, 0.12], stripe);
    }),
  };
  const puff: Material = {
    ...createMaterial('cream', '#ffffff'),
    roughness: 0.7,
    softness: 0.5,
    detail: { kind: 'crumb', scale: 0.012, bump: 0.0006, roughness: 0.1, tint: 0.12 },
    texture: paintTexture(256, 256, (u, v) => {
      const hull = smoothStep(0.62, 0.8, layers(u, v, 4, 4, 3, 9));
      return mixPaint([0.96, 0.91, 0.78], [0.88, 0.62, 0.24], hull * 0.75);
    }),
  };
  const kernels = Array.from({ length: 5 }, (_, kind) =>
    mergeShapes(
      Array.from({ length: 8 }, (_, i) => {
        const r = 0.0042 + 0.0026 * hash(i, kind, 3);
        return placeShape(
          bendShape(sphere(r, 14), ([x, y, z]) => {
            const lump = 1 + 0.3 * (layers(x * 70 + 0.5, (y + z) * 70 + 0.5, 3, 3, 2, kind) - 0.5);
            return [x * lump, y * lump, z * lump];
          }),
          at([
            (hash(i, kind, 4) - 0.5) * 0.012,
            (hash(i, kind, 5) - 0.5) * 0.012,
            (hash(i, kind, 6) - 0.5) * 0.012,
          ]),
        );
      }),
    ),
  );
  const [low, high, height] = [0.042, 0.058, 0.12];
  const wall = (inside: boolean) =>
    grid(112, 8, (a, v) => {
      const u = inside ? 1 - a : a;
      const angle = u * Math.PI * 2;
      const r = low + (high - low) * v - (inside ? 0.001 : 0);
      return { position: [Math.sin(angle) * r, height * v, Math.cos(angle) * r], uv: [u, v] };
    });
  const piece = (i: number, position: Vec3) =>
    placeShape(kernels[i % kernels.length]!, {
      position,
      turn: hash(i, 1, 8) * 6.3,
      scale: 0.85 + 0.35 * hash(i, 2, 8),
      tilt: [hash(i, 3, 8) * 6, hash(i, 4, 8) * 6],
    });
  const heap = Array.from({ length: 105 }, (_, i) => {
    const [x, z] = strewn(i, 105, 0.052, 2);
    const part = Math.hypot(x, z) / 0.056;
    return piece(i, [x, height - 0.008 + 0.03 * (1 - part * part) + 0.008 * hash(i, 5, 8), z]);
  });
  const fallen = Array.from({ length: 9 }, (_, i) =>
    piece(i + 200, [
      0.075 * Math.sin(i * 0.55 - 0.9) + 0.012 * hash(i, 6, 8),
      0.0085,
      0.072 + 0.03 * hash(i, 7, 8) - 0.02 * Math.abs(i - 4) * 0.4,
    ]),
  );
  return {
    mesh: meshOf([
      [mergeShapes([wall(false), wall(true)]), paper],
      [mergeShapes([...heap, ...fallen]), puff],
    ]),
    colored: [],
  };
}
