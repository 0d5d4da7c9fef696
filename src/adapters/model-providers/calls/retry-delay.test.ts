import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRetryAfter, retryDelay } from './retry-delay.ts';

const NOW = Date.UTC(2026, 10, 22, 7, 0, 0);
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the delay before another attempt', () => {
  test.each([
    [1, 500],
    [2, 1_000],
    [3, 2_000],
    [5, 8_000],
    [9, 8_000],
  ])('after %d failures is anything below %d ms', (failures, limit) => {
    fc.assert(
      fc.property(share, (random) => {
        const ms = retryDelay(failures, undefined, () => random);
        expect(ms).toBe(Math.floor(random * limit));
      }),
    );
  });

  test('is never before the provider’s retry time, and not long after', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(60_000), share, (failures, retryAfterMs, random) => {
        const ms = retryDelay(failures, retryAfterMs, () => random);
        expect(ms).toBeGreaterThanOrEqual(retryAfterMs);
        expect(ms).toBeLessThan(retryAfterMs + 500);
      }),
    );
  });
});

describe('the provider’s retry time', () => {
  test.each([
    [{ 'retry-after': '20' }, 20_000],
    [{ 'retry-after': ' 1.5 ' }, 1_500],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': 'Sun, 22 Nov 2026 07:00:45 GMT' }, 45_000],
    [{ 'retry-after': 'Sunday, 22-Nov-26 07:01:00 GMT' }, 60_000],
    [{ 'retry-after': 'Sun, 22 Nov 2026 06:00:00 GMT' }, 0],
    [{ 'retry-after-ms': '250', 'retry-after': '1' }, 250],
    [{ 'retry-after-ms': 'soon', 'retry-after': '1' }, 1_000],
    [{ 'retry-after': '-5' }, undefined],
    [{ 'retry-after': 'tomorrow' }, undefined],
    [{ 'retry-after': '' }, undefined],
    [{ 'x-ratelimit-reset': '5' }, undefined],
    [{}, undefined],
  ] as [Record<string, string>, number | undefined][])('is read from %o as %s', (headers, ms) => {
    expect(readRetryAfter(headers, NOW)).toBe(ms);
  });

  test('is read from the body if there is no header', () => {
    const info = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34.5s' };
    const body = JSON.stringify({ error: { code: 429, details: [info] } }, null, 2);
    expect(readRetryAfter({}, NOW, body)).toBe(34_500);
    expect(readRetryAfter({ 'retry-after': '2' }, NOW, body)).toBe(2_000);
    expect(readRetryAfter({}, NOW, '{"retryDelay": "soon"}')).toBeUndefined();
  });

  test('is read from any number of seconds and any future date', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seconds) => {
        const date = new Date(NOW + seconds * 1000).toUTCString();
        expect(readRetryAfter({ 'retry-after': String(seconds) }, NOW)).toBe(seconds * 1000);
        expect(readRetryAfter({ 'retry-after': date }, NOW)).toBe(seconds * 1000);
      }),
    );
  });

  test('is never negative for any header', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (after, afterMs) => {
        const ms = readRetryAfter({ 'retry-after': after, 'retry-after-ms': afterMs }, NOW);
        expect(ms === undefined || ms >= 0).toBe(true);
      }),
    );
  });
});
