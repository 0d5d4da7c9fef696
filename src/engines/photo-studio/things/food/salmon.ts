import { grid } from '../../geometry/grid.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { bendShape, mergeShapes, meshOf, placeShape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { ThingModel } from '../thing.ts';
import { HERB, herb, PLATE_TOP, plate } from './serving.ts';

/** A fillet with crisp skin beside lemon and dill. */
export function salmon(): ThingModel {
  const flesh: Material = {
    ...createMaterial('meat', '#ffffff'),
    softness: 0.45,
    coat: { strength: 0.55, roughness: 0.16 },
    detail: { kind: 'grain', scale: 0.03, bump: 0.0008, roughness: 0.1, tint: 0.12 },
    texture: paintTexture(512, 512, (u, v) => {
      // Chevrons of fat between the flakes.
      const phase = u * 9 + Math.abs(v - 0.5) * 5 + 0.35 * (layers(u, v, 6, 6, 3, 4) - 0.5);
      const fat = smoothStep(0.13, 0.04, Math.abs(phase - Math.round(phase)));
      const meat = mixPaint([0.9, 0.47, 0.29], [0.84, 0.36, 0.19], layers(u, v, 14, 14, 3, 8));
      const seared = smoothStep(0.55, 0.8, layers(u, v, 7, 7, 3, 2));
      return mixPaint(mixPaint(meat, [0.96, 0.75, 0.57], fat * 0.75), [0.62, 0.33, 0.13], seared * 0.6);
    }),
  };
  const lemon: Material = {
    ...createMaterial('fruit', '#ecc32c'),
    softness: 0.5,
    coat: { strength: 0.6, roughness: 0.15 },
  };
  const fillet = bendShape(
    roundedBox({ width: 0.14, height: 0.026, depth: 0.056, radius: 0.009, segments: 12 }),
    ([x, y, z]) => {
      const t = x / 0.07;
      return [x, y * (1 - 0.18 * t) * (1 - 0.9 * (z / 0.056) ** 2 * 0.6), z * (1 - 0.14 * t) + 0.004 * t * t];
    },
  );
  const wedges = [0, 1].map((i) =>
    placeShape(
      grid(24, 24, (u, v) => {
        const angle = (u - 0.5) * 1.2;
        const slope = v * Math.PI;
        const r = 0.026;
        return {
          position: [
            Math.cos(slope) * r * 1.25,
            r * 0.9 - Math.cos(angle) * Math.sin(slope) * r,
            Math.sin(angle) * Math.sin(slope) * r,
          ],
        };
      }),
      at([0.058 - i * 0.018, PLATE_TOP, 0.05 + i * 0.012], 0.6 + i * 0.5),
    ),
  );
  const faces = [0, 1].flatMap((i) =>
    [-1, 1].map((side) =>
      placeShape(
        grid(24, 12, (a, b) => {
          const [slope, r] = side === 1 ? [a * Math.PI, b * 0.026] : [b * Math.PI, a * 0.026];
          const angle = side * 0.6;
          return {
            position: [
              Math.cos(slope) * r * 1.25,
              0.026 * 0.9 - Math.cos(angle) * Math.sin(slope) * r,
              Math.sin(angle) * Math.sin(slope) * r,
            ],
          };
        }),
        at([0.058 - i * 0.018, PLATE_TOP, 0.05 + i * 0.012], 0.6 + i * 0.5),
      ),
    ),
  );
  const pulp: Material = {
    ...createMaterial('fruit', '#ecd67a'),
    softness: 0.7,
    coat: { strength: 0.8, roughness: 0.1 },
  };
  const bean = (i: number) =>
    placeShape(
      tube(
        smoothPath([
          [-0.05, 0.004, 0],
          [-0.015, 0.004, 0.003],
          [0.02, 0.0045, -0.002],
          [0.05, 0.004, 0.002],
        ]),
        (along) => 0.0038 * Math.sin(Math.PI * (0.04 + 0.92 * along)) ** 0.35,
        { segments: 14 },
      ),
      at(
        [-0.02 + 0.004 * i, PLATE_TOP + (i > 4 ? 0.006 : 0), -0.046 - 0.0085 * (i % 5)],
        0.2 + 0.12 * Math.sin(i * 3),
      ),
    );
  const [rim, glaze] = plate(0.135, '#e6e3db');
  return {
    mesh: meshOf([
      [rim, glaze],
      [placeShape(fillet, at([-0.008, PLATE_TOP, 0.008], 0.15)), flesh],
      [mergeShapes(wedges), lemon],
      [mergeShapes(faces), pulp],
      [mergeShapes(Array.from({ length: 8 }, (_, i) => bean(i))), createMaterial('stem', '#4f8433')],
      [mergeShapes([0, 1, 2].map((i) => herb(0.022, [-0.02, PLATE_TOP + 0.028, 0.008], 0.5 + i * 2))), HERB],
    ]),
    colored: [glaze],
  };
}
