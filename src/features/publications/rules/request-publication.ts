import { z } from 'zod';
import { storedGrounding } from '#features/generations/rules/image-request';
import { BACKGROUND_REMOVAL_MODEL, UPLOADED_PICTURE } from '#features/images/contract/enumerations';
import { isRemovedByAdmin } from '#features/images/queries/removed-images';
import { refuseModerated } from '#features/moderation/rules/refuse-moderated';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import { withoutUnwanted } from '#platform/words/unwanted-things';
import type { Moderation } from '#ports/moderation';
import type { Publication } from '../contract/publications.ts';
import {
  type Ancestor,
  findPublication,
  insertPublication,
  isBeingJudged,
  listAncestors,
  lockPublishableImage,
  updateGenerationPublished,
} from '../queries/publications.ts';

export interface RequestPublicationDeps {
  db: Database;
  queue: Queue;
  moderation: Moderation;
}

/**
 * Has one of the user's pictures judged, and published if nothing speaks against it. Its words are judged at once. A picture
 * that is public, or on its way, stays as it is.
 * @throws AppError `not_found`; `moderated` for its words; `already_decided` if an admin has removed it; `invalid_request` for
 *   a picture that was not made from words
 */
export async function requestPublication(
  deps: RequestPublicationDeps,
  { userId, imageId }: { userId: string; imageId: string },
): Promise<Publication> {
  const lock = async (trx: DatabaseTransaction) => {
    const image = await lockPublishableImage(trx, { userId, imageId });
    if (!image) throw new AppError('not_found.picture');
    const ancestors = await listAncestors(trx, imageId);
    return {
      image,
      ancestors,
      publication: await findPublication(trx, imageId),
      isRemoved: await isRemovedByAdmin(trx, imageId),
    };
  };
  const { image, ancestors, publication, isRemoved } = await deps.db.transaction().execute(lock);
  if (publication && publication.state !== 'checking') return publication;
  if (isRemoved) throw new AppError('already_decided.removed');
  const [prompt, ...made] = promptsOf(ancestors);
  if (prompt === undefined) throw new AppError('invalid_request.nothing_to_publish');
  let reviewReason: string | null = null;
  for (const words of readings(image.words, [prompt, ...made]))
    reviewReason = (await refuseModerated(deps, { userId, prompt: words, publish: true })) ?? reviewReason;
  return await deps.db.transaction().execute(async (trx) => {
    // It may have been deleted or published while its words were judged.
    const { image: now, publication: known, isRemoved: isGone } = await lock(trx);
    if (known && known.state !== 'checking') return known;
    if (isGone) throw new AppError('already_decided.removed');
    const { category, generationId } = now;
    await updateGenerationPublished(trx, generationId);
    await insertPublication(trx, { imageId, userId, prompt, category, reviewReason });
    // The job of one that waits may have failed for good.
    if (!(await isBeingJudged(trx, imageId))) await deps.queue.enqueue(trx, 'publish-picture', { imageId });
    return { imageId, state: 'checking', galleryId: null };
  });
}

/**
 * The prompts that a picture was made from, and that it is published under first. None for a cut-out or an upload, whatever was changed of it,
 * and for a change of a picture that is gone with its words.
 */
function promptsOf(ancestors: readonly Ancestor[]): string[] {
  const made = ancestors.filter(({ edit }) => edit === null);
  const [first] = made;
  if (first?.modelId === BACKGROUND_REMOVAL_MODEL || first?.modelId === UPLOADED_PICTURE) return [];
  const recipe = groundingWithRecipe.safeParse(ancestors[0]?.grounding).data?.details.recipe;
  const asked = first ? made.map(({ prompt }) => prompt ?? '') : [withoutUnwanted(recipe?.prompt ?? '')];
  return asked.map((text) => text.trim()).filter((text) => text !== '');
}

/** All words of a picture each alone, and joined, since words can be written over it in pieces. */
function readings(words: readonly string[], prompts: readonly string[]): Set<string> {
  const written = words.filter((text) => !prompts.includes(text.trim()));
  const all = [...prompts.toReversed(), ...written].map((text) => text.trim());
  return new Set([...all, all.join(' '), written.join('')].filter((text) => text !== ''));
}

const groundingWithRecipe = storedGrounding.extend({
  details: z.object({ recipe: z.object({ prompt: z.string() }).optional() }),
});
