import { APICallError } from '@ai-sdk/provider';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ProviderError } from '#platform/errors/provider-error';
import type { CallResult } from '#ports/call-journal';
import { callModel, type HostedCall } from './call-model.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createHurriedClock } from './hurried-clock.fixture.ts';

/** The outcome of an attempt; `call off`: the caller aborts it. */
const FATES = ['deliver', 'fail', 'limit', 'refuse', 'key', 'useless', 'slow', 'call off'] as const;
type Fate = (typeof FATES)[number];

const STATUS: Partial<Record<Fate, number>> = { fail: 500, limit: 429, refuse: 400, key: 401 };
const REASON = new Error('The caller stops');
const call = {
  id: 'a/b',
  kind: 'image',
  purpose: 'generation',
  expectedUsd: 0.04,
  isCostAssumed: false,
} as const;

function throwStatus(statusCode: number): never {
  throw new APICallError({ message: 'No', url: 'https://a.example', requestBodyValues: {}, statusCode });
}

test('each of several concurrent calls ends once, has at most three attempts, and is journaled', async () => {
  const fates = fc.array(fc.constantFrom(...FATES), { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(fates, { minLength: 1, maxLength: 30 }), async (calls) => {
      const clock = createHurriedClock();
      const written: CallResult[][] = [];
      const deps = {
        idempotencyHeader: undefined,
        whenCanceled: undefined,
        context: { label: 'A', addresses: [], redact: (text: string) => text },
        breaker: createCircuitBreaker(clock.now),
        journal: {
          begin: async () => String(written.push([]) - 1),
          async end(callId: string, result: CallResult) {
            written[Number(callId)]!.push(result);
          },
        },
        clock,
        random: () => 0.5,
        callTimeoutS: 600,
        onJournalFailure(error: unknown) {
          throw error;
        },
      };
      const made = await Promise.all(
        calls.map(async (ofCall) => {
          let attempts = 0;
          const controller = new AbortController();
          const hosted: HostedCall = { ...call, signal: controller.signal };
          const outcome = await callModel(deps, hosted, async () => {
            const fate = ofCall[attempts]!;
            attempts += 1;
            await new Promise(setImmediate);
            if (fate === 'deliver') return { value: 'picture' };
            if (fate === 'useless') throw new ProviderError('transient', 'no picture');
            if (fate === 'call off') controller.abort(REASON);
            if (fate === 'slow') setImmediate(() => clock.pass(600_000));
            if (STATUS[fate]) throwStatus(STATUS[fate]);
            return await new Promise(() => {});
          }).catch((error: unknown) => error);
          return { outcome, attempts };
        }),
      );

      expect(written.every((results) => results.length === 1)).toBe(true);
      expect(clock.limits()).toBe(0);
      expect(made.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(written.length);
      for (const { outcome, attempts } of made) {
        expect(attempts).toBeLessThanOrEqual(3);
        if (outcome instanceof ProviderError) expect(outcome.wasRetried).toBe(true);
        else expect([REASON, 'picture']).toContain(outcome);
      }
      const count = (outcome: CallResult['outcome']) =>
        written.filter(([result]) => result?.outcome === outcome).length;
      expect(count('delivered')).toBe(made.filter(({ outcome }) => outcome === 'picture').length);
      expect(count('abandoned')).toBe(made.filter(({ outcome }) => outcome === REASON).length);
      expect(count('rejected')).toBe(
        made.filter(({ outcome }) => outcome instanceof ProviderError && outcome.kind === 'rejected').length,
      );
    }),
    { numRuns: 100 },
  );
});
