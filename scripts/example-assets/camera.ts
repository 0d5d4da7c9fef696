import { fromHex } from '#engines/studio/color/linear-color';
import { body, box, cylinder, part, prism, sphere, torus } from '#engines/studio/objects/parts';
import { glossy, metal, satin, surface } from '#engines/studio/objects/surfaces';
import { turnAbout } from '#engines/studio/objects/vector';
import { letter } from './lettering.ts';
import { roundedRectangle } from './outlines.ts';
import { drawLabel, type Product } from './product.ts';

const AHEAD = turnAbout('x', Math.PI / 2);

/** A mirrorless camera in the style of the seventies: chrome, leather, and a fast lens. */
export const camera: Product = {
  id: 'camera',
  azimuth: 22,
  elevation: 8,
  focal: 2.8,
  async build(set) {
    const chrome = set.paint(metal([0.83, 0.83, 0.82], 0.27));
    const bright = set.paint(metal([0.88, 0.88, 0.87], 0.14));
    const leather = set.paint({
      ...surface([0.03, 0.028, 0.027], { roughness: 0.62 }),
      pattern: { kind: 'mottled', second: [0.008, 0.008, 0.008], scale: 26, contrast: 1, roughness: 0.3 },
    });
    const barrel = set.paint(satin([0.014, 0.014, 0.015]));
    const ink = set.paint(surface([0.75, 0.74, 0.7], { roughness: 0.5 }));
    const front = set.paint(glossy([0.006, 0.006, 0.01]));
    const coating = set.paint(surface([0.012, 0.006, 0.03], { roughness: 0.03 }));
    const red = set.paint(surface(fromHex('#c23325'), { roughness: 0.3 }));
    const texture = set.print(
      await drawLabel(
        600,
        150,
        `<rect width="600" height="150" fill="#0c0c0d"/>${letter('ALTMORE', { x: 300, y: 42, height: 66, weight: 8, color: '#e6e4de', tracking: 0.3 })}`,
      ),
    );
    const plate = set.paint({
      ...surface([1, 1, 1], { roughness: 0.35 }),
      pattern: {
        kind: 'texture',
        texture,
        lie: 'xy',
        left: -0.3,
        top: 1.66,
        width: 0.6,
        height: 0.15,
        repeat: false,
      },
    });
    const knob = (x: number, z: number, radius: number, half: number) =>
      body({ at: [x, 1.46 + half, z] }, [
        part({ kind: 'gear', radius, half, teeth: 44, depth: 0.008 }, chrome, {
          turn: AHEAD,
          round: 0.012,
        }),
        part(cylinder(radius * 0.8, half + 0.012), bright, { round: 0.012 }),
      ]);
    const ring = (z: number, radius: number, half: number, paint: number, round = 0.02) =>
      part(cylinder(radius, half), paint, { turn: AHEAD, at: [0, 0, z], round });
    set.add({ at: [0, 0.72, 0] }, [
      part(prism(roundedRectangle(1.36, 0.5, 0.06), 0.34), leather, { round: 0.12 }),
    ]);
    set.add({ at: [0, 1.32, 0] }, [part(box(1.36, 0.14, 0.34), chrome, { round: 0.09 })]);
    set.add({ at: [0, 0.13, 0] }, [part(box(1.36, 0.13, 0.34), chrome, { round: 0.09 })]);
    set.add({ at: [0, 1.56, 0] }, [
      part(
        prism(
          [
            [-0.5, -0.2],
            [0.5, -0.2],
            [0.34, 0.2],
            [-0.34, 0.2],
          ],
          0.33,
        ),
        chrome,
        { round: 0.05 },
      ),
    ]);
    set.add({ at: [0, 0, 0] }, [
      part(box(0.27, 0.07, 0.012), plate, { at: [0, 1.585, -0.335], round: 0.01 }),
    ]);
    set.add({ at: [0, 1.78, 0.05] }, [part(box(0.16, 0.02, 0.2), barrel, { round: 0.01 })]);
    set.place(knob(-0.95, 0.02, 0.2, 0.07));
    set.place(knob(0.72, 0.06, 0.17, 0.06));
    set.place(knob(1.1, 0.1, 0.14, 0.05));
    set.add({ at: [1.08, 1.5, -0.2] }, [part(cylinder(0.08, 0.06), bright, { round: 0.02 })]);
    set.add({ at: [0, 0.78, -0.34] }, [ring(-0.05, 0.62, 0.06, bright), ring(-0.16, 0.57, 0.08, barrel)]);
    set.add({ at: [0, 0.78, -0.34] }, [
      part({ kind: 'gear', radius: 0.585, half: 0.12, teeth: 60, depth: 0.012 }, barrel, {
        at: [0, 0, -0.36],
        round: 0.015,
      }),
    ]);
    set.add({ at: [0, 0.78, -0.34] }, [
      ring(-0.52, 0.56, 0.05, bright, 0.01),
      ring(-0.6, 0.57, 0.06, barrel),
    ]);
    set.add({ at: [0, 0.78, -0.34] }, [
      ring(-0.78, 0.55, 0.16, barrel),
      part(cylinder(0.49, 0.1), barrel, { turn: AHEAD, at: [0, 0, -0.94], join: 'cut' }),
      part(torus(0.5, 0.012), ink, { turn: AHEAD, at: [0, 0, -0.94] }),
    ]);
    set.add({ at: [0, 0.78, -0.34] }, [
      ring(-0.83, 0.45, 0.02, front),
      part(torus(0.44, 0.02), barrel, { turn: AHEAD, at: [0, 0, -0.88] }),
      part(torus(0.39, 0.02), front, { turn: AHEAD, at: [0, 0, -0.86] }),
      part({ kind: 'ellipsoid', radii: [0.36, 0.36, 0.16] }, coating, { at: [0, 0, -0.8] }),
    ]);
    set.add({ at: [0.4, 1.32, -0.34] }, [part(sphere(0.045), red)]);
    set.add({ at: [-0.98, 1.3, -0.34] }, [part(box(0.16, 0.09, 0.02), front, { round: 0.015 })]);
  },
};
