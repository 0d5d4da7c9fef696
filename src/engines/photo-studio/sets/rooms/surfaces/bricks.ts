import type { Material } from '../../../scene/material.ts';
import { cachedMaterial } from './cached-material.ts';
import { tileMaterial, tiles } from './stone.ts';

const BRICKS = { red: [0.42, 0.2, 0.13], pale: [0.74, 0.71, 0.66] } as const;

/** A wall of bricks. */
export function bricks(color: keyof typeof BRICKS): Material {
  return cachedMaterial(`${color} bricks`, () =>
    tileMaterial(
      tiles({
        color: BRICKS[color],
        grout: [0.5, 0.48, 0.44],
        columns: 6,
        rows: 18,
        isBrick: true,
        variation: 0.35,
        joint: 0.025,
      }),
      1.4,
      { gloss: 0, bump: 0.008 },
    ),
  );
}
