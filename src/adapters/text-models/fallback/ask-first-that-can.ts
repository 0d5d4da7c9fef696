import { ProviderError } from '#platform/errors/provider-error';

/**
 * Asks models in their order, the next while one is down or misconfigured. What one of them says of the request itself is
 * final.
 * @throws ProviderError of the first, or of another where that may succeed at another attempt; the signal's reason
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
