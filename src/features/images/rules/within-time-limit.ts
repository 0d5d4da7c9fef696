import { ProviderError } from '#platform/errors/provider-error';
import { countInWords } from '#platform/words/count-in-words';

/**
 * Waits for pictures until `seconds` are over or `signal` aborts, so that a model that ignores its signal blocks neither
 * credits nor its worker.
 * @param produce its signal aborts when the wait ends; `restart` gives it the whole time again
 * @throws ProviderError `transient` (not retried) on timeout; the signal's reason when aborted.
 */
export async function withinTimeLimit<Result>(
  seconds: number,
  signal: AbortSignal,
  produce: (ended: AbortSignal, restart: () => void) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const ended = AbortSignal.any([signal, limit.signal]);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(tooSlow(seconds)), seconds * 1000).unref();
  const restart = () => {
    if (!ended.aborted) timer.refresh();
  };
  return await Promise.race([produce(ended, restart), late.promise, rejectWhenAborted(signal)]).finally(
    () => {
      clearTimeout(timer);
      limit.abort(new Error('The attempt is over'));
    },
  );
}

function tooSlow(seconds: number): ProviderError {
  return new ProviderError('transient', `No picture within ${countInWords(seconds, 'second')}`, {
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
