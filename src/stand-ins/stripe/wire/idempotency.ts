import { createHash } from 'node:crypto';
import { DAY } from '../clock.ts';
import { ApiError } from './api-error.ts';

export interface KeptAnswer {
  /** Digest of the method, path and body. */
  request: string;
  status: number;
  body: string;
  requestId: string;
  /** Seconds since 1970. */
  at: number;
}

/** Answers by idempotency key; and the keys of requests that wait for theirs. */
export interface IdempotencyKeys {
  kept: Map<string, KeptAnswer>;
  underWay: Set<string>;
}

/** Stripe forgets keys after a day at the earliest. */
const LIFE = DAY;

export function digestRequest(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('base64');
}

/**
 * The answer that this key was given before.
 * @throws ApiError 409 while the first request is under way, 400 when it was another
 */
export function findAnswer(
  keys: IdempotencyKeys,
  key: string,
  request: string,
  now: number,
): KeptAnswer | undefined {
  if (keys.underWay.has(key))
    throw new ApiError(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    });
  const answer = keys.kept.get(key);
  if (!answer || answer.at <= now - LIFE) return undefined;
  if (answer.request !== request)
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  return answer;
}

/** Refusals before anything was done are not kept: the same key may try again. */
export function isKept(status: number): boolean {
  return status < 400 || status === 402;
}
