import { cylinder, lathe, sphere } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { mergeShapes, placeShape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, paintTexture } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { model } from '../forms.ts';
import type { Part } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const GAMES: readonly Thing[] = [
  thing(
    ['poker chips', 'poker chip', 'casino chips', 'stack of poker chips', 'gambling chips'],
    { category: 'toys' },
    pokerChips,
  ),
  thing(
    ['bowling ball and pins', 'bowling ball', 'bowling pins', 'bowling', 'bowling pin'],
    { category: 'sports' },
    bowling,
  ),
];

/** Clay chips with light blocks around their edge. */
function chipMaterial(color: readonly [number, number, number]): Material {
  return {
    ...createMaterial('satin', '#ffffff'),
    texture: paintTexture(512, 16, (u) => ((u * 6) % 1 < 0.34 ? [0.9, 0.88, 0.82] : color), {
      repeat: false,
    }),
  };
}

const CHIPS = [
  { color: [0.55, 0.06, 0.07], count: 9, place: [-0.045, 0.005] },
  { color: [0.05, 0.09, 0.3], count: 6, place: [0.004, 0.018] },
  { color: [0.04, 0.26, 0.12], count: 12, place: [0.008, -0.032] },
  { color: [0.04, 0.04, 0.045], count: 4, place: [0.054, -0.006] },
] as const;

function pokerChips(): ThingModel {
  const chip = lathe(
    [
      [0, 0],
      [0.0185, 0],
      [0.0195, 0.0006],
      [0.0195, 0.0027],
      [0.0185, 0.0033],
      [0.013, 0.0033],
      [0.0128, 0.003],
      [0, 0.003],
    ],
    { segments: 96, crease: 0.5 },
  );
  return model(
    CHIPS.map(({ color, count, place: [x, z] }, stack): Part => {
      const chips = Array.from({ length: count }, (_, i) =>
        placeShape(chip, {
          position: [
            x + 0.0016 * (hash(i, 1, stack + 3) - 0.5),
            i * 0.00335,
            z + 0.0016 * (hash(i, 2, stack + 3) - 0.5),
          ],
          turn: hash(i, 3, stack + 3) * 6.3,
          scale: 1,
        }),
      );
      return [mergeShapes(chips), chipMaterial(color)];
    }),
  );
}

/** A ball before three pins. */
function bowling(): ThingModel {
  const pin = lathe(
    smoothProfile(
      [
        [0, 0],
        [0.026, 0],
        [0.029, 0.004],
        [0.049, 0.06],
        [0.0605, 0.114],
        [0.052, 0.17],
        [0.031, 0.225],
        [0.0228, 0.255],
        [0.024, 0.29],
        [0.032, 0.33],
        [0.031, 0.355],
        [0.02, 0.376],
        [0, 0.381],
      ],
      7,
    ),
    { segments: 72, crease: 1 },
  );
  const stripes = mergeShapes(
    [0.243, 0.264].map((y) =>
      placeShape(
        lathe(
          [
            [0.0262, 0],
            [0.0252, 0.0045],
            [0.0247, 0.009],
          ],
          { segments: 72, crease: 3 },
        ),
        at([0, y - 0.004, 0]),
      ),
    ),
  );
  const marbled: Material = {
    ...createMaterial('gloss', '#ffffff'),
    coat: { strength: 1, roughness: 0.03 },
    texture: paintTexture(512, 512, (u, v) =>
      mixPaint([0.02, 0.05, 0.16], [0.1, 0.22, 0.5], layers(u, v, 6, 6, 5, 8) ** 1.6),
    ),
  };
  const holes = [
    [-0.014, 0.045],
    [0.014, 0.045],
    [0, 0.016],
  ] as const;
  const places = [
    [-0.14, -0.09],
    [0.02, -0.15],
    [0.17, -0.08],
  ] as const;
  const ball = sphere(0.108, 72);
  const dark = createMaterial('matte', '#0c0c0e');
  const drilled = holes.map(([x, z]) => {
    const y = Math.sqrt(0.108 ** 2 - x * x - z * z) + 0.108;
    return placeShape(cylinder(0.0095, 0.002, { edge: 0.0005, segments: 32 }), {
      position: [x, y - 0.0018, z],
      turn: Math.atan2(x, z),
      scale: 1,
      tilt: [Math.asin(Math.hypot(x, z) / 0.108), 0],
    });
  });
  return model([
    [mergeShapes(places.map(([x, z]) => placeShape(pin, at([x, 0, z])))), createMaterial('gloss', '#ece8de')],
    [
      mergeShapes(places.map(([x, z]) => placeShape(stripes, at([x, 0, z])))),
      createMaterial('gloss', '#a81e22'),
    ],
    [placeShape(ball, at([0.02, 0, 0.06])), marbled],
    [placeShape(mergeShapes(drilled), at([0.02, 0, 0.06])), dark],
  ]);
}
