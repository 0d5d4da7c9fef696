import type { Camera } from '../../../scene/camera.ts';
import type { Vec3 } from '../../../scene/vector.ts';
import type { PieceWish } from '../../set.ts';
import { type Opening, type Placed, type RoomPlan, spotAt } from './room-plan.ts';
import { isHidden, obstaclesFor, project } from './sight.ts';

/** Meters between the back wall and the first window of a side wall that is to be seen: a curtain's width. */
const FROM_CORNER = 0.66;
const BETWEEN = 0.35;
const LARGE = { width: 2, sill: 0.05 };

/**
 * Windows that are asked for: those of side walls stand near the back wall, where cameras look, and a large one reaches from
 * the floor nearly to the ceiling.
 */
export function bringWindows(
  openings: readonly Opening[],
  { height, depth }: Pick<RoomPlan, 'height' | 'depth'>,
  { isLarge = false }: Pick<PieceWish, 'isLarge'>,
): Opening[] {
  const next: Record<string, number> = {};
  return openings.map((opening) => {
    if (opening.kind !== 'window') return opening;
    const isSide = opening.wall === 'left' || opening.wall === 'right';
    const head = isLarge ? Math.max(opening.head, height - 0.28) : opening.head;
    const sill = isLarge && isSide ? Math.min(opening.sill, LARGE.sill) : opening.sill;
    if (!isSide) return { ...opening, head };
    const width = isLarge ? Math.max(opening.width, LARGE.width) : opening.width;
    const from = next[opening.wall] ?? FROM_CORNER;
    const along = Math.min(from + width / 2, depth - width / 2 - 0.2);
    next[opening.wall] = from + width + BETWEEN;
    return { ...opening, along, width, sill, head };
  });
}

export interface WindowSight {
  /** Part of the window in the picture, unhidden, 0..1. */
  seen: number;
  /** Part of the picture that it takes, 0..1. */
  area: number;
}

const GRID = 5;

/** How much of a window a camera sees; curtains hide nothing. */
export function sightOfWindow(
  camera: Camera,
  aspect: number,
  plan: RoomPlan,
  opening: Opening,
  others: readonly Placed[],
): WindowSight {
  const obstacles = obstaclesFor(others);
  const at = (u: number, v: number): Vec3 => {
    const { x, z } = spotAt(plan, opening.wall, opening.along + (u - 0.5) * opening.width, 0);
    return [x * plan.flip, opening.sill + v * (opening.head - opening.sill), z];
  };
  let seen = 0;
  for (let i = 0; i < GRID; i++)
    for (let k = 0; k < GRID; k++) {
      const point = at((i + 0.5) / GRID, (k + 0.5) / GRID);
      const { x, y, depth } = project(camera, aspect, point);
      const isInFrame = depth > 0.3 && Math.abs(x) < 0.98 && Math.abs(y) < 0.98;
      if (isInFrame && !isHidden(camera.position, point, obstacles)) seen++;
    }
  seen /= GRID * GRID;
  if (seen === 0) return { seen, area: 0 };
  const corners = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)].map((point) => project(camera, aspect, point));
  const isBehind = corners.some(({ depth }) => depth < 0.3);
  return { seen, area: isBehind ? seen * 0.1 : (seen * areaOf(corners)) / 4 };
}

/** Of a polygon. */
function areaOf(points: readonly { x: number; y: number }[]): number {
  const twice = points.reduce((sum, { x, y }, i) => {
    const next = points[(i + 1) % points.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** A window counts as shown from this part of it, and of the picture. */
const SHOWN: WindowSight = { seen: 0.45, area: 0.022 };
const SHOWN_LARGE: WindowSight = { seen: 0.45, area: 0.05 };

/** Whether somebody who asked for a window finds it in the picture. */
export function seesWindow(
  camera: Camera,
  aspect: number,
  plan: RoomPlan,
  { isLarge = false }: Pick<PieceWish, 'isLarge'> = {},
  others: readonly Placed[] = plan.placed,
): boolean {
  const least = isLarge ? SHOWN_LARGE : SHOWN;
  return plan.openings.some((opening) => {
    if (opening.kind !== 'window') return false;
    const { seen, area } = sightOfWindow(camera, aspect, plan, opening, others);
    // Upright pictures of rooms are narrow cuts of them.
    const narrow = Math.min(1, aspect);
    return seen >= least.seen * Math.sqrt(narrow) && area >= least.area * narrow;
  });
}
