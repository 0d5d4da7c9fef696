import type { Database } from '#platform/db/client';
import { deleteExpiredAdRows, failAdRowsWithoutJob } from '../queries/ad-rows.ts';
import { UNMADE } from './ad-failure.ts';
import { OWN_FAILURE } from './analysis/page-refusals.ts';

// A job is enqueued in its row's transaction. The margin only spares rows that are being finished.
const MARGIN_MS = 60_000;

/** Fails pictures and ads that no job will finish, and deletes expired ones. Their objects become pending. */
export async function sweepAds({ db }: { db: Database }): Promise<void> {
  const stranded = { before: new Date(Date.now() - MARGIN_MS), failure: UNMADE };
  await failAdRowsWithoutJob(db, 'adPictures', stranded);
  await failAdRowsWithoutJob(db, 'adArtifacts', stranded);
  await deleteExpiredAdRows(db, 'adArtifacts');
  await deleteExpiredAdRows(db, 'adPictures');
}

/** Fails analyses that no job will finish, and deletes expired ones. @returns how many of each */
export async function sweepAnalyses({ db }: { db: Database }): Promise<{ failed: number; removed: number }> {
  const stranded = { before: new Date(Date.now() - MARGIN_MS), failure: OWN_FAILURE };
  return {
    failed: await failAdRowsWithoutJob(db, 'adAnalyses', stranded),
    removed: await deleteExpiredAdRows(db, 'adAnalyses'),
  };
}
