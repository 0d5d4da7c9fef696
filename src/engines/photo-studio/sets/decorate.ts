import type { CatalogItem } from '../things/catalog.ts';
import { placeNear } from './arrange.ts';
import { propsFor } from './props.ts';
import type { SetRequest } from './set.ts';
import { boxAround, type Placed, prepare, type Stage } from './stage.ts';

export interface Decoration {
  azimuth: number;
  /** How many at most. */
  count: number;
  /** Where props may stand, in parts of the subjects' radius from their center, right and away from the camera. */
  spots: readonly (readonly [right: number, away: number])[];
  /** Seen from above: nothing can hide anything, and tall things look odd. */
  isFlat?: boolean;
  /** Props stay this near to the middle line, meters. */
  halfDepth?: number;
  /** The largest prop seen from above, as a part of the subjects' size. */
  largest?: number;
}

/** Adds props around the subjects, each near a spot, never in front of a subject. */
export async function decorate(stage: Stage, request: SetRequest, decoration: Decoration): Promise<Placed[]> {
  const { random } = request;
  if (request.isBare) return [];
  const subjects = stage.placed.filter(({ role }) => role !== 'prop');
  const { min, max } = boxAround(subjects);
  const center = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2] as const;
  const radius = Math.max(max[0] - min[0], max[2] - min[2], (max[1] - min[1]) * 0.8) / 2;
  // Smaller than the subjects, so that nobody takes it for one of them.
  const limit = (decoration.isFlat ? (decoration.largest ?? 1.5) : 0.9) * radius * 2;
  const { without = [] } = request;
  const isUnwanted = ({ names }: CatalogItem) =>
    names.some((name) => without.some((word) => name.includes(word)));
  const items = propsFor(request, random, {
    width: limit,
    height: decoration.isFlat ? 0.16 : 0.85 * (max[1] - min[1]),
    isFlat: decoration.isFlat ?? false,
  }).filter((item) => !isUnwanted(item));
  const [cos, sin] = [Math.cos(decoration.azimuth), Math.sin(decoration.azimuth)];
  const added: Placed[] = [];
  for (const [i, item] of items.slice(0, decoration.count).entries()) {
    const spot = decoration.spots[i % decoration.spots.length]!;
    const mesh = await item.load();
    const trial = prepare(stage, {
      key: item.key,
      mesh,
      turn: decoration.azimuth + random.between(-0.9, 0.9),
      scale: 1,
      role: 'prop',
    });
    const half = Math.max(trial.box.max[0] - trial.box.min[0], trial.box.max[2] - trial.box.min[2]) / 2;
    const [right, away] = [
      spot[0] * radius + Math.sign(spot[0]) * half * 0.8,
      spot[1] * radius + Math.sign(spot[1]) * half * 0.5,
    ];
    const anchor = [center[0] + right * cos - away * sin, center[1] - right * sin - away * cos] as const;
    added.push(
      placeNear(stage, trial, anchor, {
        support: null,
        gap: Math.max(0.004, radius * 0.05),
        reach: half * 2,
        random,
        isAllowed: (x, z) =>
          Math.abs(z) + half <= (decoration.halfDepth ?? Infinity) + half * 0.3 &&
          (decoration.isFlat || !hides(x, z, half, subjects, cos, sin, stage)),
      }),
    );
  }
  return added;
}

/** Whether something there would stand between the camera and a subject. */
function hides(
  x: number,
  z: number,
  half: number,
  subjects: readonly Placed[],
  cos: number,
  sin: number,
  stage: Stage,
): boolean {
  const across = x * cos - z * sin;
  const towards = x * sin + z * cos;
  return subjects.some(({ box, support }) => {
    if (support && stage.placed.includes(support) && support.role === 'subject') return false;
    const [bx, bz] = [(box.min[0] + box.max[0]) / 2, (box.min[2] + box.max[2]) / 2];
    const width = Math.max(box.max[0] - box.min[0], box.max[2] - box.min[2]) / 2;
    const isInFront = towards > bx * sin + bz * cos - width * 0.2;
    return isInFront && Math.abs(across - (bx * cos - bz * sin)) < (half + width) * 0.9;
  });
}
