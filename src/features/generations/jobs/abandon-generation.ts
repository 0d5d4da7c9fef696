import { GIVEN_UP } from '../rules/explain-failure.ts';
import { failGeneration } from '../rules/fail-generation.ts';
import type { RunGenerationJobDeps } from './run-generation.ts';

/** Ends a generation whose every attempt failed or died with its worker. */
export async function abandonGenerationJob(
  deps: Pick<RunGenerationJobDeps, 'db' | 'queue' | 'onFailed'>,
  { data }: { data: { generationId: string } },
): Promise<void> {
  const failure = 'Every attempt failed or died with its worker';
  if (await failGeneration(deps, { generationId: data.generationId, failure, advice: GIVEN_UP }))
    deps.onFailed(data.generationId, new Error(failure));
}
