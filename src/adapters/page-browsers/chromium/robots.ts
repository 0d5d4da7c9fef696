import robotsParser from 'robots-parser';
import { ROBOT, USER_AGENT } from '#engines/page-capture/user-agent';
import type { EgressProxy } from '#platform/egress/egress-proxy';
import { fetchThrough } from '#platform/egress/fetch-through';

// The package's types describe an ES module, but it is CommonJS.
const readRobots = robotsParser as unknown as typeof robotsParser.default;
const MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 8_000;

/**
 * Whether robots.txt allows the page (RFC 9309). No robots.txt means yes, a server error means no.
 * @throws EgressRefusal if the proxy refuses the address or nothing answers there; the signal's reason when aborted;
 * `TimeoutError` if the site takes too long
 */
export async function isAllowedByRobots(
  proxy: EgressProxy,
  url: string,
  signal: AbortSignal,
): Promise<boolean> {
  const address = new URL('/robots.txt', url).href;
  const { status, bytes } = await fetchThrough(proxy, address, {
    userAgent: USER_AGENT,
    maxBytes: MAX_BYTES,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (status >= 500) return false;
  if (status >= 400 || status < 200) return true;
  return readRobots(address, bytes.toString('utf8')).isAllowed(url, ROBOT) ?? true;
}
