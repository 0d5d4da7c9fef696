import { fromHex } from '#engines/studio/color/linear-color';
import { body, box, part, path, prism } from '#engines/studio/objects/parts';
import { surface } from '#engines/studio/objects/surfaces';
import { turnAbout } from '#engines/studio/objects/vector';
import { type Point, smoothLoop } from './outlines.ts';
import type { Product } from './product.ts';

/** Seat and back from the side as one cushion, depth and height. */
const CUSHION: Point[] = [
  [-0.92, 0.86],
  [-0.96, 0.98],
  [-0.86, 1.08],
  [-0.4, 1.06],
  [0.2, 1.04],
  [0.42, 1.12],
  [0.56, 1.5],
  [0.72, 2.12],
  [0.82, 2.2],
  [0.94, 2.12],
  [0.84, 1.5],
  [0.7, 0.98],
  [0.54, 0.82],
  [0, 0.8],
];

/** A lounge chair in bouclé on a frame of teak. */
export const chair: Product = {
  id: 'lounge-chair',
  azimuth: 27,
  elevation: 4,
  focal: 3,
  build(set) {
    const cloth = set.paint({
      ...surface(fromHex('#d9d2c4'), { roughness: 0.95, wrap: 0.2 }),
      pattern: { kind: 'mottled', second: fromHex('#a89f8e'), scale: 70, contrast: 0.55, roughness: 0 },
    });
    const teak = set.paint({
      ...surface(fromHex('#a8693c'), { roughness: 0.34 }),
      pattern: { kind: 'mottled', second: fromHex('#7c4724'), scale: 5, contrast: 0.35, roughness: 0.1 },
    });
    const sideways = turnAbout('y', -Math.PI / 2);
    set.add({ at: [0, 0, 0], turn: sideways }, [
      part(prism(smoothLoop(CUSHION), 0.86), cloth, { round: 0.12 }),
    ]);
    set.place(
      ...[-1, 1].map((side) =>
        body({ at: [side * 0.98, 0, 0] }, [
          part(
            path([
              [0, 0.04, -0.78, 0.05],
              [0, 1.48, -0.74, 0.055],
            ]),
            teak,
          ),
          part(
            path([
              [0, 0.04, 0.92, 0.05],
              [0, 1.5, 0.62, 0.055],
            ]),
            teak,
          ),
          part(
            path([
              [0, 1.47, -0.86, 0.05],
              [0, 1.52, 0.0, 0.058],
              [0, 1.48, 0.82, 0.05],
            ]),
            teak,
            { blend: 0.06 },
          ),
          part(
            path([
              [0, 0.8, -0.76, 0.04],
              [0, 0.8, 0.76, 0.04],
            ]),
            teak,
            { blend: 0.05 },
          ),
        ]),
      ),
    );
    set.add({ at: [0, 0.78, 0] }, [
      part(box(0.98, 0.04, 0.04), teak, { at: [0, 0, -0.7], round: 0.03 }),
      part(box(0.98, 0.04, 0.04), teak, { at: [0, 0, 0.66], round: 0.03 }),
    ]);
  },
};
