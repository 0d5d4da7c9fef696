import { z } from 'zod';
import { storedGrounding } from '#features/generations/rules/image-request';
import { BACKGROUND_REMOVAL_MODEL } from '#features/images/contract/enumerations';
import { refuseModerated } from '#features/moderation/rules/refuse-moderated';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import type { Moderation } from '#ports/moderation';
import type { Publication } from '../contract/publications.ts';
import {
  findPublication,
  insertPublication,
  lockPublishableImage,
  type PublishableImage,
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
    return { image, publication: await findPublication(trx, imageId) };
  };
  const { image, publication } = await deps.db.transaction().execute(lock);
  if (publication && publication.state !== 'checking') return publication;
  if (image.isRemoved) throw new AppError('already_decided.removed');
  const prompt = wordsOf(image);
  if (prompt === '') throw new AppError('invalid_request.nothing_to_publish');
  const reviewReason = await refuseModerated(deps, { userId, prompt, publish: true });
  return await deps.db.transaction().execute(async (trx) => {
    // It may have been deleted or published while its words were judged.
    const { image: now, publication: known } = await lock(trx);
    if (known && known.state !== 'checking') return known;
    if (now.isRemoved) throw new AppError('already_decided.removed');
    const { category, generationId } = now;
    await updateGenerationPublished(trx, generationId);
    await insertPublication(trx, { imageId, userId, prompt, category, reviewReason });
    // Again for one that waits: its job may have failed for good.
    await deps.queue.enqueue(trx, 'publish-picture', { imageId });
    return { imageId, state: 'checking', galleryId: null };
  });
}

/** The words that a picture was made from: for an edit, those of the first picture. Empty for a cut-out. */
function wordsOf({ modelId, prompt, edit, grounding }: PublishableImage): string {
  if (modelId === BACKGROUND_REMOVAL_MODEL) return '';
  if (edit === null) return prompt.trim();
  const { details, typed, prompt: last } = groundingWithRecipe.parse(grounding);
  return (details.recipe?.prompt ?? typed ?? last).trim();
}

const groundingWithRecipe = storedGrounding.extend({
  details: z.object({ recipe: z.object({ prompt: z.string() }).optional() }),
});
