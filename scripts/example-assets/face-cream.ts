import { fromHex } from '#engines/studio/color/linear-color';
import { cylinder, lathe, part } from '#engines/studio/objects/parts';
import { surface } from '#engines/studio/objects/surfaces';
import { letter } from './lettering.ts';
import { turned } from './outlines.ts';
import { drawLabel, type Product } from './product.ts';

/** A porcelain jar with a brushed lid of rose gold. */
export const faceCream: Product = {
  id: 'face-cream',
  azimuth: 0,
  elevation: 10,
  focal: 3,
  async build(set) {
    const ink = '#8a5a44';
    const texture = set.print(
      await drawLabel(
        900,
        420,
        `<rect width="900" height="420" fill="#ffffff"/>
         ${letter('LUMERA', { x: 450, y: 120, height: 92, weight: 8, color: ink })}
         <path d="M400 258H500" stroke="${ink}" stroke-width="4"/>
         ${letter('NOURRI ET MAT', { x: 450, y: 300, height: 34, weight: 3.6, color: ink, tracking: 0.5 })}`,
      ),
    );
    const porcelain = set.paint({
      ...surface(fromHex('#f7e4da'), { roughness: 0.12, wrap: 0.2 }),
      pattern: {
        kind: 'texture',
        texture,
        lie: 'xy',
        left: -0.6,
        top: 0.6,
        width: 1.2,
        height: 0.56,
        repeat: false,
      },
    });
    const rose = set.paint({
      ...surface([0.95, 0.66, 0.54], { roughness: 0.24, metalness: 1 }),
      pattern: { kind: 'grooves', scale: 90, depth: 0.2 },
    });
    const bright = set.paint(surface([0.97, 0.72, 0.6], { roughness: 0.12, metalness: 1 }));
    set.add({ at: [0, 0, 0] }, [
      part(
        lathe(
          turned([
            [0.74, 0],
            [0.86, 0.04],
            [0.92, 0.16],
            [0.92, 0.36],
            [0.92, 0.56],
            [0.88, 0.66],
            [0.8, 0.7],
          ]),
        ),
        porcelain,
      ),
    ]);
    set.add({ at: [0, 0.715, 0] }, [part(cylinder(0.79, 0.02), bright)]);
    set.add({ at: [0, 0.93, 0] }, [part(cylinder(0.9, 0.2), rose, { round: 0.045 })]);
  },
};
