import { fromHex } from '#engines/studio/color/linear-color';
import { capsule, cylinder, part } from '#engines/studio/objects/parts';
import { glass, surface } from '#engines/studio/objects/surfaces';
import { letter } from './lettering.ts';
import { drawLabel, type Product } from './product.ts';

/** A scented candle alight in a tumbler of smoked glass. */
export const candle: Product = {
  id: 'scented-candle',
  azimuth: 0,
  elevation: 10,
  focal: 3,
  async build(set) {
    const clear = set.paint(glass([0.82, 0.76, 0.7]));
    const wax = set.paint({
      ...surface(fromHex('#f4e6cd'), { roughness: 0.5, wrap: 0.4 }),
      emission: [0.1, 0.06, 0.02],
    });
    const wick = set.paint(surface([0.02, 0.018, 0.015], { roughness: 0.9 }));
    const flame = set.paint({ ...surface([1, 0.65, 0.25], { roughness: 0.6 }), emission: [2.6, 1.5, 0.5] });
    const ink = '#3c342c';
    const texture = set.print(
      await drawLabel(
        520,
        520,
        `<rect width="520" height="520" fill="#faf6ee"/><rect x="22" y="22" width="476" height="476" fill="none" stroke="${ink}" stroke-width="4"/>
         <path d="M260 84C226 132 220 168 260 188C300 168 294 132 260 84Z" fill="#c98b4a"/>
         ${letter('ALDEN', { x: 260, y: 236, height: 76, weight: 7, color: ink })}
         ${letter('VETIVER', { x: 260, y: 368, height: 30, weight: 3.4, color: ink, tracking: 0.55 })}`,
      ),
    );
    const label = set.paint({
      ...surface([1, 1, 1], { roughness: 0.6 }),
      pattern: {
        kind: 'texture',
        texture,
        lie: 'xy',
        left: -0.4,
        top: 0.98,
        width: 0.8,
        height: 0.8,
        repeat: false,
      },
    });
    set.add({ at: [0, 0, 0], glass: 'thin' }, [
      part(cylinder(0.76, 0.88), clear, { at: [0, 0.88, 0], round: 0.06 }),
      part(cylinder(0.63, 0.4), clear, { at: [0, 1.7, 0], join: 'cut', round: 0.06, blend: 0.05 }),
    ]);
    set.add({ at: [0, 0.68, 0] }, [part(cylinder(0.68, 0.56), wax, { round: 0.03 })]);
    set.add({ at: [0, 0, 0] }, [
      part(cylinder(0.768, 0.4), label, { at: [0, 0.58, 0], shell: 0.01 }),
      part({ kind: 'box', half: [0.4, 0.41, 1] }, label, { at: [0, 0.58, -1], join: 'clip' }),
    ]);
    set.add({ at: [0, 1.24, 0] }, [part(capsule([0.02, 0.14, 0], 0.016), wick)]);
    set.add({ at: [0.02, 1.52, 0] }, [
      part({ kind: 'ellipsoid', radii: [0.06, 0.12, 0.06] }, flame),
      part(capsule([0.012, 0.2, 0], 0.05, 0.006), flame, { at: [0, 0.02, 0], blend: 0.04 }),
    ]);
  },
};
