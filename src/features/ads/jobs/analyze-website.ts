import { isWorthRetrying } from '#platform/errors/provider-error';
import { failAnalysis } from '../rules/analysis/fail-analysis.ts';
import { type RunWebsiteAnalysisDeps, runWebsiteAnalysis } from '../rules/analysis/run-website-analysis.ts';

export interface AnalyzeWebsiteJobDeps extends RunWebsiteAnalysisDeps {
  onAnalysisFailed: (analysisId: string, error: unknown) => void;
}

/**
 * One attempt at a website's analysis. What another attempt may mend is thrown while there is another; anything else
 * gives it up now, since somebody waits.
 */
export async function analyzeWebsiteJob(
  deps: AnalyzeWebsiteJobDeps,
  { data, signal, isLast }: { data: { analysisId: string }; signal: AbortSignal; isLast: boolean },
): Promise<void> {
  const { analysisId } = data;
  try {
    await runWebsiteAnalysis(deps, { analysisId, signal });
  } catch (error) {
    if (!isLast && (signal.aborted || isWorthRetrying(error))) throw error;
    await failAnalysis(deps, analysisId);
    deps.onAnalysisFailed(analysisId, error);
  }
}
