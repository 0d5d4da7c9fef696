import { cylinder, lathe, part, path } from '#engines/studio/objects/parts';
import { glass, metal, satin, surface } from '#engines/studio/objects/surfaces';
import { turnAbout } from '#engines/studio/objects/vector';
import { letter } from './lettering.ts';
import { type Point, turned } from './outlines.ts';
import { drawLabel, type Product } from './product.ts';

const SHOULDER: Point[] = [
  [0.4, 0],
  [0.46, 0.03],
  [0.5, 0.1],
  [0.5, 0.4],
  [0.5, 1.1],
  [0.485, 1.26],
  [0.4, 1.38],
  [0.26, 1.45],
  [0.22, 1.52],
  [0.22, 1.62],
];

/** Amber glass with a paper label and a dropper. */
export const serumBottle: Product = {
  id: 'serum-bottle',
  azimuth: 0,
  elevation: 6,
  focal: 3.4,
  async build(set) {
    const amber = set.paint(glass([0.62, 0.27, 0.06]));
    const serum = set.paint(glass([0.55, 0.2, 0.035]));
    const collar = set.paint(metal([0.92, 0.72, 0.5], 0.26));
    const rubber = set.paint(satin([0.014, 0.013, 0.013]));
    const pipette = set.paint(glass([0.9, 0.85, 0.75]));
    const ink = '#2c2520';
    const texture = set.print(
      await drawLabel(
        700,
        560,
        `<rect width="700" height="560" fill="#f6f1e9"/>
         <circle cx="350" cy="120" r="44" fill="none" stroke="${ink}" stroke-width="5"/>
         <path d="M350 84C322 110 322 138 350 150C378 138 378 110 350 84Z" fill="#b4763a"/>
         ${letter('MELORA', { x: 350, y: 212, height: 74, weight: 7, color: ink })}
         ${letter('AMINO OIL', { x: 350, y: 336, height: 32, weight: 3.6, color: ink, tracking: 0.55 })}
         <path d="M0 430H700" stroke="#b4763a" stroke-width="5"/>
         ${letter('NATURAL', { x: 350, y: 468, height: 26, weight: 3.2, color: ink, tracking: 0.6 })}`,
      ),
    );
    const label = set.paint({
      ...surface([1, 1, 1], { roughness: 0.55 }),
      pattern: {
        kind: 'texture',
        texture,
        lie: 'xy',
        left: -0.43,
        top: 1.02,
        width: 0.86,
        height: 0.7,
        repeat: false,
      },
    });
    set.add({ at: [0, 0, 0], glass: 'thin' }, [part(lathe(turned(SHOULDER)), amber)]);
    set.add({ at: [0, 0, 0], glass: 'solid' }, [
      part(
        lathe(
          turned([
            [0.38, 0.05],
            [0.455, 0.12],
            [0.455, 0.4],
            [0.455, 1.05],
            [0.45, 1.18],
          ]),
        ),
        serum,
      ),
    ]);
    set.add({ at: [0, 0, 0] }, [part(cylinder(0.507, 0.36), label, { at: [0, 0.65, 0], shell: 0.008 })]);
    set.add({ at: [0, 0, 0] }, [
      part(
        path([
          [0, 0.3, 0, 0.03],
          [0, 0.5, 0, 0.05],
          [0, 1.6, 0, 0.05],
        ]),
        pipette,
      ),
    ]);
    set.add({ at: [0, 1.72, 0] }, [
      part({ kind: 'gear', radius: 0.285, half: 0.14, teeth: 64, depth: 0.008 }, collar, {
        turn: turnAbout('x', Math.PI / 2),
        round: 0.015,
      }),
    ]);
    set.add({ at: [0, 1.88, 0] }, [part(cylinder(0.2, 0.03), collar, { round: 0.012 })]);
    set.add({ at: [0, 1.9, 0] }, [
      part(
        lathe(
          turned([
            [0.19, 0],
            [0.185, 0.08],
            [0.16, 0.14],
            [0.17, 0.3],
            [0.165, 0.46],
            [0.12, 0.57],
            [0.05, 0.61],
            [0.005, 0.615],
          ]),
        ),
        rubber,
      ),
    ]);
  },
};
