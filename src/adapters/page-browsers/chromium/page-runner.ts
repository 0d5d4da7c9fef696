import type { PageBrowserState } from '#ports/page-browser';
import type { Outcome } from './launch-host.ts';

/** Captures pages in a local browser, or in the browser service. */
export interface PageRunner {
  /**
   * @param page `url` has been validated; `longestMs` is the time limit
   * @throws SandboxUnavailable; ProviderError; the signal's reason
   */
  show(page: { url: string; longestMs: number }, signal: AbortSignal): Promise<Outcome>;
  /** Starts the browser, and returns its state. Never throws. */
  check(): Promise<PageBrowserState>;
  close(): Promise<void>;
}
