import { sphere } from '../geometry/lathe.ts';
import { mergeShapes, meshOf, placeShape } from '../geometry/shape.ts';
import type { Material } from '../scene/material.ts';
import type { Random } from '../scene/random.ts';
import type { Instance } from '../scene/scene.ts';
import { at } from '../scene/transform.ts';
import type { Rgb } from '../scene/vector.ts';

/** Small warm lamps far behind, which the lens turns to disks. */
export function bokehInstance(radius: number, distance: number, random: Random): Instance {
  const lamp = sphere(radius * 0.07, 10);
  const tones: readonly Rgb[] = [
    [20, 11, 4.5],
    [13, 7.5, 3.6],
    [16, 12, 7],
  ];
  const pairs = tones.map((emission): [ReturnType<typeof sphere>, Material] => {
    const spots = Array.from({ length: 7 }, () =>
      placeShape(
        lamp,
        at([
          random.between(-4, 4) * radius,
          random.between(0.4, 4) * radius,
          random.between(-1.5, 0) * radius,
        ]),
      ),
    );
    return [mergeShapes(spots), { color: [0, 0, 0], roughness: 1, metallic: 0, specular: 0, emission }];
  });
  return { mesh: meshOf(pairs), transform: at([0, 0, -distance]), id: 0 };
}
