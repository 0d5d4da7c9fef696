import { countInWords } from '#contract/count-in-words';
import type { DatabaseTransaction } from '#platform/db/client';
import { countUnfinishedAds } from '#server/db/queries/storage';
import { AppError } from '#server/errors';
import type { StorageLimits } from './storage-limits.ts';
import { isVisitor } from './storage-owner.ts';

const RETRY_S = 30;

/**
 * Checks that an owner has no more unfinished work of the ad creator than allowed, what this transaction added included: each
 * has room set aside, and they are made one after the other. Call it after `requireRoom`, whose lock keeps others waiting.
 * @throws AppError `rate_limited`
 */
export async function requireFewUnfinished(
  trx: DatabaseTransaction,
  { unfinishedAds: limit }: StorageLimits,
  owner: string,
): Promise<void> {
  if (limit === null || (await countUnfinishedAds(trx, owner)) <= limit) return;
  const whose = isVisitor(owner) ? 'your network' : 'you';
  throw new AppError(
    'rate_limited',
    `${limit} pictures, ads or websites are being made for ${whose} already, as many as may be at once. Please try again in ${countInWords(RETRY_S, 'second')}.`,
    { retryAfter: RETRY_S },
  );
}
