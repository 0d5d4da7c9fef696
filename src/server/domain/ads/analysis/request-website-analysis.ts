import type { Database } from '#server/db/client';
import { findWebsiteAnalysisSince, insertAdAnalysis, lockWebsite } from '#server/db/queries/ad-analyses';
import type { Queue } from '#server/db/queue';
import { adPictureExpiry } from '../pictures/ad-picture-expiry.ts';

// Whoever asks again has reloaded our page, or works with the same site beside others: it looks the same.
const SHARED_FOR_MS = 3 * 60_000;

/**
 * Has a web page looked at: from now on, or by the analysis of the same address that somebody asked for within three
 * minutes.
 * @param url as contract/web-address writes it
 * @returns the analysis's id
 */
export async function requestWebsiteAnalysis(
  { db, queue }: { db: Database; queue: Queue },
  url: string,
): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    await lockWebsite(trx, url);
    const since = new Date(Date.now() - SHARED_FOR_MS);
    const known = await findWebsiteAnalysisSince(trx, { url, since });
    if (known) return known;
    const { id } = await insertAdAnalysis(trx, { kind: 'website', url, expiresAt: adPictureExpiry() });
    await queue.enqueue(trx, 'analyze-website', { analysisId: id });
    return id;
  });
}
