import { at } from '../../scene/transform.ts';
import { editPhotoObjects, type PhotoObject } from '../edit-photo-objects.ts';
import { intersects, type Placed } from './layout/room-plan.ts';
import { isShown } from './layout/sight.ts';
import type { Room } from './room.ts';
import { colorThing } from './wishes.ts';

/** Pieces that belong to the room itself. */
const FIXED: ReadonlySet<string> = new Set([
  'curtain',
  'fireplace',
  'cabinet',
  'counter',
  'shower',
  'bathtub',
  'toilet',
  'sink',
  'radiator',
]);

/** Changes single things of a room; see `editPhotoObjects`. */
export async function editRoomObjects({ plan, camera, request }: Room): ReturnType<typeof editPhotoObjects> {
  const { objectEdits = [] } = request;
  if (!camera) return { objects: [], refusedEdits: [...objectEdits] };
  const aspect = request.width / request.height;
  return await editPhotoObjects<Placed>(objectEdits, {
    camera,
    aspect,
    things: plan.placed,
    shapeOf: ({ piece, position, turn }) => ({ mesh: piece.mesh, transform: at(position, turn) }),
    labelOf: (thing) =>
      isShown(camera, aspect, thing, plan.placed) ? thing.piece.kind.replaceAll('-', ' ') : undefined,
    actionsOf: (thing) => actionsOf(thing, plan.placed),
    remove(thing) {
      plan.placed = plan.placed.filter((other) => other !== thing);
    },
    recolor: async (thing, color) => (colorThing(thing, color) ? thing : undefined),
    shift(thing, by) {
      const before = thing.position;
      thing.position = [before[0] + by[0], before[1], before[2] + by[2]];
      const hasRoom =
        Math.abs(thing.position[0]) < plan.width / 2 &&
        thing.position[2] > 0 &&
        thing.position[2] < plan.depth &&
        !plan.placed.some((other) => other !== thing && intersects(thing, other));
      if (hasRoom) return thing;
      thing.position = before;
      return undefined;
    },
  });
}

function actionsOf(thing: Placed, placed: readonly Placed[]): PhotoObject['actions'] {
  const { piece, support } = thing;
  const carries = placed.some((other) => other.support === thing);
  // A lamp lights the whole room.
  const isFree = !carries && piece.lamps === undefined && !FIXED.has(piece.kind);
  return [
    ...(piece.colored?.length ? (['recolor'] as const) : []),
    ...(isFree && support === 'floor' ? (['move'] as const) : []),
    ...(isFree ? (['remove'] as const) : []),
  ];
}
