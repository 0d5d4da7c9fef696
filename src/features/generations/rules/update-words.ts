import { requireRoom } from '#features/storage/rules/require-room';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import { type GenerationWords, lockGenerationOfUser, updateGenerationWords } from '../queries/generations.ts';
import { announceGeneration } from './announce-generation.ts';

/**
 * Names a generation, tags it, and writes notes on it.
 * @throws AppError `not_found` for an unknown id, another user's, and one in the trash; `storage_full`
 */
export async function updateWords(
  { db, queue, storageLimits }: { db: Database; queue: Queue; storageLimits: StorageLimits },
  { userId, id, ...words }: { userId: string; id: string } & GenerationWords,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const generation = await lockGenerationOfUser(trx, userId, id);
    if (!generation) throw new AppError('not_found.generation');
    if (Object.values(words).every((word) => word === undefined)) return;
    const bytes = bytesOf({ ...generation, ...words }) - bytesOf(generation);
    if (bytes > 0) await requireRoom(trx, storageLimits, { owner: storageOwnerOfUser(userId), bytes });
    await updateGenerationWords(trx, id, words);
    await announceGeneration(trx, queue, generation, 'generation.updated');
  });
}

function bytesOf({ name, notes, tags }: GenerationWords): number {
  return Buffer.byteLength([name ?? '', notes ?? '', ...(tags ?? [])].join(','));
}
