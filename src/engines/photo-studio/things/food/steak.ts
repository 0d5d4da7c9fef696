import { grid } from '../../geometry/grid.ts';
import { sphere } from '../../geometry/lathe.ts';
import { roundedBox } from '../../geometry/rounded-box.ts';
import { mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { ThingModel } from '../thing.ts';
import { TOMATO } from './bun.ts';
import { ROSEMARY, rosemary } from './rosemary.ts';

/** Small tomatoes on their own, for the side of a plate. */
function smallTomatoes(spots: readonly Vec3[]): Shape {
  return mergeShapes(spots.map((spot) => placeShape(sphere(0.0125, 32), at(spot))));
}

/** Grilled, with the marks of the grate, on a wooden board. */
export function steak(): ThingModel {
  const board = roundedBox({ width: 0.3, height: 0.018, depth: 0.2, radius: 0.006, segments: 4 });
  const wood = createMaterial('varnished-wood', '#6d4427');
  const meat: Material = {
    ...createMaterial('meat', '#ffffff'),
    coat: { strength: 0.6, roughness: 0.18 },
    detail: { kind: 'crumb', scale: 0.035, bump: 0.0018, roughness: 0.15, tint: 0.25 },
    texture: paintTexture(
      1024,
      1024,
      (u, v) => {
        const grain = layers(u, v, 26, 20, 4, 5);
        const brown = mixPaint([0.36, 0.19, 0.1], [0.52, 0.29, 0.16], grain);
        const across = (u * 0.8 + v * 0.9) * 6.4 + 0.12 * (layers(u, v, 6, 6, 2, 3) - 0.5);
        const mark = smoothStep(0.2, 0.11, Math.abs(across - Math.round(across)));
        const charred = mixPaint(
          brown,
          [0.13, 0.07, 0.045],
          mark * (0.65 + 0.35 * layers(u, v, 12, 12, 2, 8)),
        );
        const fat = smoothStep(0.66, 0.76, layers(u, v, 9, 13, 3, 14)) * (1 - mark);
        const salted = mixPaint(charred, [0.74, 0.55, 0.34], fat * 0.55);
        const crystal = smoothStep(0.87, 0.9, layers(u, v, 150, 150, 1, 19));
        return mixPaint(salted, [0.93, 0.91, 0.86], crystal * 0.8);
      },
      { repeat: false },
    ),
  };
  const reachAt = (angle: number) =>
    1 + 0.09 * Math.sin(angle * 2 + 0.6) + 0.06 * Math.sin(angle * 3 + 2) + 0.03 * Math.sin(angle * 7);
  const slab = grid(160, 40, (u, v) => {
    // Over the side and the top to the middle: a slab with round edges.
    const angle = u * Math.PI * 2;
    const slope = Math.min(1, v * 2.2) * Math.PI - Math.PI / 2;
    const inward = Math.max(0, v - 1 / 2.2) / (1 - 1 / 2.2);
    const edge = 0.011;
    const part = (1 - inward) * reachAt(angle);
    const [rx, rz] = [0.082, 0.056];
    const x = Math.sin(angle) * (rx * part - edge + Math.cos(slope) * edge * (1 - inward));
    const z = Math.cos(angle) * (rz * part - edge + Math.cos(slope) * edge * (1 - inward));
    const swell = 0.0028 * layers(0.5 + x * 4, 0.5 + z * 4, 4, 4, 3, 7);
    const y = edge + Math.sin(slope) * edge + swell * smoothStep(0.35, 0.6, v);
    return { position: [x * (1 - inward * 0.0), y, z], uv: [0.5 + x / 0.2, 0.5 - z / 0.2] };
  });
  const garlic = placeShape(sphere(0.019, 40), at([0.108, 0.018, 0.052]));
  return {
    mesh: meshOf([
      [board, wood],
      [placeShape(slab, at([-0.022, 0.018, 0.008], 0.25)), meat],
      [placeShape(rosemary(0.1), at([-0.02, 0.0445, -0.006], 0.5)), ROSEMARY],
      [
        smallTomatoes([
          [0.092, 0.018, -0.045],
          [0.116, 0.018, -0.03],
          [0.102, 0.018, -0.014],
        ]),
        TOMATO,
      ],
      [garlic, createMaterial('wax', '#e8dfcd')],
    ]),
    colored: [],
  };
}
