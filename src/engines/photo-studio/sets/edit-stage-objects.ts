import type { Camera } from '../scene/camera.ts';
import { findItem } from '../things/catalog.ts';
import { contains } from './footprint.ts';
import {
  createViewfinder,
  type ObjectEdit,
  type PhotoObject,
  seenBox,
  shiftTo,
  withNumbers,
} from './photo-object.ts';
import { isFree, type Piece, type Placed, prepare, put, type Stage } from './stage.ts';

/** Light that a thing gives would be missing everywhere. */
const SHINING: ReadonlySet<string> = new Set(['made-candle', 'made-scented-candle']);

/** Makes the edits in their order, those that find no room not at all. @returns what can be chosen, the nearest first */
export async function editStageObjects(
  stage: Stage,
  {
    edits = [],
    camera,
    aspect,
  }: { edits?: readonly ObjectEdit[] | undefined; camera: Camera; aspect: number },
): Promise<PhotoObject[]> {
  const view = createViewfinder(camera, aspect);
  const boxOf = ({ mesh, transform }: Placed) => view.boxOf(mesh, transform);
  const named = new Map(stage.placed.map((thing, index) => [`${index}`, thing]));
  for (const edit of edits) {
    const thing = named.get(edit.id);
    if (!thing || !actionsOf(stage, thing).includes(edit.action)) continue;
    const changed = await change(thing, edit);
    if (changed === thing) continue;
    if (changed) named.set(edit.id, changed);
    else named.delete(edit.id);
  }
  const objects = [...named].flatMap(([id, thing]): (PhotoObject & { far: number })[] => {
    const box = seenBox(boxOf(thing));
    const label = findItem(thing.key)?.names[0];
    const actions = actionsOf(stage, thing);
    const far = Math.hypot(...[0, 2].map((axis) => thing.transform.position[axis]! - camera.position[axis]!));
    return box && label && actions.length > 0 ? [{ id, label, box, actions, far }] : [];
  });
  return withNumbers(
    objects.toSorted((one, other) => one.far - other.far).map(({ far: _, ...object }) => object),
  );

  /** The thing as it is then; undefined if it is gone, itself if nothing changed. */
  async function change(thing: Placed, edit: ObjectEdit): Promise<Placed | undefined> {
    const at = stage.placed.indexOf(thing);
    if (edit.action === 'remove') {
      stage.placed = stage.placed.filter((other) => other !== thing);
      return undefined;
    }
    if (edit.action === 'recolor') {
      const materials = await findItem(thing.key)?.recolor(edit.color);
      if (!materials?.size) return thing;
      const painted = { ...thing, materials };
      stage.placed = stage.placed.map((other) => (other === thing ? painted : other));
      return painted;
    }
    const shift = shiftTo(view, thing.box.min[1], boxOf(thing), edit.box);
    if (!shift) return thing;
    const others = stage.placed.filter((other) => other !== thing);
    const trial = prepare(stage, pieceOf(thing));
    const [x, z] = [thing.transform.position[0] + shift[0], thing.transform.position[2] + shift[2]];
    stage.placed = others;
    const { support } = thing;
    const stands =
      !support || trial.outline.every((point) => contains(support.outline, [point[0] + x, point[1] + z]));
    if (!stands || !isFree(stage, trial, x, z, support, 0)) {
      stage.placed = others.toSpliced(at, 0, thing);
      return thing;
    }
    const moved = put(stage, trial, x, z, { support });
    stage.placed = others.toSpliced(at, 0, moved);
    return moved;
  }
}

/** A placed thing without its place. */
function pieceOf({ transform: _, outline, box, top, support, ...piece }: Placed): Piece {
  return piece;
}

function actionsOf({ placed }: Stage, thing: Placed): PhotoObject['actions'] {
  const item = findItem(thing.key);
  if (!item) return [];
  const carries = placed.some(({ support }) => support === thing);
  // Things in a bowl rest on each other, so that one cannot be taken out.
  const isLoose = !carries && (thing.support === null || thing.support.role === 'carrier');
  const isAlone = placed.filter(({ role }) => role !== 'carrier').length === 1;
  return [
    ...(item.takesColor ? (['recolor'] as const) : []),
    ...(isLoose && !SHINING.has(thing.key) ? (['move'] as const) : []),
    ...(!carries && !isAlone && !SHINING.has(thing.key) ? (['remove'] as const) : []),
  ];
}
