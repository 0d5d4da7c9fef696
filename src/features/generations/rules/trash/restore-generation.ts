import { z } from 'zod';
import { updateAssetTrashed } from '#features/assets/queries/assets';
import { isRemovedByAdmin } from '#features/images/queries/removed-images';
import { insertFormerGalleryImage, lockGallery } from '#features/publishing/queries/gallery-images';
import { announcePublication } from '#features/publishing/rules/announce-publication';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import { storedReferences } from '../../contract/further-reference.ts';
import {
  listTrashedImages,
  lockTrashableGeneration,
  updateGenerationTrashed,
  updateImagesRestored,
} from '../../queries/trash.ts';
import { announceGeneration } from '../announce-generation.ts';

/**
 * Takes a generation out of the trash, with those of its pictures that are there. Their links work again, and those that
 * were in the gallery are back in their places.
 * @param imageIds only these pictures; by default all in the trash
 * @throws AppError `not_found` if nothing of it is in the user's trash
 */
export async function restoreGeneration(
  { db, queue }: { db: Database; queue: Queue },
  { userId, id, imageIds }: { userId: string; id: string; imageIds?: readonly string[] | undefined },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const generation = await lockTrashableGeneration(trx, { userId, id });
    const images = generation
      ? (await listTrashedImages(trx, [id])).filter((image) => imageIds?.includes(image.id) ?? true)
      : [];
    const isWhole = generation?.trashedAt != null;
    if (!generation || (images.length === 0 && (!isWhole || imageIds))) throw new AppError('not_found.trash');
    await updateImagesRestored(
      trx,
      images.map((image) => image.id),
    );
    if (isWhole) {
      await updateGenerationTrashed(trx, id, null);
      const further = storedReferences.parse(generation.furtherReferences).map((one) => one.id);
      for (const assetId of [generation.productId, ...further])
        if (z.uuid().safeParse(assetId).success) await updateAssetTrashed(trx, assetId!, null);
      await announceGeneration(trx, queue, generation, 'generation.restored');
    }
    // Last, since publishing locks the gallery until the transaction ends.
    for (const { id: imageId, trashedEntry } of images) {
      if (trashedEntry === null) continue;
      await lockGallery(trx);
      if (await isRemovedByAdmin(trx, imageId)) continue;
      await insertFormerGalleryImage(trx, storedEntry.parse(trashedEntry));
      await announcePublication(trx, queue, { imageId, eventType: 'publication.published' });
    }
  });
}

const storedEntry = z.object({
  id: z.uuid(),
  imageId: z.uuid(),
  userId: z.uuid().nullable(),
  prompt: z.string(),
  category: z.string(),
  hasPeople: z.boolean(),
  tags: z.array(z.string()),
  number: z.number(),
  generatedAt: z.coerce.date(),
});
