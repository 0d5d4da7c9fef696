import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { sumStorageParts } from '../queries/storage.ts';
import { isVisitor } from './storage-owner.ts';

// Unused uploads of visitors expire within this time.
export const STORAGE_RETRY_S = 3_600;

/** Why an owner's bytes do not fit, and what to delete. */
export async function refusalOfOwner(
  db: Database | DatabaseTransaction,
  { owner, used, limit, bytes }: { owner: string; used: number; limit: number; bytes: number },
): Promise<AppError> {
  const facts = { usedBytes: Math.max(0, used), limitBytes: limit };
  if (isVisitor(owner))
    return new AppError('storage_full.network', { ...facts, retryAfter: STORAGE_RETRY_S });
  const { pictureBytes, uploadBytes } = await sumStorageParts(db, owner.slice('user:'.length));
  return new AppError('storage_full.user', {
    ...facts,
    isFull: used >= limit,
    bytes,
    pictureBytes,
    uploadBytes,
  });
}
