import type { ImageModelV4File } from '@ai-sdk/provider';
import { z } from 'zod';
import type { Grounding, ImageRequest } from '#ports/image-model';
import type { ImageModelTraits } from '../../model-providers/provider.ts';
import { addedWords, composePrompt } from './compose-prompt.ts';
import { toFile } from './to-file.ts';

/** A request to a model, without the shape. */
export interface Work {
  /** The whole text for the model. */
  prompt: string;
  /** The prompt without settings, kept for refinements. */
  subject: string;
  files: ImageModelV4File[];
  /** 31 bits, which every provider takes; `undefined` if the model takes none. */
  seed: number | undefined;
}

/** The details that hosted models store with a picture. */
const made = z.object({ model: z.string(), prompt: z.string(), seed: z.number().optional() });
const SEEDS = 2 ** 31;

/**
 * Plans the prompt, seed and input images. To refine, a model that takes images gets the earlier picture; any other gets
 * the earlier prompt and the new words, with the same seed. The same prompt again gets a new seed.
 * @throws ProviderError `rejected` if an input image cannot be decoded
 */
export async function planWork(id: string, request: ImageRequest, traits: ImageModelTraits): Promise<Work> {
  const { reference } = request;
  // A picture without a prompt, such as a cut-out, is used as the reference.
  const grounding = request.grounding?.prompt.trim() ? request.grounding : undefined;
  const isAnotherTake = grounding !== undefined && addedWords(grounding.prompt, request.prompt) === '';
  const earlier = isAnotherTake || traits.references === 0 ? undefined : grounding?.image;
  // If the model takes only one picture, it gets the earlier one, which contains the reference.
  const around = traits.references > (earlier ? 1 : 0) ? reference : undefined;
  const attached = { earlier: earlier !== undefined, reference: around !== undefined };
  const pictures = [earlier, around].filter((picture) => picture !== undefined);
  const kept = grounding && !isAnotherTake && !earlier ? keepEarlier(id, request, grounding) : request;
  return {
    prompt: composePrompt({ ...request, prompt: kept.prompt }, attached),
    subject: kept.prompt,
    files: await Promise.all(pictures.map(toFile)),
    seed: traits.takesSeed ? kept.seed % SEEDS : undefined,
  };
}

/** The earlier prompt with the added words, and the earlier seed if the model is the same. */
function keepEarlier(
  id: string,
  { prompt, seed }: ImageRequest,
  grounding: Grounding,
): Pick<ImageRequest, 'prompt' | 'seed'> {
  const { data } = made.safeParse(grounding.details);
  const added = addedWords(grounding.prompt, prompt);
  return {
    // The prompt sent to the model may say more than the typed one.
    prompt: data && added ? `${data.prompt.replace(/[\s.,]+$/u, '')}, ${added}` : prompt,
    seed: data?.model === id ? (data.seed ?? seed) : seed,
  };
}
