import { settleCancellation } from '#features/generations/rules/cancellation/settle-cancellation';
import { insertUnnamedObjects } from '#features/images/queries/pending-objects';
import { lockGallery } from '#features/publishing/queries/gallery-images';
import type { DatabaseTransaction } from '#platform/db/client';
import { deleteAssetsOfUser, deleteGenerations, lockGenerationsOfUser } from '../queries/account-deletion.ts';

// Removing a public picture from the search takes about 10 ms, during which nobody else can publish.
const BATCH_SIZE = 40;

/**
 * Deletes some of a user's generations and uploads. Running generations are canceled first, at the cancellation price.
 * Locks generations, accounts and gallery in the same order as all other code.
 * @returns whether there were any
 */
export async function deleteSomePictures(trx: DatabaseTransaction, userId: string): Promise<boolean> {
  const generations = await lockGenerationsOfUser(trx, userId, BATCH_SIZE);
  if (generations.length > 0) {
    for (const generation of generations)
      if (generation.status === 'generating') await settleCancellation(trx, generation);
    if (generations.some(({ publish }) => publish)) await lockGallery(trx);
    const ids = generations.map(({ id }) => id);
    await leaveToSweeper(trx, await deleteGenerations(trx, ids));
    return true;
  }
  const uploads = await deleteAssetsOfUser(trx, userId, BATCH_SIZE);
  await leaveToSweeper(trx, uploads);
  return uploads.length > 0;
}

async function leaveToSweeper(trx: DatabaseTransaction, objectKeys: readonly string[]): Promise<void> {
  if (objectKeys.length > 0) await insertUnnamedObjects(trx, objectKeys);
}
