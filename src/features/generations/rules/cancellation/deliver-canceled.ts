import { insertImages } from '#features/images/queries/images';
import { abandonPendingObjects, deletePendingObjects } from '#features/images/queries/pending-objects';
import { enqueueRenditions } from '#features/images/rules/enqueue-renditions';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import type { DatabaseTransaction } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import { type GenerationRow, updateGenerationCompleted } from '../../queries/generations.ts';
import { deletePictureCallsAt, listBegunPictures } from '../../queries/picture-calls.ts';
import { announceGeneration } from '../announce-generation.ts';
import type { DeliveredImage } from '../complete-generation.ts';
import { settleCancellation } from './settle-cancellation.ts';

/**
 * Ends a canceled generation, unless that has been done, and gives its owner the pictures that came all the same and were
 * charged. They stay private: canceling takes back the wish to publish. Call it with the generation locked.
 */
export async function deliverCanceled(
  { queue }: { queue: Queue },
  trx: DatabaseTransaction,
  generation: GenerationRow,
  images: readonly DeliveredImage[],
): Promise<void> {
  const generationId = generation.id;
  const isRunning = generation.status === 'generating';
  if (isRunning) await settleCancellation(trx, generation);
  const owed = new Set((await listBegunPictures(trx, generationId)).map(({ position }) => position));
  const paid = images
    .map(({ findings: _, cost: __, ...image }, index) => ({ ...image, position: image.position ?? index }))
    .filter(({ position }) => owed.has(position));
  const delivered = new Set(paid.map(({ objectKey }) => objectKey));
  await abandonPendingObjects(
    trx,
    images.map(({ objectKey }) => objectKey).filter((key) => !delivered.has(key)),
  );
  if (paid.length === 0) {
    if (isRunning) await announceGeneration(trx, queue, generation, 'generation.failed');
    return;
  }
  const inserted = await insertImages(
    trx,
    paid.map((image) => ({
      ...image,
      storageOwner: storageOwnerOfUser(generation.userId),
      generationId,
      description: JSON.stringify(image.description),
    })),
  );
  await deletePendingObjects(
    trx,
    paid.map(({ objectKey }) => objectKey),
  );
  await deletePictureCallsAt(
    trx,
    generationId,
    paid.map(({ position }) => position),
  );
  await enqueueRenditions(
    { queue },
    trx,
    inserted.map(({ id }) => id),
  );
  const { scene, category } = paid[0]!.description;
  await updateGenerationCompleted(trx, generationId, { scene, category });
  await announceGeneration(trx, queue, generation, 'generation.completed');
}
