import { ApiError } from './request.ts';

/** The keys of one form's paid requests. */
export interface IdempotencyKeys {
  /** The key for this content: the same as before while an earlier try at it may have got through. */
  keyFor(content: string): string;
  /** To be told of every failure: a refusal in words means that nothing was begun, so its key is spent. */
  failed(error: unknown): void;
  succeeded(): void;
}

/**
 * After a broken connection or a server's fault nobody knows whether the request got through, so a retry
 * must repeat its key. Any other answer, or another content, starts a new one.
 */
export function createIdempotencyKeys(createKey: () => string = randomKey): IdempotencyKeys {
  let pending: { content: string; key: string } | null = null;
  return {
    keyFor(content) {
      if (pending?.content !== content) pending = { content, key: createKey() };
      return pending.key;
    },
    failed(error) {
      if (error instanceof ApiError && error.status < 500) pending = null;
    },
    succeeded() {
      pending = null;
    },
  };
}

// Not crypto.randomUUID, which browsers withhold from plain http on other hosts than this one.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
