import type { Database } from '#platform/db/client';
import { updateAdAnalysisFailed } from '../../queries/ad-analyses.ts';
import { OWN_FAILURE } from './page-refusals.ts';

/** Gives an analysis up for a fault of ours; whoever asks again has another begun. */
export async function failAnalysis({ db }: { db: Database }, analysisId: string): Promise<void> {
  await updateAdAnalysisFailed(db, { id: analysisId, failure: OWN_FAILURE });
}
