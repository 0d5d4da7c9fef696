import { FAILURE_PHRASES } from '#platform/errors/phrases.en';
import { ProviderError } from '#platform/errors/provider-error';

/** What the owner of a failed generation reads, who is told beside it that nothing was charged. */
export interface FailureAdvice {
  /** A sentence or two; null where there is nothing more to say. */
  reason: string | null;
  /** What helps, where that is known. */
  remedy: 'other-words' | 'wait' | null;
}

const UNEXPLAINED: FailureAdvice = { reason: null, remedy: null };

/** Says why a generation failed, without anything of our insides. */
export function explainFailure(error: unknown): FailureAdvice {
  if (!(error instanceof ProviderError)) return UNEXPLAINED;
  const { kind, reason } = error;
  switch (kind) {
    case 'transient':
      return { reason: reason ?? FAILURE_PHRASES.notReached, remedy: 'wait' };
    case 'misconfigured':
      return { reason: reason ?? FAILURE_PHRASES.notSetUp, remedy: null };
    case 'moderated':
      return { reason: reason ?? FAILURE_PHRASES.declined, remedy: 'other-words' };
    case 'rejected':
      // A verdict has a reason; what has none is a fault that words do not mend.
      return reason === undefined ? UNEXPLAINED : { reason, remedy: 'other-words' };
  }
}

/** When no attempt came to an end. */
export const GIVEN_UP: FailureAdvice = {
  reason: FAILURE_PHRASES.givenUp,
  remedy: 'wait',
};
