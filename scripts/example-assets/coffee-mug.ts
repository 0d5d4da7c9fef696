import { fromHex } from '#engines/studio/color/linear-color';
import { cylinder, lathe, part, path } from '#engines/studio/objects/parts';
import { smoothLine } from '#engines/studio/objects/smooth-line';
import { surface } from '#engines/studio/objects/surfaces';
import { drawCrema } from '#engines/studio/objects/textures/crema';
import { turnAbout } from '#engines/studio/objects/vector';
import { turned } from './outlines.ts';
import type { Product } from './product.ts';

/** A stoneware mug, glazed in sea green over raw clay, filled with coffee. */
export const coffeeMug: Product = {
  id: 'coffee-mug',
  azimuth: 0,
  elevation: 14,
  focal: 3,
  build(set) {
    const glaze = set.paint({
      ...surface(fromHex('#4d8079'), { roughness: 0.16 }),
      pattern: { kind: 'mottled', second: fromHex('#2f5c58'), scale: 5, contrast: 0.6, roughness: 0.1 },
    });
    const clay = set.paint({
      ...surface(fromHex('#c9a079'), { roughness: 0.8 }),
      pattern: { kind: 'mottled', second: fromHex('#9a7350'), scale: 16, contrast: 0.6, roughness: 0.1 },
    });
    const inside = set.paint(surface(fromHex('#e9e2d4'), { roughness: 0.15 }));
    const texture = set.print(drawCrema({ kind: 'crema', seed: 11, art: 'leaf' }));
    const coffee = set.paint({
      ...surface([1, 1, 1], { roughness: 0.3 }),
      pattern: {
        kind: 'texture',
        texture,
        lie: 'xz',
        left: -0.8,
        top: 0.8,
        width: 1.6,
        height: 1.6,
        repeat: false,
      },
    });
    const handle = smoothLine(
      [
        [0.72, 1.22, 0],
        [1.0, 1.3, 0],
        [1.24, 1.12, 0],
        [1.26, 0.78, 0],
        [1.08, 0.5, 0],
        [0.72, 0.4, 0],
      ],
      5,
    ).map(([x, y, z]): [number, number, number, number] => [x, y, z, 0.095]);
    const turn = turnAbout('y', 0.42);
    set.add({ at: [0, 0, 0] }, [
      part(
        lathe(
          turned([
            [0.66, 0.36],
            [0.82, 0.37],
            [0.84, 0.5],
            [0.84, 1.0],
            [0.83, 1.52],
            [0.81, 1.58],
            [0.74, 1.58],
          ]),
        ),
        glaze,
        { round: 0.012 },
      ),
      part(cylinder(0.75, 0.72), inside, { at: [0, 1.0, 0], join: 'cut', blend: 0.03 }),
    ]);
    set.add({ at: [0, 0, 0] }, [
      part(
        lathe(
          turned([
            [0.6, 0],
            [0.72, 0.02],
            [0.8, 0.12],
            [0.826, 0.3],
            [0.828, 0.4],
            [0.7, 0.42],
          ]),
        ),
        clay,
        { round: 0.01 },
      ),
    ]);
    set.add({ at: [0, 0, 0], turn }, [
      part(path(handle), glaze),
      part(cylinder(0.79, 1), glaze, { at: [0, 0.9, 0], join: 'cut' }),
    ]);
    set.add({ at: [0, 1.38, 0], turn: turnAbout('y', -0.3) }, [part(cylinder(0.755, 0.02), coffee)]);
  },
};
