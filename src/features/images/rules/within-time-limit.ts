import { setTimeout as wait } from 'node:timers/promises';
import { ProviderError } from '#platform/errors/provider-error';
import { countInWords } from '#platform/words/count-in-words';

/**
 * Waits for pictures until `seconds` are over or `signal` aborts, so that a model that ignores its signal blocks neither
 * credits nor its worker.
 * @param produce its signal aborts when the wait ends
 * @throws ProviderError `transient` (not retried) on timeout; the signal's reason when aborted.
 */
export async function withinTimeLimit<Result>(
  seconds: number,
  signal: AbortSignal,
  produce: (ended: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const ended = AbortSignal.any([signal, limit.signal]);
  return await Promise.race([produce(ended), rejectAfter(seconds, ended), rejectWhenAborted(signal)]).finally(
    () => limit.abort(new Error('The attempt is over')),
  );
}

async function rejectAfter(seconds: number, signal: AbortSignal): Promise<never> {
  await wait(seconds * 1000, undefined, { signal, ref: false });
  throw new ProviderError('transient', `No picture within ${countInWords(seconds, 'second')}`, {
    failure: { code: 'tooSlow', seconds },
    wasRetried: true,
  });
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
