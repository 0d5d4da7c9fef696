import { AD_PICTURE_BYTES } from '#features/storage/rules/estimate-bytes';
import { requireFewUnfinishedAds } from '#features/storage/rules/require-few-unfinished-ads';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import type { DatabaseTransaction } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import type { AdPictureRequest } from '../../contract/ad-pictures.ts';
import { type AdPictureRow, claimAdPicture } from '../../queries/ad-pictures.ts';
import { adPictureExpiry } from './ad-picture-expiry.ts';
import { adPictureRecipe } from './ad-picture-recipe.ts';

/**
 * Finds the picture of a request, or enqueues it; equal requests share one. Its status cannot change before the
 * transaction ends.
 * @throws AppError `rate_limited` if too many are unfinished
 */
export async function claimPicture(
  { queue, storageLimits }: { queue: Queue; storageLimits: StorageLimits },
  trx: DatabaseTransaction,
  request: AdPictureRequest,
  storageOwner: string,
): Promise<AdPictureRow> {
  const { row, isNew } = await claimAdPicture(trx, {
    kind: request.kind,
    recipe: adPictureRecipe(request),
    prompt: 'prompt' in request ? request.prompt : null,
    sourceId: 'sourceId' in request ? request.sourceId : null,
    storageOwner,
    reservedBytes: AD_PICTURE_BYTES,
    expiresAt: adPictureExpiry(),
  });
  if (!isNew) return row;
  await requireFewUnfinishedAds(trx, storageLimits, storageOwner);
  await queue.enqueue(trx, 'make-ad-picture', { pictureId: row.id });
  return row;
}
