import type { FastifyRequest } from 'fastify';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { addressKey, networkKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { SIGNED_IN } from '../rules/analysis/signed-in-priority.ts';

/**
 * Counts a call of the ad creator.
 * @throws AppError `rate_limited`
 */
export async function countAdCall(limits: RateLimiters, request: FastifyRequest): Promise<void> {
  await countByCaller(request, limits.adCall, limits.adCallNetwork);
}

/**
 * Counts a website analysis, which is also a call of the ad creator.
 * @returns its priority in the queue: signed-in people first, then callers with the fewest requests in this hour
 * @throws AppError `rate_limited`
 */
export async function countAdAnalysis(limits: RateLimiters, request: FastifyRequest): Promise<number> {
  await countAdCall(limits, request);
  return await countByCaller(request, limits.adAnalysis, limits.adAnalysisNetwork);
}

/**
 * Limits signed-in people individually, and visitors by address and by network. There is no global limit: a few addresses
 * would exhaust it for everybody, and the fair queue by network limits what waits.
 */
async function countByCaller(
  request: FastifyRequest,
  single: RateLimiterAbstract,
  network: RateLimiterAbstract,
): Promise<number> {
  const user = await request.findUser();
  if (user) return SIGNED_IN - (await countCall(single, `user ${user.id}`));
  await countCall(single, addressKey(request.ip));
  return -(await countCall(network, networkKey(request.ip)));
}
