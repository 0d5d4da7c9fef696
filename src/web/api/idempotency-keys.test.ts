import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { ApiError } from './request.ts';

/** The storage of a tab. */
function tabStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

afterEach(() => vi.unstubAllGlobals());

/** As on a page that has just been loaded, in a tab with this storage. */
function numbered(storage = tabStorage(), from = 0) {
  vi.stubGlobal('sessionStorage', storage);
  let n = from;
  return createIdempotencyKeys(() => `key-${++n}`);
}

describe('idempotency keys', () => {
  it('repeat after a network error and a 5xx', () => {
    const keys = numbered();
    const first = keys.keyFor('lake');
    keys.failed(new TypeError('Failed to fetch'));
    expect(keys.keyFor('lake')).toBe(first);
    for (const status of [500, 429, 401]) {
      keys.failed(new ApiError(status, '', ''));
      expect(keys.keyFor('lake')).toBe(first);
    }
  });

  it('change after a success, a refusal, or with other content', () => {
    const keys = numbered();
    const first = keys.keyFor('lake');
    keys.succeeded();
    const second = keys.keyFor('lake');
    keys.failed(new ApiError(402, '', ''));
    const third = keys.keyFor('lake');
    const fourth = keys.keyFor('sea');
    expect(new Set([first, second, third, fourth]).size).toBe(4);
  });

  it('repeat after a reload while the answer is unknown', () => {
    const storage = tabStorage();
    const first = numbered(storage).keyFor('lake');
    const reloaded = numbered(storage, 10);
    expect(reloaded.keyFor('lake')).toBe(first);
    expect(reloaded.keyFor('sea')).not.toBe(first);
    reloaded.succeeded();
    expect(numbered(storage, 20).keyFor('lake')).toBe(first);
    expect(numbered(storage, 30).keyFor('sea')).toBe('key-31');
  });

  it('end with an answer, also for the page after a reload', () => {
    const storage = tabStorage();
    const keys = numbered(storage);
    const first = keys.keyFor('lake');
    keys.failed(new ApiError(402, '', ''));
    expect(numbered(storage, 10).keyFor('lake')).not.toBe(first);
  });

  it('are kept by the page alone where storage is forbidden', () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const keys = numbered({ getItem: forbid, setItem: forbid, removeItem: forbid });
    const first = keys.keyFor('lake');
    keys.failed(new TypeError('Failed to fetch'));
    expect(keys.keyFor('lake')).toBe(first);
  });

  it('are random and long enough to be unique', () => {
    const [one, other] = [tabStorage(), tabStorage()].map((storage) => {
      vi.stubGlobal('sessionStorage', storage);
      return createIdempotencyKeys().keyFor('lake');
    });
    expect(one).toMatch(/^\d+-\d+-\d+-\d+$/);
    expect(one).not.toBe(other);
  });
});
