import type { Database } from '#platform/db/client';
import type { AccountStorage } from '../contract/storage.ts';
import { findStorageUse, sumStorageParts } from '../queries/storage.ts';
import type { StorageLimits } from './storage-limits.ts';
import { storageOwnerOfUser } from './storage-owner.ts';

/** A user's stored bytes and limit. */
export async function findAccountStorage(
  { db, storageLimits }: { db: Database; storageLimits: StorageLimits },
  userId: string,
): Promise<AccountStorage> {
  const [use, parts] = await Promise.all([
    findStorageUse(db, storageOwnerOfUser(userId)),
    sumStorageParts(db, userId),
  ]);
  return { usedBytes: Math.max(0, use.owner), limitBytes: storageLimits.perUser, ...parts };
}
