import { FAILURE_PHRASES } from '#platform/errors/phrases.en';
import { ProviderError } from '#platform/errors/provider-error';

/** Shown to the owner of a failed generation, beside the note that nothing was charged. */
export interface FailureAdvice {
  /** A sentence or two; null if the cause is internal. */
  reason: string | null;
  /** Null if unknown. */
  remedy: 'other-words' | 'wait' | null;
}

const UNEXPLAINED: FailureAdvice = { reason: null, remedy: null };

/** Explains why a generation failed, without internal details. */
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
      // Without a reason it is a technical fault, which another prompt would not fix.
      return reason === undefined ? UNEXPLAINED : { reason, remedy: 'other-words' };
  }
}

/** All attempts died. */
export const GIVEN_UP: FailureAdvice = {
  reason: FAILURE_PHRASES.givenUp,
  remedy: 'wait',
};
