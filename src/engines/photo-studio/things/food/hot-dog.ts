import { grid } from '../../geometry/grid.ts';
import { lathe } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { bendShape, mergeShapes, meshOf, placeShape, turnedOver } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { onFloor } from '../on-floor.ts';
import { type Part, placed } from '../parts.ts';
import type { ThingModel } from '../thing.ts';
import { bunSkin, LETTUCE } from './bun.ts';

export function hotDog(): ThingModel {
  const skin = bunSkin(9);
  const sausage: Material = {
    ...createMaterial('sausage', '#ffffff'),
    roughness: 0.35,
    coat: { strength: 0.85, roughness: 0.1 },
    texture: paintTexture(256, 256, (u, v) =>
      mixPaint([0.66, 0.25, 0.13], [0.5, 0.16, 0.08], smoothStep(0.35, 0.7, layers(u, v, 5, 9, 4, 6))),
    ),
  };
  const mustard: Material = { ...createMaterial('sauce', '#dfa915'), softness: 0.3 };
  const bun = bendShape(
    lathe(
      smoothProfile(
        [
          [0, -0.083],
          [0.02, -0.078],
          [0.029, -0.062],
          [0.0315, -0.03],
          [0.0315, 0.03],
          [0.029, 0.062],
          [0.02, 0.078],
          [0, 0.083],
        ],
        6,
      ),
      { crease: 3, segments: 96 },
    ),
    ([x, y, z]) => [x, y, z],
  );
  const lying = placeShape(bun, { ...at([0, 0, 0]), tilt: [0, Math.PI / 2] });
  const body = bendShape(lying, ([x, y, z]) => {
    const up = Math.max(0, y);
    // Cut open along the top, and spread by the sausage.
    const groove = 0.022 * Math.exp(-((z / 0.0115) ** 4)) * smoothStep(-0.004, 0.012, y);
    return [x, (y < 0 ? Math.max(y, -0.02) : y * 0.96) - groove, z * (1 + 6 * up)];
  });
  const path = smoothPath(
    Array.from(
      { length: 9 },
      (_, i): Vec3 => [(i / 8 - 0.5) * 0.19, 0.0145 + 0.004 * ((i / 8 - 0.5) * 2) ** 2, 0],
    ),
    6,
  );
  const link = tube(
    path,
    (along) => 0.0128 * Math.min(1, 1 - Math.abs(along * 2 - 1) ** 14) ** 0.5 + 0.0002,
    { segments: 32 },
  );
  const line = tube(
    smoothPath(
      Array.from({ length: 27 }, (_, i): Vec3 => {
        const t = i / 26;
        const x = (t - 0.5) * 0.15;
        const z = 0.0066 * Math.sin(i * 1.57);
        return [x, 0.0145 + 0.004 * ((x / 0.095) * 1) ** 2 + Math.sqrt(0.0128 ** 2 - z * z) + 0.001, z];
      }),
      6,
    ),
    (along) => 0.0021 * Math.min(1, 1 - Math.abs(along * 2 - 1) ** 20) ** 0.5 + 0.0002,
    { segments: 14 },
  );
  const leaf = grid(90, 6, (u, v) => {
    const x = (u - 0.5) * 0.15;
    const out = 0.008 + 0.018 * v;
    return {
      position: [x, 0.012 + 0.012 * v + 0.003 * Math.sin(u * 40) * v, -out - 0.003 * Math.sin(u * 23) * v],
    };
  });
  const parts: Part[] = [
    [body, skin],
    [link, sausage],
    [line, mustard],
    [mergeShapes([leaf, turnedOver(leaf)]), LETTUCE],
  ];
  const low = onFloor(body).positions[1]! - body.positions[1]!;
  return { mesh: meshOf(placed(parts, at([0, low, 0], 0.25))), colored: [] };
}
