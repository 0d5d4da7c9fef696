import type { Random } from '../scene/random.ts';
import type { Subject } from './set.ts';
import { isFree, type Placed, put, restingHeight, type Stage, snap, type Trial } from './stage.ts';

/** Lets the piece down into its host where it comes to lie lowest: things roll together. */
export function placeInside(
  stage: Stage,
  trial: Trial,
  host: Placed,
  random: Random,
  { count }: Pick<Subject, 'count'>,
): Placed {
  const { center, half, own } = spaceOn(trial, host);
  const free = [Math.max(0, half[0] * 0.86 - own[0]), Math.max(0, half[1] * 0.86 - own[1])] as const;
  let best = center;
  let lowest = Infinity;
  const ring = ringPlace(stage, trial, host, count);
  if (ring) return put(stage, trial, ring[0], ring[1], { support: host, isPiled: true });
  for (let i = 0; i < 60; i++) {
    const [angle, reach] = [random.between(0, Math.PI * 2), Math.sqrt(random.next())];
    const [x, z] = [
      center[0] + Math.cos(angle) * reach * free[0],
      center[1] + Math.sin(angle) * reach * free[1],
    ];
    const y = restingHeight(stage, trial, snap(stage, x), snap(stage, z), { support: host, isPiled: true });
    if (y < lowest - 1e-4) {
      lowest = y;
      best = [x, z];
    }
  }
  return put(stage, trial, best[0], best[1], { support: host, isPiled: true });
}

/** The first of a heap of large things share a ring, where one in the middle would carry a tower. */
function ringPlace(
  stage: Stage,
  trial: Trial,
  host: Placed,
  count: number,
): readonly [number, number] | undefined {
  const { center, half, own } = spaceOn(trial, host);
  const copies = stage.placed.filter(({ support }) => support === host).length;
  const size = Math.max(...own);
  if (count < 3 || size <= half[0] * LARGE) return undefined;
  const radiusOf = (share: number) => (size * 1.03) / Math.sin(Math.PI / share);
  const share = RINGS.find((many) => many <= count && radiusOf(many) + size <= half[0] * 0.98);
  if (share === undefined || copies >= share) return undefined;
  const radius = radiusOf(share);
  const angle = host.transform.turn + 0.5 + (copies * Math.PI * 2) / share;
  return [center[0] + Math.cos(angle) * radius, center[1] + Math.sin(angle) * radius];
}

/** Things of a ring, the most first. */
const RINGS = [5, 4, 3];
/** Part of the host's half width from which things are large. */
const LARGE = 0.3;

/** On the middle of its host, or around it; what finds no room lies on the others. */
export function placeUpon(
  stage: Stage,
  trial: Trial,
  host: Placed,
  random: Random,
  { count }: Pick<Subject, 'count'>,
): Placed {
  const { center, half, own } = spaceOn(trial, host);
  const free = [Math.max(0, half[0] * 0.94 - own[0]), Math.max(0, half[1] * 0.94 - own[1])] as const;
  const copies = stage.placed.filter(({ support }) => support === host).length;
  const start = random.between(0, Math.PI * 2);
  for (let i = 0; i < 90; i++) {
    // One lies in the middle; several share the circle.
    const angle = start + (copies / Math.max(1, count)) * Math.PI * 2 + (i % 2 ? 1 : -1) * i * 0.06;
    const reach = count === 1 ? i / 90 : 0.6 + 0.4 * ((i * 0.618) % 1);
    const [x, z] = [
      center[0] + Math.cos(angle) * reach * free[0],
      center[1] + Math.sin(angle) * reach * free[1],
    ];
    if (isFree(stage, trial, x, z, host, own[0] * 0.02))
      return put(stage, trial, x, z, { support: host, isPiled: true });
  }
  return placeInside(stage, trial, host, random, { count: 1 });
}

function spaceOn({ box }: Trial, host: Placed) {
  const center: readonly [number, number] = [host.transform.position[0], host.transform.position[2]];
  return {
    center,
    half: [(host.box.max[0] - host.box.min[0]) / 2, (host.box.max[2] - host.box.min[2]) / 2] as const,
    own: [(box.max[0] - box.min[0]) / 2, (box.max[2] - box.min[2]) / 2] as const,
  };
}
