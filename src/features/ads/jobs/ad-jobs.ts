import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { isWorthRetrying, ProviderError } from '#platform/errors/provider-error';
import { storeRefusal, UNMADE } from '../rules/ad-failure.ts';
import { failAnalysis } from '../rules/analysis/page-refusals.ts';
import { runImageAnalysis } from '../rules/analysis/run-image-analysis.ts';
import { runWebsiteAnalysis } from '../rules/analysis/run-website-analysis.ts';
import { failArtifact, type MakeArtifactDeps, makeArtifact } from '../rules/artifacts/make-artifact.ts';
import { failAdPicture, type MakeAdPictureDeps, makeAdPicture } from '../rules/pictures/make-ad-picture.ts';

export const analyzeImageJob = adJob(runImageAnalysis, giveUpAnalysis);
export const analyzeWebsiteJob = adJob(runWebsiteAnalysis, giveUpAnalysis);

async function giveUpAnalysis(
  deps: { db: Database; onAnalysisFailed: (analysisId: string, error: unknown) => void },
  { analysisId }: { analysisId: string },
  error: unknown,
): Promise<void> {
  await failAnalysis(deps, analysisId);
  deps.onAnalysisFailed(analysisId, error);
}

/** `onAdFailed` is called for every failure that the request did not cause. */
export const composeAdJob = adJob(
  makeArtifact,
  async (
    deps: Pick<MakeArtifactDeps, 'db'> & { onAdFailed: (artifactId: string, error: unknown) => void },
    { artifactId }: { artifactId: string },
    error: unknown,
  ) => {
    await failArtifact(deps, { artifactId, error });
    if (!(error instanceof AppError)) deps.onAdFailed(artifactId, error);
  },
);

export const makeAdPictureJob = adJob(
  makeAdPicture,
  async (
    deps: Pick<MakeAdPictureDeps, 'db' | 'queue'> & {
      onAdPictureFailed: (pictureId: string, error: unknown) => void;
    },
    { pictureId }: { pictureId: string },
    error: unknown,
  ) => {
    await failAdPicture(deps, { pictureId, failure: failureOf(error) });
    deps.onAdPictureFailed(pictureId, error);
  },
);

/**
 * Makes a job that rethrows an error that a later attempt may fix, and gives up at once on any other, since somebody waits
 * for the result.
 */
function adJob<RunDeps, GiveUpDeps, Data>(
  run: (deps: RunDeps, options: Data & { signal: AbortSignal }) => Promise<void>,
  giveUp: (deps: GiveUpDeps, data: Data, error: unknown) => Promise<void>,
) {
  return async (
    deps: RunDeps & GiveUpDeps,
    { data, signal, isLast }: { data: Data; signal: AbortSignal; isLast: boolean },
  ): Promise<void> => {
    try {
      await run(deps, { ...data, signal });
    } catch (error) {
      if (!isLast && (signal.aborted || isWorthRetrying(error))) throw error;
      await giveUp(deps, data, error);
    }
  };
}

function failureOf(error: unknown): string {
  if (error instanceof AppError) return storeRefusal(error);
  if (!(error instanceof ProviderError)) return UNMADE;
  if (error.kind === 'moderated') return storeRefusal(new AppError('not_composable.declined'));
  // The provider rejected the request, so its reason helps the user.
  if (error.kind !== 'rejected' || !error.failure) return UNMADE;
  return storeRefusal(new AppError('not_composable.failure', error.failure));
}
