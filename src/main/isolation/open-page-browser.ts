import type { Logger } from 'pino';
import type { PageBrowser } from '#ports/page-browser';
import {
  type ChromiumEvent,
  createChromiumPageBrowser,
} from '#server/adapters/page-browsers/chromium/chromium-page-browser';
import type { Config } from '../config/config.ts';

/** The browser of the ad creator, which is started with the first page. */
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
    logger.debug({ host, reason }, 'a page was refused an address');
  } else if (event.kind === 'died') {
    logger.warn({ how: event.how }, 'the browser that looks at pages died');
  } else if (event.isSandboxed) {
    logger.info(
      { browserPid: event.browserPid },
      'the browser that looks at pages was started in its sandbox',
    );
  } else {
    logger.warn(
      { browserPid: event.browserPid },
      'the browser that looks at pages was started without its sandbox: BROWSER_SANDBOX=off',
    );
  }
}
