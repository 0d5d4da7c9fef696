import { AppError } from '#platform/errors/app-error';
import type { PagePicture, PagePictureOptions, readPagePicture } from '#platform/images/read-page-picture';
import { type PageBrowser, PageError } from '#ports/page-browser';

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

/** Decodes a `data:` URL, tolerating sloppy ones. @returns undefined for any other address */
function readDataUrl(url: string): Buffer | undefined {
  const [, kind, text] = /^data:([^,]{0,200}),(.*)$/s.exec(url) ?? [];
  if (kind === undefined || text === undefined) return undefined;
  const bytes = Buffer.from(text)
    .toString('latin1')
    .replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, /;\s*base64\s*$/i.test(kind) ? 'base64' : 'latin1');
}
