import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { type FindReferenceDeps, findReference } from '#features/assets/rules/find-reference';
import { pictureCredit } from '#features/images/contract/picture-credit';
import type { Grounding, ImageRequest } from '#ports/image-model';
import type { ObjectStore } from '#ports/object-store';
import { wishes } from '../contract/form-settings.ts';
import { storedReferences } from '../contract/further-reference.ts';
import type { GenerationRow } from '../queries/generations.ts';

/** The request to an image model, without each picture's own seed and key. */
export async function imageRequest(
  deps: FindReferenceDeps,
  {
    prompt,
    enhancedPrompt,
    width,
    height,
    seed,
    settings,
    productId,
    furtherReferences,
    grounding,
  }: GenerationRow,
): Promise<ImageRequest> {
  const stored = grounding === null ? null : storedGrounding.parse(grounding);
  const further = storedReferences.parse(furtherReferences);
  const subjects = further.filter(({ use }) => use === 'subject');
  const style = further.find(({ use }) => use === 'style');
  const { creditFree, negativePrompt, ...chosen } = settings === null ? {} : wishes.parse(settings);
  return {
    prompt: enhancedPrompt ?? (stored ? withEnhanced(prompt, stored) : prompt),
    width,
    height,
    seed,
    ...(settings && { settings: chosen }),
    ...(creditFree && { creditFree }),
    ...(negativePrompt && { negativePrompt }),
    ...(productId !== null && { reference: await findReference(deps, productId) }),
    ...(subjects.length > 0 && {
      furtherReferences: await Promise.all(subjects.map(({ id }) => findReference(deps, id))),
    }),
    ...(style && { style: await findReference(deps, style.id) }),
    ...(stored && { grounding: await loadGrounding(deps, stored) }),
  };
}

/** As made by `find-grounding`; rows of earlier releases have neither `typed`, `words` nor `objectKey`. */
export const storedGrounding = z.object({
  prompt: z.string(),
  details: z.record(z.string(), z.unknown()),
  credits: z.array(pictureCredit).optional(),
  typed: z.string().optional(),
  /** The prompt and all changes of it, if it was changed before. */
  words: z.string().optional(),
  objectKey: z.string().optional(),
});
export type StoredGrounding = z.infer<typeof storedGrounding>;

/** If the new prompt extends the typed one, which may stand after that of an earlier picture, the enhanced one takes its place. */
function withEnhanced(prompt: string, { typed, prompt: enhanced }: StoredGrounding): string {
  const at = typed === undefined ? -1 : placeOf(typed, prompt);
  return at < 0 ? prompt : `${prompt.slice(0, at)}${enhanced}${prompt.slice(at + typed!.length)}`;
}

/** @returns -1 unless the prompt begins with the typed one, or has it after punctuation */
function placeOf(typed: string, prompt: string): number {
  if (prompt.startsWith(typed)) return 0;
  const at = prompt.indexOf(` ${typed}`);
  return at > 0 && /[.,;:!?]/.test(prompt[at - 1]!) ? at + 1 : -1;
}

/** A refinement as the image model will be asked, without its picture. */
export function asAsked(prompt: string, grounding: StoredGrounding) {
  return { prompt: withEnhanced(prompt, grounding), grounding: { details: grounding.details } };
}

async function loadGrounding(
  { objectStore }: { objectStore: ObjectStore },
  { prompt, details, credits, objectKey }: StoredGrounding,
): Promise<Grounding> {
  const object = objectKey === undefined ? undefined : await objectStore.get(objectKey);
  return {
    prompt,
    details,
    ...(credits && { credits }),
    ...(object && { image: { bytes: await buffer(object.stream()) } }),
  };
}
