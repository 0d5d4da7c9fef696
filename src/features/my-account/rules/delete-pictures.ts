import { settleCancellation } from '#features/generations/rules/cancellation/settle-cancellation';
import { insertUnnamedObjects } from '#features/images/queries/pending-objects';
import { lockGallery } from '#features/publishing/queries/gallery-images';
import type { DatabaseTransaction } from '#platform/db/client';
import { deleteAssetsOfUser, deleteGenerations, lockGenerationsOfUser } from '../queries/account-deletion.ts';

// To take a public picture out of the search takes some 10 ms, for which nobody else can publish.
const BATCH = 40;

/**
 * Deletes some of a user's generations, with their pictures, and uploads; generations that are being made are canceled, at
 * the price that canceling has. Locks generations, accounts and gallery in the order in which all others do.
 * @returns whether there was anything
 */
export async function deleteSomePictures(trx: DatabaseTransaction, userId: string): Promise<boolean> {
  const generations = await lockGenerationsOfUser(trx, userId, BATCH);
  if (generations.length > 0) {
    for (const generation of generations)
      if (generation.status === 'generating') await settleCancellation(trx, generation);
    if (generations.some(({ publish }) => publish)) await lockGallery(trx);
    await leaveToSweeper(
      trx,
      await deleteGenerations(
        trx,
        generations.map(({ id }) => id),
      ),
    );
    return true;
  }
  const uploads = await deleteAssetsOfUser(trx, userId, BATCH);
  await leaveToSweeper(trx, uploads);
  return uploads.length > 0;
}

async function leaveToSweeper(trx: DatabaseTransaction, objectKeys: readonly string[]): Promise<void> {
  if (objectKeys.length > 0) await insertUnnamedObjects(trx, objectKeys);
}
