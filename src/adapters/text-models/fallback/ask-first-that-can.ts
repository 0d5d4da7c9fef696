import { ProviderError } from '#platform/errors/provider-error';

/**
 * Asks the models in order; goes on to the next if one is down or misconfigured. A verdict on the request itself is final.
 * @throws ProviderError of the first model, or of another one if only that may succeed on a retry; the signal's reason
 */
export async function askFirstThatCan<Model, Answer>(
  models: readonly Model[],
  ask: (model: Model) => Promise<Answer>,
  { signal }: { signal: AbortSignal },
): Promise<Answer> {
  const failures: ProviderError[] = [];
  for (const model of models) {
    try {
      return await ask(model);
    } catch (error) {
      signal.throwIfAborted();
      const isVerdict =
        !(error instanceof ProviderError) || (error.kind !== 'transient' && error.kind !== 'misconfigured');
      if (isVerdict) throw error;
      failures.push(error);
    }
  }
  throw failures.find(({ kind, wasRetried }) => kind === 'transient' && !wasRetried) ?? failures[0];
}
