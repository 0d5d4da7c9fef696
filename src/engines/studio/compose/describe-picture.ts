import { ENGINE_VERSION } from '../engine-version.ts';
import type { PicturePlan } from '../plan/picture-plan.ts';
import type { PictureRequest } from './picture-request.ts';
import type { Recipe, SceneDescription } from './scene-description.ts';

/** The description of a planned picture; `own` is what is particular to its kind. */
export function describePicture(
  request: PictureRequest,
  { drawn, leftOut, drawsPrompt }: Pick<PicturePlan, 'drawn' | 'leftOut' | 'drawsPrompt'>,
  own: Pick<SceneDescription, 'archetype'> & Partial<SceneDescription>,
): SceneDescription {
  return {
    engineVersion: ENGINE_VERSION,
    understood: drawn.map(({ words }) => words),
    leftOut: leftOut.map(({ words }) => words),
    drawsPrompt,
    hasPeople: false,
    illustration: false,
    seed: request.seed,
    recipe: recipeOf(request),
    ...own,
  };
}

export function recipeOf({
  prompt,
  seed,
  settings = {},
  refinements = [],
  objectEdits = [],
}: PictureRequest): Recipe {
  return {
    prompt,
    seed,
    settings: { ...settings },
    refinements: [...refinements],
    ...(objectEdits.length > 0 && { objectEdits: [...objectEdits] }),
  };
}
