import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Admission, createCircuitBreaker } from './circuit-breaker.ts';

function open() {
  let time = 1_000;
  const breaker = createCircuitBreaker(() => time);
  const fail = (times: number, retryAfterMs?: number) => {
    for (let made = 0; made < times; made += 1) breaker.admit()!.failed(retryAfterMs);
  };
  return { breaker, fail, pass: (ms: number) => (time += ms) };
}

describe('a circuit breaker', () => {
  test('lets calls through until five in a row have failed', () => {
    const { breaker, fail } = open();
    fail(4);
    expect(breaker.restMs()).toBe(0);
    fail(1);
    expect(breaker.admit()).toBeUndefined();
    expect(breaker.restMs()).toBe(10_000);
  });

  test('resets its count after a success, and ignores abandoned calls', () => {
    const { breaker, fail } = open();
    fail(4);
    breaker.admit()!.succeeded();
    fail(4);
    breaker.admit()!.abandoned();
    expect(breaker.admit()).toBeDefined();
    fail(1);
    expect(breaker.admit()).toBeUndefined();
  });

  test('stays open as long as the provider’s Retry-After', () => {
    const { breaker, fail, pass } = open();
    fail(5, 45_000);
    pass(44_999);
    expect(breaker.admit()).toBeUndefined();
    pass(1);
    expect(breaker.admit()).toBeDefined();
  });

  test('allows a probe after ten minutes despite a longer Retry-After', () => {
    const { breaker, fail, pass } = open();
    fail(5, 86_400_000);
    pass(600_000);
    expect(breaker.admit()).toBeDefined();
  });

  test('lets one probe through after ten seconds, and closes if it succeeds', () => {
    const { breaker, fail, pass } = open();
    fail(5);
    pass(10_000);
    const probe = breaker.admit()!;
    expect(breaker.admit()).toBeUndefined();
    probe.succeeded();
    expect([breaker.admit(), breaker.admit()]).not.toContain(undefined);
  });

  test('stays open for another ten seconds when the probe fails', () => {
    const { breaker, fail, pass } = open();
    fail(5);
    pass(10_000);
    fail(1);
    pass(9_999);
    expect(breaker.admit()).toBeUndefined();
    pass(1);
    expect(breaker.admit()).toBeDefined();
  });

  test('lets another probe through if the first was abandoned', () => {
    const { breaker, fail, pass } = open();
    fail(5);
    pass(10_000);
    breaker.admit()!.abandoned();
    expect(breaker.admit()).toBeDefined();
  });

  test('counts only the first outcome of each call', () => {
    const { breaker, fail } = open();
    fail(3);
    const call = breaker.admit()!;
    call.failed();
    call.failed();
    call.abandoned();
    expect(breaker.admit()).toBeDefined();
  });

  test('ignores late outcomes of calls from before it opened', () => {
    const { breaker, fail, pass } = open();
    const early = breaker.admit()!;
    const other = breaker.admit()!;
    fail(5);
    early.succeeded();
    expect(breaker.admit()).toBeUndefined();
    pass(20_000);
    other.failed();
    pass(10_000);
    expect(breaker.admit()).toBeDefined();
  });
});

type Step =
  | { kind: 'admit' }
  | { kind: 'pass'; ms: number }
  | { kind: 'end'; which: number; how: keyof Admission };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'admit' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 40_000 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('end' as const),
      which: fc.nat(20),
      how: fc.constantFrom<keyof Admission>('succeeded', 'failed', 'failed', 'failed', 'abandoned'),
    }),
  },
);

test('it behaves like a simple model in any order of events', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      let time = 0;
      const breaker = createCircuitBreaker(() => time);
      // `closed` counts failures in a row; `open` until a time; `probing` has one call out.
      let state: { is: 'closed'; failures: number } | { is: 'open'; until: number } | { is: 'probing' } = {
        is: 'closed',
        failures: 0,
      };
      let opened = 0;
      const out: { leave: Admission; isProbe: boolean; opened: number }[] = [];
      for (const one of steps) {
        if (one.kind === 'pass') time += one.ms;
        else if (one.kind === 'admit') {
          const mayProbe = state.is === 'open' && time >= state.until;
          const leave = breaker.admit();
          expect(leave !== undefined).toBe(state.is === 'closed' || mayProbe);
          if (!leave) continue;
          if (mayProbe) state = { is: 'probing' };
          out.push({ leave, isProbe: mayProbe, opened });
        } else {
          const [ended] = out.splice(one.which % Math.max(1, out.length), 1);
          if (!ended) continue;
          ended.leave[one.how]();
          const trip = () => {
            state = { is: 'open', until: time + 10_000 };
            opened += 1;
          };
          if (ended.isProbe) {
            if (one.how === 'failed') trip();
            else if (one.how === 'succeeded') state = { is: 'closed', failures: 0 };
            else state = { is: 'open', until: time };
          } else if (state.is === 'closed') {
            if (one.how === 'succeeded') state = { is: 'closed', failures: 0 };
            else if (one.how === 'failed') {
              state = { is: 'closed', failures: state.failures + 1 };
              if (state.failures === 5) trip();
            }
          }
        }
        expect(out.filter(({ isProbe }) => isProbe).length).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 500 },
  );
});
