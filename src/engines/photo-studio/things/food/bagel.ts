import { grid } from '../../geometry/grid.ts';
import { sphere } from '../../geometry/lathe.ts';
import { bendShape, mergeShapes, meshOf, placeShape, type Shape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { hash, layers, mixPaint, paintTexture, smoothStep } from '../../materials/paint.ts';
import type { Material } from '../../scene/material.ts';
import { at } from '../../scene/transform.ts';
import type { Part } from '../parts.ts';
import type { ThingModel } from '../thing.ts';

/** Radius of the ring and of its dough, meters. */
const RING = 0.033;
const DOUGH = 0.0215;

/** A point of a bagel's skin: `u` around the ring, `v` around the dough from its outer side over the top. */
function skin(u: number, v: number): readonly [number, number, number] {
  const [around, angle] = [u * Math.PI * 2, v * Math.PI * 2];
  const swell = 1 + 0.05 * Math.sin(around * 2 + 1) + 0.03 * Math.sin(around * 5);
  const r = RING + Math.cos(angle) * DOUGH * swell;
  const y = Math.sin(angle) * DOUGH * (Math.sin(angle) > 0 ? 0.92 : 0.74) * swell;
  return [Math.sin(around) * r, y + DOUGH * 0.74, Math.cos(around) * r];
}

/** A bagel with sesame and poppy seeds, and one cut open and spread with cream cheese. */
export function bagels(): ThingModel {
  const crust: Material = {
    ...createMaterial('bread', '#ffffff'),
    coat: { strength: 0.5, roughness: 0.3 },
    texture: paintTexture(512, 512, (u, v) => {
      // The dough is darkest on top, and pale where it touched the tray.
      const top = smoothStep(-0.5, 0.7, Math.sin(v * Math.PI * 2));
      const baked = mixPaint([0.82, 0.6, 0.34], [0.66, 0.36, 0.13], top);
      return mixPaint(baked, [0.5, 0.24, 0.08], 0.5 * smoothStep(0.5, 0.8, layers(u, v, 10, 5, 4, 7)) * top);
    }),
  };
  const whole = grid(96, 40, (u, v) => ({ position: skin(u, v) }));
  const isLower = (y: number) => y < DOUGH * 0.86;
  const lower = bendShape(whole, ([x, y, z]) => [x, isLower(y) ? y : DOUGH * 0.86, z]);
  const cheese: Material = {
    ...createMaterial('cream', '#f1ecdf'),
    softness: 0.6,
    roughness: 0.42,
    coat: { strength: 0.3, roughness: 0.3 },
  };
  const spread = grid(96, 24, (u, v) => {
    const [around, angle] = [u * Math.PI * 2, v * Math.PI];
    const wave = 1 + 0.05 * Math.sin(around * 7) + 0.04 * Math.sin(around * 3 + 2);
    const r = RING + Math.cos(angle) * DOUGH * 0.99 * wave;
    const knife = 0.0012 * Math.sin(around * 9 + Math.cos(angle) * 4);
    return {
      position: [
        Math.sin(around) * r,
        DOUGH * 0.86 + (0.0065 + knife) * Math.sin(angle) ** 0.5,
        Math.cos(around) * r,
      ],
    };
  });
  const seeds = (count: number, shape: Shape, seed: number) =>
    mergeShapes(
      Array.from({ length: count }, (_, i) => {
        const u = hash(i, 1, seed);
        const v = 0.06 + 0.38 * (0.5 + 0.5 * (hash(i, 2, seed) + hash(i, 3, seed) - 1));
        return placeShape(shape, {
          position: skin(u, v),
          turn: hash(i, 4, seed) * 6.3,
          scale: 0.85 + 0.3 * hash(i, 5, seed),
          tilt: [0.5 * (hash(i, 6, seed) - 0.5), 0.5 * (hash(i, 7, seed) - 0.5)],
        });
      }),
    );
  const sesame = bendShape(sphere(0.0011, 10), ([x, y, z]) => [
    x,
    (y - 0.0011) * 0.5,
    z * (z > 0 ? 1.9 : 1.2),
  ]);
  const poppy = sphere(0.0006, 8);
  const parts: Part[] = [
    [placeShape(whole, at([-0.03, 0, -0.02], 0.4)), crust],
    [placeShape(seeds(210, sesame, 3), at([-0.03, 0, -0.02], 0.4)), createMaterial('bread', '#ead9b0')],
    [placeShape(seeds(150, poppy, 9), at([-0.03, 0, -0.02], 0.4)), createMaterial('matte', '#26262b')],
    [placeShape(lower, at([0.045, 0, 0.055], 1.2)), crust],
    [placeShape(spread, at([0.045, 0, 0.055], 1.2)), cheese],
  ];
  return { mesh: meshOf(parts), colored: [] };
}
