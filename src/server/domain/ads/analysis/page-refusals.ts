import type { ErrorCode } from '#contract/errors';
import type { PageRefusal } from '#ports/page-browser';
import { AppError } from '#server/errors';

/** What no page is to blame for: our own browser, or another part of ours. */
export const OWN_FAILURE = 'failed';

const RETRY_S = 30;

const WORDS: Readonly<Record<PageRefusal, string>> = {
  notFound: 'The address leads to no page (404). Please check it.',
  robots: 'The site does not allow programs to read this page (robots.txt).',
  login: 'The page wants people to sign in first.',
  refused: 'The site refuses to show us this page.',
  tooSlow: 'The page took longer than 20 seconds.',
  notWebPage: 'This is no web page but some other file, such as a PDF or a picture.',
  addressNotAllowed: 'This address is not on the public web.',
  unreachable: 'The site cannot be reached or answers with an error. Please check the address.',
  noSandbox:
    'Website analyses are not available on this site. You can still start from a prompt or from a picture that you upload.',
  crashed: 'The page takes more memory or time than a page may, so it could not be read.',
};

const CODES: Partial<Record<PageRefusal, ErrorCode>> = {
  addressNotAllowed: 'address_not_allowed',
  noSandbox: 'analyses_off',
};

/**
 * What an analysis that failed answers.
 * @param failure a reason of the page browser, or `OWN_FAILURE`
 */
export function refusalOfAnalysis(failure: string): AppError {
  if (!isPageRefusal(failure))
    return new AppError(
      'unavailable',
      'Our browser could not look at the page. That is our fault and not the page’s: please try again.',
      { retryAfter: RETRY_S },
    );
  return new AppError(CODES[failure] ?? 'page_unreadable', WORDS[failure], { reason: failure });
}

function isPageRefusal(failure: string): failure is PageRefusal {
  return Object.hasOwn(WORDS, failure);
}
