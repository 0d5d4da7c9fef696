import { isWorthRetrying } from '#platform/errors/provider-error';
import { failImageFile } from '../rules/fail-image-file.ts';
import { type MakeImageFileDeps, makeImageFile } from '../rules/make-image-file.ts';

export interface MakeImageFileJobDeps extends MakeImageFileDeps {
  onFileFailed: (fileId: string, error: unknown) => void;
}

/** One attempt at a download, quick or slow. Throws errors that a retry may fix; any other error fails the file now. */
export async function makeImageFileJob(
  deps: MakeImageFileJobDeps,
  { data, signal }: { data: { fileId: string }; signal: AbortSignal },
): Promise<void> {
  const { fileId } = data;
  try {
    await makeImageFile(deps, { fileId, signal });
  } catch (error) {
    if (signal.aborted || isWorthRetrying(error)) throw error;
    await failImageFile(deps, { fileId, failure: String(error) });
    deps.onFileFailed(fileId, error);
  }
}
