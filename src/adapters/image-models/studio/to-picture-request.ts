import { isChange, type PictureRequest, refine } from '#engines/studio/studio';
import type { ImageRequest } from '#ports/image-model';
import { decodeReference } from './decode-reference.ts';
import { findRecipe, type Recipe } from './studio-recipe.ts';

/** @throws ProviderError `rejected` if the reference cannot be decoded */
export async function toPictureRequest({
  prompt,
  width,
  height,
  seed,
  settings,
  reference,
  grounding,
}: ImageRequest): Promise<PictureRequest> {
  const recipe = grounding && findRecipe(grounding.details);
  return {
    width,
    height,
    ...(recipe
      ? regrounded(recipe, prompt, seed)
      : { prompt, seed, ...(settings && { settings: pictureSettings(settings) }) }),
    ...(reference && { reference: await decodeReference(reference) }),
  };
}

/**
 * Words added to the earlier prompt, or a change alone, change the same scene. A rewritten prompt keeps the seed, and with
 * it the parts that it still names. An unchanged prompt gets a new seed.
 */
export function regrounded(
  recipe: Recipe,
  text: string,
  seed: number,
): Omit<PictureRequest, 'width' | 'height'> {
  const before = [recipe.prompt, ...recipe.refinements].map((part) => part.trim().toLowerCase());
  const asked = text.trim().toLowerCase();
  if (!asked.startsWith(before[0] ?? '') && !isChange(text))
    return { ...recipe, prompt: text, refinements: [] };
  if (asked === before.join(', ')) return { ...recipe, seed };
  return refine(recipe, text);
}

function pictureSettings({
  category,
  style,
  mood,
  colorScheme,
  composition,
}: NonNullable<ImageRequest['settings']>) {
  return { category, style, mood, colorScheme, composition };
}
