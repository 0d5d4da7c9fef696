import { WEBSITE_BYTES } from '#features/storage/rules/estimate-bytes';
import { requireFewUnfinishedAds } from '#features/storage/rules/require-few-unfinished-ads';
import { requireRoom } from '#features/storage/rules/require-room';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import type { Database } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import { findUnfinishedWebsiteAnalysis, insertAdAnalysis, lockWebsite } from '../../queries/ad-analyses.ts';
import { adPictureExpiry } from '../pictures/ad-picture-expiry.ts';

// An older one is stuck or far back in the queue.
const JOIN_MS = 3 * 60_000;

/**
 * Requests the analysis of a web page, or joins an unfinished analysis of the same address.
 * @param url normalized by contract/web-address
 * @param storageOwner its quota counts the page's pictures
 * @param priority higher runs earlier
 * @returns the analysis's id
 * @throws AppError `storage_full`; `rate_limited` if too many are unfinished
 */
export async function requestWebsiteAnalysis(
  { db, queue, storageLimits }: { db: Database; queue: Queue; storageLimits: StorageLimits },
  { url, storageOwner, priority }: { url: string; storageOwner: string; priority: number },
): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    await lockWebsite(trx, url);
    const since = new Date(Date.now() - JOIN_MS);
    const known = await findUnfinishedWebsiteAnalysis(trx, { url, since });
    if (known) return known;
    await requireRoom(trx, storageLimits, { owner: storageOwner, bytes: WEBSITE_BYTES });
    const { id } = await insertAdAnalysis(trx, {
      kind: 'website',
      url,
      storageOwner,
      reservedBytes: WEBSITE_BYTES,
      expiresAt: adPictureExpiry(),
    });
    await requireFewUnfinishedAds(trx, storageLimits, storageOwner);
    await queue.enqueue(trx, 'analyze-website', { analysisId: id }, { priority });
    return id;
  });
}
