import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { type ErrorPhrase, isErrorPhrase } from '#platform/errors/phrases';
import { updateAdRowFailed } from '../../queries/ad-rows.ts';

/** The failure, in a row, of an analysis that failed through our own fault. */
export const OWN_FAILURE = 'failed';

const RETRY_S = 30;

/** Reasons that have their own error code. */
const PHRASES: Partial<Record<string, ErrorPhrase>> = {
  addressNotAllowed: 'address_not_allowed',
  noSandbox: 'analyses_off',
};

/** Fails an analysis through our own fault. The next request for the same page starts another. */
export async function failAnalysis({ db }: { db: Database }, analysisId: string): Promise<void> {
  await updateAdRowFailed(db, 'adAnalyses', { id: analysisId, failure: OWN_FAILURE });
}

/**
 * The error that a failed analysis answers with.
 * @param failure the page browser's reason, or `OWN_FAILURE`
 */
export function refusalOfAnalysis(failure: string): AppError {
  const phrase = PHRASES[failure] ?? `page_unreadable.${failure}`;
  if (isErrorPhrase(phrase)) return AppError.repeat({ phrase, parameters: { reason: failure } });
  return new AppError('unavailable.page', { retryAfter: RETRY_S });
}
