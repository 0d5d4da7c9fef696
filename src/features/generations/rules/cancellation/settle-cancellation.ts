import { settleHold } from '#features/credits/rules/settle-hold';
import type { DatabaseTransaction } from '#platform/db/client';
import { storeReason } from '#platform/errors/stored-reason';
import { updateGenerationCanceled } from '../../queries/generations.ts';
import { deletePictureCalls, listBegunPictures } from '../../queries/picture-calls.ts';

/**
 * Settles a canceled generation: charges the pictures that were begun and releases the other credits. Call it with the
 * generation locked.
 * @returns charged credits
 */
export async function settleCancellation(
  trx: DatabaseTransaction,
  { id: generationId }: { id: string },
): Promise<number> {
  const begun = await listBegunPictures(trx, generationId);
  const captured = begun.reduce((sum, { cost }) => sum + cost, 0);
  await settleHold(trx, { generationId, captured, reason: 'canceled' });
  // The remaining calls are charged: their pictures are delivered even if they come late.
  await deletePictureCalls(trx, generationId, { isFree: true });
  await updateGenerationCanceled(trx, generationId, {
    failureReason: storeReason({ code: 'canceled', begun: begun.length, credits: captured }),
  });
  return captured;
}
