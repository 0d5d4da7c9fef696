import type { SeenPage } from './find-obstacle.ts';
import type { SightRefusal } from './messages.ts';

/** Thrown if a page cannot be captured. */
export class Refused extends Error {
  readonly refusal: SightRefusal;

  constructor(refusal: SightRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** Converts a browser's network error. */
export function networkRefusal(url: string, error: string): SightRefusal {
  if (/ERR_(UNSAFE_REDIRECT|UNKNOWN_URL_SCHEME|DISALLOWED_URL_SCHEME|UNSAFE_PORT|BLOCKED_BY)/.test(error))
    return { reason: 'addressNotAllowed' };
  if (/ERR_(TIMED_OUT|CONNECTION_TIMED_OUT)/.test(error)) return { reason: 'tooSlow' };
  return { reason: 'network', url, error };
}

/** Converts an exception of Playwright. */
export function refusalOfError(error: unknown, url: string): SightRefusal {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && error.name === 'TimeoutError') return { reason: 'tooSlow' };
  if (/Download is starting|ERR_ABORTED/.test(message)) return { reason: 'notWebPage' };
  if (/terminated|timed out/i.test(message)) return { reason: 'tooSlow' };
  // The document has no page's structure, so that reading it fails.
  if (!message.includes('net::')) return { reason: 'notWebPage' };
  return networkRefusal(/ at (https?:\S+)/.exec(message)?.[1] ?? url, message);
}

/** Converts a response's status and type; `undefined` if it is a page. */
export function refusalOfStatus(status: number, isPage: boolean, url: string): SightRefusal | undefined {
  if (!/^https?:/.test(url)) return { reason: 'notWebPage' };
  if (status === 404 || status === 410) return { reason: 'notFound' };
  if (status === 401 || status === 407) return { reason: 'login' };
  if (status >= 500) return { reason: 'unreachable' };
  if (status >= 400) return { reason: 'refused' };
  return isPage ? undefined : { reason: 'notWebPage' };
}

/** Whether the site led elsewhere, to its sign-in page. */
export function isSignInPage({
  asked,
  reached,
  page: { paragraphs, hasPasswordField },
}: {
  asked: string;
  reached: string;
  page: Pick<SeenPage, 'paragraphs' | 'hasPasswordField'>;
}): boolean {
  const isElsewhere = new URL(asked).pathname !== new URL(reached).pathname;
  const isNamedSo = /(log|sign)[-_]?in|\bauth|account|session|sso/i.test(reached.replace(/^https?:\/\//, ''));
  return isElsewhere && isNamedSo && (hasPasswordField || paragraphs.length < FEW_PARAGRAPHS);
}

const FEW_PARAGRAPHS = 4;
