import { WEBSITE_BYTES } from '#features/storage/rules/estimate-bytes';
import { requireFewUnfinishedAds } from '#features/storage/rules/require-few-unfinished-ads';
import { requireRoom } from '#features/storage/rules/require-room';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import type { Database } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import { findWebsiteAnalysisSince, insertAdAnalysis, lockWebsite } from '../../queries/ad-analyses.ts';
import { adPictureExpiry } from '../pictures/ad-picture-expiry.ts';

// Whoever asks again has reloaded our page, or works with the same site beside others: it looks the same.
const SHARED_FOR_MS = 3 * 60_000;

/**
 * Has a web page looked at: from now on, or by the analysis of the same address that somebody asked for within three
 * minutes.
 * @param url as contract/web-address writes it
 * @param storageOwner whose quota counts what is kept of the page
 * @param priority greater comes first
 * @returns the analysis's id
 * @throws AppError `storage_full`, and `rate_limited` where as many are unfinished as may be
 */
export async function requestWebsiteAnalysis(
  { db, queue, storageLimits }: { db: Database; queue: Queue; storageLimits: StorageLimits },
  { url, storageOwner, priority }: { url: string; storageOwner: string; priority: number },
): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    await lockWebsite(trx, url);
    const since = new Date(Date.now() - SHARED_FOR_MS);
    const known = await findWebsiteAnalysisSince(trx, { url, since });
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
