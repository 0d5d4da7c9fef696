import type { Database } from '#platform/db/client';
import { deleteExpiredAdAnalyses, failAdAnalysesWithoutJob } from '../../queries/ad-analyses.ts';
import { OWN_FAILURE } from './page-refusals.ts';

// A job stands in the same transaction as its analysis; the margin only spares one just being settled.
const MARGIN_MS = 60_000;

/** Fails the analyses that no job will ever finish, and forgets those that have ended. @returns how many there were */
export async function sweepAnalyses({ db }: { db: Database }): Promise<{ failed: number; removed: number }> {
  const now = Date.now();
  return {
    failed: await failAdAnalysesWithoutJob(db, {
      before: new Date(now - MARGIN_MS),
      failure: OWN_FAILURE,
    }),
    removed: await deleteExpiredAdAnalyses(db, new Date(now)),
  };
}
