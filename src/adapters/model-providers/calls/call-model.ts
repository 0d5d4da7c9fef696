import { createHash } from 'node:crypto';
import { ProviderError } from '#platform/errors/provider-error';
import { inSpan, SpanKind } from '#platform/telemetry/scope';
import type { CallJournal, CallPurpose, CallResult, ModelKind } from '#ports/call-journal';
import type { BegunCall } from '#ports/image-model';
import {
  type Failure,
  type FailureContext,
  timeLimitFailure,
  toFailure,
} from '../errors/to-provider-error.ts';
import type { Provider } from '../provider.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { type Clock, endedBy, exceptCanceled, waitFor } from './clock.ts';
import { LONGEST_RETRY_AFTER_MS, retryDelay } from './retry-delay.ts';
import { UnbilledError } from './unbilled-error.ts';

export interface HostedCall {
  /** `provider/model`. */
  id: string;
  kind: ModelKind;
  purpose: CallPurpose;
  /** US dollars. */
  expectedUsd: number;
  isCostAssumed: boolean;
  /** Aborts the call at once, with the signal's reason. */
  signal: AbortSignal;
  /**
   * Awaited before each attempt, after the budget check; its result gets the outcome.
   * @throws CanceledError if the attempt must not be made
   */
  begin?: () => Promise<BegunCall>;
  /** Identifies the request, so that providers with idempotency keys charge it only once. */
  requestKey?: string;
  /** Maximum wait in milliseconds while the circuit breaker is open; none if a fallback exists. */
  maxBreakerWaitMs?: number;
}

/** Calls the provider once. */
export type Attempt<T> = (options: {
  signal: AbortSignal;
  headers: Record<string, string>;
}) => Promise<{ value: T; result?: Omit<CallResult, 'outcome'> }>;

export interface CallDeps {
  idempotencyHeader: string | undefined;
  whenCanceled: Provider['whenCanceled'];
  context: Omit<FailureContext, 'now'>;
  breaker: CircuitBreaker;
  journal: CallJournal;
  clock: Clock;
  random: () => number;
  /** Time limit of an attempt in seconds; no retry starts after this time. */
  callTimeoutS: number;
  onJournalFailure: (error: unknown) => void;
}

const ATTEMPTS = 3;
/** Interval for checking whether another call's probe has ended. */
const PROBE_MS = 500;

/**
 * Calls a model up to three times until it answers, unless its provider's circuit breaker is open.
 * @throws ProviderError that needs no retry; the signal's reason if aborted
 */
export async function callModel<T>(deps: CallDeps, call: HostedCall, attempt: Attempt<T>): Promise<T> {
  const begunAt = deps.clock.now();
  let left = ATTEMPTS - 1;
  let last: ProviderError | undefined;
  let maxBreakerWaitMs = call.maxBreakerWaitMs ?? 0;
  for (let failures = 1; ; failures += 1) {
    call.signal.throwIfAborted();
    let made = await attemptOnce(deps, call, attempt);
    while (made === 'resting') {
      const restMs = Math.max(deps.breaker.restMs(), PROBE_MS);
      if (restMs > maxBreakerWaitMs) throw final(last ?? restingError(deps));
      maxBreakerWaitMs -= restMs;
      await waitFor(deps.clock, restMs, call.signal);
      made = await attemptOnce(deps, call, attempt);
    }
    if ('value' in made) return made.value;
    const { error, retries } = made.failure;
    last = error;
    left = Math.min(left, retries);
    if (left === 0 || (error.retryAfterMs ?? 0) > LONGEST_RETRY_AFTER_MS) throw final(error);
    left -= 1;
    const delayMs = retryDelay(failures, error.retryAfterMs, deps.random);
    // The time left is for a fallback.
    if (deps.clock.now() + delayMs - begunAt >= deps.callTimeoutS * 1000) throw final(error);
    await waitFor(deps.clock, delayMs, call.signal);
  }
}

async function attemptOnce<T>(
  deps: CallDeps,
  call: HostedCall,
  attempt: Attempt<T>,
): Promise<{ value: T } | { failure: Failure } | 'resting'> {
  const { breaker, journal, clock, callTimeoutS } = deps;
  const leave = breaker.admit();
  if (!leave) return 'resting';
  try {
    const { id: model, kind, purpose, expectedUsd, isCostAssumed } = call;
    const callId = await journal.begin({ model, kind, purpose, expectedUsd, isCostAssumed });
    const end = (result: CallResult) => journal.end(callId, result).catch(deps.onJournalFailure);

    const begun = await call.begin?.().catch(async (error: unknown) => {
      await end({ outcome: 'abandoned', usd: 0 });
      throw error;
    });
    const endBegun = async (outcome: number | 'unbilled') =>
      await begun?.end(outcome).catch(deps.onJournalFailure);

    const limit = new AbortController();
    const cancelLimit = clock.after(callTimeoutS * 1000, () => limit.abort(new Error('Time limit reached')));
    const signal = AbortSignal.any([call.signal, limit.signal]);
    // A canceled call whose provider still reports its outcome is awaited.
    const awaited = deps.whenCanceled ? AbortSignal.any([exceptCanceled(call.signal), limit.signal]) : signal;
    try {
      const headers = idempotencyHeaders(deps.idempotencyHeader, call);
      const { value, result } = await inSpan(
        `${kind} ${model}`,
        () =>
          endedBy(awaited, attempt({ signal: deps.whenCanceled === 'finishes' ? awaited : signal, headers })),
        {
          kind: SpanKind.CLIENT,
          attributes: { 'gen_ai.request.model': model, 'framewright.purpose': purpose },
        },
      );
      leave.succeeded();
      await endBegun(result?.images ?? 1);
      await end({ ...result, outcome: 'delivered' });
      return { value };
    } catch (thrown) {
      if (call.signal.aborted && isCalledOff(thrown, call.signal)) {
        const isUnbilled = thrown instanceof UnbilledError;
        if (isUnbilled) await endBegun('unbilled');
        // Otherwise the provider continues, and may charge for it.
        await end({ outcome: 'abandoned', usd: isUnbilled ? 0 : expectedUsd });
        throw call.signal.reason;
      }
      const context = { ...deps.context, now: clock.now() };
      const failure = limit.signal.aborted
        ? timeLimitFailure(callTimeoutS, context)
        : toFailure(thrown, context);
      if (failure.isOutage) leave.failed(failure.error.retryAfterMs);
      else leave.succeeded();
      await endBegun(0);
      await end({
        outcome: failure.error.kind,
        detail: failure.error.message,
        ...(failure.isSpent && { usd: expectedUsd }),
      });
      return { failure };
    } finally {
      cancelLimit();
    }
  } finally {
    leave.abandoned();
  }
}

/** Whether an attempt ended because it was aborted, not because the provider failed at the same time. */
function isCalledOff(thrown: unknown, signal: AbortSignal): boolean {
  return (
    thrown === signal.reason ||
    thrown instanceof UnbilledError ||
    (thrown instanceof Error && thrown.name === 'AbortError')
  );
}

/** The same key for all attempts of one call; hashed, so that the provider learns nothing from it. */
function idempotencyHeaders(
  header: string | undefined,
  { id, requestKey }: HostedCall,
): Record<string, string> {
  if (!header || requestKey === undefined) return {};
  return { [header]: createHash('sha256').update(`${id}\n${requestKey}`).digest('hex').slice(0, 32) };
}

function restingError({ context: { label }, breaker }: CallDeps): ProviderError {
  const retryAfterMs = breaker.restMs();
  return new ProviderError('transient', `${label}: failed several times in a row and is left alone for now`, {
    failure: { code: 'providerDown', label },
    retryAfterMs,
  });
}

/** Marks the error as already retried. */
function final({ kind, message, failure, retryAfterMs }: ProviderError): ProviderError {
  return new ProviderError(kind, message, {
    ...(failure && { failure }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    wasRetried: true,
  });
}
