import { AppError, ProviderError } from '#server/errors';

const LONGEST_MS = 30_000;
const RETRY_S = 30;
const TOO_LITTLE = 'There is too little to write about here. Please say in a few words what the ad is for.';

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
  throw notNow('What was written did not fit. Please try again.', new Error(faults.join('; ')));
}

function inWords(error: unknown, { field, isLate }: { field: string; isLate: boolean }): unknown {
  if (isLate) return notNow('Writing took too long. Please try again in a moment.', error);
  if (!(error instanceof ProviderError)) return error;
  switch (error.kind) {
    case 'rejected':
      // A provider's refusal says why; the built-in writer refuses what says too little.
      return error.reason === undefined
        ? new AppError('invalid_request', TOO_LITTLE, { field }, { cause: error })
        : new AppError('moderated', error.reason, { field }, { cause: error });
    case 'moderated':
      return new AppError('moderated', 'No ad can be written about this.', { field }, { cause: error });
    default:
      return notNow('Texts cannot be written at the moment. Please try again shortly.', error);
  }
}

function notNow(message: string, cause: unknown): AppError {
  const wait = cause instanceof ProviderError ? cause.retryAfterMs : undefined;
  const retryAfter = wait === undefined ? RETRY_S : Math.max(1, Math.ceil(wait / 1_000));
  return new AppError('unavailable', message, { retryAfter }, { cause });
}
