import { insertImages } from '#features/images/queries/images';
import { deletePendingObjects } from '#features/images/queries/pending-objects';
import { enqueueRenditions } from '#features/images/rules/enqueue-renditions';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import type { DatabaseTransaction } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import type { GenerationRow } from '../queries/generations.ts';
import type { StoredPicture } from './complete-generation.ts';
import { findOrigin } from './find-origin.ts';

/** Inserts delivered images and enqueues their renditions, except of programs' unpublished pictures. */
export async function insertDelivered(
  trx: DatabaseTransaction,
  queue: Queue,
  generation: GenerationRow,
  images: readonly (StoredPicture & { position: number })[],
) {
  const { id: generationId, userId, trashedAt } = generation;
  const origin = await findOrigin(trx, generation);
  const inserted = await insertImages(
    trx,
    images.map(({ findings: _, cost: __, ...image }) => ({
      ...image,
      ...origin,
      storageOwner: storageOwnerOfUser(userId),
      generationId,
      // Deleted while a provider was still at work.
      trashedAt,
      description: JSON.stringify(image.description),
    })),
  );
  await deletePendingObjects(
    trx,
    images.map(({ objectKey }) => objectKey),
  );
  // Programs fetch the original; a rendition is made when it is first asked for.
  const isForProgram = generation.apiKeyId !== null && !generation.publish;
  if (!isForProgram)
    await enqueueRenditions(
      { queue },
      trx,
      inserted.map(({ id }) => id),
    );
  return inserted;
}
