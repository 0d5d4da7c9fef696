import { fromHex } from '#engines/studio/color/linear-color';
import { box, cylinder, part } from '#engines/studio/objects/parts';
import { GOLD, glossy, metal, surface } from '#engines/studio/objects/surfaces';
import { turnAbout } from '#engines/studio/objects/vector';
import type { Product } from './product.ts';

/** A lipstick, wound out, with its cap beside it. */
export const lipstick: Product = {
  id: 'lipstick',
  azimuth: -12,
  elevation: 9,
  focal: 3.2,
  build(set) {
    const black = set.paint(glossy([0.012, 0.011, 0.012]));
    const gold = set.paint(metal(GOLD, 0.15));
    const ribbed = set.paint({
      ...surface(GOLD, { roughness: 0.24, metalness: 1 }),
      pattern: { kind: 'grooves', scale: 70, depth: 0.2 },
    });
    const wax = set.paint(surface(fromHex('#b3122f'), { roughness: 0.24, wrap: 0.15 }));
    set.add({ at: [0, 0.42, 0] }, [part(cylinder(0.34, 0.42), black, { round: 0.02 })]);
    set.add({ at: [0, 0.86, 0] }, [part(cylinder(0.352, 0.04), gold, { round: 0.012 })]);
    set.add({ at: [0, 1.08, 0] }, [part(cylinder(0.27, 0.22), ribbed, { round: 0.015 })]);
    set.add({ at: [0, 1.32, 0] }, [part(cylinder(0.25, 0.05), gold, { round: 0.012 })]);
    set.add({ at: [0, 1.62, 0] }, [
      part(cylinder(0.215, 0.42), wax, { round: 0.05 }),
      part(box(0.6, 0.3, 0.6), wax, {
        at: [0.1, 0.5, 0],
        turn: turnAbout('z', -0.72),
        join: 'cut',
        blend: 0.05,
      }),
    ]);
    set.add({ at: [-0.92, 0.62, 0.3] }, [part(cylinder(0.35, 0.62), black, { round: 0.03 })]);
    set.add({ at: [-0.92, 0.1, 0.3] }, [part(cylinder(0.36, 0.05), gold, { round: 0.012 })]);
  },
};
