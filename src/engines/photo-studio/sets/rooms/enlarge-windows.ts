import { boxOf, intersects, type Opening, type Placed, type RoomPlan, spotAt } from './layout/room-plan.ts';
import { sightOfWindow } from './layout/windows.ts';
import { curtainRail } from './pieces/textiles.ts';
import type { Room } from './room.ts';

/** Meters by which a window grows to a side, the most first. */
const STEPS = [0.55, 0.4, 0.25, 0.15];
const LOWEST = 0.05;
/** Meters that stay between a window and a corner or another window. */
const MARGIN = 0.2;

/**
 * Widens the windows as far as the walls, what hangs there and other windows let them, down to the floor. Curtains move with
 * their sides; all else stays.
 * @returns false if none that is in the picture grew
 */
export function enlargeWindows(room: Room): boolean {
  const { plan, camera } = room;
  const { width, height } = room.request;
  if (!camera) return false;
  let isDone = false;
  for (const [i, opening] of plan.openings.entries()) {
    if (opening.kind !== 'window') continue;
    const curtains = curtainsOf(plan, opening);
    const others = plan.openings.filter((other) => other !== opening);
    let grown: Opening = { ...opening, sill: Math.min(opening.sill, LOWEST) };
    for (const side of [-1, 1] as const) {
      const step = STEPS.find((by) => {
        const wider = widen(grown, side, by);
        const moved = curtains[side].map((panel) => shifted(plan, panel, opening, side * by));
        return (
          isFree(plan, wider, others, curtains.all) && moved.every((panel) => fits(plan, panel, curtains.all))
        );
      });
      if (step === undefined) continue;
      grown = widen(grown, side, step);
      for (const panel of curtains[side])
        panel.position = shifted(plan, panel, opening, side * step).position;
    }
    if (grown.width - opening.width < STEPS.at(-1)! && opening.sill - grown.sill < 0.3) continue;
    const [rail] = curtains.rail;
    if (rail && grown.width > opening.width) {
      const { x, z } = spotAt(plan, opening.wall, grown.along, 0);
      const { metal } = room.style;
      rail.piece = curtainRail(rail.piece.size[0] + grown.width - opening.width, metal);
      const isBack = opening.wall === 'back';
      rail.position = [
        isBack ? x * plan.flip : rail.position[0],
        rail.position[1],
        isBack ? rail.position[2] : z,
      ];
    }
    plan.openings[i] = grown;
    isDone ||= sightOfWindow(camera, width / height, plan, grown, plan.placed).seen > 0.2;
  }
  return isDone;
}

function widen(opening: Opening, side: -1 | 1, by: number): Opening {
  return { ...opening, width: opening.width + by, along: opening.along + (side * by) / 2 };
}

/** Where something on the wall is along it. */
function alongOf(plan: RoomPlan, { position }: Placed, { wall }: Opening): number {
  return wall === 'back' ? position[0] * plan.flip : position[2];
}

function onWallOf(plan: RoomPlan, opening: Opening): Placed[] {
  const here = spotAt(plan, opening.wall, opening.along, 0);
  return plan.placed.filter(({ support, position }) => {
    if (support !== 'wall') return false;
    const away = opening.wall === 'back' ? position[2] : position[0] - here.x * plan.flip;
    return Math.abs(away) < 0.3;
  });
}

/** The curtains at both sides of a window, and their rail. */
function curtainsOf(plan: RoomPlan, opening: Opening) {
  const near = onWallOf(plan, opening).filter(
    (thing) => Math.abs(alongOf(plan, thing, opening) - opening.along) < opening.width / 2 + 0.6,
  );
  const panels = near.filter(({ piece }) => piece.kind === 'curtain');
  const rail = near.filter(({ piece }) => piece.kind === 'rail');
  return {
    '-1': panels.filter((thing) => alongOf(plan, thing, opening) < opening.along),
    1: panels.filter((thing) => alongOf(plan, thing, opening) >= opening.along),
    rail,
    all: [...panels, ...rail],
  };
}

function shifted(plan: RoomPlan, thing: Placed, { wall }: Opening, by: number): Placed {
  const [x, y, z] = thing.position;
  return { ...thing, position: wall === 'back' ? [x + by * plan.flip, y, z] : [x, y, z + by] };
}

function fits(plan: RoomPlan, thing: Placed, own: readonly Placed[]): boolean {
  const { min, max } = boxOf(thing);
  const isInside = min[0] > -plan.width / 2 && max[0] < plan.width / 2 && min[2] > 0 && max[2] < plan.depth;
  return isInside && !plan.placed.some((other) => !own.includes(other) && intersects(thing, other));
}

/** Whether the wall is free where the window would be. */
function isFree(
  plan: RoomPlan,
  opening: Opening,
  others: readonly Opening[],
  own: readonly Placed[],
): boolean {
  const [low, high] = [opening.along - opening.width / 2, opening.along + opening.width / 2];
  const isBack = opening.wall === 'back';
  const [from, to] = isBack ? [-plan.width / 2, plan.width / 2] : [0, plan.depth];
  if (low < from + MARGIN || high > to - MARGIN) return false;
  const meets = (along: number, width: number) =>
    along - width / 2 < high + MARGIN && along + width / 2 > low - MARGIN;
  if (others.some(({ wall, along, width }) => wall === opening.wall && meets(along, width))) return false;
  return onWallOf(plan, opening).every(
    (thing) => own.includes(thing) || !meets(alongOf(plan, thing, opening), thing.piece.size[0]),
  );
}
