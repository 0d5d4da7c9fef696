import { AppError } from '#platform/errors/app-error';
import type { PagePicture, PagePictureOptions, readPagePicture } from '#platform/images/read-page-picture';
import { type PageBrowser, PageError } from '#ports/page-browser';
import { readDataUrl } from './read-data-url.ts';

export interface FetchPagePictureDeps {
  pageBrowser: PageBrowser;
  /** Runs in a process of its own. */
  readPagePicture: typeof readPagePicture;
}

/**
 * Loads a picture of a page. @returns null if it cannot be loaded or decoded, or the time is over
 * @param options.timeout aborts the load without an error
 * @throws ProviderError as the page browser does; the signal's reason
 */
export async function fetchPagePicture(
  { pageBrowser, readPagePicture: read }: FetchPagePictureDeps,
  url: string,
  {
    size,
    signal,
    timeout = signal,
  }: { size: PagePictureOptions; signal: AbortSignal; timeout?: AbortSignal },
): Promise<PagePicture | null> {
  try {
    timeout.throwIfAborted();
    const bytes = readDataUrl(url) ?? (await pageBrowser.download(url, { signal: timeout })).bytes;
    return await read(bytes, size);
  } catch (error) {
    signal.throwIfAborted();
    return timeout.aborted ? null : nullForBadPicture(error);
  }
}

/** @throws every error that the picture did not cause */
export function nullForBadPicture(error: unknown): null {
  if (error instanceof PageError || error instanceof AppError) return null;
  throw error;
}
