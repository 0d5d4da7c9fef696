import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../errors/app-error.ts';
import type { App } from '../app.ts';
import { addressKey } from './address-keys.ts';
import type { RateLimiters } from './create-rate-limiters.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether calls are not counted by address: they are authorized otherwise, or cost next to nothing. */
    isUncounted?: boolean;
  }
}

/**
 * Counts each request by the caller's address, unless its route is uncounted: API calls by `api`, all others by `uncached`.
 * Register after the response cache, so that cached answers are not counted. Expensive calls are counted again by their
 * own limits.
 */
export function registerRateLimits(app: App, { api, uncached }: RateLimiters): void {
  app.addHook('onRequest', async (request) => {
    const { isShared, isUncounted } = request.routeOptions.config;
    if (isUncounted) return;
    const isApiCall = request.url.startsWith('/api/') && !isShared;
    await countCall(isApiCall ? api : uncached, addressKey(request.ip));
  });
}

/**
 * @returns the number of calls so far, this one included
 * @throws AppError `rate_limited`, with the seconds after which to retry
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

/** @param waitMs until the next call is allowed */
export function tooManyCalls(waitMs: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('rate_limited.calls', { retryAfter });
}
