import sharp from 'sharp';
import { z } from 'zod';
import { ProviderError } from '#server/errors';
import type { EncodedImage, ImageRequest } from '#server/ports/image-model';
import { type PictureRequest, type ReferenceImage, refine, type SceneDescription } from '#studio/studio';

const MOST_PIXELS = 50_000_000;

/** @throws ProviderError `rejected` when the reference cannot be decoded. */
export async function toPictureRequest({
  prompt,
  width,
  height,
  seed,
  settings,
  reference,
  grounding,
}: ImageRequest): Promise<PictureRequest> {
  const recipe = grounding && storedRecipe.safeParse(grounding.details).data?.recipe;
  return {
    width,
    height,
    ...(recipe
      ? regrounded(recipe, prompt, seed)
      : { prompt, seed, ...(settings && { settings: pictureSettings(settings) }) }),
    ...(reference && { reference: await decode(reference) }),
  };
}

type Recipe = SceneDescription['recipe'];

/** Of pictures that this engine painted; those of other models carry none. */
const storedRecipe = z.object({
  recipe: z.object({
    prompt: z.string(),
    seed: z.number(),
    settings: z.custom<Recipe['settings']>((value) => typeof value === 'object' && value !== null),
    refinements: z.array(z.string()),
  }),
});

/**
 * Words that were added to the earlier prompt change the same scene; a prompt that was written anew keeps its seed, and
 * with it what the words still name; the very same words are another take.
 */
function regrounded(recipe: Recipe, text: string, seed: number): Omit<PictureRequest, 'width' | 'height'> {
  const before = [recipe.prompt, ...recipe.refinements].map((part) => part.trim().toLowerCase());
  const asked = text.trim().toLowerCase();
  if (!asked.startsWith(before[0] ?? '')) return { ...recipe, prompt: text, refinements: [] };
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

async function decode({ bytes }: EncodedImage): Promise<ReferenceImage> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height, channels: 4 };
  } catch (error) {
    throw new ProviderError(
      'rejected',
      `The reference picture cannot be decoded: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
}
