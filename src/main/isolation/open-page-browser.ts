import type { Logger } from 'pino';
import {
  type ChromiumEvent,
  createChromiumPageBrowser,
} from '#adapters/page-browsers/chromium/chromium-page-browser';
import type { PageBrowser } from '#ports/page-browser';
import type { Config } from '../config/config.ts';

/** The ad creator's browser. It starts with the first page. */
export function openPageBrowser(
  { egressAllowHosts, browser }: Pick<Config, 'egressAllowHosts' | 'browser'>,
  logger: Logger,
): PageBrowser {
  return createChromiumPageBrowser({
    ...browser,
    allowHosts: egressAllowHosts,
    onEvent: (event) => logBrowserEvent(logger, event),
  });
}

export function logBrowserEvent(logger: Logger, event: ChromiumEvent): void {
  if (event.kind === 'refused') {
    const { host, reason } = event;
    logger.debug({ host, reason }, 'page request blocked');
  } else if (event.kind === 'died') {
    logger.warn({ how: event.how }, 'browser crashed');
  } else if (event.isSandboxed) {
    logger.info({ browserPid: event.browserPid }, 'browser started in its sandbox');
  } else {
    logger.warn(
      { browserPid: event.browserPid },
      'browser started without its sandbox: BROWSER_SANDBOX is off',
    );
  }
}
