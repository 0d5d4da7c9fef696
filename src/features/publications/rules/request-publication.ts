import { z } from 'zod';
import { storedGrounding } from '#features/generations/rules/image-request';
import { wordsOfEdit } from '#features/generations/rules/words-of-edit';
import { BACKGROUND_REMOVAL_MODEL } from '#features/images/contract/enumerations';
import { refuseModerated } from '#features/moderation/rules/refuse-moderated';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
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
    return { image, ancestors, publication: await findPublication(trx, imageId) };
  };
  const { ancestors, publication } = await deps.db.transaction().execute(lock);
  if (publication && publication.state !== 'checking') return publication;
  refuseRemoved(ancestors);
  const words = wordsOf(ancestors);
  const [prompt] = words;
  if (prompt === undefined) throw new AppError('invalid_request.nothing_to_publish');
  let reviewReason: string | null = null;
  for (const one of words)
    reviewReason = (await refuseModerated(deps, { userId, prompt: one, publish: true })) ?? reviewReason;
  return await deps.db.transaction().execute(async (trx) => {
    // It may have been deleted or published while its words were judged.
    const { image, ancestors: now, publication: known } = await lock(trx);
    if (known && known.state !== 'checking') return known;
    refuseRemoved(now);
    const { category, generationId } = image;
    await updateGenerationPublished(trx, generationId);
    await insertPublication(trx, { imageId, userId, prompt, category, reviewReason });
    // The job of one that waits may have failed for good.
    if (!(await isBeingJudged(trx, imageId))) await deps.queue.enqueue(trx, 'publish-picture', { imageId });
    return { imageId, state: 'checking', galleryId: null };
  });
}

/** A copy of a removed picture is that picture. */
function refuseRemoved(ancestors: readonly Ancestor[]): void {
  if (ancestors.some(({ isRemoved }) => isRemoved)) throw new AppError('already_decided.removed');
}

/**
 * All words that a picture was made from and changed with, those under which it is published first. None for a cut-out, whatever was changed of it, and
 * for a change of a picture that is gone with its words.
 */
function wordsOf(ancestors: readonly Ancestor[]): string[] {
  const made = ancestors.filter(({ edit }) => edit === null);
  const [first] = made;
  if (first?.modelId === BACKGROUND_REMOVAL_MODEL) return [];
  const recipe = groundingWithRecipe.safeParse(ancestors[0]?.grounding).data?.details.recipe;
  const asked = first ? made.map(({ prompt }) => prompt ?? '') : [recipe?.prompt ?? ''];
  if (asked.every((text) => text.trim() === '')) return [];
  const words = [...asked, ...ancestors.flatMap(({ edit }) => wordsOfEdit(edit))];
  return [...new Set(words.map((text) => text.trim()).filter((text) => text !== ''))];
}

const groundingWithRecipe = storedGrounding.extend({
  details: z.object({ recipe: z.object({ prompt: z.string() }).optional() }),
});
