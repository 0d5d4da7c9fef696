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
      return { reason: reason ?? NOT_REACHED, remedy: 'wait' };
    case 'misconfigured':
      return { reason: reason ?? NOT_SET_UP, remedy: null };
    case 'moderated':
      return { reason: reason ?? REFUSED, remedy: 'other-words' };
    case 'rejected':
      // A verdict has a reason; what has none is a fault that words do not mend.
      return reason === undefined ? UNEXPLAINED : { reason, remedy: 'other-words' };
  }
}

/** When no attempt came to an end. */
export const GIVEN_UP: FailureAdvice = {
  reason: 'It could not be made, although it was tried several times.',
  remedy: 'wait',
};

const NOT_REACHED = 'The image model could not be reached.';
const NOT_SET_UP = 'The image model cannot be used at the moment.';
const REFUSED = 'The image model declined this prompt.';
