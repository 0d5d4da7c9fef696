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
    return { title: 'Sign in required', description: `Please sign in to ${wish.whole}`, signIn: true };
  }
  if (error instanceof ApiError && error.status === 402) {
    const { creditsRequired = 1, creditsAvailable = 0 } = error.body ?? {};
    return {
      title: 'Insufficient credits',
      description: `You need ${creditsRequired} credit to ${wish.verb}, but only have ${creditsAvailable}`,
      signIn: false,
    };
  }
  return null;
}

/** The server's sentence, with `advice` where another prompt or picture may help. */
export function adviceFor(error: unknown, advice: string): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached. Please try again.';
  const { status, body } = error;
  if (body && isOutOfRoom(error)) return body.error;
  if (!body || (status >= 500 && status !== 503)) return advice;
  const sentence = /[.!?]$/.test(body.error) ? body.error : `${body.error}.`;
  return status === 429 || status === 503 ? sentence : `${sentence} ${advice}`;
}
