import { cylinder, part } from '../../objects/parts.ts';
import type { StageSet } from '../../objects/stage-set.ts';
import type { StandingSurface } from '../reference-scene.ts';
import type { SetWish } from '../set-plan.ts';

/** A round podium under the subject, with or without a wider step. */
export function placeRoundPodium(
  set: StageSet,
  { width, random }: SetWish,
  paints: { top: number; step: number },
): Pick<StandingSurface, 'height' | 'radius'> {
  const radius = Math.max(0.95, width * random.between(0.64, 0.8));
  const step = random.chance(0.45) ? random.between(0.14, 0.2) : 0;
  const height = step + random.between(0.22, 0.42);
  if (step > 0)
    set.add({ at: [0, step / 2, 0] }, [
      part(cylinder(radius * 1.28, step / 2), paints.step, { round: 0.035 }),
    ]);
  const half = (height - step) / 2;
  set.add({ at: [0, step + half, 0] }, [part(cylinder(radius, half), paints.top, { round: 0.035 })]);
  return { height, radius: radius - 0.035 };
}
