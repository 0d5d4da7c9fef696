import { abandonPendingObjects } from '#features/images/queries/pending-objects';
import type { DatabaseTransaction } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import { type GenerationRow, updateGenerationCompleted } from '../../queries/generations.ts';
import { deletePictureCallsAt, listBegunPictures } from '../../queries/picture-calls.ts';
import { announceGeneration } from '../announce-generation.ts';
import type { StoredPicture } from '../complete-generation.ts';
import { insertDelivered } from '../insert-delivered.ts';
import { settleCancellation } from './settle-cancellation.ts';

/**
 * Settles a canceled generation, if that is not done yet, and delivers the pictures that were charged and arrived
 * nevertheless. They stay private: canceling also withdraws publishing. Call it with the generation locked.
 */
export async function deliverCanceled(
  { queue }: { queue: Queue },
  trx: DatabaseTransaction,
  generation: GenerationRow,
  images: readonly StoredPicture[],
): Promise<void> {
  const generationId = generation.id;
  const isRunning = generation.status === 'generating';
  if (isRunning) await settleCancellation(trx, generation);
  const owed = new Set((await listBegunPictures(trx, generationId)).map(({ position }) => position));
  const paid = images
    .map((image, index) => ({ ...image, position: image.position ?? index }))
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
  await insertDelivered(trx, queue, generation, paid);
  await deletePictureCallsAt(
    trx,
    generationId,
    paid.map(({ position }) => position),
  );
  const { scene, category } = paid[0]!.description;
  await updateGenerationCompleted(trx, generationId, { scene, category });
  await announceGeneration(trx, queue, generation, 'generation.completed');
}
