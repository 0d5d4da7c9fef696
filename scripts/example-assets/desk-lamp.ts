import { fromHex } from '#engines/studio/color/linear-color';
import { body, capsule, cylinder, lathe, part, sphere } from '#engines/studio/objects/parts';
import { GOLD, glow, metal, satin, surface } from '#engines/studio/objects/surfaces';
import { combine, turnAbout, type Vector } from '#engines/studio/objects/vector';
import { turned } from './outlines.ts';
import type { Product } from './product.ts';

/** An enameled lamp on two brass arms, lit. */
export const deskLamp: Product = {
  id: 'desk-lamp',
  azimuth: -16,
  elevation: 5,
  focal: 3,
  build(set) {
    const enamel = set.paint(surface(fromHex('#c8452f'), { roughness: 0.18 }));
    const inside = set.paint({
      ...surface(fromHex('#f6efe0'), { roughness: 0.5, wrap: 0.3 }),
      emission: [0.42, 0.34, 0.2],
    });
    const brass = set.paint(metal(GOLD, 0.2));
    const dark = set.paint(satin([0.02, 0.02, 0.022]));
    const bulb = set.paint(glow([1, 0.82, 0.52], 1.5));
    const elbow: Vector = [-0.74, 1.62, 0];
    const head: Vector = [0.56, 2.36, 0];
    const foot: Vector = [0, 0.16, 0];
    const lean = combine(turnAbout('z', 0.42), turnAbout('y', 0));
    set.add({ at: [0, 0, 0] }, [
      part(
        lathe(
          turned([
            [0.6, 0],
            [0.62, 0.04],
            [0.6, 0.1],
            [0.4, 0.13],
            [0.1, 0.15],
            [0.08, 0.22],
          ]),
        ),
        enamel,
        { round: 0.01 },
      ),
    ]);
    set.place(
      ...[-0.05, 0.05].flatMap((z) => [
        body({ at: foot }, [
          part(capsule([elbow[0] - foot[0], elbow[1] - foot[1], 0], 0.026), brass, { at: [0, 0, z] }),
        ]),
        body({ at: elbow }, [
          part(capsule([head[0] - elbow[0], head[1] - elbow[1], 0], 0.024), brass, { at: [0, 0, z] }),
        ]),
      ]),
    );
    set.place(
      ...[foot, elbow, head].map((at) =>
        body({ at }, [
          part(cylinder(0.085, 0.09), dark, { turn: turnAbout('x', Math.PI / 2), round: 0.02 }),
          part(cylinder(0.05, 0.105), brass, { turn: turnAbout('x', Math.PI / 2), round: 0.015 }),
        ]),
      ),
    );
    set.add({ at: head, turn: lean }, [
      part(
        lathe(
          turned([
            [0.14, 0.08],
            [0.17, 0],
            [0.2, -0.16],
            [0.34, -0.34],
            [0.52, -0.5],
            [0.6, -0.64],
          ]),
        ),
        enamel,
        { round: 0.012 },
      ),
      part(
        lathe(
          turned([
            [0.1, -0.1],
            [0.16, -0.18],
            [0.3, -0.355],
            [0.49, -0.53],
            [0.585, -0.7],
          ]),
        ),
        inside,
        { join: 'cut' },
      ),
    ]);
    set.add({ at: head, turn: lean }, [part(cylinder(0.1, 0.06), brass, { at: [0, 0.11, 0], round: 0.02 })]);
    set.add({ at: head, turn: lean }, [part(sphere(0.17), bulb, { at: [0, -0.44, 0] })]);
  },
};
