import type { Camera } from '../scene/camera.ts';
import type { Mesh } from '../scene/mesh.ts';
import { createProjection, type Projection } from '../scene/projection.ts';
import { applyMatrix, matrixOf, type Transform } from '../scene/transform.ts';
import { type Rgb, subtract, type Vec3 } from '../scene/vector.ts';

/** A rectangle as parts of the picture's width and height, from its top left. */
export interface PartBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A change of one thing in a composed set, chosen in the picture; made last. */
export type PhotoEdit = { id: string } & (
  | { action: 'remove' }
  /** Linear. */
  | { action: 'recolor'; color: Rgb }
  /** Its foot comes to stand where this box's is; things keep their size. */
  | { action: 'move'; box: PartBox }
  /** By 45 degrees, clockwise from above. */
  | { action: 'turn' }
);

/** A thing of a photo that can be changed by itself. */
export interface PhotoObject {
  id: string;
  label: string;
  box: PartBox;
  actions: PhotoEdit['action'][];
}

/** How a kind of set has its things. */
export interface EditableThings<Thing> {
  camera: Camera;
  /** The picture's width by its height. */
  aspect: number;
  /** In the order of their ids. */
  things: readonly Thing[];
  shapeOf(thing: Thing): { mesh: Mesh; transform: Transform };
  /** Undefined for one that cannot be pointed at. */
  labelOf(thing: Thing): string | undefined;
  actionsOf(thing: Thing): PhotoObject['actions'];
  remove(thing: Thing): void;
  /** The thing as it is then; undefined if none of its parts takes a color. */
  recolor(thing: Thing, color: Rgb): Promise<Thing | undefined>;
  /** The thing as it is then; undefined if there is no room. */
  shift(thing: Thing, by: Vec3): Thing | undefined;
  /** The thing turned by 45 degrees; undefined if there is no room. */
  turn(thing: Thing): Thing | undefined;
}

/**
 * Makes the edits in their order; refused are those whose thing is gone, and those that would change nothing or find no room.
 * @returns the things that can be chosen then, the nearest first
 */
export async function editPhotoObjects<Thing>(
  edits: readonly PhotoEdit[],
  stage: EditableThings<Thing>,
): Promise<{ objects: PhotoObject[]; refusedEdits: PhotoEdit[] }> {
  const { camera, things, actionsOf, labelOf } = stage;
  const projection = createProjection(camera, stage.aspect);
  const boxOf = (thing: Thing) => boxInPicture(projection, stage.shapeOf(thing));
  const named = new Map(things.map((thing, index) => [`${index}`, thing]));
  const refusedEdits: PhotoEdit[] = [];
  for (const edit of edits) {
    const thing = named.get(edit.id);
    if (!thing || !actionsOf(thing).includes(edit.action)) refusedEdits.push(edit);
    else if (edit.action === 'remove') {
      stage.remove(thing);
      named.delete(edit.id);
    } else {
      const changed = await change(thing, edit);
      if (changed) named.set(edit.id, changed);
      else refusedEdits.push(edit);
    }
  }
  const seen = [...named].flatMap(([id, thing]) => {
    const box = seenPart(boxOf(thing));
    const label = labelOf(thing);
    const actions = actionsOf(thing);
    const { position } = stage.shapeOf(thing).transform;
    const distance = Math.hypot(position[0] - camera.position[0], position[2] - camera.position[2]);
    return box && label && actions.length > 0 ? [{ object: { id, label, box, actions }, distance }] : [];
  });
  const nearestFirst = seen.toSorted((one, other) => one.distance - other.distance);
  return { objects: numberAlike(nearestFirst.map(({ object }) => object)), refusedEdits };

  async function change(
    thing: Thing,
    edit: Exclude<PhotoEdit, { action: 'remove' }>,
  ): Promise<Thing | undefined> {
    if (edit.action === 'recolor') return await stage.recolor(thing, edit.color);
    return edit.action === 'turn' ? stage.turn(thing) : move(thing, edit.box);
  }

  function move(thing: Thing, to: PartBox): Thing | undefined {
    const level = stage.shapeOf(thing).transform.position[1];
    const foot = ({ x, y, width, height }: PartBox) => projection.toPlane(level, x + width / 2, y + height);
    const [before, after] = [foot(boxOf(thing)), foot(to)];
    return before && after && stage.shift(thing, subtract(after, before));
  }
}

function boxInPicture(
  { toPicture }: Projection,
  { mesh: { positions }, transform }: { mesh: Mesh; transform: Transform },
): PartBox {
  const matrix = matrixOf(transform);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < positions.length; at += 3) {
    const { x, y } = toPicture(applyMatrix(matrix, [positions[at]!, positions[at + 1]!, positions[at + 2]!]));
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Smaller parts of a thing, as parts of the picture's sides, cannot be pointed at: 12 pixels of 1,024. */
const SMALLEST = 0.012;

/** The part of a box that is in the picture; undefined if hardly any is. */
function seenPart({ x, y, width, height }: PartBox): PartBox | undefined {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const box = {
    x: left,
    y: top,
    width: Math.min(1, x + width) - left,
    height: Math.min(1, y + height) - top,
  };
  return box.width < SMALLEST || box.height < SMALLEST ? undefined : box;
}

/** Things of the same name are numbered from the left. */
function numberAlike(objects: readonly PhotoObject[]): PhotoObject[] {
  return objects.map((object) => {
    const alike = objects
      .filter(({ label }) => label === object.label)
      .toSorted((one, other) => one.box.x - other.box.x);
    if (alike.length === 1) return object;
    return { ...object, label: `${object.label} ${alike.indexOf(object) + 1} of ${alike.length}` };
  });
}
