import { deleteAsset } from '#features/assets/queries/assets';
import { BACKGROUND_REMOVAL_MODEL } from '#features/images/contract/enumerations';
import { deleteImages, listImagesOfGenerations } from '#features/images/queries/images';
import { insertUnnamedObjects } from '#features/images/queries/pending-objects';
import { lockGallery } from '#features/publishing/queries/gallery-images';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import { deleteGenerationOfUser, isProductUsed, lockGenerationOfUser } from '../queries/generations.ts';
import { cancelGeneration } from './cancellation/cancel-generation.ts';

/**
 * Deletes a generation with its pictures, also from the gallery; the ledger stays. A running one is canceled first, at the
 * price of canceling. The objects are unreadable from now on, and the sweeper deletes them.
 * @param imageId deletes only this picture; if it is the last, the generation as well
 * @throws AppError `not_found` for an unknown id, and for another user's
 */
export async function deleteGeneration(
  deps: { db: Database; queue: Queue },
  { userId, id, imageId }: { userId: string; id: string; imageId?: string },
): Promise<void> {
  if (imageId === undefined) await cancelGeneration(deps, { userId, id });
  await deps.db.transaction().execute(async (trx) => {
    const generation = await lockGenerationOfUser(trx, userId, id);
    if (!generation) throw new AppError('not_found.generation');
    const images = await listImagesOfGenerations(trx, [id]);
    const doomed = imageId === undefined ? images : images.filter((image) => image.id === imageId);
    if (imageId !== undefined && doomed.length === 0) throw new AppError('not_found.picture');
    if (generation.publish) await lockGallery(trx);
    if (doomed.length > 0) {
      await insertUnnamedObjects(
        trx,
        doomed.map(({ objectKey }) => objectKey),
      );
      await deleteImages(
        trx,
        doomed.map((image) => image.id),
      );
    }
    if (doomed.length < images.length) return;
    await deleteGenerationOfUser(trx, userId, id);
    if (generation.modelId === BACKGROUND_REMOVAL_MODEL && generation.productId !== null)
      await deleteUnusedUpload(trx, generation.productId);
  });
}

/** Deletes a cut-out's upload, unless another generation uses it. */
async function deleteUnusedUpload(trx: DatabaseTransaction, assetId: string): Promise<void> {
  if (await isProductUsed(trx, assetId)) return;
  const objectKey = await deleteAsset(trx, assetId);
  if (objectKey !== undefined) await insertUnnamedObjects(trx, [objectKey]);
}
