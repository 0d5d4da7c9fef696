import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';
import type { Attempt } from '#platform/queue/queue';
import { storeRefusal, UNMADE } from '../rules/ad-failure.ts';
import { failAdPicture, type MakeAdPictureDeps, makeAdPicture } from '../rules/pictures/make-ad-picture.ts';
import { runAttempt } from './run-attempt.ts';

export interface MakeAdPictureJobDeps extends MakeAdPictureDeps {
  onAdPictureFailed: (pictureId: string, error: unknown) => void;
}

export async function makeAdPictureJob(
  deps: MakeAdPictureJobDeps,
  attempt: Attempt<'make-ad-picture'>,
): Promise<void> {
  const { pictureId } = attempt.data;
  await runAttempt(
    attempt,
    (signal) => makeAdPicture(deps, { pictureId, signal }),
    async (error) => {
      await failAdPicture(deps, { pictureId, failure: failureOf(error) });
      deps.onAdPictureFailed(pictureId, error);
    },
  );
}

function failureOf(error: unknown): string {
  if (error instanceof AppError) return storeRefusal(error);
  if (!(error instanceof ProviderError)) return UNMADE;
  if (error.kind === 'moderated') return storeRefusal(new AppError('not_composable.declined'));
  // The provider rejected the request, so its reason helps the user.
  return error.kind === 'rejected' ? (error.reason ?? UNMADE) : UNMADE;
}
