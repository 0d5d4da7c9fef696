import { isWorthRetrying } from '#platform/errors/provider-error';
import { failAnalysis } from '../rules/analysis/fail-analysis.ts';
import { type RunImageAnalysisDeps, runImageAnalysis } from '../rules/analysis/run-image-analysis.ts';

export interface AnalyzeImageJobDeps extends RunImageAnalysisDeps {
  onAnalysisFailed: (analysisId: string, error: unknown) => void;
}

/** One attempt at looking at an uploaded picture, given up as `analyzeWebsiteJob` gives up. */
export async function analyzeImageJob(
  deps: AnalyzeImageJobDeps,
  { data, signal, isLast }: { data: { analysisId: string }; signal: AbortSignal; isLast: boolean },
): Promise<void> {
  const { analysisId } = data;
  try {
    await runImageAnalysis(deps, { analysisId, signal });
  } catch (error) {
    if (!isLast && (signal.aborted || isWorthRetrying(error))) throw error;
    await failAnalysis(deps, analysisId);
    deps.onAnalysisFailed(analysisId, error);
  }
}
