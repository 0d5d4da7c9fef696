import { fromHex } from '#engines/studio/color/linear-color';
import { body, box, cylinder, part, prism, sphere } from '#engines/studio/objects/parts';
import { glossy, metal, surface } from '#engines/studio/objects/surfaces';
import { drawApp } from '#engines/studio/objects/textures/app';
import { turnAbout, type Vector } from '#engines/studio/objects/vector';
import { roundedRectangle } from './outlines.ts';
import type { Product } from './product.ts';

const FLAT = turnAbout('x', Math.PI / 2);
const HIGH = 1.58;

/** Two phones, one from the front with an app on its screen, one from the back. */
export const smartphone: Product = {
  id: 'smartphone',
  azimuth: -8,
  elevation: 4,
  focal: 3,
  build(set) {
    const frame = set.paint(metal([0.62, 0.66, 0.72], 0.2));
    const black = set.paint(glossy([0.006, 0.006, 0.008]));
    const back = set.paint(surface(fromHex('#5f7fa8'), { roughness: 0.34 }));
    const raised = set.paint(surface(fromHex('#6f8db4'), { roughness: 0.2 }));
    const ring = set.paint(metal([0.75, 0.78, 0.82], 0.18));
    const lens = set.paint(glossy([0.012, 0.012, 0.03]));
    const lamp = set.paint(surface([0.95, 0.9, 0.75], { roughness: 0.3 }));
    const texture = set.print(
      drawApp({ kind: 'app', seed: 5, main: fromHex('#4f5bd5'), accent: fromHex('#ff8f6b'), dark: false }),
    );
    const screen = set.paint({
      ...surface([0.02, 0.02, 0.02], { roughness: 0.12, emission: [0.86, 0.86, 0.86] }),
      pattern: {
        kind: 'texture',
        texture,
        lie: 'xy',
        left: -0.71,
        top: 1.5,
        width: 1.42,
        height: 3,
        repeat: false,
      },
    });
    const shell = (at: Vector, turn: ReturnType<typeof turnAbout>) => [
      body({ at, turn }, [part(prism(roundedRectangle(0.77, HIGH, 0.2), 0.075), frame, { round: 0.035 })]),
      body({ at, turn }, [
        part(box(0.014, 0.16, 0.025), frame, { at: [0.772, 0.5, 0], round: 0.012 }),
        part(box(0.014, 0.1, 0.025), frame, { at: [-0.772, 0.75, 0], round: 0.012 }),
        part(box(0.014, 0.1, 0.025), frame, { at: [-0.772, 0.5, 0], round: 0.012 }),
      ]),
    ];
    const facing = turnAbout('y', 0.34);
    const front: Vector = [-0.42, HIGH, -0.32];
    set.place(...shell(front, facing));
    set.add({ at: front, turn: facing }, [
      part(prism(roundedRectangle(0.745, HIGH - 0.025, 0.18), 0.008), black, {
        at: [0, 0, -0.074],
        round: 0.004,
      }),
    ]);
    set.add({ at: front, turn: facing }, [
      part(prism(roundedRectangle(0.71, HIGH - 0.06, 0.15), 0.004), screen, { at: [0, 0, -0.081] }),
    ]);
    set.add({ at: front, turn: facing }, [
      part(prism(roundedRectangle(0.15, 0.045, 0.044), 0.004), black, { at: [0, 1.4, -0.084] }),
    ]);
    const away = turnAbout('y', Math.PI + 0.5);
    const behind: Vector = [0.52, HIGH, 0.36];
    const camera = (x: number, y: number) => [
      part(cylinder(0.15, 0.05), ring, { at: [x, y, -0.12], turn: FLAT, round: 0.01 }),
      part(cylinder(0.128, 0.052), black, { at: [x, y, -0.122], turn: FLAT, round: 0.01 }),
      part(sphere(0.09), lens, { at: [x, y, -0.1] }),
    ];
    const flipped = turnAbout('y', 0.5);
    set.place(...shell(behind, away));
    set.add({ at: behind, turn: flipped }, [
      part(prism(roundedRectangle(0.745, HIGH - 0.025, 0.18), 0.006), back, { at: [0, 0, -0.074] }),
    ]);
    set.add({ at: behind, turn: flipped }, [
      part(prism(roundedRectangle(0.4, 0.4, 0.14), 0.025), raised, {
        at: [0.3, 1.12, -0.09],
        round: 0.015,
      }),
    ]);
    set.add({ at: behind, turn: flipped }, [
      ...camera(0.12, 1.3),
      ...camera(0.12, 0.94),
      ...camera(0.48, 1.12),
    ]);
    set.add({ at: behind, turn: flipped }, [
      part(cylinder(0.04, 0.03), lamp, { at: [0.5, 1.38, -0.1], turn: FLAT }),
    ]);
  },
};
