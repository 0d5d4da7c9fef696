import { updateAssetTrashed } from '#features/assets/queries/assets';
import { BACKGROUND_REMOVAL_MODEL } from '#features/images/contract/enumerations';
import { type ImageRow, listImagesOfGenerations } from '#features/images/queries/images';
import { findDoubtedImages } from '#features/moderation/queries/moderation-cases';
import { deleteGalleryEntries, lockGallery } from '#features/publishing/queries/gallery-images';
import { announcePublication } from '#features/publishing/rules/announce-publication';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import { type GenerationRow, isProductUsed, lockGenerationOfUser } from '../queries/generations.ts';
import { listTrashedImages, updateGenerationTrashed, updateImageTrashed } from '../queries/trash.ts';
import { announceGeneration } from './announce-generation.ts';
import { cancelGeneration } from './cancellation/cancel-generation.ts';
import { eraseImages } from './trash/erase-images.ts';

/**
 * Deletes a generation with its pictures, also from the gallery; the ledger stays. They go into the trash, from which their
 * owner can restore them for 30 days; only the trash shows them. A running generation is canceled first, at the price of
 * canceling.
 * @param imageId deletes only this picture; if it is the last, the generation as well
 * @param isPermanent erases it at once: the objects are unreadable from now on, and the sweeper deletes them
 * @throws AppError `not_found` for an unknown id, another user's, and one in the trash
 */
export async function deleteGeneration(
  deps: { db: Database; queue: Queue },
  {
    userId,
    id,
    imageId,
    isPermanent = false,
  }: { userId: string; id: string; imageId?: string; isPermanent?: boolean },
): Promise<void> {
  if (imageId === undefined) await cancelGeneration(deps, { userId, id });
  await deps.db.transaction().execute(async (trx) => {
    const generation = await lockGenerationOfUser(trx, userId, id);
    if (!generation) throw new AppError('not_found.generation');
    const images = await listImagesOfGenerations(trx, [id]);
    const doomed = imageId === undefined ? images : images.filter((image) => image.id === imageId);
    if (imageId !== undefined && doomed.length === 0) throw new AppError('not_found.picture');
    if (generation.publish) await lockGallery(trx);
    const isWhole = doomed.length === images.length;
    const entries = await withdraw(trx, deps.queue, doomed);
    const trashed = isPermanent ? await listTrashedImages(trx, [id]) : [];
    if (isPermanent && (imageId === undefined || trashed.length === 0))
      return await eraseImages(trx, generation, { images: [...doomed, ...trashed], isWhole });
    // Pictures that were deleted one by one before stay in the trash.
    if (isPermanent) await eraseImages(trx, generation, { images: doomed, isWhole: false });
    else await moveToTrash(trx, doomed, entries);
    if (!isWhole) return;
    await moveGenerationToTrash(trx, generation);
    await announceGeneration(trx, deps.queue, generation, 'generation.deleted');
  });
}

type Entries = ReadonlyMap<string, Awaited<ReturnType<typeof deleteGalleryEntries>>[number]>;

/** Takes pictures out of the gallery. @returns their entries, by the picture */
async function withdraw(
  trx: DatabaseTransaction,
  queue: Queue,
  images: readonly ImageRow[],
): Promise<Entries> {
  if (images.length === 0) return new Map();
  const ids = images.map((image) => image.id);
  const entries = new Map((await deleteGalleryEntries(trx, ids)).map((entry) => [entry.imageId, entry]));
  for (const imageId of entries.keys())
    await announcePublication(trx, queue, { imageId, eventType: 'publication.withdrawn' });
  return entries;
}

async function moveToTrash(
  trx: DatabaseTransaction,
  images: readonly ImageRow[],
  entries: Entries,
): Promise<void> {
  if (images.length === 0) return;
  const ids = images.map((image) => image.id);
  // A picture that was reported or waits for a review stays private when it is restored, and its case waits with it.
  const doubted = await findDoubtedImages(trx, ids);
  for (const id of ids)
    await updateImageTrashed(trx, id, { entry: doubted.has(id) ? undefined : entries.get(id) });
}

async function moveGenerationToTrash(
  trx: DatabaseTransaction,
  { id, modelId, productId }: GenerationRow,
): Promise<void> {
  const at = new Date();
  await updateGenerationTrashed(trx, id, at);
  if (modelId !== BACKGROUND_REMOVAL_MODEL || productId === null) return;
  if (!(await isProductUsed(trx, productId, { orInTrash: false })))
    await updateAssetTrashed(trx, productId, at);
}
