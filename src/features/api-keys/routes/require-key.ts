import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import type { ApiScope } from '#platform/endpoint/api-scopes';
import type { Endpoint } from '#platform/endpoint/endpoint';
import { AppError } from '#platform/errors/app-error';
import { addressKey } from '#platform/http/rate-limits/address-keys';
import { countCall, tooManyCalls } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { findApiKeyOwner } from '../rules/find-api-key-owner.ts';

export type KeyOwner = Awaited<ReturnType<typeof findApiKeyOwner>>;

export type RequireKeyDeps = Parameters<typeof findApiKeyOwner>[0] & {
  limits: RateLimiters;
  publicUrl: string;
};

/**
 * Checks the API key, its rate limit and its scope, if one is given, before the body is read. Sends the headers `RateLimit-Limit`,
 * `-Remaining` and `-Reset`.
 */
export async function requireKey(
  deps: RequireKeyDeps,
  { path, scope, takesAccessTokens }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KeyOwner> {
  reply.header('cache-control', 'no-store');
  const owner = await findOwner(deps, request, path).catch(async (error: unknown) => {
    // Wrong keys are counted by address.
    await countCall(deps.limits.api, addressKey(request.ip));
    const metadata = takesAccessTokens ? `, resource_metadata="${deps.publicUrl}${METADATA}${path}"` : '';
    reply.header('www-authenticate', `Bearer realm="Framewright API"${metadata}`);
    throw error;
  });
  request.foundUserId = owner.user.id;
  if (owner.key.expiresAt) reply.header('api-key-expires', owner.key.expiresAt.toISOString());
  await countKey(deps.limits, owner.key.id, reply);
  if (scope) requireScope(deps, owner, scope as ApiScope);
  return owner;
}

/** @throws AppError `forbidden` if the key lacks the scope */
export function requireScope(deps: SecurityEventsDeps, { key, user }: KeyOwner, scope: ApiScope): void {
  if (key.scopes.includes(scope)) return;
  const details = { why: 'scope', scope, keyId: key.id };
  recordSecurityEvent(deps, { kind: 'key-refused', userId: user.id, details });
  throw new AppError('forbidden.scope', { scope });
}

/** Where programs read how to get an access token (RFC 9728); the path of the endpoint follows. */
const METADATA = '/.well-known/oauth-protected-resource';

async function findOwner(deps: RequireKeyDeps, { headers }: FastifyRequest, path: string): Promise<KeyOwner> {
  const [, text] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return await findApiKeyOwner(deps, text, path);
}

async function countKey({ apiKey }: RateLimiters, keyId: string, reply: FastifyReply): Promise<void> {
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
