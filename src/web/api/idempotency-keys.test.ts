import { describe, expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { ApiError } from './request.ts';

function numbered() {
  let n = 0;
  return createIdempotencyKeys(() => `key-${++n}`);
}

describe('idempotency keys', () => {
  it('repeat after a network error and a 5xx', () => {
    const keys = numbered();
    const first = keys.keyFor('lake');
    keys.failed(new TypeError('Failed to fetch'));
    expect(keys.keyFor('lake')).toBe(first);
    keys.failed(new ApiError(500, '', ''));
    expect(keys.keyFor('lake')).toBe(first);
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

  it('are random and long enough to be unique', () => {
    const [one, other] = [createIdempotencyKeys(), createIdempotencyKeys()].map((keys) =>
      keys.keyFor('lake'),
    );
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(one).not.toBe(other);
  });
});
