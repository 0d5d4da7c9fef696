import { isIP, isIPv6 } from 'node:net';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors/app-error.ts';
import type { App } from './app.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether calls are not counted by address: they are let in by other means, or cost next to nothing. */
    isUncounted?: boolean;
  }
}

export interface RateLimits {
  /** Sign-ins begun, by address. */
  signIn: RateLimiterAbstract;
  /** Paid requests, by user. */
  paid: RateLimiterAbstract;
  /** Generations that are canceled, by user. */
  cancel: RateLimiterAbstract;
  /** Uploaded pictures, by user. */
  upload: RateLimiterAbstract;
  /** Reports of public pictures, by user or address. */
  report: RateLimiterAbstract;
  /** Downloads that have to be made, by user or a visitor's address. */
  imageFile: RateLimiterAbstract;
  /** Enlargements that take a while, by user. */
  enlargement: RateLimiterAbstract;
  /** Promo codes that are tried, by user or a visitor's address. */
  promoCode: RateLimiterAbstract;
  /** Promo codes that are tried by all people behind one address. */
  promoCodeAddress: RateLimiterAbstract;
  /** Pictures whose credentials are checked, by address. */
  verify: RateLimiterAbstract;
  /** Exports of all that is kept of a user, by user. */
  accountExport: RateLimiterAbstract;
  /** Calls of the ad creator: by user or a visitor's address, and by a visitor's network. */
  adCall: RateLimiterAbstract;
  adCallNetwork: RateLimiterAbstract;
  /** Web pages that are looked at: by user or a visitor's address, and by a visitor's network. */
  adAnalysis: RateLimiterAbstract;
  adAnalysisNetwork: RateLimiterAbstract;
  /** Previews of ads, by address. */
  adPreview: RateLimiterAbstract;
  /** Events that try a webhook out, by user. */
  webhookTest: RateLimiterAbstract;
  /** Calls of the public API, by key. */
  apiKey: RateLimiterAbstract;
  /** Cards of pages that have to be drawn, by address. */
  card: RateLimiterAbstract;
  /** Whatever has to be made outside the API, and shared answers, by address: those that the cache has do not count. */
  made: RateLimiterAbstract;
  /** API calls, by address. */
  api: RateLimiterAbstract;
}

/**
 * Counts every request by the caller's address, unless its route says that it is uncounted: calls of the API, and apart
 * from them everything else that has to be made. Must come after the cache. Dearer calls are counted again where they
 * are handled.
 */
export function registerRateLimits(app: App, { api, made }: RateLimits): void {
  app.addHook('onRequest', async (request) => {
    const { isShared, isUncounted } = request.routeOptions.config;
    if (isUncounted) return;
    // Requests that the cache answered do not come here.
    const isOfApi = request.url.startsWith('/api/') && !isShared;
    await countCall(isOfApi ? api : made, addressKey(request.ip));
  });
}

/**
 * @returns how many there have been, this one included
 * @throws AppError `rate_limited`, saying in how many seconds to come back.
 */
export async function countCall(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    const { consumedPoints } = await limiter.consume(key);
    return consumedPoints;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooManyCalls(refusal.msBeforeNext);
  }
}

/** The refusal of a call too many. @param waitMs until the next may come */
export function tooManyCalls(waitMs: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('rate_limited.calls', { retryAfter });
}

const UNKNOWN = 'unknown';

/** The address that calls are counted by; an IPv6 host has its whole /64. What a proxy calls an address may be none. */
export function addressKey(address: string): string {
  if (!isIP(address)) return UNKNOWN;
  const version4 = version4Of(address);
  return version4 ?? `${groupsOf(address, 4)}::/64`;
}

/** The network that an address is in, as large as one customer of a provider may have: IPv4 /24, IPv6 /48. */
export function networkKey(address: string): string {
  if (!isIP(address)) return UNKNOWN;
  const version4 = version4Of(address);
  return version4 ? `${version4.split('.').slice(0, 3).join('.')}.0/24` : `${groupsOf(address, 3)}::/48`;
}

function version4Of(address: string): string | undefined {
  if (!isIPv6(address)) return address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
}

/** The first groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string, count: number): string {
  const [head = '', tail = ''] = address.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const missing = address.includes('::') ? 8 - groups.length - after.length : 0;
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...after];
  return whole
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
