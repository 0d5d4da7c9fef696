import type { DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { countUnfinishedAds } from '../queries/storage.ts';
import type { StorageLimits } from './storage-limits.ts';
import { isVisitor } from './storage-owner.ts';

const RETRY_S = 30;

/**
 * Checks the owner's number of unfinished ad creator jobs, including those added by this transaction: each has space
 * reserved, and they run one after another. Call it after `requireRoom`, whose lock keeps others waiting.
 * @throws AppError `rate_limited`
 */
export async function requireFewUnfinishedAds(
  trx: DatabaseTransaction,
  { unfinishedAds: limit }: StorageLimits,
  owner: string,
): Promise<void> {
  if (limit === null || (await countUnfinishedAds(trx, owner)) <= limit) return;
  throw new AppError('rate_limited.unfinished', { limit, isVisitor: isVisitor(owner), retryAfter: RETRY_S });
}
