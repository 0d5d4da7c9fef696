import { isWorthRetrying } from '#platform/errors/provider-error';
import { explainFailure } from '../rules/explain-failure.ts';
import { failGeneration } from '../rules/fail-generation.ts';
import { type RunGenerationDeps, runGeneration } from '../rules/run-generation.ts';

export interface RunGenerationJobDeps extends RunGenerationDeps {
  onFailed: (generationId: string, error: unknown) => void;
}

/**
 * One attempt at a generation. Errors that may pass (a provider's or the database's outage, a worker that stops) are
 * rethrown, so that the queue retries; any other error fails the generation at once.
 */
export async function runGenerationJob(
  deps: RunGenerationJobDeps,
  { data, signal }: { data: { generationId: string }; signal: AbortSignal },
): Promise<void> {
  const { generationId } = data;
  try {
    await runGeneration(deps, { generationId, signal });
  } catch (error) {
    if (signal.aborted || isWorthRetrying(error)) throw error;
    const advice = explainFailure(error);
    if (await failGeneration(deps, { generationId, failure: describe(error), advice }))
      deps.onFailed(generationId, error);
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
