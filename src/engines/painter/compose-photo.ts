import { createRandom } from '#engines/photo-studio/scene/random';
import type { Scene } from '#engines/photo-studio/scene/scene';
import { composeRoom } from '#engines/photo-studio/sets/rooms/compose-room';
import { ROOM_DESIGNS } from '#engines/photo-studio/sets/rooms/room-sets';
import type { SetRequest } from '#engines/photo-studio/sets/set';
import { STILL_SETS } from '#engines/photo-studio/sets/still-sets';
import type { Change } from '#engines/studio/scene/change';
import type { PhotoPlan } from './plan/photo-plan.ts';

export interface ComposedPhoto {
  scene: Scene;
  /** Kinds of pieces and keys of things that were asked for and are not seen. */
  missing: readonly string[];
}

/** The same plan, seed and shape give the same scene. */
export async function composePhoto(
  plan: PhotoPlan,
  { seed, width, height }: { seed: number; width: number; height: number },
): Promise<ComposedPhoto> {
  const { subjects, wishes, without, light, surface, wall, accent, character, change } = plan;
  const request: SetRequest = {
    subjects,
    wishes,
    without,
    light,
    surface,
    character,
    random: createRandom(seed),
    width,
    height,
    palette: { backdrop: wall, accent },
    view: viewOf(change),
  };
  const design = ROOM_DESIGNS.find(({ name }) => name === plan.set);
  if (design) {
    const { scene, missing } = await composeRoom(design, request);
    return { scene: develop(scene, change), missing };
  }
  const set = STILL_SETS.find(({ name }) => name === plan.set);
  if (!set) throw new Error(`There is no photo set ${plan.set}`);
  return { scene: develop(await set.compose(request), change), missing: [] };
}

function viewOf({ steps, toward }: Change): NonNullable<SetRequest['view']> {
  const copySpace = toward === -1 ? 'right' : toward === 1 || steps.aside > 0 ? 'left' : undefined;
  return {
    closer: 2 ** steps.zoom,
    above: steps.rise >= 0.5,
    below: steps.rise <= -0.5,
    turn: Math.round(steps.turn),
    copySpace,
  };
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
