import { settleHold } from '#features/credits/rules/settle-hold';
import { insertImages } from '#features/images/queries/images';
import { abandonPendingObjects, deletePendingObjects } from '#features/images/queries/pending-objects';
import { enqueueRenditions } from '#features/images/rules/enqueue-renditions';
import type { StoredImage } from '#features/images/rules/store-image';
import type { PictureFindings } from '#features/moderation/rules/judge-picture';
import { publishImages } from '#features/publishing/rules/publish-images';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import type { Database } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import { type GenerationRow, lockGeneration, updateGenerationCompleted } from '../queries/generations.ts';
import { deletePictureCalls } from '../queries/picture-calls.ts';
import { announceGeneration } from './announce-generation.ts';
import { deliverCanceled } from './cancellation/deliver-canceled.ts';

export type DeliveredImage = StoredImage & {
  /** Which of the pictures that were asked for it is, from 0; its place in the list where it is not given. */
  position?: number;
  /** Credits that a picture by what made it costs, where that was not what was asked for. */
  cost?: number;
  /** What was found of a picture that is to become public; see `publishImages`. */
  findings?: PictureFindings;
};

/**
 * Settles a generation with what was delivered, at the price that was asked for or less, and publishes that if its
 * owner asked for it; renditions follow. When
 * another attempt has settled it first, nothing changes and the sweeper deletes the objects of this one. One that was
 * canceled gets what was charged of it; see `deliverCanceled`.
 * @param images none only where it was canceled
 */
export async function completeGeneration(
  { db, queue }: { db: Database; queue: Queue },
  generationId: string,
  images: readonly DeliveredImage[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const generation = await lockGeneration(trx, generationId);
    if (generation && generation.canceledAt !== null)
      return await deliverCanceled({ queue }, trx, generation, images);
    if (generation?.status !== 'generating')
      return await abandonPendingObjects(
        trx,
        images.map((image) => image.objectKey),
      );
    const inserted = await insertImages(
      trx,
      images.map(({ findings: _, cost: __, ...image }, position) => ({
        ...image,
        storageOwner: storageOwnerOfUser(generation.userId),
        generationId,
        position,
        description: JSON.stringify(image.description),
      })),
    );
    await deletePendingObjects(
      trx,
      images.map((image) => image.objectKey),
    );
    await enqueueRenditions(
      { queue },
      trx,
      inserted.map((image) => image.id),
    );
    await settleHold(trx, { generationId, captured: priceOf(images, generation) });
    await deletePictureCalls(trx, generationId);
    const first = images[0]?.description;
    await updateGenerationCompleted(trx, generationId, {
      scene: first?.scene ?? null,
      category: first?.category ?? null,
    });
    await announceGeneration(trx, queue, generation, 'generation.completed');
    // Last: the gallery takes one publisher at a time, until the transaction ends.
    if (generation.publish) {
      const findings = images.map((image) => image.findings);
      await publishImages(trx, { ...generation, images: inserted, findings });
    }
  });
}

function priceOf(images: readonly DeliveredImage[], { costPerImage }: GenerationRow): number {
  return images.reduce((sum, { cost = costPerImage }) => sum + Math.min(cost, costPerImage), 0);
}
