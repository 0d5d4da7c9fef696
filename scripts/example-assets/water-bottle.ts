import { fromHex } from '#engines/studio/color/linear-color';
import { box, cylinder, lathe, part, path } from '#engines/studio/objects/parts';
import { smoothLine } from '#engines/studio/objects/smooth-line';
import { metal, satin, surface } from '#engines/studio/objects/surfaces';
import { turnAbout } from '#engines/studio/objects/vector';
import { letter } from './lettering.ts';
import { turned } from './outlines.ts';
import { drawLabel, type Product } from './product.ts';

/** An insulated steel bottle, powder-coated, with a carrying loop. */
export const waterBottle: Product = {
  id: 'water-bottle',
  azimuth: 0,
  elevation: 7,
  focal: 3.4,
  async build(set) {
    const texture = set.print(
      await drawLabel(
        300,
        900,
        `<rect width="300" height="900" fill="#fff"/><g transform="rotate(-90 150 450)">${letter('NORDOVA', { x: 150, y: 410, height: 80, weight: 10, color: '#1d4a58', tracking: 0.36 })}</g>`,
      ),
    );
    const coat = set.paint({
      ...surface(fromHex('#3e8fa3'), { roughness: 0.34 }),
      pattern: {
        kind: 'texture',
        texture,
        lie: 'xy',
        left: -0.2,
        top: 1.86,
        width: 0.4,
        height: 1.2,
        repeat: false,
      },
    });
    const steel = set.paint(metal([0.84, 0.84, 0.85], 0.22));
    const lid = set.paint(satin([0.02, 0.022, 0.025]));
    set.add({ at: [0, 0, 0] }, [
      part(
        lathe(
          turned([
            [0.4, 0.08],
            [0.46, 0.1],
            [0.48, 0.18],
            [0.48, 0.6],
            [0.48, 2.0],
            [0.46, 2.2],
            [0.36, 2.38],
            [0.33, 2.44],
          ]),
        ),
        coat,
        { round: 0.008 },
      ),
    ]);
    set.add({ at: [0, 0.05, 0] }, [part(cylinder(0.46, 0.05), steel, { round: 0.02 })]);
    set.add({ at: [0, 2.47, 0] }, [part(cylinder(0.33, 0.03), steel, { round: 0.012 })]);
    set.add({ at: [0, 2.66, 0] }, [
      part({ kind: 'gear', radius: 0.345, half: 0.16, teeth: 48, depth: 0.008 }, lid, {
        turn: turnAbout('x', Math.PI / 2),
        round: 0.03,
      }),
      part(cylinder(0.3, 0.05), lid, { at: [0, 0.15, 0], round: 0.04 }),
    ]);
    set.add({ at: [0, 2.78, 0] }, [
      part(
        path(
          smoothLine(
            [
              [-0.3, 0, 0],
              [-0.28, 0.2, 0],
              [0, 0.34, 0],
              [0.28, 0.2, 0],
              [0.3, 0, 0],
            ],
            5,
          ).map(([x, y, z]) => [x, y, z, 0.055]),
        ),
        lid,
      ),
      part(box(1, 1, 0.12), lid, { join: 'clip', blend: 0.03 }),
    ]);
  },
};
