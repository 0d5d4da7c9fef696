import type { FastifyRequest } from 'fastify';
import { addressKey, countCall, type RateLimits } from './rate-limits.ts';

const EVERYBODY = 'all';

/**
 * Counts a call of the ad creator by its address, then among all of them.
 * @throws AppError `rate_limited`
 */
export async function countAdCall({ adCall, adCallTotal }: RateLimits, request: FastifyRequest) {
  await countCall(adCall, addressKey(request.ip));
  await countCall(adCallTotal, EVERYBODY);
}

/**
 * Counts a web page that is to be looked at, which is a call of the ad creator too.
 * @throws AppError `rate_limited`
 */
export async function countAdAnalysis(limits: RateLimits, request: FastifyRequest) {
  await countAdCall(limits, request);
  await countCall(limits.adAnalysis, addressKey(request.ip));
  await countCall(limits.adAnalysisTotal, EVERYBODY);
}
