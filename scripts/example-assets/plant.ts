import { fromHex } from '#engines/studio/color/linear-color';
import { createRandom } from '#engines/studio/math/seeded-random';
import { capsule, cylinder, lathe, part } from '#engines/studio/objects/parts';
import { glossy, surface } from '#engines/studio/objects/surfaces';
import { combine, turnAbout, unturn, type Vector } from '#engines/studio/objects/vector';
import { turned } from './outlines.ts';
import type { Product } from './product.ts';

/** A rubber plant in a two-toned pot. */
export const plant: Product = {
  id: 'potted-plant',
  azimuth: 0,
  elevation: 10,
  focal: 3,
  build(set) {
    const random = createRandom(9);
    const glaze = set.paint(glossy(fromHex('#f3ede2')));
    const clay = set.paint({
      ...surface(fromHex('#cc8560'), { roughness: 0.75 }),
      pattern: { kind: 'mottled', second: fromHex('#a5623f'), scale: 7, contrast: 0.4, roughness: 0.1 },
    });
    const soil = set.paint({
      ...surface(fromHex('#3a2a1f'), { roughness: 0.95 }),
      pattern: { kind: 'mottled', second: fromHex('#17100b'), scale: 22, contrast: 0.9, roughness: 0 },
    });
    const stem = set.paint(surface(fromHex('#5e5a34'), { roughness: 0.6 }));
    const greens = ['#2f6b3c', '#3f7d46', '#5a9150'].map((hex) =>
      set.paint({
        ...surface(fromHex(hex), { roughness: 0.22, wrap: 0.25 }),
        pattern: { kind: 'mottled', second: fromHex('#1f4f2f'), scale: 2.5, contrast: 0.4, roughness: 0.05 },
      }),
    );
    set.add({ at: [0, 0, 0] }, [
      part(
        lathe(
          turned([
            [0.62, 0.44],
            [0.7, 0.46],
            [0.74, 0.7],
            [0.77, 1.02],
            [0.78, 1.16],
            [0.75, 1.19],
          ]),
        ),
        glaze,
        { round: 0.012 },
      ),
      part(cylinder(0.7, 0.2), glaze, { at: [0, 1.24, 0], join: 'cut', blend: 0.03 }),
    ]);
    set.add({ at: [0, 0, 0] }, [
      part(
        lathe(
          turned([
            [0.52, 0],
            [0.56, 0.02],
            [0.63, 0.24],
            [0.69, 0.46],
            [0.62, 0.48],
          ]),
        ),
        clay,
        { round: 0.012 },
      ),
    ]);
    set.add({ at: [0, 1.06, 0] }, [part(cylinder(0.7, 0.03), soil)]);
    for (let stalk = 0; stalk < 3; stalk++) {
      const foot: Vector = [Math.cos(stalk * 2.1) * 0.16, 1.05, Math.sin(stalk * 2.1) * 0.16];
      const lean = combine(turnAbout('x', 0.16 + 0.05 * stalk), turnAbout('y', stalk * 2.1 + 0.6));
      const tall = 1.5 + 0.3 * (stalk === 1 ? 1 : 0) + random.between(0, 0.2);
      set.add({ at: foot, turn: lean }, [part(capsule([0, tall, 0], 0.035, 0.022), stem)]);
      for (let leaf = 0; leaf < 7; leaf++) {
        const up = 0.3 + ((tall - 0.3) * leaf) / 6;
        const span = 1.02 - 0.07 * leaf;
        const turn = combine(
          turnAbout('x', 1.05 - 0.13 * leaf + random.between(-0.1, 0.1)),
          turnAbout('y', leaf * 2.399 + stalk * 0.9),
          lean,
        );
        const at = unturn(lean, [0, up, 0]);
        set.add({ at: [foot[0] + at[0], foot[1] + at[1], foot[2] + at[2]], turn }, [
          part(
            { kind: 'leaf', span, wide: 0.2, bend: span * 0.28, thick: 0.01 },
            greens[(leaf + stalk) % 3]!,
            {
              at: [0, 0.1, 0],
            },
          ),
          part(capsule([0, 0.14, 0], 0.016), stem),
        ]);
      }
    }
  },
};
