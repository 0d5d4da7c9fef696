import { AppError } from '#platform/errors/app-error';
import type { ErrorPhrase } from '#platform/errors/phrases';
import { isErrorPhrase } from '#platform/errors/phrases';

/** What no page is to blame for: our own browser, or another part of ours. */
export const OWN_FAILURE = 'failed';

const RETRY_S = 30;

/** Reasons with a code of their own. */
const PHRASES: Partial<Record<string, ErrorPhrase>> = {
  addressNotAllowed: 'address_not_allowed',
  noSandbox: 'analyses_off',
};

/**
 * What an analysis that failed answers.
 * @param failure a reason of the page browser, or `OWN_FAILURE`
 */
export function refusalOfAnalysis(failure: string): AppError {
  const phrase = PHRASES[failure] ?? `page_unreadable.${failure}`;
  if (isErrorPhrase(phrase)) return AppError.repeat({ phrase, parameters: { reason: failure } });
  return new AppError('unavailable.page', { retryAfter: RETRY_S });
}
