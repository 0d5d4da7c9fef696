import { z } from 'zod';
import { ENGINE_VERSION } from '#engines/studio/engine-version';
import type { SceneDescription } from '#engines/studio/studio';

export type Recipe = SceneDescription['recipe'];

/** What the engine needs to compose a picture of its own again; those of other models carry none. */
const recipe = z.object({
  prompt: z.string(),
  seed: z.number(),
  settings: z.custom<Recipe['settings']>((value) => typeof value === 'object' && value !== null),
  refinements: z.array(z.string()),
});
const details = z.object({ recipe });
const detailsOfThisVersion = details.extend({ engineVersion: z.literal(ENGINE_VERSION) });

/** The recipe in a picture's details, whichever version painted it. */
export function findRecipe(of: unknown): Recipe | undefined {
  return details.safeParse(of).data?.recipe;
}

/** The recipe in a picture's details if this version of the engine makes the same picture of it. */
export function findRepaintableRecipe(of: unknown): Recipe | undefined {
  return detailsOfThisVersion.safeParse(of).data?.recipe;
}
