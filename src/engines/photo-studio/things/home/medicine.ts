import { lathe, type ProfilePoint } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { placeShape, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import { latheAlongX, model } from '../forms.ts';
import { type Part, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

const care = { category: 'decor' } as const;

export const MEDICINE: readonly Thing[] = [
  thing(
    [
      'pills',
      'pill',
      'pills and capsules',
      'capsules',
      'tablets',
      'medicine',
      'medication',
      'vitamins',
      'supplements',
    ],
    care,
    pills,
  ),
];

/** Half of its length and its radius, meters. */
const CAPSULE = { half: 0.0098, radius: 0.0036 };

/** Capsules of two colors and white tablets, strewn. */
function pills(): ThingModel {
  const left = createMaterial('gloss-plastic', '#b9322c');
  const right = createMaterial('gloss-plastic', '#eceae4');
  const chalk: Material = { ...createMaterial('matte', '#ece9e2'), roughness: 0.6 };
  const parts: Part[] = [];
  for (let i = 0; i < 22; i++) {
    // Spread like the seeds of a sunflower, and a little by chance.
    const [angle, reach] = [
      i * 2.39996 + hash(i, 1, 3) * 0.7,
      0.0125 * Math.sqrt(i + 0.5) * (1.05 + 0.3 * hash(i, 2, 3)),
    ];
    const place = at(
      [Math.cos(angle) * reach * 1.3, i % 3 === 2 ? 0 : CAPSULE.radius, Math.sin(angle) * reach],
      hash(i, 5, 3) * Math.PI * 2,
    );
    if (i % 3 === 2) parts.push([placeShape(tablet(), place), chalk]);
    else parts.push([placeShape(capsuleHalf(-1), place), left], [placeShape(capsuleHalf(1), place), right]);
  }
  return model(standing(parts), [left]);
}

/** The cap is a little wider than the body that slides into it. @param side 1 the cap, -1 the body */
function capsuleHalf(side: 1 | -1): Shape {
  const { half, radius } = CAPSULE;
  const wide = side === 1 ? radius : radius * 0.95;
  const rounded = Array.from({ length: 9 }, (_, i): ProfilePoint => {
    const angle = (i / 8) * (Math.PI / 2);
    return [wide * Math.cos(angle), half - wide + wide * Math.sin(angle)];
  });
  const profile: ProfilePoint[] = [[wide * 0.92, 0], [wide, 0.0003], ...rounded];
  const points = side === 1 ? profile : profile.map(([r, y]): ProfilePoint => [r, -y]).toReversed();
  return latheAlongX(points, 0.9, 32);
}

function tablet(): Shape {
  return lathe(
    smoothProfile(
      [
        [0, 0],
        [0.0036, 0.0003],
        [0.0048, 0.0009],
        [0.005, 0.0021],
        [0.0048, 0.0033],
        [0.0036, 0.0039],
        [0, 0.0042],
      ],
      4,
    ),
    { segments: 36, crease: 1 },
  );
}
