import { fromHex } from '#engines/studio/color/linear-color';
import { body, box, capsule, cylinder, part, path, prism, torus } from '#engines/studio/objects/parts';
import { smoothLine } from '#engines/studio/objects/smooth-line';
import { GOLD, metal, surface } from '#engines/studio/objects/surfaces';
import { turnAbout } from '#engines/studio/objects/vector';
import { type Point, smoothLoop } from './outlines.ts';
import type { Product } from './product.ts';

const SIDE: Point[] = [
  [-1.2, 0.06],
  [-1.0, 0],
  [0, 0],
  [1.0, 0],
  [1.2, 0.06],
  [1.16, 0.7],
  [1.06, 1.36],
  [0.98, 1.44],
  [0, 1.46],
  [-0.98, 1.44],
  [-1.06, 1.36],
  [-1.16, 0.7],
];
const FLAP: Point[] = [
  [-1.07, 1.5],
  [0, 1.53],
  [1.07, 1.5],
  [1.09, 1.2],
  [0.98, 0.84],
  [0.5, 0.66],
  [0, 0.62],
  [-0.5, 0.66],
  [-0.98, 0.84],
  [-1.09, 1.2],
];

/** A structured bag in grained leather with a gilt clasp. */
export const handbag: Product = {
  id: 'handbag',
  azimuth: 24,
  elevation: 9,
  focal: 3,
  build(set) {
    const grain = (hex: string, deep: string) =>
      set.paint({
        ...surface(fromHex(hex), { roughness: 0.4, wrap: 0.06 }),
        pattern: {
          kind: 'mottled' as const,
          second: fromHex(deep),
          scale: 46,
          contrast: 0.32,
          roughness: 0.25,
        },
      });
    const leather = grain('#8f2f38', '#6f1f29');
    const flap = grain('#983640', '#76232d');
    const gold = set.paint(metal(GOLD, 0.18));
    const thread = set.paint(surface(fromHex('#d9a08f'), { roughness: 0.7 }));
    const stitch = (points: readonly Point[], z: number) => {
      const loop = smoothLoop(points, 12);
      return loop
        .filter((_, index) => index % 2 === 0)
        .map(([x, y], index, all) => {
          const [nx, ny] = all[(index + 1) % all.length]!;
          return body({ at: [x, y, z] }, [
            part(capsule([(nx - x) * 0.55, (ny - y) * 0.55, 0], 0.009), thread),
          ]);
        });
    };
    const inner: Point[] = FLAP.map(([x, y]) => [x * 0.93, 1.08 + (y - 1.08) * 0.88]);
    set.add({ at: [0, 0, 0] }, [part(prism(smoothLoop(SIDE), 0.44), leather, { round: 0.12 })]);
    set.add({ at: [0, 0, -0.43] }, [part(prism(smoothLoop(FLAP), 0.045), flap, { round: 0.03 })]);
    set.add({ at: [0, 1.47, -0.1] }, [part(box(1.05, 0.045, 0.36), flap, { round: 0.04 })]);
    set.place(...stitch(inner, -0.475));
    set.add({ at: [0, 0.74, -0.5] }, [
      part(box(0.2, 0.13, 0.03), gold, { round: 0.028 }),
      part(cylinder(0.06, 0.05), gold, {
        turn: turnAbout('x', Math.PI / 2),
        at: [0, 0, -0.02],
        round: 0.02,
      }),
    ]);
    set.place(
      ...[-1, 1].map((side) =>
        body({ at: [side * 0.52, 1.56, -0.1] }, [
          part(torus(0.1, 0.026), gold, { turn: turnAbout('x', Math.PI / 2) }),
          part(box(0.09, 0.03, 0.05), flap, { at: [0, -0.1, 0], round: 0.02 }),
        ]),
      ),
    );
    set.add({ at: [0, 0, -0.1] }, [
      part(
        path(
          smoothLine(
            [
              [-0.52, 1.6, 0],
              [-0.54, 1.9, 0],
              [-0.36, 2.3, 0],
              [0, 2.44, 0],
              [0.36, 2.3, 0],
              [0.54, 1.9, 0],
              [0.52, 1.6, 0],
            ],
            5,
          ).map(([x, y, z]) => [x, y, z, 0.062]),
        ),
        flap,
      ),
    ]);
    set.place(
      ...[-0.9, 0.9].map((x) =>
        body({ at: [x, -0.02, -0.2] }, [part(cylinder(0.06, 0.03), gold, { round: 0.02 })]),
      ),
    );
  },
};
