import type { ImageModelV4File } from '@ai-sdk/provider';
import { z } from 'zod';
import type { Grounding, ImageRequest } from '#ports/image-model';
import type { ImageModelTraits } from '../../model-providers/provider.ts';
import { addedWords, composePrompt } from './compose-prompt.ts';
import { toFile } from './to-file.ts';

/** What a model is to be told, besides the shape. */
export interface Work {
  /** The whole of it, in words. */
  prompt: string;
  /** What is to be seen, as it is kept for refinement. */
  subject: string;
  files: ImageModelV4File[];
  /** 31 bits, which every provider takes; `undefined` where the model takes none. */
  seed: number | undefined;
}

/** What a hosted model of ours said of a picture. */
const made = z.object({ model: z.string(), prompt: z.string(), seed: z.number().optional() });
const SEEDS = 2 ** 31;

/**
 * Plans the prompt, seed and input images. To refine, a model that takes images gets the earlier picture; any other gets
 * the earlier prompt and the new words, with the same seed. The same prompt again gets a new seed.
 * @throws ProviderError `rejected` if an input image cannot be decoded
 */
export async function planWork(id: string, request: ImageRequest, traits: ImageModelTraits): Promise<Work> {
  const { reference } = request;
  // What no words were asked for, such as a cut-out, stands in the new picture as its reference.
  const grounding = request.grounding?.prompt.trim() ? request.grounding : undefined;
  const isAnotherTake = grounding !== undefined && addedWords(grounding.prompt, request.prompt) === '';
  const earlier = isAnotherTake || traits.references === 0 ? undefined : grounding?.image;
  // Where there is room for one alone, the earlier picture has in it what it was built around.
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

/** The earlier words and the new ones, with the seed that the same model painted by. */
function keepEarlier(
  id: string,
  { prompt, seed }: ImageRequest,
  grounding: Grounding,
): Pick<ImageRequest, 'prompt' | 'seed'> {
  const { data } = made.safeParse(grounding.details);
  const added = addedWords(grounding.prompt, prompt);
  return {
    // What it was painted by may say more than what was typed.
    prompt: data && added ? `${data.prompt.replace(/[\s.,]+$/u, '')}, ${added}` : prompt,
    seed: data?.model === id ? (data.seed ?? seed) : seed,
  };
}
