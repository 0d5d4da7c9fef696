import type { FailureReason } from '#phrases';
import { ProviderError } from '#platform/errors/provider-error';

/** Shown to the owner of a failed generation, beside the note that nothing was charged. */
export interface FailureAdvice {
  /** Null if the cause is internal. */
  reason: FailureReason | null;
  /** Null if unknown. */
  remedy: 'other-words' | 'wait' | null;
}

const PICTURE_FAULTS = new Set<FailureReason['code']>([
  'pictureUnopenable',
  'nothingStandsOut',
  'shadowNotFound',
  'notSeenWider',
  'noFontForWords',
]);
const UNEXPLAINED: FailureAdvice = { reason: null, remedy: null };

/** Explains why a generation failed, without internal details. */
export function explainFailure(error: unknown): FailureAdvice {
  if (!(error instanceof ProviderError)) return UNEXPLAINED;
  const { kind, failure: reason } = error;
  switch (kind) {
    case 'transient':
      return { reason: reason ?? { code: 'notReached' }, remedy: 'wait' };
    case 'misconfigured':
      return { reason: reason ?? { code: 'notSetUp' }, remedy: null };
    case 'moderated':
      return { reason: reason ?? { code: 'declined' }, remedy: 'other-words' };
    case 'rejected':
      // Without a reason it is a technical fault. Other words mend neither that nor an uploaded picture.
      if (reason === undefined) return UNEXPLAINED;
      return { reason, remedy: PICTURE_FAULTS.has(reason.code) ? null : 'other-words' };
  }
}

/** All attempts died. */
export const GIVEN_UP: FailureAdvice = {
  reason: { code: 'givenUp' },
  remedy: 'wait',
};
