import type { Database } from '#server/db/client';
import { lockUnsettledGeneration, updateGenerationFailed } from '#server/db/queries/generations';
import { settleHold } from '../credits/settle-hold.ts';

/**
 * Fails a generation and releases its credits, unless it has been settled.
 * @param failure why, in words for the operator
 * @returns whether this call failed it
 */
export async function failGeneration(
  { db }: { db: Database },
  { generationId, failure }: { generationId: string; failure: string },
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const generation = await lockUnsettledGeneration(trx, generationId);
    if (!generation) return false;
    await settleHold(trx, { generationId, captured: 0 });
    await updateGenerationFailed(trx, generationId, failure.slice(0, 2_000));
    return true;
  });
}
