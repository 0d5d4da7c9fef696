import type { CutOut } from '#engines/photo-studio/product/cut-out';
import type { PlacedProduct } from '#engines/photo-studio/product/lay-picture';
import { createProduct } from '#engines/photo-studio/product/product';
import { createRandom } from '#engines/photo-studio/scene/random';
import type { Scene } from '#engines/photo-studio/scene/scene';
import { rgbFromHex } from '#engines/photo-studio/scene/vector';
import type { Margins } from '#engines/photo-studio/scene/widen-camera';
import type { PhotoEdit, PhotoObject } from '#engines/photo-studio/sets/edit-photo-objects';
import { composeRoom } from '#engines/photo-studio/sets/rooms/compose-room';
import { ROOM_DESIGNS } from '#engines/photo-studio/sets/rooms/room-sets';
import type { ComposedSet, Edits, SetRequest, ThingEdit } from '#engines/photo-studio/sets/set';
import { STILL_SETS } from '#engines/photo-studio/sets/still-sets';
import type { Change } from '#engines/studio/scene/change';
import type { ObjectEdit } from '#engines/studio/scene/object-edit';
import type { PhotoPlan } from './plan/photo-plan.ts';
import { viewOf } from './plan/view-of.ts';

export interface ComposedPhoto {
  scene: Scene;
  /** Whose picture is laid over the rendered scene. */
  product?: PlacedProduct | undefined;
  /** Kinds of pieces and keys of things that were asked for and are not seen. */
  missing: readonly string[];
  /** Edits that found no room or nothing to change. */
  undone: readonly ThingEdit[];
  /** The things that can be changed by themselves, the nearest first. */
  objects: readonly PhotoObject[];
  /** Changes of single things that are not possible. */
  refusedEdits: readonly ObjectEdit[];
}

interface PhotoSize {
  seed: number;
  width: number;
  height: number;
}

interface ComposeOptions {
  objectEdits?: readonly ObjectEdit[] | undefined;
  /** Room that an expansion adds beyond each edge; it needs scenery there too. */
  margins?: Margins | undefined;
  /** Of the plan's product. */
  cutOut?: CutOut | undefined;
}

/** The same plan, seed and shape give the same scene. */
export async function composePhoto(
  plan: PhotoPlan,
  { seed, width, height, objectEdits = [], margins, cutOut }: PhotoSize & ComposeOptions,
): Promise<ComposedPhoto> {
  const { subjects, wishes, without, isBare, accent, character, change } = plan;
  const { original } = plan;
  // What refinements change afterwards must not change how the set is laid out.
  const layout = original ?? plan;
  const photoEdits = objectEdits.map(toPhotoEdit);
  const request: SetRequest = {
    subjects,
    props: plan.props,
    product: plan.product && cutOut && createProduct(cutOut, plan.product),
    wishes,
    without,
    isBare,
    light: layout.light,
    surface: layout.surface,
    place: plan.place,
    character,
    random: createRandom(seed),
    width,
    height,
    margins,
    palette: { backdrop: layout.wall, accent },
    view: viewOf(layout.change),
    objectEdits: photoEdits.filter((edit) => edit !== undefined),
    ...(original && { edits: editsSince(original, plan, seed) }),
  };
  const finish = (composed: ComposedSet, missing: readonly string[]): ComposedPhoto => {
    const { scene, product, undone, objects, refusedEdits } = composed;
    const isRefused = (edit: PhotoEdit | undefined) => edit === undefined || refusedEdits.includes(edit);
    return {
      scene: develop(focus(scene, plan), change),
      product,
      missing,
      undone,
      objects,
      refusedEdits: objectEdits.filter((_, at) => isRefused(photoEdits[at])),
    };
  };
  const design = ROOM_DESIGNS.find(({ name }) => name === plan.set);
  if (design) {
    const composed = await composeRoom(design, request);
    return finish(composed, composed.missing);
  }
  const set = STILL_SETS.find(({ name }) => name === plan.set);
  if (!set) throw new Error(`There is no photo set ${plan.set}`);
  return finish(await set.compose(request), []);
}

/** Photos know no replacements and no copies of single things, and what is nearer is in front. */
function toPhotoEdit(edit: ObjectEdit): PhotoEdit | undefined {
  switch (edit.action) {
    case 'remove':
    case 'move':
    case 'turn':
      return edit;
    case 'recolor':
      return { ...edit, color: rgbFromHex(edit.color) };
    case 'replace':
    case 'duplicate':
    case 'front':
      return undefined;
  }
}

function editsSince(original: NonNullable<PhotoPlan['original']>, plan: PhotoPlan, seed: number): Edits {
  const { light, wall, surface, floor, change, edits = [] } = plan;
  const isSeenAnew = JSON.stringify(viewOf(change)) !== JSON.stringify(viewOf(original.change));
  return {
    seed,
    things: edits,
    ...(light !== original.light && { light }),
    ...(wall !== original.wall && { backdrop: wall }),
    ...(surface !== original.surface && { surface }),
    ...(floor && { floor }),
    ...(isSeenAnew && { view: viewOf(change) }),
  };
}

const DEEP = 22;
/** Rooms are far larger than the lens: only a very wide one blurs them. */
const SHALLOW = { least: 0.25, part: 0.035 };

function focus(scene: Scene, { depth, set }: PhotoPlan): Scene {
  const { camera } = scene;
  if (depth === undefined || camera.fStop === undefined) return scene;
  const isRoom = ROOM_DESIGNS.some(({ name }) => name === set);
  const shallow = isRoom ? Math.max(SHALLOW.least, camera.fStop * SHALLOW.part) : camera.fStop / 2.2;
  return { ...scene, camera: { ...camera, fStop: depth === 'deep' ? DEEP : shallow } };
}

/** Exposure and grade. */
function develop(scene: Scene, { steps }: Change): Scene {
  const {
    contrast = 1,
    saturation = 1,
    warmth = 0,
    bloom = 0.15,
    vignette = 0.1,
    grain = 0,
  } = scene.grade ?? {};
  return {
    ...scene,
    exposure: scene.exposure + steps.brightness,
    grade: {
      grain,
      contrast: contrast + steps.contrast,
      saturation: steps.saturation <= -3 ? 0 : saturation * 2 ** steps.saturation,
      warmth: Math.max(-1, Math.min(1, warmth + steps.warmth * 0.35)),
      bloom: Math.max(0, Math.min(1, bloom + 0.3 * steps.bloom)),
      vignette: Math.max(0, Math.min(1, vignette + steps.vignette)),
    },
  };
}
