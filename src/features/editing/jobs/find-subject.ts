import { isWorthRetrying } from '#platform/errors/provider-error';
import { failSubject } from '../rules/fail-subject.ts';
import { type FindSubjectDeps, findSubject } from '../rules/find-subject.ts';

export interface FindSubjectJobDeps extends FindSubjectDeps {
  onSubjectFailed: (imageId: string, error: unknown) => void;
}

/** One attempt at the mask of a picture's subject. Throws errors that a retry may fix. */
export async function findSubjectJob(
  deps: FindSubjectJobDeps,
  { data, signal }: { data: { imageId: string }; signal: AbortSignal },
): Promise<void> {
  const { imageId } = data;
  try {
    await findSubject(deps, { imageId, signal });
  } catch (error) {
    if (signal.aborted || isWorthRetrying(error)) throw error;
    await failSubject(deps, { imageId, failure: String(error) });
    deps.onSubjectFailed(imageId, error);
  }
}
