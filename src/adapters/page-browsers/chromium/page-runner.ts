import type { PageBrowserState } from '#ports/page-browser';
import type { Outcome } from './launch-host.ts';

/** Shows pages in a browser that runs here or elsewhere. */
export interface PageRunner {
  /**
   * @param page `url` has been checked; `longestMs` is what it may take
   * @throws SandboxUnavailable; ProviderError; the signal's reason
   */
  show(page: { url: string; longestMs: number }, signal: AbortSignal): Promise<Outcome>;
  /** Starts the browser, and says in what it runs. Never throws. */
  check(): Promise<PageBrowserState>;
  close(): Promise<void>;
}
