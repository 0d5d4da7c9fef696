import { settleHold } from '#features/credits/rules/settle-hold';
import { abandonPendingObjects } from '#features/images/queries/pending-objects';
import type { StoredImage } from '#features/images/rules/store-image';
import type { PictureFindings } from '#features/moderation/rules/judge-picture';
import { publishImages } from '#features/publishing/rules/publish-images';
import type { Database } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import { type GenerationRow, lockGeneration, updateGenerationCompleted } from '../queries/generations.ts';
import { deletePictureCalls } from '../queries/picture-calls.ts';
import { announceGeneration } from './announce-generation.ts';
import { deliverCanceled } from './cancellation/deliver-canceled.ts';
import { insertDelivered } from './insert-delivered.ts';

/** A picture of an attempt, stored but not delivered yet. */
export type StoredPicture = StoredImage & {
  /** Index among the requested pictures, from 0; undefined: its index in the list. */
  position?: number;
  /** Credits per picture of the model that made it, if that was not the requested one. */
  cost?: number;
  /** Moderation findings of a picture to be published; see `publishImages`. */
  findings?: PictureFindings;
};

/**
 * Settles a generation with the delivered images, at the agreed price or less, enqueues their renditions, and publishes
 * them if the owner asked for that. If another attempt has settled it, nothing changes and the sweeper deletes the objects
 * of this one. A canceled generation gets the images that were charged; see `deliverCanceled`.
 * @param images empty only if it was canceled
 */
export async function completeGeneration(
  { db, queue }: { db: Database; queue: Queue },
  generationId: string,
  images: readonly StoredPicture[],
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
    const inserted = await insertDelivered(
      trx,
      queue,
      generation,
      images.map((image, position) => ({ ...image, position })),
    );
    await settleHold(trx, { generationId, captured: priceOf(images, generation) });
    await deletePictureCalls(trx, generationId);
    const first = images[0]?.description;
    await updateGenerationCompleted(trx, generationId, {
      scene: first?.scene ?? null,
      category: first?.category ?? null,
    });
    await announceGeneration(trx, queue, generation, 'generation.completed');
    // Last, since publishing locks the gallery until the transaction ends.
    if (generation.publish) {
      const findings = images.map((image) => image.findings);
      await publishImages(trx, { queue }, { ...generation, images: inserted, findings });
    }
  });
}

function priceOf(images: readonly StoredPicture[], { costPerImage }: GenerationRow): number {
  return images.reduce((sum, { cost = costPerImage }) => sum + Math.min(cost, costPerImage), 0);
}
