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
      if (hasRoom(thing, plan)) return thing;
      thing.position = before;
      return undefined;
    },
    turn(thing) {
      const before = thing.turn;
      thing.turn += Math.PI / 4;
      if (hasRoom(thing, plan)) return thing;
      thing.turn = before;
      return undefined;
    },
  });
}

function hasRoom(thing: Placed, { width, depth, placed }: Room['plan']): boolean {
  const [x, , z] = thing.position;
  return (
    Math.abs(x) < width / 2 &&
    z > 0 &&
    z < depth &&
    !placed.some((other) => other !== thing && intersects(thing, other))
  );
}

function actionsOf(thing: Placed, placed: readonly Placed[]): PhotoObject['actions'] {
  const { piece, support } = thing;
  const carries = placed.some((other) => other.support === thing);
  // A lamp lights the whole room.
  const isFree = !carries && piece.lamps === undefined && !FIXED.has(piece.kind);
  return [
    ...(piece.colored?.length ? (['recolor'] as const) : []),
    ...(isFree && support === 'floor' ? (['move', 'turn'] as const) : []),
    ...(isFree ? (['remove'] as const) : []),
  ];
}
