import { ApiError, isSignedOut } from '#web/api/request.ts';
import type { GenerateFailure } from './generate-failure.ts';

/** What a failed background removal tells the person. */
export function describeCutoutFailure(error: unknown): GenerateFailure {
  if (isSignedOut(error)) {
    return { title: 'Sign in required', description: 'Please sign in to edit images', signIn: true };
  }
  if (error instanceof ApiError && error.status === 402) {
    const { creditsRequired = 1, creditsAvailable = 0 } = error.body ?? {};
    return {
      title: 'Insufficient credits',
      description: `You need ${creditsRequired} credit to edit, but only have ${creditsAvailable}`,
      signIn: false,
    };
  }
  return { title: 'Background removal failed', description: adviceFor(error), signIn: false };
}

const ADVICE = 'Please try again with a different image';

/** Another image helps against a refusal of this one; against haste or a lost connection it would not. */
function adviceFor(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached. Please try again.';
  const { status, body } = error;
  if (!body || (status >= 500 && status !== 503)) return ADVICE;
  const sentence = /[.!?]$/.test(body.error) ? body.error : `${body.error}.`;
  return status === 429 || status === 503 ? sentence : `${sentence} ${ADVICE}`;
}
