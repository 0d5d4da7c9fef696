import type { Database } from '#platform/db/client';
import { deleteOldDownloads, failDownloadsWithoutJob } from '../queries/image-downloads.ts';

// A job stands in the same transaction as its file; the margin only spares one just being named.
const MARGIN_MS = 60_000;
// Most repeated downloads come soon, and every file can be made again.
const KEPT_MS = 14 * 24 * 3_600_000;
const KEPT_FOR_VISITORS_MS = 3_600_000;

/** Fails the downloads that no job will ever finish, and forgets old ones. @returns how many there were */
export async function sweepDownloads({ db }: { db: Database }): Promise<{ failed: number; removed: number }> {
  const now = Date.now();
  const failure = 'No job was left to make it';
  return {
    failed: await failDownloadsWithoutJob(db, { before: new Date(now - MARGIN_MS), failure }),
    removed: await deleteOldDownloads(db, {
      before: new Date(now - KEPT_MS),
      beforeOfVisitors: new Date(now - KEPT_FOR_VISITORS_MS),
    }),
  };
}
