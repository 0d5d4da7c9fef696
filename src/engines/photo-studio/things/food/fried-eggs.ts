import { grid } from '../../geometry/grid.ts';
import { sphere } from '../../geometry/lathe.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape, turnedOver } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { layers, mixPaint, type Paint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { type Part, placed } from '../parts.ts';
import type { ThingModel } from '../thing.ts';
import { HERB, herb, PLATE_TOP, plate } from './serving.ts';

/** Two eggs, sunny side up, with strips of bacon and a sprig. */
export function friedEggs(): ThingModel {
  const white: Material = {
    ...createMaterial('cream', '#ffffff'),
    roughness: 0.35,
    softness: 0.6,
    coat: { strength: 0.7, roughness: 0.12 },
    texture: paintTexture(512, 512, eggWhite, { repeat: false }),
  };
  const yolk: Material = {
    ...createMaterial('sauce', '#e8930f'),
    softness: 0.6,
    roughness: 0.25,
    coat: { strength: 0.9, roughness: 0.07 },
  };
  const bacon: Material = {
    ...createMaterial('meat', '#ffffff'),
    coat: { strength: 0.7, roughness: 0.15 },
    texture: paintTexture(512, 256, (u, v) => {
      const streak = v + 0.09 * (layers(u, v, 5, 3, 3, 4) - 0.5);
      const fat = Math.max(
        smoothStep(0.09, 0.04, Math.abs(streak - 0.3)),
        smoothStep(0.1, 0.05, Math.abs(streak - 0.66)),
        smoothStep(0.07, 0.02, Math.abs(streak - 0.97)),
      );
      const lean = mixPaint([0.47, 0.14, 0.09], [0.62, 0.24, 0.15], layers(u, v, 20, 10, 3, 9));
      return mixPaint(lean, [0.87, 0.66, 0.44], fat * 0.9);
    }),
  };
  const egg = (seed: number): Part[] => {
    const edgeAt = (angle: number) =>
      0.046 *
      (1 +
        0.1 * Math.sin(angle * 2 + seed) +
        0.07 * Math.sin(angle * 3 + seed * 2) +
        0.025 * Math.sin(angle * 9));
    const sheet = grid(140, 44, (u, v) => {
      const angle = u * Math.PI * 2;
      const edge = edgeAt(angle);
      const part = 1 - v;
      const r = part * edge;
      const [x, z] = [Math.sin(angle) * r, Math.cos(angle) * r];
      const rim = 0.0016 * smoothStep(1, 0.93, part);
      const swell = 0.0035 * Math.exp(-((r / 0.024) ** 2));
      const ripple = 0.0012 * layers(0.5 + x * 6, 0.5 + z * 6, 5, 5, 3, seed) * smoothStep(0.2, 0.6, part);
      return { position: [x, rim + swell + ripple, z], uv: [0.5 + (x / edge) * 0.5, 0.5 + (z / edge) * 0.5] };
    });
    const dome = placeShape(
      bendShape(sphere(0.0175, 56), ([x, y, z]) => [x, Math.max(0, y - 0.0175) * 0.62, z]),
      at([0.004 * Math.sin(seed), 0.0042, 0.004 * Math.cos(seed)]),
    );
    return [
      [sheet, white],
      [dome, yolk],
    ];
  };
  const strip = (seed: number): Shape =>
    grid(120, 8, (u, v) => {
      const x = (u - 0.5) * 0.14;
      const lift = 0.0078 + 0.0042 * Math.sin(u * 17 + seed) + 0.002 * Math.sin(u * 31 + v * 3);
      return { position: [x, lift, (v - 0.5) * -0.026 + 0.003 * Math.sin(u * 9 + seed)], uv: [u, v] };
    });
  const [rim, glaze] = plate(0.135, '#e3e0d8');
  const both = (shape: Shape): Shape =>
    mergeShapes([shape, placeShape(turnedOver(shape), at([0, -0.0011, 0]))]);
  return {
    mesh: meshOf([
      [rim, glaze],
      ...placed(egg(1), at([-0.038, PLATE_TOP, 0.022], 0.4)),
      ...placed(egg(4), at([0.042, PLATE_TOP + 0.0005, 0.026], 2)),
      [
        mergeShapes([
          placeShape(both(strip(0)), at([-0.006, PLATE_TOP, -0.042], 0.12)),
          placeShape(both(strip(2)), at([0.006, PLATE_TOP + 0.001, -0.066], 0.2)),
        ]),
        bacon,
      ],
      [mergeShapes([0, 1, 2].map((i) => herb(0.02, [0.004, PLATE_TOP + 0.006, -0.012], 1 + i * 2))), HERB],
    ]),
    colored: [glaze],
  };
}

/** Brown and lacy at the edge, with pepper. */
function eggWhite(u: number, v: number): Paint {
  const r = Math.hypot(u - 0.5, v - 0.5) * 2;
  const lace = layers(u, v, 22, 22, 3, 5);
  const base: Paint = [0.95, 0.93, 0.88];
  const crisp = mixPaint(base, [0.68, 0.42, 0.18], smoothStep(0.9, 1, r + 0.14 * (lace - 0.5)) * 0.85);
  const pepper = smoothStep(0.84, 0.88, layers(u, v, 90, 90, 1, 41));
  return mixPaint(crisp, [0.15, 0.11, 0.08], pepper * 0.8);
}
