import { fromHex } from '#engines/studio/color/linear-color';
import { box, part, path, prism, sphere } from '#engines/studio/objects/parts';
import { smoothLine } from '#engines/studio/objects/smooth-line';
import { GOLD, glass, metal, surface } from '#engines/studio/objects/surfaces';
import { turnAbout } from '#engines/studio/objects/vector';
import { type Point, smoothLoop } from './outlines.ts';
import type { Product } from './product.ts';

/** Half of the frame's outline, and the lens in it, about the lens's middle. */
const RIM: Point[] = [
  [-0.62, 0.3],
  [-0.3, 0.5],
  [0.2, 0.53],
  [0.66, 0.44],
  [0.72, 0.14],
  [0.56, -0.32],
  [0.16, -0.53],
  [-0.3, -0.47],
  [-0.58, -0.14],
];
const LENS: Point[] = RIM.map(([x, y]) => [x * 0.84, y * 0.82 - 0.01]);

/** Tortoiseshell sunglasses whose lenses let the background through. */
export const sunglasses: Product = {
  id: 'sunglasses',
  azimuth: 26,
  elevation: 9,
  focal: 3,
  build(set) {
    const tortoise = set.paint({
      ...surface(fromHex('#b0662a'), { roughness: 0.1 }),
      pattern: { kind: 'mottled', second: fromHex('#1d0e07'), scale: 2.3, contrast: 1, roughness: 0.05 },
    });
    const tint = set.paint(glass([0.17, 0.13, 0.1]));
    const gold = set.paint(metal(GOLD, 0.2));
    const height = 0.72;
    for (const side of [-1, 1]) {
      const mirror = (points: Point[]): Point[] => points.map(([x, y]) => [side * x, y]);
      const turn = turnAbout('y', side * -0.1);
      const at = [side * 0.82, height, 0] as const;
      set.add({ at, turn }, [
        part(prism(smoothLoop(mirror(RIM)), 0.07), tortoise, { round: 0.05 }),
        part(prism(smoothLoop(mirror(LENS)), 0.3), tortoise, { join: 'cut', blend: 0.02 }),
      ]);
      set.add({ at, turn, glass: 'solid' }, [
        part(prism(smoothLoop(mirror(LENS.map(([x, y]) => [x * 1.03, y * 1.03]))), 0.2), tint),
        // A slice of a sphere, so that the studio's reflections vary smoothly.
        part(sphere(1.9), tint, { at: [0, 0, 1.86], shell: 0.03, join: 'clip' }),
      ]);
      set.add({ at: [side * 1.5, height + 0.34, 0.1] }, [
        part(box(0.08, 0.1, 0.1), tortoise, { round: 0.05 }),
        part(box(0.082, 0.03, 0.03), gold, { at: [0, 0, -0.07], round: 0.01 }),
      ]);
      set.add({ at: [0, 0, 0] }, [
        part(
          path(
            smoothLine(
              [
                [side * 1.52, height + 0.34, 0.12],
                [side * 1.55, height + 0.34, 1.0],
                [side * 1.48, height + 0.3, 1.9],
                [side * 1.4, height + 0.08, 2.35],
                [side * 1.34, height - 0.3, 2.6],
              ],
              4,
            ).map(([x, y, z]) => [x, y, z, 0.062]),
          ),
          tortoise,
        ),
      ]);
    }
    set.add({ at: [0, 0, 0] }, [
      part(
        path(
          smoothLine(
            [
              [-0.26, height + 0.12, 0.02],
              [0, height + 0.22, 0],
              [0.26, height + 0.12, 0.02],
            ],
            5,
          ).map(([x, y, z]) => [x, y, z, 0.07]),
        ),
        tortoise,
      ),
    ]);
  },
};
