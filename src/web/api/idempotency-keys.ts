import { ApiError } from './request.ts';

/**
 * Idempotency keys of one form's paid requests. After a network error or a 5xx, the request may have reached the server, so a retry repeats its key. Any other
 * answer, or other content, starts a new key.
 */
export function createIdempotencyKeys(createKey: () => string = randomKey) {
  let pending: { content: string; key: string } | null = null;
  return {
    /** The key for this content. It repeats while an earlier attempt may have reached the server. */
    keyFor(content: string): string {
      if (pending?.content !== content) pending = { content, key: createKey() };
      return pending.key;
    },
    /** Call for every failure. A 4xx means that nothing was started, so the next attempt gets a new key. */
    failed(error: unknown): void {
      if (error instanceof ApiError && error.status < 500) pending = null;
    },
    succeeded(): void {
      pending = null;
    },
  };
}

// Not crypto.randomUUID: browsers disable it on plain http, except on localhost.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
