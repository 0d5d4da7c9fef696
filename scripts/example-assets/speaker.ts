import { body, box, cylinder, part, sphere, torus } from '#engines/studio/objects/parts';
import { COPPER, metal, satin, surface, wood } from '#engines/studio/objects/surfaces';
import { turnAbout } from '#engines/studio/objects/vector';
import type { Product } from './product.ts';

const AHEAD = turnAbout('x', -Math.PI / 2);

/** A bookshelf loudspeaker in oak with copper rings. */
export const speaker: Product = {
  id: 'speaker',
  azimuth: 30,
  elevation: 8,
  focal: 3,
  build(set) {
    const oak = set.paint(wood('oak', { scale: 1.1, roughness: 0.3 }));
    const front = set.paint(satin([0.016, 0.016, 0.017]));
    const rubber = set.paint(surface([0.012, 0.012, 0.012], { roughness: 0.45 }));
    const cone = set.paint(surface([0.05, 0.05, 0.052], { roughness: 0.5 }));
    const copper = set.paint(metal(COPPER, 0.18));
    const lamp = set.paint(surface([1, 1, 1], { roughness: 0.5, emission: [0.5, 0.8, 1.2] }));
    // The grain runs up the sides.
    const upright = turnAbout('z', Math.PI / 2);
    set.add({ at: [0, 1.3, 0], turn: upright }, [part(box(1.24, 0.78, 0.7), oak, { round: 0.07 })]);
    set.add({ at: [0, 1.3, -0.69] }, [part(box(0.71, 1.17, 0.03), front, { round: 0.02 })]);
    set.place(
      ...[-1, 1].map((side) => body({ at: [side * 0.5, 0.04, 0] }, [part(cylinder(0.1, 0.04), rubber)])),
    );
    set.add({ at: [0, 1.92, -0.72] }, [
      part(torus(0.29, 0.035), copper, { turn: AHEAD }),
      part(cylinder(0.27, 0.01), rubber, { turn: AHEAD }),
    ]);
    set.add({ at: [0, 1.92, -0.72] }, [part({ kind: 'ellipsoid', radii: [0.15, 0.15, 0.11] }, copper)]);
    set.add({ at: [0, 0.26, -0.72] }, [part(sphere(0.018), lamp)]);
    set.add({ at: [0, 0.92, -0.72] }, [
      part(torus(0.58, 0.03), copper, { turn: AHEAD }),
      part(torus(0.48, 0.07), rubber, { turn: AHEAD, at: [0, 0, -0.03] }),
    ]);
    set.add({ at: [0, 0.92, -0.72] }, [
      part(cylinder(0.44, 0.09), cone, { turn: AHEAD }),
      part(sphere(1.08), cone, { at: [0, 0, -1.085], join: 'cut' }),
    ]);
    set.add({ at: [0, 0.92, -0.72] }, [
      part({ kind: 'ellipsoid', radii: [0.17, 0.17, 0.1] }, copper, { at: [0, 0, 0.005] }),
    ]);
  },
};
