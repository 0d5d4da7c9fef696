import { isIPv6 } from 'node:net';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#server/errors';
import type { App } from './app.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether calls are let in by other means than their address. */
    isUncounted?: boolean;
  }
}

export interface RateLimits {
  /** Sign-ins begun, by address. */
  signIn: RateLimiterAbstract;
  /** Paid requests, by user. */
  paid: RateLimiterAbstract;
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
  /** Pictures whose credentials are checked, by address. */
  verify: RateLimiterAbstract;
  /** Exports of all that is kept of a user, by user. */
  accountExport: RateLimiterAbstract;
  /** Calls of the ad creator: by address, and all together. */
  adCall: RateLimiterAbstract;
  adCallTotal: RateLimiterAbstract;
  /** Web pages that are looked at: by address, and all together. */
  adAnalysis: RateLimiterAbstract;
  adAnalysisTotal: RateLimiterAbstract;
  /** Previews of ads, by address. */
  adPreview: RateLimiterAbstract;
  /** Events that try a webhook out, by user. */
  webhookTest: RateLimiterAbstract;
  /** Calls of the public API, by key. */
  apiKey: RateLimiterAbstract;
  /** Cards of pages that have to be drawn, by address. */
  card: RateLimiterAbstract;
  /** API calls, by address. */
  api: RateLimiterAbstract;
}

/**
 * Counts every API call by the caller's address, but for those that visitors share and those of the payment gateway;
 * dearer ones are counted again where they are handled.
 */
export function registerRateLimits(app: App, { api }: RateLimits): void {
  app.addHook('onRequest', async (request) => {
    const { isShared, isUncounted } = request.routeOptions.config;
    if (request.url.startsWith('/api/') && !isShared && !isUncounted)
      await countCall(api, addressKey(request.ip));
  });
}

/** @throws AppError `rate_limited`, saying in how many seconds to come back. */
export async function countCall(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooManyCalls(refusal.msBeforeNext);
  }
}

/** The refusal of a call too many. @param waitMs until the next may come */
export function tooManyCalls(waitMs: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('rate_limited', `Too many requests. Please try again in ${inWords(retryAfter)}.`, {
    retryAfter,
  });
}

/** The address that calls are counted by; an IPv6 host has its whole /64. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = address.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const missing = address.includes('::') ? 8 - groups.length - after.length : 0;
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...after];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
