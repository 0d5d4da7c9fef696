import type { DatabaseTransaction } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';

/** Has the renditions of these pictures made; one whose job waits or runs already gets no other. */
export async function enqueueRenditions(
  { queue }: { queue: Queue },
  trx: DatabaseTransaction,
  imageIds: readonly string[],
): Promise<void> {
  for (const imageId of imageIds)
    await queue.enqueue(trx, 'make-renditions', { imageId }, { onlyOne: imageId });
}
