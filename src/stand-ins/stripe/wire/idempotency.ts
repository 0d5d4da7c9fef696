import { createHash } from 'node:crypto';
import { DAY } from '../clock.ts';
import { ApiError } from './api-error.ts';

export interface StoredAnswer {
  /** Hash of method, path and body. */
  request: string;
  status: number;
  body: string;
  requestId: string;
  /** Seconds since 1970. */
  at: number;
}

export interface IdempotencyKeys {
  answers: Map<string, StoredAnswer>;
  /** Keys of running requests. */
  running: Set<string>;
}

/** Stripe keeps keys for at least a day. */
const LIFE = DAY;

export function digestRequest(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('base64');
}

/**
 * The stored answer of this key.
 * @throws ApiError 409 while its first request is running, 400 if that request was different
 */
export function findAnswer(
  keys: IdempotencyKeys,
  key: string,
  request: string,
  now: number,
): StoredAnswer | undefined {
  if (keys.running.has(key))
    throw new ApiError(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    });
  const answer = keys.answers.get(key);
  if (!answer || answer.at <= now - LIFE) return undefined;
  if (answer.request !== request)
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  return answer;
}

/** Refusals before execution are not stored, so the key can be retried. */
export function isStored(status: number): boolean {
  return status < 400 || status === 402;
}
