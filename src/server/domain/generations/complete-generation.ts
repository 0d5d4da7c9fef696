import type { Database } from '#server/db/client';
import {
  type GenerationRow,
  lockUnsettledGeneration,
  updateGenerationCompleted,
} from '#server/db/queries/generations';
import { insertImages } from '#server/db/queries/images';
import { deletePendingObjects } from '#server/db/queries/pending-objects';
import type { Queue } from '#server/db/queue';
import { settleHold } from '../credits/settle-hold.ts';
import { publishImages } from '../gallery/publish-images.ts';
import { enqueueRenditions } from '../images/enqueue-renditions.ts';
import type { StoredImage } from '../images/store-image.ts';
import type { PictureFindings } from '../moderation/judge-picture.ts';
import { announceGeneration } from '../webhooks/announce-generation.ts';

export type DeliveredImage = StoredImage & {
  /** Credits that a picture by what made it costs, where that was not what was asked for. */
  cost?: number;
  /** What was found of a picture that is to become public; see `publishImages`. */
  findings?: PictureFindings;
};

/**
 * Settles a generation with what was delivered, at the price that was asked for or less, and publishes that if its
 * owner asked for it; renditions follow. When
 * another attempt has settled it first, nothing changes and the objects of this one are left to the sweeper.
 */
export async function completeGeneration(
  { db, queue }: { db: Database; queue: Queue },
  generationId: string,
  images: readonly DeliveredImage[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const generation = await lockUnsettledGeneration(trx, generationId);
    if (!generation) return;
    const inserted = await insertImages(
      trx,
      images.map(({ findings: _, cost: __, ...image }, position) => ({
        ...image,
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
