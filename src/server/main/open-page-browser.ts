import type { Logger } from 'pino';
import {
  type ChromiumEvent,
  createChromiumPageBrowser,
} from '#server/adapters/page-browsers/chromium/chromium-page-browser';
import type { PageBrowser } from '#server/ports/page-browser';
import type { Config } from './config.ts';

/** The browser of the ad creator, which is started with the first page. */
export function openPageBrowser(
  { egressAllowHosts }: Pick<Config, 'egressAllowHosts'>,
  logger: Logger,
): PageBrowser {
  return createChromiumPageBrowser({
    allowHosts: egressAllowHosts,
    onEvent: (event) => logEvent(logger, event),
  });
}

function logEvent(logger: Logger, event: ChromiumEvent): void {
  if (event.kind === 'refused') {
    const { host, reason } = event;
    logger.debug({ host, reason }, 'a page was kept from an address');
  } else if (event.kind === 'died') {
    logger.warn({ how: event.how }, 'the browser that looks at pages died');
  } else if (event.isSandboxed) {
    logger.info({ browserPid: event.browserPid }, 'the browser that looks at pages was started');
  } else {
    logger.warn(
      { browserPid: event.browserPid },
      'the browser that looks at pages was started without its sandbox, which this machine does not allow',
    );
  }
}
