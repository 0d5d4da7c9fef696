import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { findStorageUse, lockStorage, type StorageUse, sumStorageParts } from '../queries/storage.ts';
import type { StorageLimits } from './storage-limits.ts';
import { isVisitor } from './storage-owner.ts';

interface Wanted {
  /** From `storageOwnerOfUser` or `storageOwnerOfNetwork`. */
  owner: string;
  bytes: number;
}

// Closer than this to a shared limit, transactions that store something run one after another. Farther away,
// uncommitted transactions cannot fill the rest together.
const NEAR_BYTES = 4e9;

/**
 * Checks that the bytes fit into the quotas of their owner and of the site. Other transactions of the same owner wait
 * until this one ends. Take no other lock of the owner after this one.
 * @throws AppError `storage_full`
 */
export async function requireRoom(
  trx: DatabaseTransaction,
  limits: StorageLimits,
  wanted: Wanted,
): Promise<void> {
  await lockStorage(trx, wanted.owner);
  const use = await findStorageUse(trx, wanted.owner);
  await refuse(trx, limits, wanted, use);
  if (!isNearShared(limits, wanted, use)) return;
  await lockStorage(trx, 'all');
  await refuse(trx, limits, wanted, await findStorageUse(trx, wanted.owner));
}

/**
 * The same without a lock, as a first check before a body is read or an object is written.
 * @throws AppError `storage_full`
 */
export async function expectRoom(db: Database, limits: StorageLimits, wanted: Wanted): Promise<void> {
  await refuse(db, limits, wanted, await findStorageUse(db, wanted.owner));
}

async function refuse(
  db: Database | DatabaseTransaction,
  limits: StorageLimits,
  { owner, bytes }: Wanted,
  use: StorageUse,
): Promise<void> {
  const own = isVisitor(owner) ? limits.perNetwork : limits.perUser;
  if (isOver(own, use.owner + bytes))
    throw await refusalOfOwner(db, { owner, used: use.owner, limit: own, bytes });
  if (isOver(limits.total, use.all + bytes))
    throw new AppError('storage_full.site', { retryAfter: STORAGE_RETRY_S });
  if (isVisitor(owner) && isOver(limits.visitors, use.visitors + bytes))
    throw new AppError('storage_full.visitors', { retryAfter: STORAGE_RETRY_S });
}

function isNearShared(limits: StorageLimits, { owner, bytes }: Wanted, use: StorageUse): boolean {
  return (
    isOver(limits.total, use.all + bytes + NEAR_BYTES) ||
    (isVisitor(owner) && isOver(limits.visitors, use.visitors + bytes + NEAR_BYTES))
  );
}

function isOver(limit: number | null, bytes: number): limit is number {
  return limit !== null && bytes > limit;
}

// Unused uploads of visitors expire within this time.
const STORAGE_RETRY_S = 3_600;

/** Why an owner's bytes do not fit, and what to delete. */
async function refusalOfOwner(
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
