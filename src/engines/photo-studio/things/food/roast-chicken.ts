import { lathe, type ProfilePoint, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { bendShape, mergeShapes, meshOf, placeShape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { type Part, placed } from '../parts.ts';
import type { ThingModel } from '../thing.ts';
import { ROSEMARY, rosemary } from './rosemary.ts';
import { PLATE_TOP, plate } from './serving.ts';

/** Whole, legs up, on a platter with potatoes and rosemary. */
export function roastChicken(): ThingModel {
  const skin: Material = {
    ...createMaterial('meat', '#ffffff'),
    softness: 0.3,
    coat: { strength: 0.75, roughness: 0.14 },
    detail: { kind: 'orange-peel', scale: 0.03, bump: 0.0009, roughness: 0.12, tint: 0.2 },
    texture: paintTexture(512, 512, (u, v) => {
      const roast = smoothStep(0.3, 0.72, layers(u, v, 5, 5, 4, 3) + 0.15 * (v - 0.5));
      const golden = mixPaint([0.83, 0.55, 0.24], [0.56, 0.27, 0.09], roast);
      const herbs = smoothStep(0.82, 0.87, layers(u, v, 80, 80, 1, 7));
      return mixPaint(golden, [0.2, 0.16, 0.07], herbs * 0.7);
    }),
  };
  const profile = (points: readonly ProfilePoint[]) =>
    lathe(smoothProfile(points, 6), { crease: 3, segments: 72 });
  // The breast: two mounds with a ridge between them, the neck to the left.
  const body = bendShape(sphere(0.066, 96), ([x, y, z]) => {
    const t = x / 0.066;
    const high = y / 0.132;
    const ridge = 0.008 * Math.exp(-((z / 0.012) ** 2)) * smoothStep(0.6, 1, high);
    const crease = 0.007 * Math.exp(-(((Math.abs(z) - 0.05) / 0.012) ** 2)) * smoothStep(0.25, 0.6, high);
    return [
      x * 1.5 - 0.012 * t * t,
      (y * 0.86 - ridge) * (1 - 0.16 * t) - crease,
      z * (1.06 - 0.2 * t * Math.abs(t)),
    ];
  });
  const leg = profile([
    [0, 0],
    [0.018, 0.003],
    [0.03, 0.022],
    [0.03, 0.044],
    [0.02, 0.07],
    [0.0115, 0.094],
    [0.0085, 0.108],
    [0, 0.11],
  ]);
  const bone = placeShape(
    profile([
      [0, 0.1],
      [0.0055, 0.102],
      [0.005, 0.118],
      [0.0075, 0.124],
      [0.006, 0.13],
      [0, 0.131],
    ]),
    at([0, 0, 0]),
  );
  const wing = tube(
    smoothPath([
      [-0.035, 0.004, 0],
      [-0.01, 0.014, 0.012],
      [0.016, 0.006, 0.02],
      [0.038, 0.002, 0.006],
    ]),
    (along) => 0.0125 * Math.sin(Math.PI * (0.12 + 0.8 * along)) ** 0.6,
    { segments: 24 },
  );
  const legs = [1, -1].map((side) => ({
    position: [0.012, 0.03, side * 0.055] as Vec3,
    turn: 0,
    scale: 1,
    tilt: [side * 0.12, -1.12] as const,
  }));
  const wings = [1, -1].map((side) =>
    placeShape(wing, {
      position: [-0.05, 0.042, side * 0.058],
      turn: side === 1 ? 0.1 : Math.PI - 0.1,
      scale: 1,
    }),
  );
  const potatoes = Array.from({ length: 11 }, (_, i) => {
    const angle = 0.35 + (i / 11) * Math.PI * 2;
    return placeShape(
      bendShape(sphere(0.017, 32), ([x, y, z]) => [x * 1.3, y * 0.85, z]),
      at([Math.sin(angle) * 0.128, PLATE_TOP + 0.002, Math.cos(angle) * 0.095], i * 1.7),
    );
  });
  const potato: Material = {
    ...createMaterial('fries', '#ffffff'),
    coat: { strength: 0.5, roughness: 0.2 },
    texture: paintTexture(256, 256, (u, v) =>
      mixPaint([0.9, 0.69, 0.32], [0.62, 0.36, 0.12], smoothStep(0.45, 0.75, layers(u, v, 5, 5, 4, 5))),
    ),
  };
  const [rim, glaze] = plate(0.17, '#e9e6dd');
  const parts: Part[] = [
    [mergeShapes([body, ...legs.map((place) => placeShape(leg, place)), ...wings]), skin],
    [mergeShapes(legs.map((place) => placeShape(bone, place))), createMaterial('cream', '#e9dfc8')],
  ];
  return {
    mesh: meshOf([
      [placeShape(rim, { ...at([0, 0, 0]), scale: [1, 1, 0.78] }), glaze],
      ...placed(parts, at([-0.008, PLATE_TOP - 0.004, 0], 0.3)),
      [mergeShapes(potatoes), potato],
      [
        mergeShapes([
          placeShape(rosemary(0.09), at([-0.09, PLATE_TOP + 0.018, 0.055], 0.9)),
          placeShape(rosemary(0.08), at([0.07, PLATE_TOP + 0.02, 0.075], -0.3)),
        ]),
        ROSEMARY,
      ],
    ]),
    colored: [glaze],
  };
}
