import type { Camera } from '../scene/camera.ts';
import type { Vec3 } from '../scene/vector.ts';
import { findItem } from '../things/catalog.ts';
import { editPhotoObjects, type PhotoEdit, type PhotoObject } from './edit-photo-objects.ts';
import { contains } from './footprint.ts';
import { isFree, type Piece, type Placed, prepare, put, type Stage } from './stage.ts';

/** Light that a thing gives would be missing everywhere. */
const SHINING: ReadonlySet<string> = new Set(['made-candle', 'made-scented-candle']);

/** Changes single things of a still life; see `editPhotoObjects`. */
export async function editStageObjects(
  stage: Stage,
  {
    edits = [],
    camera,
    aspect,
  }: { edits?: readonly PhotoEdit[] | undefined; camera: Camera; aspect: number },
): ReturnType<typeof editPhotoObjects> {
  return await editPhotoObjects<Placed>(edits, {
    camera,
    aspect,
    things: stage.placed,
    shapeOf: (thing) => thing,
    labelOf: ({ key }) => findItem(key)?.names[0],
    actionsOf: (thing) => actionsOf(stage, thing),
    remove(thing) {
      stage.placed = stage.placed.filter((other) => other !== thing);
    },
    async recolor(thing, color) {
      const materials = await findItem(thing.key)?.recolor(color);
      if (!materials?.size) return undefined;
      const painted = { ...thing, materials };
      stage.placed = stage.placed.map((other) => (other === thing ? painted : other));
      return painted;
    },
    shift: (thing, by) => putAgain(stage, thing, pieceOf(thing), by),
    turn: (thing) => putAgain(stage, thing, { ...pieceOf(thing), turn: thing.turn + Math.PI / 4 }, [0, 0, 0]),
  });
}

/** Puts a thing back, moved or turned; undefined if there is no room for it. */
function putAgain(stage: Stage, thing: Placed, piece: Piece, by: Vec3): Placed | undefined {
  const trial = prepare(stage, piece);
  const { support } = thing;
  const without = { ...stage, placed: stage.placed.filter((other) => other !== thing) };
  const [x, z] = [thing.transform.position[0] + by[0], thing.transform.position[2] + by[2]];
  const isOnSupport =
    !support || trial.outline.every((point) => contains(support.outline, [point[0] + x, point[1] + z]));
  if (!isOnSupport || !isFree(without, trial, x, z, support, 0)) return undefined;
  const moved = put(without, trial, x, z, { support });
  stage.placed = stage.placed.with(stage.placed.indexOf(thing), moved);
  return moved;
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
    ...(isLoose && !SHINING.has(thing.key) ? (['move', 'turn'] as const) : []),
    ...(!carries && !isAlone && !SHINING.has(thing.key) ? (['remove'] as const) : []),
  ];
}
