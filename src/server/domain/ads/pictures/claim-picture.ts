import type { AdPictureRequest } from '#contract/ad-artifacts';
import type { DatabaseTransaction } from '#server/db/client';
import { type AdPictureRow, claimAdPicture } from '#server/db/queries/ad-pictures';
import type { Queue } from '#server/db/queue';
import { adPictureExpiry } from './ad-picture-expiry.ts';
import { adPictureRecipe } from './ad-picture-recipe.ts';

/**
 * Finds the picture of a request or has it made, once for all who ask; it does not settle before the transaction ends.
 */
export async function claimPicture(
  { queue }: { queue: Queue },
  trx: DatabaseTransaction,
  request: AdPictureRequest,
): Promise<AdPictureRow> {
  const { row, isBegun } = await claimAdPicture(trx, {
    kind: request.kind,
    recipe: adPictureRecipe(request),
    prompt: 'prompt' in request ? request.prompt : null,
    sourceId: 'sourceId' in request ? request.sourceId : null,
    expiresAt: adPictureExpiry(),
  });
  if (isBegun) await queue.enqueue(trx, 'make-ad-picture', { pictureId: row.id });
  return row;
}
