import { type Rgb, scaleRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { Disc } from '../../objects/object-scene.ts';
import { direction } from '../../objects/vector.ts';

/** Distant lights out of focus; elevation in degrees from `low` to `high`. */
export function scatterLights(
  random: Random,
  options: {
    count: number;
    low: number;
    high: number;
    size: number;
    strength: number;
    colors: readonly Rgb[];
  },
): Disc[] {
  return Array.from({ length: options.count }, () => ({
    towards: direction(180 + random.between(-22, 22), random.between(options.low, options.high)),
    radius: options.size * random.between(0.28, 0.8),
    color: scaleRgb(random.pick(options.colors), options.strength * random.between(0.25, 1)),
    edge: random.between(0.72, 0.93),
  }));
}
