import type { DatabaseTransaction } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';

/** Enqueues the renditions of these pictures, unless a job of theirs is queued or running. */
export async function enqueueRenditions(
  { queue }: { queue: Queue },
  trx: DatabaseTransaction,
  imageIds: readonly string[],
): Promise<void> {
  for (const imageId of imageIds)
    await queue.enqueue(trx, 'make-renditions', { imageId }, { onlyOne: imageId });
}
