/**
 * The browser that analyzes websites, as a separate service: `node src/main/browser-service.ts`. It reads
 * BROWSER_TOKEN, BROWSER_SANDBOX, CHROME_DEVEL_SANDBOX, HOST and PORT, and connects only to the workers' egress
 * proxies.
 */
import { serveBrowser } from '#adapters/page-browsers/chromium/serve-browser';
import { readBrowserService } from './config/browser.ts';
import { ConfigError } from './config/config-error.ts';
import { logBrowserEvent } from './isolation/open-page-browser.ts';
import { createLogger } from './wiring/create-logger.ts';

try {
  const config = readBrowserService(process.env);
  const logger = createLogger({ level: 'info', role: 'browser' });
  const service = await serveBrowser({ ...config, onEvent: (event) => logBrowserEvent(logger, event) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void service.close().then(() => process.exit(0)));
  logger.info({ port: service.port }, 'browser service started');
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
