import type { Database } from '#platform/db/client';
import { deleteOldDownloads, failDownloadsWithoutJob } from '../queries/image-downloads.ts';

// A job is inserted in its file's transaction; the margin only protects a file that is being finished.
const MARGIN_MS = 60_000;
// Most repeated downloads come soon, and every file can be made again.
const RETENTION_MS = 14 * 24 * 3_600_000;
const VISITOR_RETENTION_MS = 3_600_000;

/** Fails downloads whose job is gone, and deletes old ones. */
export async function sweepDownloads({ db }: { db: Database }): Promise<{ failed: number; removed: number }> {
  const now = Date.now();
  const failure = 'No job was left to make it';
  return {
    failed: await failDownloadsWithoutJob(db, { before: new Date(now - MARGIN_MS), failure }),
    removed: await deleteOldDownloads(db, {
      before: new Date(now - RETENTION_MS),
      beforeOfVisitors: new Date(now - VISITOR_RETENTION_MS),
    }),
  };
}
