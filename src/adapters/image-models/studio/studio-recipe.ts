import { z } from 'zod';
import type { Look } from '#engines/painter/look';
import type { Engine, Painting } from '#engines/painter/painter';
import { PHOTO_VERSION } from '#engines/painter/photo-version';
import { ENGINE_VERSION } from '#engines/studio/engine-version';
import type { SceneDescription } from '#engines/studio/studio';

/** The recipe of a drawing names no engine. */
export type Recipe = SceneDescription['recipe'] & {
  engine?: Engine | undefined;
  creditFree?: boolean | undefined;
  look?: Look | undefined;
};

/** The input to make one of the engine's pictures again. Pictures of other models have none. */
const recipe = z.object({
  engine: z.literal('photo-studio').optional(),
  prompt: z.string(),
  seed: z.number(),
  settings: z.custom<Recipe['settings']>((value) => typeof value === 'object' && value !== null),
  refinements: z.array(z.string()),
  creditFree: z.boolean().optional(),
  objectEdits: z.custom<Recipe['objectEdits']>(Array.isArray).optional(),
  look: z.custom<Look>((value) => typeof value === 'object' && value !== null).optional(),
});
const details = z.object({ recipe });
const withVersion = details.extend({
  engineVersion: z.string(),
  isRetouched: z.boolean().optional(),
  // Without it the picture is painted whole.
  exposure: z.tuple([z.number(), z.number(), z.number()]).optional().catch(undefined),
});

/** The recipe in a picture's details, of any engine version. */
export function findRecipe(of: unknown): Recipe | undefined {
  return details.safeParse(of).data?.recipe;
}

/**
 * The recipe in a picture's details, if this engine version makes the same picture from it. One that was painted over later
 * cannot be made again; see `findScene`.
 */
export function findRepaintableRecipe(of: unknown): Recipe | undefined {
  const scene = findScene(of);
  return scene?.isRetouched ? undefined : scene?.recipe;
}

/**
 * The recipe of a picture by this engine version, whether the picture was painted over since, and how it was developed, if that is
 * known.
 */
export function findScene(
  of: unknown,
): { recipe: Recipe; isRetouched: boolean; exposure: Painting['exposure'] } | undefined {
  const found = withVersion.safeParse(of).data;
  const version = found?.recipe.engine === 'photo-studio' ? PHOTO_VERSION : ENGINE_VERSION;
  return found?.engineVersion === version
    ? { recipe: found.recipe, isRetouched: found.isRetouched === true, exposure: found.exposure }
    : undefined;
}

const wider = z.object({ canBeSeenWider: z.literal(true) });

/** The recipe of a picture by this version, if more of its scene can be painted around it; of any photo. */
export function findWidenableRecipe(of: unknown): (Recipe & { engine: Engine }) | undefined {
  // A thing that was erased at an edge would come back by half.
  const recipe = findRepaintableRecipe(of);
  if (!recipe || (recipe.engine !== 'photo-studio' && !wider.safeParse(of).success)) return undefined;
  return { ...recipe, engine: recipe.engine ?? 'studio' };
}
