import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';

const LONGEST_MS = 30_000;
const RETRY_S = 30;

/**
 * Asks a text model, once more where its answer cannot be used.
 * @param findFaults what is wrong with an answer; empty when it is good
 * @throws AppError saying what to change, or when to come back
 */
export async function askTextModel<Answer>(
  ask: (options: { signal: AbortSignal }) => Promise<Answer>,
  {
    signal,
    field,
    findFaults,
  }: {
    signal: AbortSignal;
    /** That a subject which says too little is named by. */
    field: string;
    findFaults(answer: Answer): readonly string[];
  },
): Promise<Answer> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
  let faults: readonly string[] = [];
  try {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await ask({ signal: within });
      faults = findFaults(answer);
      if (faults.length === 0) return answer;
    }
  } catch (error) {
    throw inWords(error, { field, isLate: within.aborted && !signal.aborted });
  }
  throw notNow('unfit_text', new Error(faults.join('; ')));
}

function inWords(error: unknown, { field, isLate }: { field: string; isLate: boolean }): unknown {
  if (isLate) return notNow('slow_text', error);
  if (!(error instanceof ProviderError)) return error;
  switch (error.kind) {
    case 'rejected':
      // A provider's refusal says why; the built-in writer refuses what says too little.
      return error.reason === undefined
        ? new AppError('invalid_request.ad_subject', { field, cause: error })
        : new AppError('moderated.said', { said: error.reason, field, cause: error });
    case 'moderated':
      return new AppError('moderated.ad', { field, cause: error });
    default:
      return notNow('text_model', error);
  }
}

function notNow(what: 'slow_text' | 'text_model' | 'unfit_text', cause: unknown): AppError {
  const wait = cause instanceof ProviderError ? cause.retryAfterMs : undefined;
  const retryAfter = wait === undefined ? RETRY_S : Math.max(1, Math.ceil(wait / 1_000));
  return new AppError(`unavailable.${what}`, { retryAfter, cause });
}
