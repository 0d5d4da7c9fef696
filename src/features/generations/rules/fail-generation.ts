import { settleHold } from '#features/credits/rules/settle-hold';
import type { Database } from '#platform/db/client';
import { storeReason } from '#platform/errors/stored-reason';
import type { Queue } from '#platform/queue/queue';
import { lockUnsettledGeneration, updateGenerationFailed } from '../queries/generations.ts';
import { deletePictureCalls } from '../queries/picture-calls.ts';
import { announceGeneration } from './announce-generation.ts';
import { deliverCanceled } from './cancellation/deliver-canceled.ts';
import type { FailureAdvice } from './explain-failure.ts';

const FAILURE_MAX = 2_000;

/**
 * Fails a generation and releases its credits, unless it is settled. A canceled one is settled as canceled.
 * @param input.failure the cause, for operators
 * @param input.advice the cause, for the owner
 * @returns whether this call failed it
 */
export async function failGeneration(
  { db, queue }: { db: Database; queue: Queue },
  { generationId, failure, advice }: { generationId: string; failure: string; advice?: FailureAdvice },
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const generation = await lockUnsettledGeneration(trx, generationId);
    if (!generation) return false;
    if (generation.canceledAt !== null) {
      await deliverCanceled({ queue }, trx, generation, []);
      return false;
    }
    await settleHold(trx, { generationId, captured: 0 });
    await deletePictureCalls(trx, generationId);
    await updateGenerationFailed(trx, generationId, {
      // PostgreSQL's texts cannot contain NUL.
      failure: failure.replaceAll('\0', '').slice(0, FAILURE_MAX),
      failureReason: advice?.reason ? storeReason(advice.reason) : null,
      failureRemedy: advice?.remedy ?? null,
    });
    await announceGeneration(trx, queue, generation, 'generation.failed');
    return true;
  });
}
