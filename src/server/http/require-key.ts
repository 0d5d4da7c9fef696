import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { ApiScope } from '#contract/api-scopes';
import { findApiKeyOwner } from '#server/domain/api-keys/find-api-key-owner';
import { AppError } from '#server/errors';
import { addressKey, countCall, type RateLimits, tooManyCalls } from './rate-limits.ts';

type KeyOwner = NonNullable<Awaited<ReturnType<typeof findApiKeyOwner>>>;

export type RequireKeyDeps = Parameters<typeof findApiKeyOwner>[0] & { limits: RateLimits };

const owners = new WeakMap<FastifyRequest, KeyOwner>();

/**
 * What a route of the public API begins with, before anything of the body is read: a key that is allowed `scope`, and
 * calls of it that are left. Answers tell how many in the headers `RateLimit-Limit`, `-Remaining` and `-Reset`.
 */
export function withKey(deps: RequireKeyDeps, scope: ApiScope) {
  return {
    // By its key instead.
    config: { isUncounted: true },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      const owner = await findOwner(deps, request);
      if (!owner) {
        // Whoever tries keys is known by the address.
        await countCall(deps.limits.api, addressKey(request.ip));
        reply.header('www-authenticate', 'Bearer realm="Framewright API"');
        throw new AppError('signed_out', 'Send an API key, as `Authorization: Bearer fw_live_…`');
      }
      await countKey(deps.limits, owner.key.id, reply);
      if (!owner.key.scopes.includes(scope))
        throw new AppError('forbidden', `This key is not allowed ${scope}`);
      owners.set(request, owner);
    },
  };
}

/** Whose key opened the route. */
export function keyOwnerOf(request: FastifyRequest): KeyOwner {
  const owner = owners.get(request);
  if (!owner) throw new Error('The route is not opened by a key');
  return owner;
}

async function findOwner(deps: RequireKeyDeps, { headers }: FastifyRequest): Promise<KeyOwner | undefined> {
  const [, text] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return text === undefined ? undefined : await findApiKeyOwner(deps, text);
}

async function countKey({ apiKey }: RateLimits, keyId: string, reply: FastifyReply): Promise<void> {
  const counted = await apiKey.consume(keyId).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  });
  const { remainingPoints, consumedPoints, msBeforeNext } = counted;
  reply.headers({
    'ratelimit-limit': apiKey.points,
    'ratelimit-remaining': Math.max(0, remainingPoints),
    'ratelimit-reset': Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
  if (consumedPoints > apiKey.points) throw tooManyCalls(msBeforeNext);
}
