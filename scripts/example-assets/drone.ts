import { createRandom } from '#engines/studio/math/seeded-random';
import { placeDrone } from '#engines/studio/objects/archetypes/drone';
import { glossy, glow, metal, satin, surface } from '#engines/studio/objects/surfaces';
import type { Product } from './product.ts';

/** The engine's own quadcopter, in pearl with its camera. */
export const drone: Product = {
  id: 'drone',
  azimuth: 4,
  elevation: 14,
  focal: 3,
  build(set) {
    const paints = {
      shell: set.paint(surface([0.82, 0.83, 0.85], { roughness: 0.2, wrap: 0.1 })),
      dark: set.paint(satin([0.03, 0.032, 0.036])),
      steel: set.paint(metal([0.78, 0.79, 0.81], 0.2)),
      lens: set.paint(glossy([0.01, 0.012, 0.03])),
      light: set.paint(glow([0.15, 0.9, 0.4], 2)),
      parcel: 0,
      tape: set.paint(glow([1, 0.2, 0.1], 1.6)),
    };
    placeDrone(set, paints, false, createRandom(12));
  },
};
