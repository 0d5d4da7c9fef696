import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { type FindReferenceDeps, findReference } from '#features/assets/rules/find-reference';
import type { Grounding, ImageRequest } from '#ports/image-model';
import type { ObjectStore } from '#ports/object-store';
import { wishes } from '../contract/form-settings.ts';
import type { GenerationRow } from '../queries/generations.ts';

/** What a model is asked for, but for the seed and the name of each picture. */
export async function imageRequest(
  deps: FindReferenceDeps,
  { prompt, enhancedPrompt, width, height, seed, settings, productId, grounding }: GenerationRow,
): Promise<ImageRequest> {
  const stored = grounding === null ? null : storedGrounding.parse(grounding);
  return {
    prompt: enhancedPrompt ?? (stored ? inPaintedWords(prompt, stored) : prompt),
    width,
    height,
    seed,
    ...(settings && { settings: wishes.parse(settings) }),
    ...(productId !== null && { reference: await findReference(deps, productId) }),
    ...(stored && { grounding: await openGrounding(deps, stored) }),
  };
}

/** As `find-grounding` made it; rows of earlier releases have neither `typed` nor `objectKey`. */
const storedGrounding = z.object({
  prompt: z.string(),
  details: z.record(z.string(), z.unknown()),
  typed: z.string().optional(),
  objectKey: z.string().optional(),
});
export type StoredGrounding = z.infer<typeof storedGrounding>;

/** Whoever adds words to what they typed adds them to what was painted. */
function inPaintedWords(prompt: string, { typed, prompt: painted }: StoredGrounding): string {
  return typed !== undefined && prompt.startsWith(typed) ? `${painted}${prompt.slice(typed.length)}` : prompt;
}

async function openGrounding(
  { objectStore }: { objectStore: ObjectStore },
  { prompt, details, objectKey }: StoredGrounding,
): Promise<Grounding> {
  const object = objectKey === undefined ? undefined : await objectStore.get(objectKey);
  return { prompt, details, ...(object && { image: { bytes: await buffer(object.stream()) } }) };
}
