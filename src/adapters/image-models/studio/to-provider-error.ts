import { StudioError } from '#engines/studio/studio';
import { ProviderError } from '#platform/errors/provider-error';

/** Turns the engine's errors into ProviderErrors; returns others unchanged. */
export function toProviderError(error: unknown): unknown {
  if (!(error instanceof StudioError)) return error;
  const again = error.code === 'worker-crashed' || error.code === 'closed';
  return new ProviderError(again ? 'transient' : 'rejected', error.message, { cause: error });
}
