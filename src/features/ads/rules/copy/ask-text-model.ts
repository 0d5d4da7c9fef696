import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';

const TIMEOUT_MS = 30_000;
const RETRY_AFTER_S = 30;

/**
 * Asks a text model, and once more if its answer is unusable.
 * @param findFaults returns the faults of an answer; empty if it is usable
 * @throws AppError with the change to make, or the time to retry
 */
export async function askTextModel<Answer>(
  ask: (options: { signal: AbortSignal }) => Promise<Answer>,
  {
    signal,
    field,
    findFaults,
  }: {
    signal: AbortSignal;
    /** The request field that an error names. */
    field: string;
    findFaults(answer: Answer): readonly string[];
  },
): Promise<Answer> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  let faults: readonly string[] = [];
  try {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await ask({ signal: within });
      faults = findFaults(answer);
      if (faults.length === 0) return answer;
    }
  } catch (error) {
    throw toAppError(error, { field, isLate: within.aborted && !signal.aborted });
  }
  throw unavailable('unfit_text', new Error(faults.join('; ')));
}

function toAppError(error: unknown, { field, isLate }: { field: string; isLate: boolean }): unknown {
  if (isLate) return unavailable('slow_text', error);
  if (!(error instanceof ProviderError)) return error;
  switch (error.kind) {
    case 'rejected':
      // Providers give a reason; the built-in writer rejects only subjects that say too little.
      return error.failure === undefined
        ? new AppError('invalid_request.ad_subject', { field, cause: error })
        : new AppError('moderated.failure', { ...error.failure, field, cause: error });
    case 'moderated':
      return new AppError('moderated.ad', { field, cause: error });
    default:
      return unavailable('text_model', error);
  }
}

function unavailable(what: 'slow_text' | 'text_model' | 'unfit_text', cause: unknown): AppError {
  const wait = cause instanceof ProviderError ? cause.retryAfterMs : undefined;
  const retryAfter = wait === undefined ? RETRY_AFTER_S : Math.max(1, Math.ceil(wait / 1_000));
  return new AppError(`unavailable.${what}`, { retryAfter, cause });
}
