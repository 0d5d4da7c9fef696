import { z } from 'zod';
import { ENGINE_VERSION } from '#engines/studio/engine-version';
import type { SceneDescription } from '#engines/studio/studio';

export type Recipe = SceneDescription['recipe'];

/** The input to make one of the engine's pictures again. Pictures of other models have none. */
const recipe = z.object({
  prompt: z.string(),
  seed: z.number(),
  settings: z.custom<Recipe['settings']>((value) => typeof value === 'object' && value !== null),
  refinements: z.array(z.string()),
});
const details = z.object({ recipe });
const detailsOfThisVersion = details.extend({ engineVersion: z.literal(ENGINE_VERSION) });

/** The recipe in a picture's details, of any engine version. */
export function findRecipe(of: unknown): Recipe | undefined {
  return details.safeParse(of).data?.recipe;
}

/** The recipe in a picture's details, if this engine version makes the same picture from it. */
export function findRepaintableRecipe(of: unknown): Recipe | undefined {
  return detailsOfThisVersion.safeParse(of).data?.recipe;
}
