import { ApiError } from './request.ts';

/** Signed out, timed out, too many: the server did not look whether an earlier attempt was accepted. */
const UNREAD = [401, 408, 429];

/**
 * Idempotency keys of one form's paid requests. After a network error or a 5xx, the request may have reached the server, so a retry repeats its key, even after
 * a reload of the tab. Any other answer starts a new key; other content has its own.
 */
export function createIdempotencyKeys(createKey: () => string = randomKey) {
  let pending: { content: string; key: string } | null = null;

  function end(): void {
    if (pending) keyInTab(pending.content, '');
    pending = null;
  }

  return {
    /** The key for this content. It repeats while an earlier attempt may have reached the server. */
    keyFor(content: string): string {
      if (pending?.content !== content) {
        pending = { content, key: keyInTab(content) || createKey() };
        keyInTab(content, pending.key);
      }
      return pending.key;
    },
    /** Call for every failure. Most 4xx say that the request was refused, so the next attempt gets a new key. */
    failed(error: unknown): void {
      if (error instanceof ApiError && error.status < 500 && !UNREAD.includes(error.status)) end();
    },
    succeeded: end,
  };
}

/**
 * The key of an unanswered request in the tab's storage; blank for none, and where storage is forbidden.
 * @param key sets it, or removes it if blank
 */
function keyInTab(content: string, key?: string): string {
  // The content may be too long to be stored. After FNV-1a, from the length on.
  let hash = content.length;
  for (const character of content) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  const name = `openRequest${content.length}${hash}`;
  try {
    if (key) sessionStorage.setItem(name, key);
    else if (key === '') sessionStorage.removeItem(name);
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

// Not crypto.randomUUID: browsers disable it on plain http, except on localhost.
function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
