import type { GenerationModels } from '#features/image-models/rules/generation-models';
import type { Database } from '#platform/db/client';
import { CanceledError } from '#platform/errors/canceled-error';
import type { BegunCall, PictureCall } from '#ports/image-model';
import { type GenerationRow, lockUnsettledGeneration } from '../../queries/generations.ts';
import { insertPictureCalls, updatePictureCallsEnded } from '../../queries/picture-calls.ts';

/**
 * Records that a provider is about to be asked for pictures; from now on, canceling charges for them. This is committed
 * before the request is sent, so that the pictures are charged even if the worker dies.
 * @param from position of the first requested picture
 * @throws CanceledError if the generation was canceled or settled in the meantime
 */
export async function beginPictureCall(
  { db, generationModels }: { db: Database; generationModels: GenerationModels },
  { generation, from }: { generation: GenerationRow; from: number },
  { model, first, count, mayBeFree }: PictureCall,
): Promise<BegunCall> {
  const { id: generationId, imageModel, imageCount, costPerImage } = generation;
  // A fallback model costs at most as much as the requested one.
  const cost = model === imageModel ? costPerImage : Math.min(costPerImage, generationModels.costOf(model));
  const positions = Array.from({ length: count }, (_, index) => from + first + index);
  const ids = await db.transaction().execute(async (trx) => {
    const current = await lockUnsettledGeneration(trx, generationId);
    if (!current || current.canceledAt !== null) throw new CanceledError();
    return await insertPictureCalls(
      trx,
      positions
        .filter((position) => position < imageCount)
        .map((position) => ({ generationId, position, model, cost, mayBeFree })),
    );
  });
  return {
    async end(outcome) {
      if (outcome === 'unbilled') return await updatePictureCallsEnded(db, ids, 'unbilled');
      await updatePictureCallsEnded(db, ids.slice(0, outcome), 'made');
      await updatePictureCallsEnded(db, ids.slice(outcome), 'failed');
    },
  };
}
