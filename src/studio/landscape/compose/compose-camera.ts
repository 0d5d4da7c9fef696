import type { Random } from '../../math/seeded-random.ts';
import type { Camera, Land, LandForm } from '../landscape-scene.ts';

type Range = readonly [low: number, high: number];

/** Meters above the ground or water where the camera stands: at the water's edge, or with no shore before it. */
const HEIGHTS: Record<LandForm, { ashore: Range; free: Range }> = {
  mountains: { ashore: [2.2, 9], free: [2.2, 9] },
  lake: { ashore: [1.7, 3], free: [4, 16] },
  sea: { ashore: [1.8, 4], free: [2.5, 7] },
  island: { ashore: [2.6, 5.5], free: [9, 34] },
  hills: { ashore: [2, 6], free: [2, 6] },
  dunes: { ashore: [3, 12], free: [3, 12] },
  coast: { ashore: [2, 6], free: [3, 14] },
  waterfall: { ashore: [2, 4], free: [2.2, 4.5] },
  canyon: { ashore: [2, 5], free: [2.5, 12] },
  woods: { ashore: [60, 120], free: [60, 130] },
  grove: { ashore: [1.5, 2.2], free: [1.5, 2.2] },
  city: { ashore: [3, 8], free: [4, 26] },
};

const HIGH_HORIZONS: readonly LandForm[] = ['mountains', 'lake', 'waterfall', 'grove', 'canyon', 'city'];

export function composeCamera(form: LandForm, land: Land, random: Random, tall: boolean): Camera {
  const range = land.shore > 0 ? HEIGHTS[form].ashore : HEIGHTS[form].free;
  const thirds = random.chance(0.5) ? random.between(0.36, 0.45) : random.between(0.5, 0.62);
  let horizon = HIGH_HORIZONS.includes(form) || land.shore > 0 ? random.between(0.5, 0.62) : thirds;
  if (form === 'coast' || form === 'woods') horizon = random.between(0.3, 0.42);
  if (form === 'waterfall') horizon = random.between(0.56, 0.64);
  return {
    height: random.between(...range),
    focal: form === 'city' ? random.between(1, 1.35) : random.between(0.66, 1.05),
    horizon: tall ? Math.min(0.62, horizon + 0.03) : horizon,
  };
}
