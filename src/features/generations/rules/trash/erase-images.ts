import { deleteAsset } from '#features/assets/queries/assets';
import { BACKGROUND_REMOVAL_MODEL } from '#features/images/contract/enumerations';
import { deleteImages, type ImageRow } from '#features/images/queries/images';
import { insertUnnamedObjects } from '#features/images/queries/pending-objects';
import type { DatabaseTransaction } from '#platform/db/client';
import { deleteGenerationOfUser, type GenerationRow, isProductUsed } from '../../queries/generations.ts';

/**
 * Erases pictures of a locked generation for good, also from the gallery. The sweeper deletes their objects.
 * @param isWhole also erases the generation itself
 */
export async function eraseImages(
  trx: DatabaseTransaction,
  { id, userId, modelId, productId }: GenerationRow,
  { images, isWhole }: { images: readonly ImageRow[]; isWhole: boolean },
): Promise<void> {
  if (images.length > 0) {
    await insertUnnamedObjects(
      trx,
      images.map(({ objectKey }) => objectKey),
    );
    await deleteImages(
      trx,
      images.map((image) => image.id),
    );
  }
  if (!isWhole) return;
  await deleteGenerationOfUser(trx, userId, id);
  if (modelId === BACKGROUND_REMOVAL_MODEL && productId !== null) await deleteUnusedUpload(trx, productId);
}

/** Deletes a cut-out's upload, unless another generation uses it. */
async function deleteUnusedUpload(trx: DatabaseTransaction, assetId: string): Promise<void> {
  if (await isProductUsed(trx, assetId, { orInTrash: true })) return;
  const objectKey = await deleteAsset(trx, assetId);
  if (objectKey !== undefined) await insertUnnamedObjects(trx, [objectKey]);
}
