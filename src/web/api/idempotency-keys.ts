import { ApiError } from './request.ts';

/** By the hash of a request's content; `at` in milliseconds since 1970. */
type OpenRequests = Record<string, { key: string; at: number }>;

const STORAGE_KEY = 'openRequests';
const MAX_AGE_MS = 10 * 60_000;

interface Needs {
  createKey?: () => string;
  /** Naming the tab's storage throws where it is forbidden. */
  open?: () => Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Idempotency keys of one form's paid requests. After a network error or a 5xx, the request may have reached the server, so a retry repeats its key, even after
 * a reload within ten minutes. Any other answer, or other content, starts a new key.
 */
export function createIdempotencyKeys({ createKey = randomKey, open = () => sessionStorage }: Needs = {}) {
  let pending: { content: string; key: string } | null = null;

  /** Without storage, a reload forgets the keys. */
  function store(content: string, change: (stored: string | undefined) => string | undefined): void {
    const name = hash(content);
    try {
      const storage = open();
      const requests: OpenRequests = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}');
      const now = Date.now();
      const recent = Object.entries(requests).filter(([, { at }]) => now - at < MAX_AGE_MS);
      const { [name]: own, ...others } = Object.fromEntries(recent);
      const key = change(own?.key);
      storage.setItem(STORAGE_KEY, JSON.stringify(key ? { ...others, [name]: { key, at: now } } : others));
    } catch {
      change(undefined);
    }
  }

  function end(): void {
    if (pending) store(pending.content, () => undefined);
    pending = null;
  }

  return {
    /** The key for this content. It repeats while an earlier attempt may have reached the server. */
    keyFor(content: string): string {
      if (pending?.content !== content)
        store(content, (stored) => {
          pending = { content, key: stored ?? createKey() };
          return pending.key;
        });
      return pending!.key;
    },
    /** Call for every failure. A 4xx means that nothing was started, so the next attempt gets a new key. */
    failed(error: unknown): void {
      if (error instanceof ApiError && error.status < 500) end();
    },
    succeeded: end,
  };
}

/** Of the content and its length, since a mask is too long to be stored: FNV-1a, 32 bits. */
function hash(content: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < content.length; at++) value = Math.imul(value ^ content.charCodeAt(at), 0x01000193);
  return `${content.length}-${value >>> 0}`;
}

// Not crypto.randomUUID: browsers disable it on plain http, except on localhost.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
