import * as phrases from '#phrases';
import { fillText } from '#platform/errors/fill-text';
import { ApiError, isOutOfRoom, isSignedOut } from '#web/api/request.ts';

/** The message about a failed request for pictures. */
export interface RequestFailure {
  title: string;
  description: string;
  /** Whether the person must sign in. */
  signIn: boolean;
}

/**
 * The common messages of a signed-out visitor and of too few credits; null for other errors.
 * @param wish the requested action, such as `generate`, and `generate images`
 */
export function describeRefusal(
  error: unknown,
  wish: { verb: string; whole: string },
): RequestFailure | null {
  if (isSignedOut(error)) {
    return {
      title: phrases.signInRequired,
      description: fillText(phrases.signInTo, wish),
      signIn: true,
    };
  }
  if (error instanceof ApiError && error.status === 402) {
    return {
      title: phrases.noCredits,
      description: fillText(phrases.creditsMissing, { ...MISSING, ...error.body, ...wish }),
      signIn: false,
    };
  }
  return null;
}

/** Used if something other than the API answered. */
const MISSING = { creditsRequired: 1, creditsAvailable: 0 };

/** The server's sentence, with `advice` where another prompt or picture may help. */
export function adviceFor(error: unknown, advice: string): string {
  if (!(error instanceof ApiError)) return phrases.serverUnreached;
  const { status, body } = error;
  if (body && isOutOfRoom(error)) return body.error;
  if (!body || (status >= 500 && status !== 503)) return advice;
  const sentence = /[.!?]$/.test(body.error) ? body.error : `${body.error}.`;
  return status === 429 || status === 503 ? sentence : `${sentence} ${advice}`;
}
