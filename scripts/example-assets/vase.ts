import { fromHex } from '#engines/studio/color/linear-color';
import { createRandom } from '#engines/studio/math/seeded-random';
import { capsule, lathe, part, path } from '#engines/studio/objects/parts';
import { smoothLine } from '#engines/studio/objects/smooth-line';
import { surface } from '#engines/studio/objects/surfaces';
import { combine, turnAbout, type Vector } from '#engines/studio/objects/vector';
import { turned } from './outlines.ts';
import type { Product } from './product.ts';

/** A vase of speckled clay with three twigs of eucalyptus. */
export const vase: Product = {
  id: 'ceramic-vase',
  azimuth: 0,
  elevation: 8,
  focal: 3.2,
  build(set) {
    const random = createRandom(21);
    const clay = set.paint({
      ...surface(fromHex('#ece3d6'), { roughness: 0.7, wrap: 0.15 }),
      pattern: { kind: 'terrazzo', second: fromHex('#8b7a66'), scale: 22, share: 0.06 },
    });
    const twig = set.paint(surface(fromHex('#6b5a44'), { roughness: 0.7 }));
    const greens = ['#7f9a86', '#93ab93', '#6d8a78'].map((hex) =>
      set.paint({
        ...surface(fromHex(hex), { roughness: 0.5, wrap: 0.35 }),
        pattern: { kind: 'mottled', second: fromHex('#57705f'), scale: 5, contrast: 0.4, roughness: 0.1 },
      }),
    );
    set.add({ at: [0, 0, 0] }, [
      part(
        lathe(
          turned([
            [0.34, 0],
            [0.46, 0.06],
            [0.66, 0.3],
            [0.74, 0.58],
            [0.66, 0.88],
            [0.42, 1.12],
            [0.24, 1.28],
            [0.2, 1.44],
            [0.24, 1.58],
            [0.29, 1.63],
          ]),
        ),
        clay,
        { round: 0.015 },
      ),
      part(capsule([0, 0.5, 0], 0.2, 0.24), clay, { at: [0, 1.3, 0], join: 'cut', blend: 0.03 }),
    ]);
    for (const [index, [x, y, z]] of (
      [
        [-0.75, 3.1, 0.1],
        [0.2, 3.5, 0.15],
        [0.95, 2.85, -0.1],
      ] as const
    ).entries()) {
      const line = smoothLine(
        [
          [0, 1.0, 0],
          [x * 0.12, 1.7, z],
          [x * 0.5, 2.4, z],
          [x, y, z],
        ],
        6,
      );
      set.add({ at: [0, 0, 0] }, [part(path(line.map(([px, py, pz]) => [px, py, pz, 0.016])), twig)]);
      for (let step = 8; step < line.length; step++)
        for (const side of [-1, 1]) {
          const at = line[step] as Vector;
          const size = 0.34 - 0.012 * (step - 8);
          const turn = combine(
            turnAbout('x', random.between(-0.5, 0.5)),
            turnAbout('y', random.between(-0.9, 0.9)),
            turnAbout('z', side * -random.between(0.8, 1.25) + x * -0.3),
          );
          set.add({ at, turn }, [
            part(
              { kind: 'ellipsoid', radii: [size * 0.36, size * 0.5, 0.014] },
              greens[(index + step) % 3]!,
              { at: [0, size * 0.52, 0] },
            ),
          ]);
        }
    }
  },
};
