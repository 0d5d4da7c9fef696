import { lathe } from '../../geometry/lathe.ts';
import { bendShape, placeShape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { layers, noise, paintHeights, relief } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { model, tilted } from '../forms.ts';
import { type Part, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const BATH_BOMBS: readonly Thing[] = [
  thing(['bath bombs', 'bath bomb', 'bath fizzers', 'fizzy bath balls'], { category: 'bath' }, bathBombs),
];

const RADIUS = 0.034;
const COLORS = ['#e7a9b4', '#ece6dc', '#a9c9bd', '#b9addb', '#f0cf8e'];

const GRAINS = relief(
  paintHeights(512, 512, (u, v) => 0.65 * noise(u, v, 150, 150, 3) + 0.35 * layers(u, v, 20, 20, 4, 8)),
  0.0011,
  { tint: 0.16 },
);

/** Balls of pressed salts, each with the seam of its mold; one lies on the others. */
function bathBombs(): ThingModel {
  const powder = (color: string): Material => ({
    ...createMaterial('matte', color),
    roughness: 0.92,
    softness: 0.25,
    mapping: { kind: 'triplanar', size: 0.07 },
    detail: GRAINS,
  });
  const r = RADIUS;
  // Their middles: three on the floor, one beside them, one on top in the hollow.
  const touching = r * 1.16;
  const places: readonly (readonly [x: number, y: number, z: number])[] = [
    [-touching * 0.87, r, -touching * 0.5],
    [touching * 0.87, r, -touching * 0.5],
    [0, r, touching],
    [touching * 2.35, r, touching * 0.75],
    [0, r + Math.sqrt(4 * r * r - touching * touching), 0],
  ];
  const parts = places.map(([x, y, z], i): Part => {
    const turned = placeShape(ball(i), tilted([x, y, z], 0.5 * i - 0.9, 0.4 - 0.23 * i, i * 1.9));
    return [turned, powder(COLORS[i]!)];
  });
  return model(standing(parts));
}

/** A ball around the origin whose halves meet in a crumbly seam. */
function ball(seed: number) {
  const rows = 72;
  const smooth = lathe(
    Array.from({ length: rows + 1 }, (_, i) => {
      const angle = (i / rows) * Math.PI;
      const seam = 0.0011 * Math.exp(-(((angle - Math.PI / 2) / 0.035) ** 2));
      const bulge = 0.0006 * Math.exp(-(((Math.abs(angle - Math.PI / 2) - 0.09) / 0.05) ** 2));
      const radius = RADIUS + seam - bulge;
      return [Math.sin(angle) * radius, -Math.cos(angle) * radius] as const;
    }),
    { segments: 96, crease: Math.PI },
  );
  return bendShape(smooth, ([x, y, z]) => {
    const uneven =
      layers(Math.atan2(z, x) / (2 * Math.PI) + 0.5, (y / RADIUS + 1) / 2.05, 14, 10, 3, seed + 2) - 0.5;
    const factor = 1 + 0.02 * uneven;
    return [x * factor, y * factor, z * factor];
  });
}
