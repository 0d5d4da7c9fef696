import type { FastifyRequest } from 'fastify';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { addressKey, networkKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';

/**
 * Counts a call of the ad creator.
 * @throws AppError `rate_limited`
 */
export async function countAdCall(
  { adCall, adCallNetwork }: RateLimiters,
  request: FastifyRequest,
): Promise<void> {
  await countByCaller({ single: adCall, network: adCallNetwork }, request);
}

/**
 * Counts a website analysis, which is also a call of the ad creator.
 * @returns its priority in the queue: signed-in people first, then by how few the caller requested in this hour
 * @throws AppError `rate_limited`
 */
export async function countAdAnalysis(limits: RateLimiters, request: FastifyRequest): Promise<number> {
  await countAdCall(limits, request);
  const { adAnalysis, adAnalysisNetwork } = limits;
  return await countByCaller({ single: adAnalysis, network: adAnalysisNetwork }, request);
}

// More than any number of calls subtracts.
const SIGNED_IN = 1_000_000;

/**
 * Signed-in people are limited one by one; visitors by their address, and by their network. There is no global limit: a
 * few addresses would exhaust it for everybody, and the fair queue by network bounds what waits.
 */
async function countByCaller(
  { single, network }: { single: RateLimiterAbstract; network: RateLimiterAbstract },
  request: FastifyRequest,
): Promise<number> {
  const user = await request.findUser();
  if (user) return SIGNED_IN - (await countCall(single, `user ${user.id}`));
  await countCall(single, addressKey(request.ip));
  return -(await countCall(network, networkKey(request.ip)));
}
