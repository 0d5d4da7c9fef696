import { lathe, type ProfilePoint, sphere } from '../../geometry/lathe.ts';
import { mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { model } from '../forms.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const WEDDING_CAKES: readonly Thing[] = [
  thing(
    ['wedding cake', 'tiered cake', 'white wedding cake', 'three tier cake'],
    { category: 'food' },
    weddingCake,
  ),
];

/** Radius, foot and height of each tier, meters. */
const TIERS = [
  [0.105, 0.016, 0.082],
  [0.075, 0.098, 0.078],
  [0.046, 0.176, 0.072],
] as const;

/** Three white tiers with beads of icing around them, and a ribbon around each foot. */
function weddingCake(): ThingModel {
  const icing: Material = {
    ...createMaterial('cream', '#f1ece2'),
    softness: 0.4,
    roughness: 0.5,
    coat: { strength: 0.2, roughness: 0.35 },
  };
  const ribbon = createMaterial('satin', '#d9b9a6');
  const tiers = TIERS.map(([radius, foot, height]) => placeShape(tier(radius, height), at([0, foot, 0])));
  const beads = TIERS.flatMap(([radius, foot, height]) => [
    ring(radius + 0.0005, foot, 0.0042),
    ring(radius - 0.005, foot + height - 0.002, 0.003),
  ]);
  const bands = TIERS.map(([radius, foot]) =>
    placeShape(
      lathe(
        [
          [radius + 0.0004, 0],
          [radius + 0.0012, 0.001],
          [radius + 0.0012, 0.013],
          [radius + 0.0004, 0.014],
        ],
        { segments: 120, crease: 0.5 },
      ),
      at([0, foot + 0.0105, 0]),
    ),
  );
  const stand = lathe(
    [
      [0, 0],
      [0.07, 0],
      [0.072, 0.003],
      [0.03, 0.009],
      [0.13, 0.01],
      [0.133, 0.013],
      [0.13, 0.016],
      [0, 0.016],
    ],
    { segments: 120, crease: 0.6 },
  );
  return model(
    [
      [stand, createMaterial('porcelain', '#e9e5dd')],
      [mergeShapes(tiers), icing],
      [mergeShapes(beads), icing],
      [mergeShapes(bands), ribbon],
    ],
    [ribbon],
  );
}

function tier(radius: number, height: number): Shape {
  const edge = 0.006;
  const corner = Array.from({ length: 7 }, (_, i): ProfilePoint => {
    const angle = (i / 6) * (Math.PI / 2);
    return [radius - edge + Math.cos(angle) * edge, height - edge + Math.sin(angle) * edge];
  });
  return lathe([[0, 0], [radius, 0], ...corner, [0, height]], { segments: 120, crease: 0.6 });
}

/** Beads side by side. */
function ring(radius: number, y: number, size: number): Shape {
  const count = Math.round((Math.PI * 2 * radius) / (size * 1.85));
  const bead = sphere(size, 14);
  return mergeShapes(
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2;
      return placeShape(bead, at([Math.sin(angle) * radius, y, Math.cos(angle) * radius]));
    }),
  );
}
