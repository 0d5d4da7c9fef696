import robotsParser from 'robots-parser';
import { ROBOT, USER_AGENT } from '#engines/page-capture/user-agent';
import type { EgressProxy } from '#platform/egress/egress-proxy';
import { type Fetched, fetchThrough } from '#platform/egress/fetch-through';

// Its types describe another module system than it has.
const readRobots = robotsParser as unknown as typeof robotsParser.default;
const MOST_BYTES = 512 * 1024;
const LONGEST_MS = 8_000;

/**
 * Whether the site lets programs open the page (RFC 9309): a site without rules does, one whose server fails does not.
 * @throws EgressRefusal where the site's address is refused or nothing answers there; the signal's reason when it is
 * aborted; its `TimeoutError` when the site takes too long.
 */
export async function isAllowedByRobots(
  proxy: EgressProxy,
  url: string,
  signal: AbortSignal,
): Promise<boolean> {
  const address = new URL('/robots.txt', url).href;
  const { status, bytes } = await readRules(proxy, address, signal);
  if (status >= 500) return false;
  if (status >= 400 || status < 200) return true;
  return readRobots(address, bytes.toString('utf8')).isAllowed(url, ROBOT) ?? true;
}

async function readRules(
  proxy: EgressProxy,
  address: string,
  signal: AbortSignal,
): Promise<Pick<Fetched, 'status' | 'bytes'>> {
  return await fetchThrough(proxy, address, {
    userAgent: USER_AGENT,
    maxBytes: MOST_BYTES,
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
  });
}
