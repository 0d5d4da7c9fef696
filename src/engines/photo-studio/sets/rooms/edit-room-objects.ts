import { at } from '../../scene/transform.ts';
import {
  createViewfinder,
  type ObjectEdit,
  type PhotoObject,
  seenBox,
  shiftTo,
  withNumbers,
} from '../photo-object.ts';
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

/** Makes the edits in their order, those that find no room not at all. @returns what can be chosen, the nearest first */
export function editRoomObjects({ plan, camera, request }: Room): PhotoObject[] {
  if (!camera) return [];
  const aspect = request.width / request.height;
  const view = createViewfinder(camera, aspect);
  const boxOf = ({ piece, position, turn }: Placed) => view.boxOf(piece.mesh, at(position, turn));
  const named = new Map(plan.placed.map((thing, index) => [`${index}`, thing]));
  for (const edit of request.objectEdits ?? []) {
    const thing = named.get(edit.id);
    if (!thing || !actionsOf(thing, plan.placed).includes(edit.action)) continue;
    if (edit.action === 'remove') {
      plan.placed = plan.placed.filter((other) => other !== thing);
      named.delete(edit.id);
    } else if (edit.action === 'recolor') colorThing(thing, edit.color);
    else move(thing, edit);
  }
  const seen = [...named].filter(([, thing]) => isShown(camera, aspect, thing, plan.placed));
  const objects = seen.flatMap(([id, thing]): (PhotoObject & { far: number })[] => {
    const box = seenBox(boxOf(thing));
    const actions = actionsOf(thing, plan.placed);
    const far = Math.hypot(thing.position[0] - camera.position[0], thing.position[2] - camera.position[2]);
    const label = thing.piece.kind.replaceAll('-', ' ');
    return box && actions.length > 0 ? [{ id, label, box, actions, far }] : [];
  });
  return withNumbers(
    objects.toSorted((one, other) => one.far - other.far).map(({ far: _, ...object }) => object),
  );

  function move(thing: Placed, { box }: ObjectEdit & { action: 'move' }): void {
    const shift = shiftTo(view, thing.position[1], boxOf(thing), box);
    if (!shift) return;
    const before = thing.position;
    thing.position = [before[0] + shift[0], before[1], before[2] + shift[2]];
    const stands =
      Math.abs(thing.position[0]) < plan.width / 2 &&
      thing.position[2] > 0 &&
      thing.position[2] < plan.depth &&
      !plan.placed.some((other) => other !== thing && intersects(thing, other));
    if (!stands) thing.position = before;
  }
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
