import type { Database } from '#platform/db/client';
import type { Attempt } from '#platform/queue/queue';
import { failAnalysis } from '../rules/analysis/page-refusals.ts';
import { runImageAnalysis } from '../rules/analysis/run-image-analysis.ts';
import { runWebsiteAnalysis } from '../rules/analysis/run-website-analysis.ts';
import { runAttempt } from './run-attempt.ts';

interface AnalysisEvents {
  onAnalysisFailed: (analysisId: string, error: unknown) => void;
}

export const analyzeImageJob = analysisJob(runImageAnalysis);
export const analyzeWebsiteJob = analysisJob(runWebsiteAnalysis);

function analysisJob<Deps extends { db: Database }>(
  run: (deps: Deps, options: { analysisId: string; signal: AbortSignal }) => Promise<void>,
) {
  return async (
    deps: Deps & AnalysisEvents,
    attempt: Attempt<'analyze-image' | 'analyze-website'>,
  ): Promise<void> => {
    const { analysisId } = attempt.data;
    await runAttempt(
      attempt,
      (signal) => run(deps, { analysisId, signal }),
      async (error) => {
        await failAnalysis(deps, analysisId);
        deps.onAnalysisFailed(analysisId, error);
      },
    );
  };
}
