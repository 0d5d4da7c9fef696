import { AppError } from '#platform/errors/app-error';
import type { Attempt } from '#platform/queue/queue';
import { failArtifact, type MakeArtifactDeps, makeArtifact } from '../rules/artifacts/make-artifact.ts';
import { runAttempt } from './run-attempt.ts';

export interface ComposeAdJobDeps extends MakeArtifactDeps {
  /** Called for every failure that the request did not cause. */
  onAdFailed: (artifactId: string, error: unknown) => void;
}

export async function composeAdJob(deps: ComposeAdJobDeps, attempt: Attempt<'compose-ad'>): Promise<void> {
  const { artifactId } = attempt.data;
  await runAttempt(
    attempt,
    (signal) => makeArtifact(deps, { artifactId, signal }),
    async (error) => {
      await failArtifact(deps, { artifactId, error });
      if (!(error instanceof AppError)) deps.onAdFailed(artifactId, error);
    },
  );
}
