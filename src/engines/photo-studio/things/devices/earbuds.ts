import { sphere } from '../../geometry/lathe.ts';
import { bendShape, mergeShapes, placeShape, type Shape } from '../../geometry/shape.ts';
import { smoothPath, tube } from '../../geometry/tube.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { at } from '../../scene/transform.ts';
import { lyingSlab, model, roundedRectangle, tilted } from '../forms.ts';
import { type Part, placed, standing } from '../parts.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const EARBUDS: readonly Thing[] = [
  thing(
    ['earbuds', 'wireless earbuds', 'earphones', 'wireless earphones', 'earbud', 'in-ear headphones'],
    { category: 'electronics' },
    earbuds,
  ),
];

/** A closed case, and two buds that lie before it. */
function earbuds(): ThingModel {
  const white = createMaterial('gloss-plastic', '#e9e9e6');
  const seam = createMaterial('plastic', '#8e8f90');
  const mesh = createMaterial('plastic', '#2b2c2e');
  const outline = roundedRectangle(0.058, 0.046, 0.021, 12);
  const lower = lyingSlab(outline, 0.0145, { edge: 0.006, rings: 8 });
  const lid = placeShape(lyingSlab(outline, 0.0085, { edge: 0.006, rings: 8 }), at([0, 0.0149, 0]));
  const groove = placeShape(
    lyingSlab(roundedRectangle(0.0572, 0.0452, 0.0206, 12), 0.0012, { edge: 0.0002, rings: 2 }),
    at([0, 0.0141, 0]),
  );
  const bud: Part[] = [
    [mergeShapes([bulb(), stem()]), white],
    [placeShape(sphere(0.0036, 24), at([0, 0.0002, 0.0058])), mesh],
  ];
  return model(
    standing([
      ...placed(
        [
          [mergeShapes([lower, lid]), white],
          [groove, seam],
        ],
        at([-0.012, 0, -0.022], 0.2),
      ),
      ...placed(bud, { ...tilted([-0.012, 0.0062, 0.034], 1.35, 0.2), turn: 0.5 }),
      ...placed(bud, { ...tilted([0.026, 0.0062, 0.028], 1.35, -0.15), turn: -0.8 }),
    ]),
    [white],
  );
}

/** The part that sits in the ear: a drop with its tip to the front. */
function bulb(): Shape {
  return bendShape(sphere(0.0078, 40), ([x, y, z]) => {
    const slim = z > 0 ? 1 - 0.35 * (z / 0.0078) ** 2 : 1;
    return [x * slim * 0.92, y * slim, z * 0.92];
  });
}

function stem(): Shape {
  const path = smoothPath(
    [
      [0, 0, -0.003],
      [0, -0.01, -0.0042],
      [0, -0.02, -0.0046],
      [0, -0.0265, -0.0046],
    ],
    12,
  );
  return tube(path, (along) => 0.0031 * Math.min(1, (1.001 - along) * 16) ** 0.5, { segments: 24 });
}
