import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { PageBrowser } from '#ports/page-browser';
import { reportBrowser, warnOfBrowser } from './browser-report.ts';
import type { IsolationWatch } from './watch-isolation.ts';

/** The browser service may start after the worker, so it is checked again. */
const AGAIN_MS = 60_000;

/**
 * Starts the browser once, and reports in the log, on the console and on `/admin/operations` how it is isolated, or why
 * websites are not analyzed. It runs in the background, and its failure stops nothing.
 */
export async function watchPageBrowser({
  pageBrowser,
  isRemote,
  isolation,
  logger,
  tell,
  signal,
}: {
  pageBrowser: Pick<PageBrowser, 'check'>;
  isRemote: boolean;
  isolation: Pick<IsolationWatch, 'note'>;
  logger: Logger;
  tell: (warning: string) => void;
  signal: AbortSignal;
}): Promise<void> {
  let told: string | undefined;
  while (!signal.aborted) {
    const state = await pageBrowser.check();
    if (signal.aborted) return;
    const warning = warnOfBrowser(state);
    if (warning === undefined) logger.info(state, 'browser checked: it runs in its sandbox');
    else if (warning !== told) {
      logger.warn(state, warning);
      tell(warning);
    }
    told = warning;
    await isolation.note(reportBrowser(state, { isRemote }));
    if (state.isOn || state.isForSandbox) return;
    await delay(AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
