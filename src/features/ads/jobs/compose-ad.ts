import { AppError } from '#platform/errors/app-error';
import { isWorthRetrying } from '#platform/errors/provider-error';
import { storeRefusal, UNMADE } from '../rules/ad-failure.ts';
import { failArtifact } from '../rules/artifacts/fail-artifact.ts';
import { type MakeArtifactDeps, makeArtifact } from '../rules/artifacts/make-artifact.ts';

export interface ComposeAdJobDeps extends MakeArtifactDeps {
  onAdFailed: (artifactId: string, error: unknown) => void;
}

/**
 * One attempt at an ad. What another attempt may mend is thrown while there is one; anything else fails the ad now, in
 * words where the request is the reason.
 */
export async function composeAdJob(
  deps: ComposeAdJobDeps,
  {
    data: { artifactId },
    signal,
    isLast,
  }: { data: { artifactId: string }; signal: AbortSignal; isLast: boolean },
): Promise<void> {
  try {
    await makeArtifact(deps, { artifactId, signal });
  } catch (error) {
    if (!isLast && (signal.aborted || isWorthRetrying(error))) throw error;
    await failArtifact(deps, {
      artifactId,
      failure: error instanceof AppError ? storeRefusal(error) : UNMADE,
    });
    if (!(error instanceof AppError)) deps.onAdFailed(artifactId, error);
  }
}
