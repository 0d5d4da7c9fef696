import { box, cylinder, part, path } from '#engines/studio/objects/parts';
import { GOLD, glass, glossy, metal, surface } from '#engines/studio/objects/surfaces';
import { letter } from './lettering.ts';
import { drawLabel, type Product } from './product.ts';

/** A block of clear glass with rose-gold scent in it and a black cap. */
export const perfumeBottle: Product = {
  id: 'perfume-bottle',
  azimuth: 17,
  elevation: 7,
  focal: 3.2,
  async build(set) {
    const clear = set.paint(glass([0.9, 0.93, 0.94]));
    const scent = set.paint(glass([0.97, 0.62, 0.44]));
    const gold = set.paint(metal(GOLD, 0.2));
    const cap = set.paint(glossy([0.012, 0.011, 0.012]));
    const tube = set.paint(surface([0.85, 0.83, 0.8], { roughness: 0.3 }));
    const ink = '#3a2a20';
    const texture = set.print(
      await drawLabel(
        600,
        420,
        `<rect width="600" height="420" fill="#f3e9df"/>
         <rect x="24" y="24" width="552" height="372" fill="none" stroke="#b98a5e" stroke-width="4"/>
         ${letter('VELUNE', { x: 300, y: 138, height: 78, weight: 7, color: ink })}
         <path d="M240 262H360" stroke="#b98a5e" stroke-width="4"/>
         ${letter('EAU DE LUNE', { x: 300, y: 298, height: 30, weight: 3.4, color: ink, tracking: 0.5 })}`,
      ),
    );
    const label = set.paint({
      ...surface([1, 1, 1], { roughness: 0.6 }),
      pattern: {
        kind: 'texture',
        texture,
        lie: 'xy',
        left: -0.34,
        top: 0.92,
        width: 0.68,
        height: 0.476,
        repeat: false,
      },
    });
    set.add({ at: [0, 0, 0], glass: 'thin' }, [
      part(box(0.62, 0.76, 0.34), clear, { at: [0, 0.76, 0], round: 0.1 }),
    ]);
    set.add({ at: [0, 0, 0], glass: 'solid' }, [
      part(box(0.53, 0.52, 0.25), scent, { at: [0, 0.68, 0], round: 0.07 }),
    ]);
    set.add({ at: [0, 0, 0], glass: 'solid' }, [
      part(box(0.57, 0.055, 0.29), clear, { at: [0, 0.08, 0], round: 0.05 }),
    ]);
    set.add({ at: [0, 0, 0] }, [
      part(box(0.34, 0.238, 0.006), label, { at: [0, 0.682, -0.345], round: 0.004 }),
    ]);
    set.add({ at: [0, 0, 0] }, [
      part(
        path([
          [0, 0.2, 0, 0.018],
          [0, 1.4, 0, 0.018],
        ]),
        tube,
      ),
    ]);
    set.add({ at: [0, 0, 0] }, [
      part(cylinder(0.2, 0.05), gold, { at: [0, 1.56, 0], round: 0.015 }),
      part(cylinder(0.15, 0.08), gold, { at: [0, 1.64, 0], round: 0.01 }),
    ]);
    set.add({ at: [0, 0, 0] }, [part(box(0.29, 0.26, 0.27), cap, { at: [0, 1.96, 0], round: 0.035 })]);
    set.add({ at: [0, 0, 0] }, [part(box(0.292, 0.02, 0.272), gold, { at: [0, 1.735, 0], round: 0.01 })]);
  },
};
