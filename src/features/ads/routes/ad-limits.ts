import type { FastifyRequest } from 'fastify';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { addressKey, networkKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';

/**
 * Counts a call of the ad creator.
 * @throws AppError `rate_limited`
 */
export async function countAdCall({ adCall, adCallNetwork }: RateLimiters, request: FastifyRequest) {
  await countByPerson({ single: adCall, network: adCallNetwork }, request);
}

/**
 * Counts a web page that is to be looked at, which is a call of the ad creator too.
 * @returns its priority among those that wait: signed-in people first, and whoever has had fewer in this hour
 * @throws AppError `rate_limited`
 */
export async function countAdAnalysis(limits: RateLimiters, request: FastifyRequest): Promise<number> {
  await countAdCall(limits, request);
  const { adAnalysis, adAnalysisNetwork } = limits;
  return await countByPerson({ single: adAnalysis, network: adAnalysisNetwork }, request);
}

/** Above what any number of calls takes off. */
const SIGNED_IN = 1_000_000;

/**
 * Signed-in people have a share of their own; visitors share that of their network. There is no total: few addresses
 * would use it up for everybody, and what waits is bounded by the turn that each network gets.
 */
async function countByPerson(
  { single, network }: { single: RateLimiterAbstract; network: RateLimiterAbstract },
  request: FastifyRequest,
): Promise<number> {
  const user = await request.findUser();
  if (user) return SIGNED_IN - (await countCall(single, `user ${user.id}`));
  await countCall(single, addressKey(request.ip));
  return -(await countCall(network, networkKey(request.ip)));
}
