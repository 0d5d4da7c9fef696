import { AppError } from '#platform/errors/app-error';
import { isWorthRetrying, ProviderError } from '#platform/errors/provider-error';
import { storeRefusal, UNMADE } from '../rules/ad-failure.ts';
import { failAdPicture, type MakeAdPictureDeps, makeAdPicture } from '../rules/pictures/make-ad-picture.ts';

export interface MakeAdPictureJobDeps extends MakeAdPictureDeps {
  onAdPictureFailed: (pictureId: string, error: unknown) => void;
}

/**
 * One attempt at a picture for ads. What another attempt may mend is thrown while there is one; anything else fails the
 * picture now.
 */
export async function makeAdPictureJob(
  deps: MakeAdPictureJobDeps,
  {
    data: { pictureId },
    signal,
    isLast,
  }: { data: { pictureId: string }; signal: AbortSignal; isLast: boolean },
): Promise<void> {
  try {
    await makeAdPicture(deps, { pictureId, signal });
  } catch (error) {
    if (!isLast && (signal.aborted || isWorthRetrying(error))) throw error;
    await failAdPicture(deps, { pictureId, failure: failureOf(error) });
    deps.onAdPictureFailed(pictureId, error);
  }
}

function failureOf(error: unknown): string {
  if (error instanceof AppError) return storeRefusal(error);
  if (!(error instanceof ProviderError)) return UNMADE;
  if (error.kind === 'moderated') return storeRefusal(new AppError('not_composable.declined'));
  // The provider's verdict on what was asked for.
  return error.kind === 'rejected' ? (error.reason ?? UNMADE) : UNMADE;
}
