import { ApiError, isOutOfRoom, isSignedOut } from '#web/api/request.ts';

/** What a failed request for pictures tells the person. */
export interface RequestFailure {
  title: string;
  description: string;
  /** Whether signing in is the way on. */
  signIn: boolean;
}

/**
 * What every request for pictures says alike when nobody is signed in, or the credits are too few.
 * @param wish what was wanted, such as `generate`, and `generate images`
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

/** Something else to ask for helps against a refusal of this; against haste or a missing part it would not. */
export function adviceFor(error: unknown, advice: string): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached. Please try again.';
  const { status, body } = error;
  if (body && isOutOfRoom(error)) return body.error;
  if (!body || (status >= 500 && status !== 503)) return advice;
  const sentence = /[.!?]$/.test(body.error) ? body.error : `${body.error}.`;
  return status === 429 || status === 503 ? sentence : `${sentence} ${advice}`;
}
