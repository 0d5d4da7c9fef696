import { recolor } from '../../materials/recolor.ts';
import type { Rgb } from '../../scene/vector.ts';
import type { PieceWish, SetRequest } from '../set.ts';
import type { Placed, RoomPlan } from './layout/room-plan.ts';
import { isShown } from './layout/sight.ts';
import { seesWindow } from './layout/windows.ts';
import { isAtPiece } from './place-subjects.ts';
import { type ArrangedRoom, isWished } from './room.ts';

/** Takes away all pieces of some kinds, and what stands on them. */
export function takeOut(plan: RoomPlan, kinds: readonly string[] = []): void {
  takeAway(
    plan,
    plan.placed.filter((thing) => kinds.some((kind) => isOf(thing, kind))),
  );
}

/** Takes things away, and what stands on them. */
export function takeAway(plan: RoomPlan, things: readonly Placed[]): void {
  const gone = new Set(things);
  plan.placed = plan.placed.filter(
    (thing) => !gone.has(thing) && !(typeof thing.support === 'object' && gone.has(thing.support)),
  );
}

/** Whether the camera is to show it: the first of a kind that was asked for. */
export function isFirstWished(thing: Placed, plan: RoomPlan, request: SetRequest): boolean {
  const { kind } = thing.piece;
  return isWished(request, kind) && plan.placed.find(({ piece }) => piece.kind === kind) === thing;
}

/** The window that is asked for; curtains need one to hang at. */
export function windowWish({ wishes = [] }: Pick<SetRequest, 'wishes'>): PieceWish | undefined {
  return wishes.find(({ kind }) => kind === 'window') ?? wishes.find(({ kind }) => kind === 'curtain');
}

/** Gives the pieces of a kind the color that was asked for. */
export function colorPieces(plan: RoomPlan, wishes: readonly PieceWish[] = []): void {
  for (const thing of plan.placed) {
    const { color } = wishes.find((wish) => wish.color && wish.kind === thing.piece.kind) ?? {};
    if (color && thing.subject === undefined) colorThing(thing, color);
  }
}

/** @returns false if none of its parts takes a color */
export function colorThing(thing: Placed, color: Rgb): boolean {
  const { piece } = thing;
  const colored = piece.colored?.map((material) => [material, recolor(material, color)] as const) ?? [];
  if (colored.length > 0)
    thing.piece = { ...piece, materials: new Map([...(piece.materials ?? []), ...colored]) };
  return colored.length > 0;
}

/** Kinds of wishes and keys of subjects that the camera does not see. */
export function findMissing({ room }: ArrangedRoom): string[] {
  const { plan, camera, asked, request } = room;
  if (!camera) return [];
  const aspect = request.width / request.height;
  const isSeen = (thing: Placed) => isShown(camera, aspect, thing, plan.placed);
  const { wishes = [] } = request;
  const unseen = wishes.filter(({ kind, color, count = 1, isLarge }) =>
    kind === 'window'
      ? !seesWindow(camera, aspect, plan, { isLarge })
      : plan.placed.filter((thing) => isOf(thing, kind) && (!color || thing.piece.colored) && isSeen(thing))
          .length < count,
  );
  const missing = asked.filter(
    (one) =>
      plan.placed.filter(
        (thing) => thing.subject === one.index && isSeen(thing) && isAtPiece(plan, one, thing),
      ).length < one.subject.count,
  );
  return [...unseen.map(({ kind }) => kind), ...missing.map(({ subject }) => subject.key)];
}

/** `lamp` is anything that shines. */
export function isOf({ piece, support }: Placed, kind: string): boolean {
  if (kind === 'floor-lamp') return piece.kind === 'lamp' && support === 'floor';
  if (kind === 'table-lamp') return piece.kind === 'lamp' && typeof support === 'object';
  return piece.kind === kind || (kind === 'lamp' && piece.lamps !== undefined && piece.kind !== 'fireplace');
}
